// npm run goldens: replaces the expected export files; review the diff before committing.
import { run, runSteps } from './steps.mjs';

runSteps(['install', 'compile', 'catalog', 'fonts']);
run(['node', 'node_modules/vitest/vitest.mjs', 'run', 'test/package/goldens.test.ts'], { GOLDENS: 'update' });
