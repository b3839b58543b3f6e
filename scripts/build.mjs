// npm run build: builds everything that a running service and the npm package need.
import { allSteps, runSteps } from './steps.mjs';

await runSteps(allSteps);
