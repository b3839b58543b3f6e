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

/**
 * Finds icons by name, by meaning or by a word of another language, best first. An empty text lists all icons.
 *
 * @example
 * ```js
 * import { search } from 'favsmith';
 *
 * const { icons } = await search('shopping cart', { library: 'tabler', limit: 2 });
 * console.log(icons[0]?.name); // shopping-cart
 * ```
 */
export const search: Engine['search'] = engine.search;

/**
 * Finds emoji for the export field `emoji`.
 *
 * @example
 * ```js
 * import { searchEmoji } from 'favsmith';
 *
 * const { emoji } = await searchEmoji('fox');
 * console.log(emoji[0]?.emoji); // 🦊
 * ```
 */
export const searchEmoji: Engine['searchEmoji'] = engine.searchEmoji;

/**
 * Suggests six finished designs for the words of a brand.
 *
 * @example
 * ```js
 * import { exportPackage, findIdeas } from 'favsmith';
 *
 * const { ideas } = await findIdeas('bakery');
 * const [first] = ideas;
 * if (first) await exportPackage(first.design);
 * console.log(ideas.length); // 6
 * ```
 */
export const findIdeas: Engine['findIdeas'] = engine.findIdeas;

/**
 * Finds an icon by key, or by `library/name` or `library/name/style`.
 *
 * @example
 * ```js
 * import { getIcon } from 'favsmith';
 *
 * const icon = await getIcon('phosphor/rocket/duotone');
 * console.log(icon.license); // MIT
 * ```
 */
export const getIcon: Engine['getIcon'] = engine.getIcon;

/**
 * Lists the libraries with their styles and licenses.
 *
 * @example
 * ```js
 * import { listLibraries } from 'favsmith';
 *
 * const [first] = await listLibraries();
 * console.log(first?.name, first?.styles.length); // Lucide 1
 * ```
 */
export const listLibraries: Engine['listLibraries'] = engine.listLibraries;

/**
 * Exports a package: files, elements for the head of a page, a report, and a ZIP of the files.
 *
 * @example
 * ```js
 * import { exportPackage } from 'favsmith';
 *
 * const { files, head } = await exportPackage({ library: 'lucide', name: 'rocket', bg: '#7c3aed' });
 * console.log(files[0]?.path); // favicon.svg
 * console.log(head.startsWith('<link rel="icon"')); // true
 * ```
 */
export const exportPackage: Engine['exportPackage'] = engine.exportPackage;

/**
 * Renders one PNG or SVG image of `size` pixels. Default: 180.
 *
 * @example
 * ```js
 * import { preview } from 'favsmith';
 *
 * const png = await preview({ text: 'AB', shape: 'circle', size: 64 });
 * const svg = await preview({ text: 'AB', include_dark_mode: true }, 'svg');
 * console.log(png.mediaType, svg.mediaType); // image/png image/svg+xml
 * ```
 */
export const preview: Engine['preview'] = engine.preview;

/**
 * Renders up to 99 icons in one PNG, numbered from 1.
 *
 * @example
 * ```js
 * import { contactSheet, search } from 'favsmith';
 *
 * const { icons } = await search('rocket', { limit: 12 });
 * const { mediaType } = await contactSheet(icons);
 * console.log(mediaType); // image/png
 * ```
 */
export const contactSheet: Engine['contactSheet'] = engine.contactSheet;
