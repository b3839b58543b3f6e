// npm start: builds what is missing, then serves.
import { runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'studio', 'catalog', 'fonts']);
await import('../dist/main.js');
