// npm test [-- arguments of vitest]: builds what the tests read, then runs the files without the tag slow.
//   npm test -- --all          also the slow ones, and those with browsers and other programs
//   npm test -- test/search    all tests of a folder or file
//   npm test -- --changed      those of the modules that changed since the last commit
//   npm test -- --watch        those of changed modules, on every change
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSteps, steps } from './steps.mjs';

const args = process.argv.slice(2).filter(arg => arg !== '--all');
const isAll = process.argv.includes('--all') || args.some(arg => arg.startsWith('test/'));
const isBuilt = Object.values(steps).every(({ output }) => existsSync(join(root, output)));
// Changed modules are tested with the catalog and the studio of the last build, which take longer than their tests.
runSteps(args.includes('--changed') && isBuilt ? ['install', 'compile'] : undefined);
run([
  'node',
  'node_modules/vitest/vitest.mjs',
  ...(args.includes('--watch') ? [] : ['run']),
  ...(isAll ? [] : ['--project', 'fast', '--tags-filter', '!slow']),
  ...args,
]);
