// Paths of written files: inside of their folder and outside of `.git`. (Decision 113)
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isPackageFileName } from '../model/package-file.ts';

/**
 * Returns the path of `name` in `folder`. Throws an Error of one sentence if the path leaves the folder, also through a
 * symbolic link, or if it is in a folder `.git`.
 */
export const writeTarget = (folder: string, name: string): string => {
  const target = resolve(folder, name);
  const refuse = (reason: string) => new Error(`${JSON.stringify(name)} is not written: ${reason}.`);
  if (/[\0\\]/.test(name) || isAbsolute(name)) throw refuse('it is not a relative path');
  const root = realPath(resolve(folder));
  const real = realPath(target);
  if (!isBelow(resolve(folder), target) || real === undefined || root === undefined || !isBelow(root, real))
    throw refuse('it is outside of the folder');
  if (real.split(sep).some(part => part.toLowerCase() === '.git')) throw refuse('it is in a folder .git');
  return target;
};

/** As `writeTarget`, for a file of a package: its name must be one that a package can have. */
export const packageFileTarget = (folder: string, name: string, subfolder = ''): string => {
  if (!isPackageFileName(name)) throw new Error(`${JSON.stringify(name)} is not the name of a package file.`);
  return writeTarget(folder, join(subfolder, name));
};

const isBelow = (folder: string, path: string): boolean => {
  const below = relative(folder, path);
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
};

const isLink = (path: string): boolean => {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
};

/** The path without symbolic links; the last parts may be missing. Undefined for a link to a missing file. */
const realPath = (path: string): string | undefined => {
  if (existsSync(path)) return realpathSync(path);
  if (isLink(path) || dirname(path) === path) return undefined;
  const parent = realPath(dirname(path));
  return parent === undefined ? undefined : join(parent, basename(path));
};
