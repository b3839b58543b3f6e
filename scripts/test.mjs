// npm test [-- arguments of vitest]: builds what the tests read, then runs them.
import { run, runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'studio', 'catalog', 'fonts']);
run(['node', 'node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]);
