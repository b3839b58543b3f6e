// Site in a folder of the file system.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { notASite } from '../../check/file-format.ts';
import { openFolderSite } from '../../check/folder-site.ts';
import type { Site, Unread } from '../../check/site.ts';
import { PROJECT_SOURCES } from '../../package/install/frameworks.ts';
import { CliError } from '../failure.ts';
import { detectedFramework, pagesOf } from '../install/project.ts';
import { listFolder, readIfPresent } from '../write-files.ts';
import { parseHead } from './head-parser.ts';

/** Larger files are no part of a favicon. */
const MAXIMUM_BYTES = 4_000_000;
const TOO_LARGE: Unread = {
  level: 'warning',
  problem: `has more than ${MAXIMUM_BYTES / 1e6} MB, too many for an icon`,
};
const MAXIMUM_PAGES = 50;
const MAXIMUM_FOLDERS = 1000;

/** Opens a folder, or the folder of a page. */
export const folderSite = async (target: string): Promise<Site> => {
  if (!existsSync(target)) throw new CliError(`There is no folder ${target}.`);
  const isFolder = statSync(target).isDirectory();
  const folder = isFolder ? target : dirname(target);
  if (!isFolder) assertPage(target);
  const readFile = async (path: string) => {
    const file = join(folder, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    return stats.size > MAXIMUM_BYTES ? TOO_LARGE : readIfPresent(file);
  };
  return openFolderSite(readFile, {
    parseTags: parseHead,
    sources: PROJECT_SOURCES,
    page: isFolder ? undefined : basename(target),
    listPages: async () => (isFolder ? listPages(folder) : []),
  });
};

/** All pages of a built site, or the pages of a project that are no templates. */
const listPages = (folder: string): readonly string[] => {
  if (!existsSync(join(folder, 'package.json'))) return findPages(folder);
  const framework = detectedFramework(folder);
  return framework?.pages?.suffix === '.html' ? pagesOf(folder, framework).slice(0, MAXIMUM_PAGES) : [];
};

const assertPage = (path: string): void => {
  const stats = statSync(path);
  const bytes = stats.isFile() && stats.size <= MAXIMUM_BYTES ? readIfPresent(path) : undefined;
  const reason = bytes && notASite(path, bytes);
  if (reason !== undefined) throw new CliError(reason);
  if (!bytes) throw new CliError(`${path} is no page: check the folder of a site, a page as HTML, or a URL.`);
};

/** HTML files of a built site, without hidden folders and installed packages. */
const findPages = (root: string): readonly string[] => {
  const pages: string[] = [];
  const folders = [''];
  for (let visited = 0; visited < MAXIMUM_FOLDERS; visited++) {
    const folder = folders.shift();
    if (folder === undefined) break;
    for (const entry of listFolder(join(root, folder))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() && /\.html?$/.test(entry.name)) pages.push(path);
      if (pages.length === MAXIMUM_PAGES) return pages;
    }
  }
  return pages;
};
