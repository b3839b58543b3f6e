// Test helper: writes icon sets in Iconify's format and builds catalogs with them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, openCatalog } from '../../../src/catalog/catalog.ts';
import { buildCatalog } from '../../../src/ingest/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../../src/ingest/catalog/libraries.ts';
import { findSources } from '../../../src/ingest/catalog/update-catalog.ts';
import { buildSearchIndex } from '../../../src/ingest/search-index/build-index.ts';
import { toSearchDocuments } from '../../../src/ingest/search-index/entries.ts';
import { readVocabulary } from '../../../src/ingest/search-index/vocabulary/read-vocabulary.ts';
import { openSearch, type SearchEngine } from '../../../src/search/search.ts';
import { toCatalogFile } from '../../catalog/open-sections.ts';

/**
 * An icon set. `icons` maps names to SVG content in a 24 × 24 view box. `info` and `set` override fields of
 * info.json and icons.json.
 */
export interface AddedSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, string>>;
  readonly info?: Readonly<Record<string, unknown>>;
  readonly set?: Readonly<Record<string, unknown>>;
}

export const SQUARE = '<path fill="currentColor" d="M4 4h16v16H4z"/>';

/** Writes a set as a folder for `npm run catalog -- --add`. Returns the path of the folder. */
export const writeIconSet = (parent: string, { prefix, icons, info, set }: AddedSet): string => {
  const folder = mkdtempSync(join(parent, 'set-'));
  const bodies = Object.fromEntries(Object.entries(icons).map(([name, body]) => [name, { body }]));
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value));
  write('icons.json', { prefix, width: 24, height: 24, icons: bodies, ...set });
  write('info.json', { prefix, name: prefix, license: { title: 'MIT', spdx: 'MIT' }, ...info });
  return folder;
};

/** Builds a catalog of the named built-in libraries and the added sets. Opens it as the server does. */
export const openCatalogWith = async (
  sets: readonly AddedSet[],
  builtIn: readonly string[] = ['lucide'],
): Promise<{ readonly catalog: Catalog; readonly search: SearchEngine }> => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  try {
    const { sources } = findSources(
      sets.map(set => writeIconSet(folder, set)),
      { builtIn: BUILT_IN_LIBRARIES.filter(({ slug }) => builtIn.includes(slug)) },
    );
    const { icons, sections } = await buildCatalog(sources);
    // Words of other languages would take most of the time.
    const vocabulary = { ...readVocabulary(), languages: [], places: [] };
    const searchSections = buildSearchIndex(toSearchDocuments(icons), vocabulary);
    const file = toCatalogFile(new Map([...sections, ...searchSections]));
    const catalog = openCatalog(file);
    return { catalog, search: openSearch(catalog, file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
