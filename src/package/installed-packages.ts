// Finds packages in node_modules for bundled programs.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of an npm package, searched upwards from `folder`. Webpack would evaluate `createRequire`. */
export const findPackage = (name: string, folder: string): string | undefined => {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  return dirname(folder) === folder ? undefined : findPackage(name, dirname(folder));
};
