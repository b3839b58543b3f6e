// npm run goldens: replaces the expected files of exports. Review the diff before the commit.
import { run, runSteps } from './steps.mjs';

await runSteps(['install', 'compile', 'catalog', 'fonts']);
run(['node', 'node_modules/vitest/vitest.mjs', 'run', 'test/package/goldens.test.ts'], { GOLDENS: 'update' });
