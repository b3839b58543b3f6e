// npm run check: format, lint, types, room order and tests, everything that must hold before a commit.
import { run, runSteps } from './steps.mjs';

runSteps(['install']);
run(['node', 'node_modules/@biomejs/biome/bin/biome', 'check', '.']);
run(['node', 'node_modules/typescript/bin/tsc', '-b']);
run(['node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json']);
run(['node', 'scripts/test.mjs', ...process.argv.slice(2)]);
