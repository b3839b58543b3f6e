// npm start: from whatever is there to a serving process.
import { runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'catalog']);
await import('../dist/main.js');
