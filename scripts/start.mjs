// npm start: builds what is missing, then serves.
import { runSteps } from './steps.mjs';

runSteps();
await import('../dist/main.js');
