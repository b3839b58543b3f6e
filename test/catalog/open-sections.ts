// Test helper: opens built sections through a catalog file, as the server does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, openCatalog } from '../../src/catalog/catalog.ts';
import { type CatalogFile, readCatalogFile } from '../../src/catalog/catalog-file.ts';
import { type Sections, writeCatalogFile } from '../../src/ingest/catalog/write-catalog-file.ts';

export const toCatalogFile = (sections: Sections): CatalogFile => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  try {
    const path = join(folder, 'catalog.bin');
    writeCatalogFile(path, sections);
    return readCatalogFile(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const openSections = (sections: Sections): Catalog => openCatalog(toCatalogFile(sections));
