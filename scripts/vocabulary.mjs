// npm run vocabulary: checks the search vocabulary and prints its coverage per language.
//
// --explain WORDS  instead explains the first results of a search; needs the built catalog
// --derive   first writes vocabulary/derived.txt and vocabulary/common-words/derived.txt from WordNet
// --hidden   lists words whose search misses the icons of their headword
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSteps, steps } from './steps.mjs';

const [option, ...words] = process.argv.slice(2);
if (option === '--explain') {
  await runSteps(['install', 'compile', 'catalog']);
  run(['node', 'scripts/explain-search.mjs', ...words]);
  process.exit();
}
const isDerived = process.argv.includes('--derive');
// A catalog of an older vocabulary has the names of all icons, too.
const isBuilt = !isDerived && existsSync(join(root, steps.catalog.output));
await runSteps(isBuilt ? ['install', 'compile'] : ['install', 'compile', 'catalog']);
if (isDerived) run(['node', 'scripts/derive-words.mjs']);
run(['node', 'dist/ingest/check-vocabulary.js', ...(process.argv.includes('--hidden') ? ['--hidden'] : [])]);
