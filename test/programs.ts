// Programs of this machine that tests go by. Without one its tests are skipped aloud, or fail where it is required.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, test } from 'vitest';

const folders = (process.env.PATH ?? '').split(delimiter);

/** Where the first of `names` that is installed lies. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable);

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not for us: either way another one has to be found.
    return false;
  }
};

/**
 * A suite that needs all of `programs`, which are paths by name. `requiredBy` names environment variables: where one of
 * them is set, a missing program is an error.
 */
export const describeWithPrograms = (
  name: string,
  programs: Readonly<Record<string, string | undefined>>,
  requiredBy: readonly string[],
  suite: () => void,
): void => {
  const missing = Object.keys(programs).filter(program => !programs[program]);
  if (missing.length === 0) return void describe(name, suite);
  const reason = `not installed: ${missing.join(', ')}`;
  const requirement = requiredBy.find(variable => process.env[variable]);
  if (requirement)
    return void test(name, () => {
      throw new Error(`${reason}, but required, since ${requirement} is set`);
    });
  console.warn(`SKIPPED "${name}", ${reason} (an error where ${requiredBy.join(' or ')} is set)`);
  describe.skip(name, suite);
};
