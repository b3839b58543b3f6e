// Public interface of the package: one shared engine and its types.
import { join } from 'node:path';
import { createEngine, type Engine } from './engine.ts';

export type { IconKey } from '../catalog/catalog.ts';
export type { IconItem, IconSearchResponse, Library } from '../client/api-types.ts';
export type { ExportBody, PreviewBody } from '../contract/export/export-input.ts';
export { type ProblemCode, ProblemError, type Violation } from '../contract/problems.ts';
export type { ExportedPackage, Preview } from '../export/exporter.ts';
export type { Report } from '../export/package/report.ts';
export type { PackageFile } from '../model/package-file.ts';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type PreviewFormat,
  type SearchOptions,
} from './engine.ts';

/** The data folder of the installed package. */
const DATA_FOLDER = join(import.meta.dirname, '..', '..', 'data');

const engine: Engine = createEngine({ dataFolder: DATA_FOLDER });

export const { search, getIcon, listLibraries, exportPackage, preview, contactSheet } = engine;
