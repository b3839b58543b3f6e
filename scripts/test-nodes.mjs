// npm run test:nodes [-- test files, options of vitest]: smoke tests on other supported Node.js releases, Bun and Deno.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installNode, installProgram } from './node-release.mjs';
import { root, run, runSteps } from './steps.mjs';

const RELEASE_LINES = ['20', '24', '26'];
/** Start and shutdown, bytes of a package, number formats, typed arrays and HTTP depend on the release. */
const SMOKE_TESTS = [
  'test/http/main.test.ts',
  'test/package',
  'test/http/pages/documentation.test.ts',
  'test/client/client.test.ts',
  'test/http/mcp/http.test.ts',
  'test/raster',
  'test/search',
];

const args = process.argv.slice(2);
const options = args.filter(arg => arg.startsWith('-'));
const tests = args.length > options.length ? args.filter(arg => !options.includes(arg)) : SMOKE_TESTS;
for (const test of tests) if (!existsSync(join(root, test))) throw new Error(`${test} does not exist`);

await runSteps();
for (const line of RELEASE_LINES.filter(line => !process.version.startsWith(`v${line}.`))) {
  const binary = installNode(line);
  if (!binary) continue;
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  console.log(`Node.js ${stdout.trim()}: ${tests.join(' ')}`);
  // Each release writes its own results.
  const own = options.map(option => option.replace(/\.json$/, `-${line}.json`));
  run([binary, 'node_modules/vitest/vitest.mjs', 'run', '--tags-filter', '!slow', ...tests, ...own]);
}

/** Other runtimes: package of the program, path in it, and arguments before a script. */
const RUNTIMES = [
  { name: 'Bun', packageName: '@oven/bun-linux-x64', version: '1.4.5', path: 'bin/bun', options: [] },
  {
    name: 'Deno',
    packageName: '@deno/linux-x64-glibc',
    version: '2.9.6',
    path: 'deno',
    options: ['run', '--allow-all', '--no-lock'],
  },
];

const outputIn = (binary, options = []) => {
  const script = join(root, 'scripts', 'try-runtime.mjs');
  const { status, stdout, stderr } = spawnSync(binary, [...options, script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${binary} failed:\n${stderr}`);
  return stdout;
};

if (args.length === 0 && process.platform === 'linux' && process.arch === 'x64') {
  const expected = outputIn(process.execPath);
  for (const { name, packageName, version, path, options: before } of RUNTIMES) {
    const binary = installProgram({ packageName, version, path, folder: name.toLowerCase() });
    if (!binary) continue;
    if (outputIn(binary, before) !== expected) throw new Error(`${name} ${version} has other results.`);
    console.log(`${name} ${version}: library, command line and server have the results of Node.js`);
  }
}
