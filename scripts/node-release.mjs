// Installs other Node.js releases from npm, for tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, withoutShell } from './steps.mjs';

const thisPlatform = process.platform === 'win32' ? 'win' : process.platform;

/**
 * Installs a release, for another platform if `platform` is given, and returns the path of its program. If the installation fails, throws in CI and otherwise
 * returns undefined.
 */
export function installNode(line, { platform = thisPlatform, arch = process.arch } = {}) {
  const binaryPackage = `node-${platform}-${arch}`;
  const folder = join(root, '.tmp', 'node', platform === thisPlatform ? line : `${platform}-${line}`);
  const binary = join(folder, 'node_modules', binaryPackage, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--force', '--loglevel', 'error'];
  const [npm, ...args] = withoutShell(['npm', 'install', ...options, `${binaryPackage}@${line}`]);
  // Standard output stays free, because it is the report of a benchmark.
  spawnSync(npm, args, { stdio: ['ignore', process.stderr, 'inherit'] });
  if (existsSync(binary)) return binary;
  const message = `Node.js ${line}: ${binaryPackage}@${line} could not be installed`;
  if (process.env.CI) throw new Error(message);
  console.warn(`SKIPPED ${message}`);
  return undefined;
}
