// npm run check [-- --all]: all checks for a commit. With --all, everything that CI runs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runSteps, withoutShell } from './steps.mjs';

const isAll = process.argv.includes('--all');
const checks = ['lint', 'types', 'vocabulary', 'test'];
/** Checks in addition to those for a commit: other Node.js releases, frameworks, validators of other projects. */
const slowChecks = ['test:nodes', 'test:frameworks', 'validate'];

const results = join(root, '.tmp', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let [isComplete, failedChecks] = [false, 0];
process.on('exit', () => {
  const counts = readdirSync(results).map(file => JSON.parse(readFileSync(join(results, file), 'utf8')));
  const sum = key => counts.reduce((total, count) => total + count[key], 0);
  // A failed check without test results, such as lint, counts as one failure. An aborted run does too.
  const failed = Math.max(sum('numFailedTests'), failedChecks, isComplete ? 0 : 1);
  console.log(`${sum('numPassedTests')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

runSteps(['install']);
for (const name of isAll ? [...checks, ...slowChecks] : checks) {
  const isTest = name.startsWith('test');
  const options = isTest
    ? [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(results, `${name.replace(':', '-')}.json`)}`,
      ]
    : [];
  if (isAll && name === 'test') options.push('--all');
  const started = performance.now();
  const [program, ...args] = withoutShell(['npm', 'run', '--silent', name, '--', ...options]);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  console.log(
    `${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  );
  if (status !== 0) failedChecks++;
  // The first failure is enough for a commit. CI reports all.
  if (status !== 0 && !isAll) break;
}
isComplete = true;
