// Installs programs from npm for tests: other releases of Node.js, and other runtimes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, withoutShell } from './steps.mjs';

const thisPlatform = process.platform === 'win32' ? 'win' : process.platform;

/** Returns the path of the program. If the installation fails, throws in CI, else returns undefined. */
export function installNode(line, { platform = thisPlatform, arch = process.arch } = {}) {
  return installProgram({
    packageName: `node-${platform}-${arch}`,
    version: line,
    path: join('bin', platform === 'win' ? 'node.exe' : 'node'),
    folder: platform === thisPlatform ? line : `${platform}-${line}`,
  });
}

/**
 * Installs a package that contains a program, and returns the path of the program. If the installation fails, throws in
 * CI and otherwise returns undefined.
 * @param {{ packageName: string, version: string, path: string, folder: string }} program `path` is relative to the
 * package, `folder` to the cache
 */
export function installProgram({ packageName, version, path, folder: name }) {
  const folder = join(root, '.tmp', 'node', name);
  const binary = join(folder, 'node_modules', packageName, path);
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--force', '--loglevel', 'error'];
  const [npm, ...args] = withoutShell(['npm', 'install', ...options, `${packageName}@${version}`]);
  // Keeps standard output free for the report of a benchmark.
  spawnSync(npm, args, { stdio: ['ignore', process.stderr, 'inherit'] });
  if (existsSync(binary)) return binary;
  const message = `${packageName}@${version} could not be installed`;
  if (process.env.CI) throw new Error(message);
  console.warn(`SKIPPED ${message}`);
  return undefined;
}
