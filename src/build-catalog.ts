// Builds the artefact that the server reads: the icon catalog out of the installed packages.
import { join } from 'node:path';
import { writeArtefact } from './catalog/artefact.ts';
import { buildCatalog } from './catalog/build.ts';
import { BUILT_IN_LIBRARIES } from './catalog/libraries.ts';

const path = join(import.meta.dirname, '..', 'data', 'catalog.bin');
const { libraries, icons, sections } = await buildCatalog(BUILT_IN_LIBRARIES, {
  progress: ({ library, done, total }) => {
    if (done === total) console.log(`${library}: ${total}`);
  },
});
writeArtefact(path, sections);
console.log(`${icons.length} icons of ${libraries.length} libraries`);
