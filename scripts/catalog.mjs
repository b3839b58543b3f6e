// npm run catalog [-- arguments]: rebuilds the catalog, optionally with a set added or removed.
import { runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'catalog'], { force: true, extra: process.argv.slice(2) });
