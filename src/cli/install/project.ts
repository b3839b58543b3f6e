// Project in a folder: its packages, files and framework.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Framework } from '../../package/install/framework.ts';
import { detectFramework, FRAMEWORKS } from '../../package/install/frameworks.ts';
import { CliError, usageError } from '../failure.ts';
import { readIfPresent } from '../write-files.ts';

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
  if (framework) return framework;
  const projects = projectsBelow(folder);
  throw usageError(
    projects.length > 0
      ? `No framework was recognized in ${folder}: add --project with one of ${projects.join(', ')}.`
      : `No framework was recognized in ${folder}: add --framework with one of ${ids}.`,
  );
};

/** Projects of a monorepo, up to two folders deep. */
const projectsBelow = (folder: string): readonly string[] =>
  foldersIn(folder)
    .flatMap(name => [name, ...foldersIn(join(folder, name)).map(inner => `${name}/${inner}`)])
    .filter(path => {
      const hasFile = (file: string) => existsSync(join(folder, path, file));
      return (
        hasFile('package.json') && detectFramework({ packages: packagesOf(join(folder, path)), hasFile })
      );
    });

/** Folders of sources: neither hidden ones, nor installed packages, nor output of builds. */
const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      entry =>
        entry.isDirectory() && !/^(\.|(node_modules|vendor|dist|build|out|coverage)$)/.test(entry.name),
    )
    .map(({ name }) => name);

/** Files below `folder` that contain a head of their own, relative to the project. */
export const pagesOf = (project: string, { pages }: Framework): readonly string[] => {
  if (!pages) return [];
  const walk = (path: string): readonly string[] => [
    ...readdirSync(join(project, path), { withFileTypes: true })
      .filter(
        entry =>
          entry.isFile() && entry.name.endsWith(pages.suffix) && !/\bmail/i.test(join(path, entry.name)),
      )
      .map(({ name }) => join(path, name)),
    ...foldersIn(join(project, path)).flatMap(name => walk(join(path, name))),
  ];
  return existsSync(join(project, pages.folder))
    ? walk(pages.folder).filter(path => readIfPresent(join(project, path))?.includes('</head>'))
    : [];
};

/** Configuration files tell the framework of a project whose workspace installs it. */
const CONFIGURATIONS: readonly (readonly [name: RegExp, packageName: string])[] = [
  [/^vite\.config\./, 'vite'],
  [/^astro\.config\./, 'astro'],
  [/^nuxt\.config\./, 'nuxt'],
  [/^next\.config\./, 'next'],
  [/^svelte\.config\./, '@sveltejs/kit'],
  [/^react-router\.config\./, '@react-router/dev'],
  [/^angular\.json$/, '@angular/core'],
];

const packagesOf = (folder: string): ReadonlySet<string> => {
  const { dependencies, devDependencies } = readManifest(folder);
  const configured = CONFIGURATIONS.filter(([name]) =>
    existsSync(folder) ? readdirSync(folder).some(file => name.test(file)) : false,
  ).map(([, packageName]) => packageName);
  return new Set([
    ...Object.keys(Object(dependencies)),
    ...Object.keys(Object(devDependencies)),
    ...configured,
  ]);
};

/** The content of package.json; empty if there is none. */
export const readManifest = (folder: string): Readonly<Record<string, unknown>> => {
  const text = readIfPresent(join(folder, 'package.json'))?.toString();
  try {
    return text === undefined ? {} : Object(JSON.parse(text));
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
