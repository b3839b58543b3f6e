// Project in a folder: its packages, files and framework.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Framework } from '../../contract/install/framework.ts';
import { detectFramework, FRAMEWORKS } from '../../contract/install/frameworks.ts';
import { CliError, usageError } from '../failure.ts';
import { readIfPresent } from '../files/write-files.ts';

/** Detects the framework, or returns the one with the id `wanted`. */
export const frameworkOf = (folder: string, wanted: string | undefined): Framework => {
  const ids = FRAMEWORKS.map(({ id }) => id).join(', ');
  if (wanted !== undefined) {
    const framework = FRAMEWORKS.find(({ id }) => id === wanted);
    if (!framework) throw usageError(`--framework must be one of ${ids}, got "${wanted}".`);
    return framework;
  }
  const framework = detectFramework({
    packages: packagesOf(folder),
    hasFile: path => existsSync(join(folder, path)),
  });
  if (!framework)
    throw usageError(`No framework was recognized in ${folder}: add --framework with one of ${ids}.`);
  return framework;
};

const packagesOf = (folder: string): ReadonlySet<string> => {
  const text = readIfPresent(join(folder, 'package.json'))?.toString();
  if (text === undefined) return new Set();
  try {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<string, object>;
    return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  } catch (cause) {
    throw new CliError('package.json is not valid JSON.', { cause });
  }
};

/** The first file of an edit that exists. A single name may also be one folder deeper, as in Django projects. */
export const findEditFile = (folder: string, { files }: Edit): string | undefined =>
  files.find(path => existsSync(join(folder, path))) ??
  files.filter(path => !path.includes('/')).flatMap(name => nestedFile(folder, name))[0];

const nestedFile = (folder: string, name: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, 'settings.py')))
    .map(entry => `${entry.name}/${name}`)
    .filter(path => existsSync(join(folder, path)));
