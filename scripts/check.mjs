// npm run check [-- --all]: all checks for a commit. With --all, everything that CI runs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { allSteps, root, runSteps, withoutShell } from './steps.mjs';

const isAll = process.argv.includes('--all');
const checks = ['lint', 'types', 'vocabulary', 'test'];
/** Checks that only CI runs: other Node.js releases, frameworks, validators of other projects. */
const slowChecks = ['test:nodes', 'test:frameworks', 'validate'];

const results = join(root, '.tmp', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failedChecks = [];
let isComplete = false;
process.on('exit', () => {
  const reports = readdirSync(results).map(file => JSON.parse(readFileSync(join(results, file), 'utf8')));
  const sum = key => reports.reduce((total, report) => total + report[key], 0);
  // A failed check without test results, such as lint, and an aborted run each count as one failure.
  const failed = Math.max(sum('numFailedTests'), failedChecks.length, isComplete ? 0 : 1);
  for (const name of failedChecks) console.log(`failed check: ${name}`);
  // A file that failed without a failed test could not be loaded, or one of its hooks failed.
  for (const { name, status, assertionResults } of reports.flatMap(report => report.testResults)) {
    const titles = assertionResults.filter(test => test.status === 'failed').map(test => test.fullName);
    if (status === 'failed' && titles.length === 0) titles.push('(outside of tests)');
    for (const title of titles) console.log(`failed test: ${relative(root, name)}: ${title}`);
  }
  console.log(`${sum('numPassedTests')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

// CI needs everything built anyway: all steps side by side take less time than those that a check needs, one after another.
await runSteps(isAll ? allSteps : ['install']);
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
  if (status !== 0) failedChecks.push(name);
  // Before a commit, stops at the first failure. CI reports all.
  if (status !== 0 && !isAll) break;
}
isComplete = true;
