// Start icons of the studio and favicons of the front page, drawn at build time. (Decision 073)

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, openCatalog } from '../../catalog/catalog.ts';
import { readCatalogFile } from '../../catalog/catalog-file.ts';
import { SMALL_PIXELS } from '../../compose/defaults.ts';
import { createScenes } from '../../compose/favicon.ts';
import { glyphFromIcon } from '../../compose/glyph/glyph.ts';
import { composeFaviconSvg } from '../../compose/svg/favicon-svg.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { resolveDesign } from '../../contract/export/resolved-design.ts';

/** Draws the favicons in lines such as `Moss: library=phosphor&name=leaf&bg=#175236`. */
const drawShowcase = (catalog: Catalog) =>
  readList(join(import.meta.dirname, 'showcase.txt')).map(([site_name, query]) => {
    const fields: Record<string, string | number> = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
    );
    const design = { ...fields, site_name };
    const glyph = glyphFromIcon(findIcon(catalog, `${fields.library}/${fields.name}/${fields.style}`).svg);
    const resolved = resolveDesign(parseExportBody(design), { main: glyph });
    const scenes = createScenes({ main: glyph }, resolved);
    return {
      design,
      svg: composeFaviconSvg(scenes, { fitted: resolved.responsiveSvg ? [SMALL_PIXELS] : [] }),
    };
  });

/**
 * Parses lines such as `Food: lucide/pizza phosphor/coffee/bold`. Lines that start with # are comments. The first icon of
 * each line comes first, then all second icons, so that the first view has icons for every purpose.
 */
export const readStartList = (path = join(import.meta.dirname, 'start-icons.txt')): readonly string[] => {
  const lines = readList(path).map(([, keys]) => keys.split(/\s+/));
  const length = Math.max(...lines.map(keys => keys.length));
  return Array.from({ length }, (_, place) => lines.flatMap(keys => keys[place] ?? [])).flat();
};

const readList = (path: string): readonly (readonly [name: string, value: string])[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [name = '', value = ''] = line.split(':');
      return [name.trim(), value.trim()];
    });

/** Returns the properties of an IconItem that the studio uses. Throws a RangeError if the catalog lacks the icon. */
const findIcon = (catalog: Catalog, key: string) => {
  const [library = '', name = '', style] = key.split('/');
  const position = catalog.findPosition({ library, name, style });
  if (position === undefined) throw new RangeError(`the catalog has no ${key}`);
  const icon = catalog.icon(position);
  const library_name = catalog.libraries.find(({ slug }) => slug === library)?.name ?? library;
  const styles = catalog.stylesAt(position);
  return { library, library_name, name: icon.name, style: icon.style, styles, svg: icon.svg };
};

const SHOWCASE_ID = 'virtual:showcase';
const ICONS_ID = 'virtual:start-icons';

/** Vite plugin that provides the favicons of the front page, and the URL of a JSON file with the start icons. */
export const startIconsPlugin = ({ catalogFile }: { readonly catalogFile: string }) => {
  let catalog: Catalog | undefined;
  return {
    name: 'start-icons',
    resolveId: (id: string) => ([SHOWCASE_ID, ICONS_ID].includes(id) ? `\0${id}` : undefined),
    load(this: { emitFile(file: { type: 'asset'; name: string; source: string }): string }, id: string) {
      if (id !== `\0${SHOWCASE_ID}` && id !== `\0${ICONS_ID}`) return undefined;
      catalog ??= openCatalog(readCatalogFile(catalogFile));
      if (id === `\0${SHOWCASE_ID}`) return `export default ${JSON.stringify(drawShowcase(catalog))}`;
      const opened = catalog;
      const source = JSON.stringify(readStartList().map(key => findIcon(opened, key)));
      const file = this.emitFile({ type: 'asset', name: 'start-icons.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
};
