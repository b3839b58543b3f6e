// npm run vocabulary: checks the search vocabulary and prints its coverage per language.
//
// --derive   first writes vocabulary/derived.txt and vocabulary/common-words/derived.txt from WordNet
// --hidden   lists words whose search misses the icons of their headword; needs the built catalog
import { run, runSteps } from './steps.mjs';

const isDerived = process.argv.includes('--derive');
runSteps(isDerived ? ['install', 'compile', 'catalog'] : ['install', 'compile']);
if (isDerived) run(['node', 'scripts/derive-words.mjs']);
run(['node', 'dist/build/check-vocabulary.js', ...(process.argv.includes('--hidden') ? ['--hidden'] : [])]);
