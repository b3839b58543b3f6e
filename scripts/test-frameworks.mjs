// npm run test:frameworks [-- vitest options]: installs real frameworks and bundlers and runs tests with them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installNode } from './node-release.mjs';
import { root, run, runSteps, withoutShell } from './steps.mjs';

/** Several frameworks require a newer Node.js release than Favsmith. */
const RELEASE_LINE = '24';

const folder = join(root, 'integrations');
const node = installNode(RELEASE_LINE);

runSteps();
if (node) {
  if (!isInstalled()) installPackages(node);
  run([
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'integrations/vitest.config.ts',
    ...process.argv.slice(2),
  ]);
}

function isInstalled() {
  const read = path => JSON.parse(readFileSync(join(folder, path), 'utf8')).packages;
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) return false;
  const present = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/** `npm ci` rejects a lock file without the binaries of the platform. npm selects packages by `engines`. */
function installPackages(binary) {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [npm, ...rest] = withoutShell(['npm', ...args]);
  const { status } = spawnSync(npm, rest, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH}` },
  });
  if (status !== 0) process.exit(status ?? 1);
}
