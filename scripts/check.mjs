// npm run check [-- arguments of vitest]: all checks, as CI runs them.
import { run, runSteps } from './steps.mjs';

runSteps(['install']);
for (const script of ['lint', 'types', 'vocabulary']) runScript(script);
runScript('test', process.argv.slice(2));
runScript('test:nodes');

function runScript(name, args = []) {
  run(['npm', 'run', '--silent', name, '--', ...args]);
}
