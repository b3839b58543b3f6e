// Packages in node_modules that bundles load.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of the package `name`, searched in the `node_modules` of `folder` and of its parent folders.
 * `createRequire` is no alternative, because webpack evaluates its calls.
 */
export const findPackage = (name: string, folder: string): string | undefined => {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  return dirname(folder) === folder ? undefined : findPackage(name, dirname(folder));
};
