// A catalog opened the way the server does it: through a file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, openCatalog } from '../../src/catalog/catalog.ts';
import { readArtefact, writeArtefact } from '../../src/catalog/catalog-file.ts';

export const openSections = (sections: ReadonlyMap<string, Uint8Array>): Catalog => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  try {
    const path = join(folder, 'catalog.bin');
    writeArtefact(path, sections);
    return openCatalog(readArtefact(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
