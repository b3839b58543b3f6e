// Packages in node_modules: dependencies of bundles, and parts of Favsmith that are installed when needed.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FAVSMITH_VERSION } from '../contract/version.ts';

/**
 * Returns the folder of the package `name`, searched in the `node_modules` of `folder` and of its parent folders.
 * `createRequire` is no alternative, because webpack evaluates its calls.
 */
export const findPackage = (name: string, folder: string): string | undefined => {
  const path = join(folder, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  return dirname(folder) === folder ? undefined : findPackage(name, dirname(folder));
};

/** The folder of a part, or the command that installs it. */
export type Part =
  | { readonly folder: string; readonly install?: never }
  | { readonly folder?: never; readonly install: string };

/**
 * Finds a part of Favsmith that npm publishes as a package of its own: in `data/` of a build, beside the installed
 * package, or in the project in the working directory. Refuses another version, because equal requests to equal
 * versions return equal bytes. (Decision 110)
 */
export const findPart = (name: string, dataFolder: string): Part => {
  const install = `npm install ${name}@${FAVSMITH_VERSION}`;
  const built = join(dataFolder, name);
  const folder = existsSync(built)
    ? built
    : (findPackage(name, realpathSync(dataFolder)) ?? findPackage(name, process.cwd()));
  if (folder === undefined) return { install };
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version === FAVSMITH_VERSION
    ? { folder }
    : { install: `${install}, because ${version} is installed` };
};
