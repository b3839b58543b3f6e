// npm run vocabulary: checks the vocabulary of search and prints its coverage per language.
//   --derive   first writes vocabulary/derived.txt from WordNet
import { run, runSteps } from './steps.mjs';

const isDerived = process.argv.includes('--derive');
runSteps(isDerived ? ['install', 'compile', 'catalog'] : ['install', 'compile']);
if (isDerived) run(['node', 'scripts/derive-words.mjs']);
run(['node', 'dist/build/check-vocabulary.js']);
