// Files of an installed package, found from this module rather than from the working directory.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { SourceError } from '../source.ts';

/** A package's folder; paths are relative to it and names come sorted, so that every build sees the same order. */
export interface PackageFiles {
  text(path: string): string;
  json(path: string): unknown;
  has(path: string): boolean;
  list(folder: string): readonly string[];
}

/**
 * Opens an installed package by name, whatever its `exports` hide, or a folder by a path that starts with `.` or `/`.
 * Throws a SourceError if it is not there.
 */
export const openPackage = (name: string): PackageFiles => {
  const folder = /^[./]/.test(name) ? resolve(name) : findPackage(name);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    text,
    json: path => JSON.parse(text(path)),
    has: path => existsSync(join(folder, path)),
    list: path => readdirSync(join(folder, path)).sort(),
  };
};

const findPackage = (name: string): string => {
  const roots = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = roots.map(root => join(root, name)).find(path => existsSync(join(path, 'package.json')));
  if (folder === undefined)
    throw new SourceError(`the package ${name} is not installed: npm install ${name}`);
  return folder;
};

/** The SVG files of a folder as [name without extension, text]. */
export const svgFiles = (files: PackageFiles, folder: string): readonly (readonly [string, string])[] =>
  files
    .list(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => [file.slice(0, -'.svg'.length), files.text(`${folder}/${file}`)]);
