// Installed packages, found as Node.js finds them, for bundled programs.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of the package `name` that `folder` or a folder above installs. `createRequire` would not work:
 * webpack evaluates it.
 */
export const findPackage = (name: string, folder: string): string | undefined => {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  return dirname(folder) === folder ? undefined : findPackage(name, dirname(folder));
};
