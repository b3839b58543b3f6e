// File access to an installed npm package or a folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { parseSvg } from '../../../svg/parse.ts';
import { quotePrintable } from '../sanitize.ts';
import { SourceError } from '../source.ts';

export type PackageFiles = ReturnType<typeof openPackage>;

/** Default folder for finding packages. Does not depend on the working directory. */
const HERE = import.meta.dirname;

/**
 * Opens a package by name, or a folder by a path that starts with `.` or `/`. Searches `node_modules` of `root` and all
 * parent folders. Ignores the `exports` of the package.
 */
export const openPackage = (name: string, root: string = HERE) => {
  const folder = findFolder(name, root);
  if (folder === undefined)
    throw new SourceError(`${quotePrintable(name)} is neither an installed package nor a folder`);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    name,
    text,
    /** Throws a SourceError if the file is missing or not JSON. Does not check the type `Data`. */
    json: <Data>(path: string): Data => {
      try {
        return JSON.parse(text(path));
      } catch (cause) {
        throw new SourceError(`${name}: ${path} cannot be read as JSON`, { cause });
      }
    },
    has: (path: string): boolean => existsSync(join(folder, path)),
    /** The files of a folder, sorted, so that the catalog does not depend on the file system. */
    list: (path: string): readonly string[] => readdirSync(join(folder, path)).sort(),
  };
};

export const isInstalled = (name: string, root: string = HERE): boolean =>
  findFolder(name, root) !== undefined;

export const isFolderPath = (name: string): boolean => /^[./\\]/.test(name) || isAbsolute(name);

export const isPackageName = (name: string): boolean =>
  /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/.test(name);

const findFolder = (name: string, root: string): string | undefined => {
  if (isFolderPath(name)) return existsSync(name) ? resolve(name) : undefined;
  if (!isPackageName(name)) return undefined;
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  return folders.map(folder => join(folder, name)).find(path => existsSync(join(path, 'package.json')));
};

/** The SVG files of a folder, by name without extension. */
export const svgFiles = (files: PackageFiles, folder: string) =>
  files
    .list(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => ({
      name: file.slice(0, -'.svg'.length),
      drawing: parseSvg(files.text(`${folder}/${file}`)),
    }));
