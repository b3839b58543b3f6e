// Writes the catalog file of the npm package: compressed, without the sections that its reader derives. (Decision 110)
import { join } from 'node:path';
import { readCatalogFile } from '../catalog/catalog-file.ts';
import { DERIVED_SECTIONS } from '../search/index/index-sections.ts';
import {
  compressFile,
  encodeCatalogFile,
  sectionsOf,
  writeAtomically,
} from './catalog/write-catalog-file.ts';

const path = join(import.meta.dirname, '..', '..', 'data', 'catalog.bin');
const sections = sectionsOf(readCatalogFile(path));
writeAtomically(`${path}.br`, [compressFile(Buffer.concat(encodeCatalogFile(sections, DERIVED_SECTIONS)))]);
