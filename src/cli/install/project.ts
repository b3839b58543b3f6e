// Project in a folder: packages, files and framework. Relative paths have slashes on every system.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { FRAMEWORK_IDS } from '../../contract/export/package-fields.ts';
import { quote } from '../../contract/problems.ts';
import {
  type Configuration,
  type Edit,
  type Framework,
  markupEdit,
} from '../../package/install/framework.ts';
import { detectFramework, FRAMEWORKS } from '../../package/install/frameworks.ts';
import { hasHead, headTags, isIconTag, lineSetting } from '../../package/install/head-links.ts';
import { FITTING_PLUGINS } from '../../package/install/related-frameworks.ts';
import { CliError, usageError } from '../context.ts';
import { filesBelow, listFolder, readJson, readText } from '../write-files.ts';
import { configuredPath, configuredString } from './script-edit.ts';

/**
 * The framework of a project, or the one with the id `wanted`. Undefined if it is not known how the project makes its
 * site: then `publicFolder`, the folder that the site serves at its root, is needed.
 */
export const frameworkOf = (
  folder: string,
  { wanted, publicFolder }: { readonly wanted: unknown; readonly publicFolder: string | undefined },
): Framework | undefined => {
  const detected = detectedFramework(folder);
  const found = wanted === undefined ? detected : wantedFramework(folder, wanted, detected);
  const projects = found || wanted !== undefined || publicFolder !== undefined ? [] : projectsBelow(folder);
  if (projects.length > 0)
    throw usageError(
      `No framework was recognized in ${folder}: add --project with one of ${projects.join(', ')}.`,
    );
  if (wanted === undefined && found?.id === 'html' && found.output === undefined && hasBuild(folder)) {
    const served = publicFolder ?? servedFolders(folder).find(name => COPIED_FOLDERS.includes(name));
    return served === undefined ? undefined : { ...found, name: 'HTML with a build', publicFolder: served };
  }
  return found ?? (publicFolder === undefined ? undefined : { ...OTHER, publicFolder });
};

const wantedFramework = (
  folder: string,
  wanted: unknown,
  detected: Framework | undefined,
): Framework | undefined => {
  const framework = detected?.id === wanted ? detected : FRAMEWORKS.find(({ id }) => id === wanted);
  if (!framework) throw usageError(`--framework must be one of ${IDS}, got ${quote(wanted)}.`);
  // The folder of sources without pages is not the root of a site.
  const isSource = framework.id === 'html' && existsSync(join(folder, 'package.json'));
  return isSource && pagesOf(folder, framework).length === 0 ? undefined : framework;
};

/** A framework without a row, in a project whose served folder the user names. */
const OTHER: Framework = {
  id: 'html',
  name: 'Other framework',
  detection: {},
  publicFolder: '',
  edits: [
    markupEdit(
      ['index.html'],
      'In the template or component that contains `<head>`, replace the icon links with {elements}.',
    ),
  ],
};

/** Whether a script of package.json builds the site from the files in the folder. */
const hasBuild = (folder: string): boolean =>
  Object.entries(Object(readManifest(folder).scripts)).some(entry =>
    /\b(?:build|bundle)\b/.test(entry.join(' ')),
  );

const IDS = FRAMEWORK_IDS.join(', ');

/** Folders that frameworks copy to the site root: `static` for Docusaurus, `docs/public` for VitePress. */
const SERVED_FOLDERS = 'public static source src/public src/static docs/public docs src'.split(' ');

/** Folders that a bundler with an `index.html` beside them copies to its output. */
const COPIED_FOLDERS: readonly string[] = ['public', 'static'];

/** The existing ones of these folders. Git ignores those that are the output of a build. */
const servedFolders = (folder: string): readonly string[] => {
  const ignored = (readText(join(folder, '.gitignore')) ?? '')
    .split('\n')
    .map(line => line.trim().replace(/^\/|\/\*?$/g, ''));
  return SERVED_FOLDERS.filter(name => existsSync(join(folder, name)) && !ignored.includes(name));
};

/** The plugin for the bundler of a project, with which the build writes the favicon. */
export const fittingPlugin = (folder: string): string | undefined => {
  const { dependencies, devDependencies } = readManifest(folder);
  const named = { ...Object(dependencies), ...Object(devDependencies) };
  const isInstalled = (name: string) => existsSync(join(folder, 'node_modules', name, 'package.json'));
  const fitting = (isUsed: (name: string) => boolean) =>
    FITTING_PLUGINS.find(({ packages }) => packages.some(isUsed))?.plugin;
  // Packages that others need say less.
  return fitting(name => name in named) ?? fitting(isInstalled);
};

/** `command` is the command of the user, with all options of the design. */
export const unknownFramework = (folder: string, command: string): CliError => {
  const plugin = fittingPlugin(folder);
  return usageError(
    `No framework was recognized in ${folder}. Name the folder that it copies to the root of the site with --public:\n\n` +
      `  ${command} --public ${servedFolders(folder)[0] ?? 'public'}\n\n` +
      'The command then prints the lines for the <head> of every page. ' +
      (plugin === undefined ? '' : `Or let the build write all that: add the plugin ${plugin} to it. `) +
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
export const NO_SOURCE = /^(\.|(node_modules|vendor|dist|build|out|coverage|_site)$)/;

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
export const findConfiguration = (
  folder: string,
  { names }: Pick<Configuration, 'names'>,
): string | undefined =>
  names.flatMap(name =>
    listFolder(join(folder, dirname(name)))
      .filter(file => file.name.replace(/\.(?:[cm]?[jt]s|json|toml|ya?ml)$/, '') === basename(name))
      .map(file => join(folder, dirname(name), file.name)),
  )[0];

/** The base path that the configuration contains as a literal, such as `/shop/`. Otherwise `/`. */
export const basePathOf = (folder: string, { configuration }: Framework): string => {
  if (configuration?.base === undefined) return '/';
  const path = findConfiguration(folder, configuration);
  const base = (path && configuredString(readText(path) ?? '', configuration.base)) ?? '';
  return /^\/[\w~./-]*$/.test(base) && !base.startsWith('//') ? `${base}/`.replace(/\/+$/, '/') : '/';
};

/** A framework with the paths of a project. `computed` is the setting of the served folder, if code computes it. */
export interface Located {
  readonly framework: Framework;
  readonly computed?: string;
}

/** Replaces the paths of a framework by those that the configuration of a project contains as literals. */
export const locate = (folder: string, framework: Framework): Located => {
  const { paths: settings = [], configuration } = framework;
  const { scripts } = readManifest(folder);
  const commands = Object.values(Object(scripts)).map(String);
  const found = settings.map(({ names = configuration?.names ?? [], member, script, replaces, by }) => {
    const file = findConfiguration(folder, { names });
    const text = (file && readText(file)) ?? '';
    const isScript = /\.(?:[cm]?[jt]s|json)$/.test(file ?? '');
    const set = isScript ? configuredPath(text, member) : lineSetting(text, member);
    const value = set === undefined ? commands.map(each => script?.exec(each)?.[1]).find(Boolean) : set;
    return { replaces, name: `${member} in ${basename(file ?? '')}`, value: value && by ? by(value) : value };
  });
  const place = (path: string): string =>
    found
      .reduce((placed, { replaces, value }) => {
        const isBelow = replaces === '' || placed === replaces || placed.startsWith(`${replaces}/`);
        if (!value || !isBelow || placed.startsWith('/')) return placed;
        return join(value, placed.slice(replaces.length));
      }, path)
      .replace(/^\//, '');
  const served = framework.publicFolder;
  const isServed = (path: string) => path === '' || served === path || served.startsWith(`${path}/`);
  const computed = found.find(({ replaces, value }) => value === null && isServed(replaces))?.name;
  const hidden = found.some(({ replaces, value }) => value === null && replaces === framework.output);
  const { output, ...row } = framework;
  const [first, ...others] = framework.edits.map(edit => ({
    ...edit,
    files: edit.files.map(place) as unknown as Edit['files'],
  }));
  return {
    framework: {
      ...row,
      publicFolder: place(served),
      ...(framework.pages && { pages: { ...framework.pages, folder: place(framework.pages.folder) } }),
      ...(output !== undefined && !hidden && { output: place(output) }),
      otherIconLinks: framework.otherIconLinks?.map(place) ?? [],
      linkedByName: framework.linkedByName?.map(file => ({ ...file, path: place(file.path) })) ?? [],
      edits: [first as Edit, ...others],
    },
    ...(computed !== undefined && { computed }),
  };
};
