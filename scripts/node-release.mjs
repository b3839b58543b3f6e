// Installs other Node.js releases from npm, for tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const platform = process.platform === 'win32' ? 'win' : process.platform;
const binaryPackage = `node-${platform}-${process.arch}`;

/**
 * Installs a release and returns the path of its program. If the installation fails, throws in CI and otherwise
 * returns undefined.
 */
export function installNode(line) {
  const folder = join(root, '.tmp', 'node', line);
  const binary = join(folder, 'node_modules', binaryPackage, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel', 'error'];
  spawnSync('npm', ['install', ...options, `${binaryPackage}@${line}`], {
    // Standard output stays free, because it is the report of a benchmark.
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: platform === 'win',
  });
  if (existsSync(binary)) return binary;
  const message = `Node.js ${line}: ${binaryPackage}@${line} could not be installed`;
  if (process.env.CI) throw new Error(message);
  console.warn(`SKIPPED ${message}`);
  return undefined;
}
