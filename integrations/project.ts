// Copies of the minimal projects, and commands inside them.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

/** Makes this repository the package `favsmith` of all projects, without favicons of earlier states of it. */
export const linkFavsmith = (): void => {
  rmSync(join(import.meta.dirname, 'node_modules', '.cache', 'favsmith'), { recursive: true, force: true });
  const link = join(import.meta.dirname, 'node_modules', 'favsmith');
  rmSync(link, { force: true });
  symlinkSync(join(import.meta.dirname, '..'), link, 'dir');
};

/** Runs a program of node_modules/.bin in a project. */
export const runProgram = (folder: string, [program = '', ...args]: readonly string[]): Promise<string> =>
  runNode(folder, [join(import.meta.dirname, 'node_modules', '.bin', program), ...args]);

/** Environment of programs: without that of the test runner. */
export const environment = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  return { ...inherited, ...TELEMETRY_OFF, CI: 'true' } as NodeJS.ProcessEnv;
};

/** Runs a script in a project. Rejects with its output if it fails. */
export const runNode = async (folder: string, args: readonly string[]): Promise<string> => {
  try {
    const options = { cwd: folder, env: environment() };
    return (await run(process.execPath, args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
};
