// Public interface of the package: functions of one shared engine, and types.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFileOf } from '../catalog/catalog-file.ts';
import { findPackage } from '../package/installed-packages.ts';
import { createEngine, type Engine } from './embedded-engine.ts';

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
export type { IconKey } from '../contract/export/export-request.ts';
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
} from './embedded-engine.ts';
export type { Preview } from './exporter.ts';

/** The data folder of the installed package. Bundled programs search the package from the working directory. */
const findDataFolder = (): string => {
  // `import.meta.dirname` is undefined in a CommonJS bundle.
  const folder = join(import.meta.dirname ?? '', '..', '..', 'data');
  if (existsSync(catalogFileOf(folder))) return folder;
  const installed = findPackage('favsmith', process.cwd());
  return installed === undefined ? folder : join(installed, 'data');
};

const engine: Engine = createEngine({ dataFolder: findDataFolder() });

/** Finds icons by name, by meaning or by a word of another language, best first. An empty text lists all icons. */
export const search: Engine['search'] = engine.search;

/** Finds emoji for the export field `emoji`. */
export const searchEmoji: Engine['searchEmoji'] = engine.searchEmoji;

/** Suggests six finished designs for the words of a brand. */
export const findIdeas: Engine['findIdeas'] = engine.findIdeas;

/** Finds an icon by key, or by `library/name` or `library/name/style`. */
export const getIcon: Engine['getIcon'] = engine.getIcon;

/** Lists the libraries with their styles and licenses. */
export const listLibraries: Engine['listLibraries'] = engine.listLibraries;

/** Exports a package: files, elements for the head of a page, a report, and a ZIP of the files. */
export const exportPackage: Engine['exportPackage'] = engine.exportPackage;

/** Renders one PNG or SVG image of `size` pixels. Default: 180. */
export const preview: Engine['preview'] = engine.preview;

/** Renders up to 99 icons in one PNG, numbered from 1. */
export const contactSheet: Engine['contactSheet'] = engine.contactSheet;
