// npm run test:nodes [-- test files]: smoke tests on other supported Node.js releases.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSteps } from './steps.mjs';

/** The oldest supported release line and the current ones. */
const RELEASE_LINES = ['20', '24', '26'];
/** What a release could change: start and shutdown, bytes of a package, number formats, typed arrays, HTTP. */
const SMOKE_TESTS = [
  'test/main.test.ts',
  'test/export/goldens.test.ts',
  'test/deflate',
  'test/pages',
  'test/raster',
  'test/search',
];

const platform = process.platform === 'win32' ? 'win' : process.platform;
const binaryPackage = `node-${platform}-${process.arch}`;
const tests = process.argv.length > 2 ? process.argv.slice(2) : SMOKE_TESTS;
for (const test of tests) if (!existsSync(join(root, test))) throw new Error(`${test} does not exist`);

runSteps();
for (const line of RELEASE_LINES.filter(line => !process.version.startsWith(`v${line}.`))) {
  const binary = installNode(line);
  if (!binary) continue;
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  console.log(`Node.js ${stdout.trim()}: ${tests.join(' ')}`);
  run([binary, 'node_modules/vitest/vitest.mjs', 'run', ...tests]);
}

/** Path of that release's program, from its npm package; undefined where it cannot be installed and CI is not set. */
function installNode(line) {
  const folder = join(root, '.tmp', 'node', line);
  const binary = join(folder, 'node_modules', binaryPackage, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel', 'error'];
  spawnSync('npm', ['install', ...options, `${binaryPackage}@${line}`], {
    stdio: 'inherit',
    shell: platform === 'win',
  });
  if (existsSync(binary)) return binary;
  const message = `Node.js ${line}: ${binaryPackage}@${line} could not be installed`;
  if (process.env.CI) throw new Error(message);
  console.warn(`SKIPPED ${message}`);
  return undefined;
}
