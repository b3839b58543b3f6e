// Test suites that need installed programs.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, test } from 'vitest';

const folders = (process.env.PATH ?? '').split(delimiter);

/** Path of the first of `names` that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable);

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Declares a slow suite that needs all of `programs` (paths by name). If one is missing, the suite is skipped with
 * a warning. In CI (variable `CI`), it fails instead.
 */
export const describeWithPrograms = (
  name: string,
  programs: Readonly<Record<string, string | undefined>>,
  suite: () => void,
): void => {
  const missing = Object.keys(programs).filter(program => !programs[program]);
  if (missing.length === 0) return void describe(name, { tags: ['slow'] }, suite);
  const reason = `not installed: ${missing.join(', ')}`;
  if (process.env.CI)
    return void test(name, () => {
      throw new Error(`${reason}, but required because CI is set`);
    });
  console.warn(`SKIPPED "${name}", ${reason} (a failure in CI)`);
  describe.skip(name, suite);
};
