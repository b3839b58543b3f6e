// A catalog opened the way the server does it: through a file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCatalogFile } from '../../src/build/catalog/write-catalog-file.ts';
import { type Catalog, openCatalog } from '../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../src/catalog/catalog-file.ts';

export const openSections = (sections: ReadonlyMap<string, Uint8Array>): Catalog => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  try {
    const path = join(folder, 'catalog.bin');
    writeCatalogFile(path, sections);
    return openCatalog(readCatalogFile(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
