// Site in a folder: a built site, a project, or an unpacked package.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { CliError } from '../failure.ts';
import { readIfPresent } from '../files/write-files.ts';
import { headTags } from '../install/head-links.ts';
import type { Resource, Site } from './site.ts';

const PAGES = ['index.html', 'src/app.html', 'src/index.html', 'head.html', 'public/index.html'];

/** Folders that frameworks serve at the root of the site. Without package.json, the names have no special meaning. */
const PUBLIC_FOLDERS = ['public', 'static'];

export const folderSite = (folder: string): Site => {
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new CliError(`${folder} is a file, not a folder.`);
  const path = PAGES.find(name => existsSync(join(folder, name)));
  const html = path === undefined ? undefined : readIfPresent(join(folder, path));
  return {
    page: path === undefined || !html ? undefined : { name: path, tags: headTags(html.toString()) },
    load: async (url, base = `/${path ?? ''}`) => {
      const target = pathOf(url, base);
      return target === undefined ? undefined : loadFile(folder, target);
    },
  };
};

/** Resolves a URL to a path below the root of the site; undefined for other sites. */
const pathOf = (url: string, base: string): string | undefined => {
  const local = url.replace(/[?#].*$/, '').replace(/^%[\w.]+%/, '');
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(local)) return undefined;
  try {
    return posix.join('/', local.startsWith('/') ? '' : dirname(base), decodeURIComponent(local));
  } catch {
    return undefined;
  }
};

const loadFile = (folder: string, path: string): Resource | undefined => {
  const isProject = existsSync(join(folder, 'package.json'));
  for (const publicFolder of isProject ? ['', ...PUBLIC_FOLDERS] : ['']) {
    const file = join(folder, publicFolder, path);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    const bytes = readIfPresent(file);
    if (bytes) return { name: relative(folder, file).split(sep).join('/'), bytes };
  }
  return undefined;
};
