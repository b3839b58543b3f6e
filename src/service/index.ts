// Public interface of the package: one shared engine and its types.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFileOf } from '../catalog/catalog-file.ts';
import { findPackage } from '../package/installed-packages.ts';
import { createEngine, type Engine } from './engine.ts';

export type { IconKey } from '../catalog/catalog.ts';
export type {
  EmojiItem,
  EmojiSearchResponse,
  ExportBody,
  IconItem,
  IconSearchResponse,
  Idea,
  IdeasResponse,
  Library,
} from '../client/api-types.ts';
export { type ProblemCode, ProblemError, type Violation } from '../contract/problems.ts';
export type { PackageFile } from '../model/package-file.ts';
export type { Report } from '../package/report.ts';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type ExportedPackage,
  type PreviewBody,
  type PreviewFormat,
  type SearchOptions,
} from './engine.ts';
export type { Preview } from './exporter.ts';

/** The data folder of the installed package. A bundled program finds the package from the working directory. */
const findDataFolder = (): string => {
  // `import.meta.dirname` is undefined in a CommonJS bundle.
  const folder = join(import.meta.dirname ?? '', '..', '..', 'data');
  if (existsSync(catalogFileOf(folder))) return folder;
  const installed = findPackage('favsmith', process.cwd());
  return installed === undefined ? folder : join(installed, 'data');
};

const engine: Engine = createEngine({ dataFolder: findDataFolder() });

export const {
  search,
  searchEmoji,
  findIdeas,
  getIcon,
  listLibraries,
  exportPackage,
  preview,
  contactSheet,
} = engine;
