// npm start: builds what is missing, then starts the server.
import { runSteps } from './steps.mjs';

runSteps();
await import('../dist/main.js');
