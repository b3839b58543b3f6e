// Packages in node_modules that bundles load.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of an npm package, found upwards from `folder`: webpack evaluates `createRequire`. */
export const findPackage = (name: string, folder: string): string | undefined => {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  return dirname(folder) === folder ? undefined : findPackage(name, dirname(folder));
};
