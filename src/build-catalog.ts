// Builds the artefact that the server reads: the icon catalog out of the installed packages.
import { join } from 'node:path';
import { writeArtefact } from './catalog/artefact.ts';
import { buildCatalog } from './catalog/build.ts';
import { BUILT_IN_LIBRARIES } from './catalog/libraries.ts';
import { buildSearchIndex } from './search/build-index.ts';
import { allConcepts } from './search/concept-tables.ts';
import { toSearchDocuments } from './search/document.ts';

const path = join(import.meta.dirname, '..', 'data', 'catalog.bin');
const { libraries, icons, sections } = await buildCatalog(BUILT_IN_LIBRARIES, {
  progress: ({ library, done, total }) => {
    if (done === total) console.log(`${library}: ${total}`);
  },
});
const searchSections = buildSearchIndex(toSearchDocuments(icons), allConcepts());
writeArtefact(path, new Map([...sections, ...searchSections]));
console.log(`${icons.length} icons of ${libraries.length} libraries`);
