// npm start: from whatever is there to a serving process.
import { runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'catalog', 'fonts']);
await import('../dist/main.js');
