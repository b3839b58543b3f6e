// Runs the fast tests under Wine, with the packages for Windows and a library that Wine lacks.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Tests that do not run under Wine, by the beginning of their titles, and what they need. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'a thread of a worker pool': 'processor times in /proc',
  'a written file': 'symbolic links, which Wine lacks',
  'completion scripts': 'bash, zsh and fish',
  'favsmith export reports a folder without permission to write': 'modes of files',
  'favsmith export reports a folder that cannot be created': '/proc',
  'Python accepts the lines': 'Python',
  'the curl command of the reference': 'sh and curl',
  'the example requests of the README': 'bash and curl',
  'the first view': 'Chromium',
  'worker threads survive an export with': 'a limit of open files',
};

/** The fast tests to run without FAST=all. They take less than two minutes. */
export const QUICK = ['test/plugins', 'test/cli/check.test.ts', 'test/cli/untrusted.test.ts'];

export interface Wine {
  /** Path of Wine. */
  readonly program: string;
  /** Path of Node.js for Windows. */
  readonly node: string;
  /** Linker that creates programs for Windows. */
  readonly linker: string;
  readonly env: NodeJS.ProcessEnv & { readonly WINEPREFIX: string };
}

/** Results of a file in Vitest's report in JSON. */
interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

export interface FastResult {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** Runs the fast tests at `paths`, or all, in a copy of the project in `folder`. Returns their titles by result. */
export const runFastTests = async (
  root: string,
  folder: string,
  { program, node, linker, env }: Wine,
  paths: readonly string[],
): Promise<FastResult> => {
  copyProject(root, folder);
  linkRandomNumbers(linker, folder, env.WINEPREFIX);
  const [report, log] = [join(folder, 'report.json'), join(folder, 'tests.log')];
  rmSync(report, { force: true });
  const args = ['run', '--project', 'fast', '--reporter', 'json', '--outputFile', 'report.json', ...paths];
  const output = openSync(log, 'w');
  const tests = spawn(program, [node, 'node_modules/vitest/vitest.mjs', ...args], {
    cwd: folder,
    env: { ...env, CI: '', NODE_OPTIONS: `--require "Z:${folder}/test/windows/wine.cjs"` },
    stdio: ['ignore', output, output],
  });
  await once(tests, 'exit');
  if (!existsSync(report)) throw new Error(readFileSync(log, 'utf8').slice(-2000));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly FileResult[] };
  const results = testResults.flatMap(({ name, status, message, assertionResults: tests }) =>
    // The report of a file that fails as a whole lists no failed test.
    status === 'failed' && !tests.some(test => test.status === 'failed')
      ? [...tests, { fullName: `${name}: ${message || 'a hook fails'}`, status }]
      : tests,
  );
  const titles = (isWanted: (status: string) => boolean) =>
    results.filter(({ status }) => isWanted(status)).map(({ fullName }) => fullName);
  return {
    passed: titles(status => status === 'passed'),
    failed: titles(status => status === 'failed'),
    skipped: titles(status => !['passed', 'failed'].includes(status)),
  };
};

/** Copies the project to `folder`, and installs the packages for Windows there. */
const copyProject = (root: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root)) {
    if (isLeftOut(name)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: path => !isLeftOut(path) });
  }
  const [lockfile, installed] = [
    join(root, 'package-lock.json'),
    join(folder, 'node_modules', 'favsmith-lock.json'),
  ];
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return;
  const options = ['--os', 'win32', '--cpu', 'x64', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  copyFileSync(lockfile, installed);
};

const isLeftOut = (path: string): boolean => /(?:^|\/)(?:\.git|\.tmp|\.apps|node_modules)$/.test(path);

/** Creates bcryptprimitives.dll, which Rust's programs import and Wine 8 lacks. Its function is that of advapi32.dll. */
const linkRandomNumbers = (linker: string, folder: string, prefix: string): void => {
  const definition = join(folder, 'bcryptprimitives.def');
  const library = join(prefix, 'drive_c', 'windows', 'system32', 'bcryptprimitives.dll');
  writeFileSync(
    definition,
    'LIBRARY bcryptprimitives.dll\nEXPORTS\nProcessPrng = advapi32.SystemFunction036\n',
  );
  if (!existsSync(library)) execFileSync(linker, ['-shared', '-o', library, definition]);
};
