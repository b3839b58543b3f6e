// npm test [-- arguments of vitest]: builds what the tests read, then runs them.
import { run, runSteps } from './steps.mjs';

const args = process.argv.slice(2);
runSteps();
run(['node', 'node_modules/vitest/vitest.mjs', ...(args.includes('--watch') ? [] : ['run']), ...args]);
