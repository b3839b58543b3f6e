// File access to an installed npm package or a folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { quotePrintable } from '../sanitize.ts';
import { SourceError } from '../source.ts';

/** Paths are relative to the package. `list` is sorted, so that the catalog does not depend on the file system. */
export interface PackageFiles {
  readonly name: string;
  text(path: string): string;
  /** Throws a SourceError if the file is missing or not JSON. Nothing checks that it is `Data`. */
  json<Data>(path: string): Data;
  has(path: string): boolean;
  list(folder: string): readonly string[];
}

/** Start of the package lookup: this file instead of the working directory. */
const HERE = import.meta.dirname;

/**
 * Opens a package by its name, or a folder by a path that begins with `.` or `/`. Packages are looked up in the
 * `node_modules` folders of `root` and its parents; their `exports` are ignored. Throws a SourceError if nothing is
 * found.
 */
export const openPackage = (name: string, root: string = HERE): PackageFiles => {
  const folder = findFolder(name, root);
  if (folder === undefined)
    throw new SourceError(`${quotePrintable(name)} is neither an installed package nor a folder`);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    name,
    text,
    json: path => {
      try {
        return JSON.parse(text(path));
      } catch (cause) {
        throw new SourceError(`${name}: ${path} cannot be read as JSON`, { cause });
      }
    },
    has: path => existsSync(join(folder, path)),
    list: path => readdirSync(join(folder, path)).sort(),
  };
};

export const isInstalled = (name: string, root: string = HERE): boolean =>
  findFolder(name, root) !== undefined;

/** Whether the specifier is a folder path, not a package name. */
export const isFolderPath = (name: string): boolean => /^[./]/.test(name);

/** Whether `name` is a valid npm package name: an optional scope and a name. */
export const isPackageName = (name: string): boolean =>
  /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/.test(name);

const findFolder = (name: string, root: string): string | undefined => {
  if (isFolderPath(name)) return existsSync(name) ? resolve(name) : undefined;
  if (!isPackageName(name)) return undefined;
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  return folders.map(folder => join(folder, name)).find(path => existsSync(join(path, 'package.json')));
};

/** File names of the SVG files in a folder, without extension. */
export const svgNames = (files: PackageFiles, folder: string): readonly string[] =>
  files
    .list(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => file.slice(0, -'.svg'.length));

/** The SVG files in a folder as pairs of file name without extension and text. */
export const svgFiles = (files: PackageFiles, folder: string): readonly (readonly [string, string])[] =>
  svgNames(files, folder).map(name => [name, files.text(`${folder}/${name}.svg`)]);
