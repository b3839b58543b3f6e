// Copies of the projects in apps/, commands inside them, and their configurations in docs/integrations.md.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageOf } from '../test/package/packages.ts';
import { PLATE } from './browser.ts';

const run = promisify(execFile);

const TELEMETRY_OFF = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
};

/**
 * Creates a project below this folder, so that it finds the installed packages: a copy of `apps/<id>`, or an empty
 * folder. Returns its path.
 */
export const createProject = (id: string, copy = id): string => {
  const folder = join(import.meta.dirname, '.apps', copy);
  const original = join(import.meta.dirname, 'apps', id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(original)) cpSync(original, folder, { recursive: true });
  return folder;
};

/** Runs a program of node_modules/.bin in a project. */
export const runProgram = (folder: string, [program = '', ...args]: readonly string[]): Promise<string> =>
  runNode(folder, [join(import.meta.dirname, 'node_modules', '.bin', program), ...args]);

/** Environment of programs, without the variables of the test runner. */
export const environment = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  return { ...inherited, ...TELEMETRY_OFF, CI: 'true' } as NodeJS.ProcessEnv;
};

/** Runs a script in a project. Returns its output, and rejects with that if it fails. */
export const runNode = async (folder: string, args: readonly string[]): Promise<string> => {
  try {
    const options = { cwd: folder, env: environment() };
    return (await run(process.execPath, args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
};

const CLI = join(import.meta.dirname, '..', 'dist', 'cli', 'main.js');

/** A name that contains the delimiters of template languages. */
const SITE_NAME = `It's {{7*7}} "here" @if <%= 7 %>`;

/** The package that `installFavicon` installs. */
export const installedPackage = () =>
  packageOf({
    library: 'lucide',
    name: 'minus',
    bg: PLATE,
    dark_bg: PLATE,
    include_dark_mode: true,
    site_name: SITE_NAME,
  });

/** Copies the project of a framework and runs `favsmith install` in it. Returns its folder. */
export const installedProject = async (id: string): Promise<string> => {
  const folder = createProject(id);
  await installFavicon(folder);
  return folder;
};

export const installFavicon = (folder: string): Promise<string> => {
  const design = ['--bg', PLATE, '--dark', '--dark-bg', PLATE, '--site-name', SITE_NAME];
  return runNode(folder, [CLI, 'install', 'lucide/minus', ...design, '--yes']);
};

/** A code block that begins with a comment of project and path: `// vite/vite.config.js`. */
const BLOCK = /^```\w+\n(?:\/\/|<!--) ([^/\n]+)\/(\S+)(?: -->)?\n(.*?)^```$/gms;

/** Writes the configuration files that the documentation has for a project. Returns their paths. */
export const writeDocumentedFiles = (id: string, folder: string): readonly string[] => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'integrations.md'), 'utf8');
  return [...text.matchAll(BLOCK)]
    .filter(([, project]) => project === id)
    .map(([, , path = '', code = '']) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
      return path;
    });
};
