// Project in a folder: packages, files and framework. Relative paths have slashes on every system.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { FRAMEWORK_IDS } from '../../contract/export/export-fields.ts';
import { quote } from '../../contract/problems.ts';
import type { Configuration, Edit, Framework } from '../../package/install/framework.ts';
import { detectFramework, FRAMEWORKS } from '../../package/install/frameworks.ts';
import { hasHead, headTags, isIconTag } from '../../package/install/head-links.ts';
import { CliError, usageError } from '../context.ts';
import { filesBelow, listFolder, readJson, readText } from '../write-files.ts';
import { configuredString } from './script-edit.ts';

/**
 * Returns the framework with the id `wanted`. Without an id, detects the framework. Undefined if detection fails, or if
 * HTML is wanted for a project without pages, whose folder is not the root of a site.
 */
export const frameworkOf = (folder: string, wanted: unknown): Framework | undefined => {
  if (wanted !== undefined) {
    const framework = FRAMEWORKS.find(({ id }) => id === wanted);
    if (!framework) throw usageError(`--framework must be one of ${IDS}, got ${quote(wanted)}.`);
    const isSource = framework.id === 'html' && existsSync(join(folder, 'package.json'));
    return isSource && pagesOf(folder, framework).length === 0 ? undefined : framework;
  }
  const framework = detectedFramework(folder);
  const projects = framework ? [] : projectsBelow(folder);
  if (projects.length === 0) return framework;
  throw usageError(
    `No framework was recognized in ${folder}: add --project with one of ${projects.join(', ')}.`,
  );
};

const IDS = FRAMEWORK_IDS.join(', ');

/** Folders that frameworks copy to the site root: `static` for Docusaurus, `docs/public` for VitePress. */
const SERVED_FOLDERS = ['public', 'static', 'docs/public', 'docs', 'src'];

export const unknownFramework = (folder: string, icon: string | undefined, head: string): CliError => {
  const served = SERVED_FOLDERS.find(name => existsSync(join(folder, name))) ?? 'public';
  return usageError(
    `No framework was recognized in ${folder}. Write the files to the folder that your framework copies to the root of the site ` +
      `(public, static, src or docs), with the same options:\n\n  favsmith export ${icon ? `${icon} ` : ''}--out ${served}\n\n` +
      `Then add these lines to the <head> of every page, or to the configuration of your framework:\n\n${head.trimEnd()}\n\n` +
      `For another framework, add --framework with one of ${IDS}.`,
  );
};

export const detectedFramework = (folder: string): Framework | undefined =>
  detectFramework({ packages: packagesOf(folder), hasFile: path => existsSync(join(folder, path)) });

/** Folders of a monorepo, up to two levels deep, whose framework can be detected. */
const projectsBelow = (folder: string): readonly string[] =>
  foldersIn(folder)
    .flatMap(name => [name, ...foldersIn(join(folder, name)).map(inner => `${name}/${inner}`)])
    .map(path => ({ path, project: join(folder, path) }))
    .filter(({ project }) => ['package.json', '.vitepress'].some(name => existsSync(join(project, name))))
    .filter(({ project }) => detectedFramework(project))
    .map(({ path }) => path);

/** Names of folders without source files: hidden folders, installed packages and build output. */
const NO_SOURCE = /^(\.|(node_modules|vendor|dist|build|out|coverage|_site)$)/;

const foldersIn = (folder: string): readonly string[] =>
  listFolder(folder)
    .filter(entry => entry.isDirectory() && !NO_SOURCE.test(entry.name))
    .map(({ name }) => name);

/** Paths of pages with a `<head>` and of components with icon links. Skips email templates. */
export const pagesOf = (project: string, { pages }: Framework): readonly string[] => {
  if (!pages) return [];
  return [...filesBelow(project, pages.folder, NO_SOURCE)].filter(path => {
    if (!path.endsWith(pages.suffix) || /\bmail/i.test(path) || isPackageHead(join(project, path)))
      return false;
    const text = readText(join(project, path)) ?? '';
    return hasHead(text) || headTags(text).some(isIconTag);
  });
};

/** Whether a file is the head.html of an exported package, which has favsmith.json next to it. */
const isPackageHead = (file: string): boolean =>
  basename(file) === 'head.html' && existsSync(join(dirname(file), 'favsmith.json'));

const packagesOf = (folder: string): ReadonlySet<string> => {
  const { dependencies, devDependencies } = readManifest(folder);
  // In a monorepo, the framework may be in another package.json. Its configuration file also shows its use.
  const configured = FRAMEWORKS.filter(
    ({ configuration, detection: { packages } }) =>
      packages &&
      configuration &&
      findConfiguration(folder, configuration) &&
      existsSync(join(folder, configuration.needs ?? '.')),
  ).map(({ detection }) => detection.packages?.[0] ?? '');
  return new Set([
    ...Object.keys({ ...Object(dependencies), ...Object(devDependencies) }),
    ...configured,
    ...pythonPackages(folder),
  ]);
};

/** Packages in the Python requirements, in lower case with the prefix `python:`. */
const pythonPackages = (folder: string): readonly string[] =>
  ['requirements.txt', 'pyproject.toml', 'Pipfile'].flatMap(name => {
    const names = (readText(join(folder, name)) ?? '').matchAll(/(?:^[ \t]*["']?|\[\s*["'])([a-z][\w-]*)/gim);
    return [...names].map(([, found = '']) => `python:${found.toLowerCase()}`);
  });

export const readManifest = (folder: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(readJson(join(folder, 'package.json')));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new CliError('package.json is not valid JSON.', { cause });
  }
};

/** The first existing file of an edit. Django may have it in the folder of settings.py. */
export const findEditFile = (folder: string, { files }: Edit): string | undefined =>
  files.find(path => existsSync(join(folder, path))) ??
  files.filter(path => !path.includes('/')).flatMap(name => nestedFile(folder, name))[0];

const nestedFile = (folder: string, name: string): readonly string[] =>
  listFolder(folder)
    .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, 'settings.py')))
    .map(entry => `${entry.name}/${name}`)
    .filter(path => existsSync(join(folder, path)));

/** The path of a configuration file with one of the names, if there is one. */
const findConfiguration = (folder: string, { names }: Configuration): string | undefined =>
  names.flatMap(name =>
    listFolder(join(folder, dirname(name)))
      .filter(file => file.name.replace(/\.(?:[cm]?[jt]s|json)$/, '') === basename(name))
      .map(file => join(folder, dirname(name), file.name)),
  )[0];

/** The base path that the configuration contains as a literal, such as `/shop/`. Otherwise `/`. */
export const basePathOf = (folder: string, { configuration }: Framework): string => {
  if (configuration?.base === undefined) return '/';
  const path = findConfiguration(folder, configuration);
  const base = (path && configuredString(readText(path) ?? '', configuration.base)) ?? '';
  return /^\/[\w~./-]*$/.test(base) && !base.startsWith('//') ? `${base}/`.replace(/\/+$/, '/') : '/';
};
