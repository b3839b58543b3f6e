// npm run build: builds everything that a running service needs. With --package, everything in the npm package.
import { runSteps, serviceSteps } from './steps.mjs';

await runSteps(process.argv.includes('--package') ? [...serviceSteps, 'packed'] : serviceSteps);
