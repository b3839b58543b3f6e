// Files of an installed package, found from this module rather than from the working directory.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { SourceError } from '../source.ts';

/** A package's files; paths are relative to its folder and names come sorted, so that every build sees one order. */
export interface PackageFiles {
  text(path: string): string;
  json(path: string): unknown;
  has(path: string): boolean;
  list(folder: string): readonly string[];
}

/** Opens an installed package by name, whatever its `exports` hide, or a folder by its path. */
export const openPackage = (name: string): PackageFiles => {
  const folder = findFolder(name);
  if (folder === undefined) throw new SourceError(`there is no package ${name}: npm install ${name}`);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    text,
    json: path => JSON.parse(text(path)),
    has: path => existsSync(join(folder, path)),
    list: path => readdirSync(join(folder, path)).sort(),
  };
};

export const isInstalled = (name: string): boolean => findFolder(name) !== undefined;

/** Folders are told from packages by a leading `.` or `/`. */
const findFolder = (name: string): string | undefined => {
  if (/^[./]/.test(name)) return existsSync(name) ? resolve(name) : undefined;
  const roots = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return roots.map(root => join(root, name)).find(path => existsSync(join(path, 'package.json')));
};

/** The SVG files of a folder as [name without extension, text]. */
export const svgFiles = (files: PackageFiles, folder: string): readonly (readonly [string, string])[] =>
  files
    .list(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => [file.slice(0, -'.svg'.length), files.text(`${folder}/${file}`)]);
