// npm run catalog [-- arguments]: builds the catalog anew.
import { runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'catalog'], { force: true, extra: process.argv.slice(2) });
