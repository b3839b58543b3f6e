// Copies of the minimal projects, and commands inside them.
import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TELEMETRY_OFF = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
};

/** Copies a project to a folder below this one, so that it finds the installed packages; returns its path. */
export const copyProject = (id: string, copy = id): string => {
  const folder = join(import.meta.dirname, '.apps', copy);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'apps', id), folder, { recursive: true });
  return folder;
};

/** Runs a program of node_modules/.bin in a project. Rejects with its output if it fails. */
export const runProgram = async (folder: string, [program, ...args]: readonly string[]): Promise<string> => {
  const path = join(import.meta.dirname, 'node_modules', '.bin', program ?? '');
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  try {
    const options = { cwd: folder, env: { ...environment, ...TELEMETRY_OFF, CI: 'true' } };
    return (await run(process.execPath, [path, ...args], options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
};
