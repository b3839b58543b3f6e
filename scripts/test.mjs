// npm test [-- arguments of vitest]: builds what the tests read, then runs the test files without the tag slow.
//   npm test -- --all          also slow tests, and tests with browsers and other programs
//   npm test -- test/search    all tests of a folder or file
//   npm test -- --changed      tests of modules that have changed since the last commit
//   npm test -- --watch        tests of changed modules, after every change
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root, run, runSteps, serviceSteps, steps } from './steps.mjs';

const changedPaths = () =>
  [
    ['diff', '--name-only', '--relative', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap(args => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean));

/** Tests of the repository as a whole, which object to an ordinary change: missing rows, old documents, wrong imports. */
const GUARDS = ['module-order', 'extension-points', 'generated-files', 'docs'].map(
  name => `test/${name}.test.ts`,
);

/** Vitest's own selection follows imports to any depth, and the service imports nearly all of src/. */
const changedTests = () => {
  const changed = new Set(changedPaths());
  const folders = [...changed]
    .flatMap(path => /^src\/([^/]+)\//.exec(path)?.[1] ?? [])
    .map(name => `test/${name}/`)
    .concat(changed.size > 0 ? GUARDS : []);
  const importsChanged = path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/from '(\.[^']+)'/g)].some(([, target = '']) =>
      changed.has(relative(root, resolve(root, dirname(path), target)).replaceAll(sep, '/')),
    );
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map(path => `test/${path.replaceAll(sep, '/')}`)
    .filter(path => path.endsWith('.test.ts'))
    .filter(
      path => changed.has(path) || folders.some(folder => path.startsWith(folder)) || importsChanged(path),
    );
};

const isChanged = process.argv.includes('--changed');
const selected = isChanged ? changedTests() : [];
if (isChanged && selected.length === 0) {
  console.log('No test is affected by the changes since the last commit.');
  process.exit();
}
const args = [...process.argv.slice(2).filter(arg => arg !== '--all' && arg !== '--changed'), ...selected];
const isAll = process.argv.includes('--all') || process.argv.slice(2).some(arg => arg.startsWith('test/'));
const isBuilt = serviceSteps.every(name => existsSync(join(root, steps[name].output)));
// Catalog and studio are not rebuilt for changed modules, because that takes longer than their tests.
await runSteps(isChanged && isBuilt ? ['install', 'compile'] : undefined);
if (!isAll)
  console.log(
    'Left out: slow tests, among them those in Node.js for Windows (wine64). `npm test -- --all` runs them.',
  );
run([
  'node',
  'node_modules/vitest/vitest.mjs',
  ...(args.includes('--watch') ? [] : ['run']),
  ...(isAll ? [] : ['--project', 'fast', '--tags-filter', '!slow']),
  ...args,
]);
