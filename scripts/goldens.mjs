// npm run goldens: writes the goldens of the tests anew; what they now say is to be read before it is committed.
import { run, runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'catalog', 'fonts']);
run(['node', 'node_modules/vitest/vitest.mjs', 'run', 'test/export/goldens.test.ts'], { GOLDENS: 'update' });
