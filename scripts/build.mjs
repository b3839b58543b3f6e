// npm run build: builds everything that a running service needs.
import { runSteps } from './steps.mjs';

await runSteps();
