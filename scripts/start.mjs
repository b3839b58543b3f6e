// npm start: from whatever is there to a serving process.
import { runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'studio', 'catalog', 'fonts']);
await import('../dist/main.js');
