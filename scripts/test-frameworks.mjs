// npm run test:frameworks [-- vitest options]: installs real frameworks and bundlers and runs tests with them.
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installNode } from './node-release.mjs';
import { isInstalled, root, run, runSteps, withoutShell } from './steps.mjs';

/** Several frameworks require a newer Node.js release than Favsmith. */
const RELEASE_LINE = '24';

const node = installNode(RELEASE_LINE);

await runSteps();
if (node) {
  if (!isInstalled('integrations')) installPackages(node);
  linkFavsmith();
  run([
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'integrations/vitest.config.ts',
    ...process.argv.slice(2),
  ]);
}

/** Makes this repository the package `favsmith` of all projects. Empties its cache of favicons. */
function linkFavsmith() {
  const modules = join(root, 'integrations', 'node_modules');
  rmSync(join(modules, '.cache', 'favsmith'), { recursive: true, force: true });
  rmSync(join(modules, 'favsmith'), { force: true });
  symlinkSync(root, join(modules, 'favsmith'), 'dir');
}

/**
 * Installs without `npm ci`, which rejects a lock file that lacks the binaries of this platform. npm omits optional
 * packages for another version of Node.js than the first `node` in PATH.
 */
function installPackages(binary) {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [npm, ...rest] = withoutShell(['npm', ...args]);
  const { status } = spawnSync(npm, rest, {
    cwd: join(root, 'integrations'),
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH}` },
  });
  if (status !== 0) process.exit(status ?? 1);
}
