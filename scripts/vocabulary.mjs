// npm run vocabulary: checks the vocabulary of search and prints its coverage per language.
import { run, runSteps } from './steps.mjs';

runSteps(['install', 'compile']);
run(['node', 'dist/build/check-vocabulary.js']);
