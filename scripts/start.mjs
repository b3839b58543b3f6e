// npm start: builds what is missing, then starts the server.
import { runSteps } from './steps.mjs';

await runSteps();
await import('../dist/main.js');
