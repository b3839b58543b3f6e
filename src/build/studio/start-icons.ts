// Icons that the studio shows before a search, read from the catalog when the studio is built. (Decision 077)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, openCatalog } from '../../catalog/catalog.ts';
import { readCatalogFile } from '../../catalog/catalog-file.ts';

/** The properties of an IconItem that the studio uses. */
export interface StartIcon {
  readonly library: string;
  readonly library_name: string;
  readonly name: string;
  readonly style: string;
  readonly styles: readonly string[];
  readonly svg: string;
}

export interface Purpose {
  readonly purpose: string;
  readonly icons: readonly StartIcon[];
}

const LIST = join(import.meta.dirname, 'start-icons.txt');

/** Parses lines such as `Food: lucide/pizza phosphor/coffee/bold`. Lines that start with # are comments. */
export const readStartList = (path = LIST): readonly { purpose: string; keys: readonly string[] }[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [purpose = '', keys = ''] = line.split(':');
      return { purpose: purpose.trim(), keys: keys.trim().split(/\s+/) };
    });

/** Throws a RangeError if the catalog lacks an icon. */
export const findStartIcons = (catalog: Catalog): readonly Purpose[] =>
  readStartList().map(({ purpose, keys }) => ({ purpose, icons: keys.map(key => findIcon(catalog, key)) }));

const findIcon = (catalog: Catalog, key: string): StartIcon => {
  const [library = '', name = '', style] = key.split('/');
  const position = catalog.findPosition({ library, name, style });
  if (position === undefined) throw new RangeError(`the catalog has no ${key}`);
  const icon = catalog.icon(position);
  const library_name = catalog.libraries.find(({ slug }) => slug === library)?.name ?? library;
  const styles = catalog.stylesAt(position);
  return { library, library_name, name: icon.name, style: icon.style, styles, svg: icon.svg };
};

const MODULE = 'virtual:start-icons';

/** Vite plugin: the module `virtual:start-icons` exports the purposes. */
export const startIconsPlugin = (catalogFile: string) => ({
  name: 'start-icons',
  resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id: string) =>
    id === `\0${MODULE}`
      ? `export default ${JSON.stringify(findStartIcons(openCatalog(readCatalogFile(catalogFile))))}`
      : undefined,
});
