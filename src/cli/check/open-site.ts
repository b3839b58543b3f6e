// Opens the site to check, in a folder or at a URL.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { notASite } from '../../check/file-format.ts';
import { MAXIMUM_PAGES, openFolderSite } from '../../check/folder-site.ts';
import { HeadParser } from '../../check/parse-head.ts';
import {
  baseUrlOf,
  iconLinks,
  MAXIMUM_FILE_BYTES,
  MISSING,
  type Site,
  type SiteFile,
  type SitePage,
  tooLarge,
  type Unread,
} from '../../check/site.ts';
import { PROJECT_SOURCES } from '../../package/install/frameworks.ts';
import { CliError } from '../context.ts';
import { detectedFramework, pagesOf } from '../install/project.ts';
import { readAtMost } from '../project-files.ts';
import { filesBelow } from '../write-files.ts';
import { createSiteClient, type Download, LoadError, type SiteClientOptions } from './http-client.ts';

/** Maximum number of bytes to load of a page or a file. */
const MAXIMUM_DOWNLOAD = 2_000_000;

export const folderSite = async (target: string): Promise<Site> => {
  const isFolder = statSync(target).isDirectory();
  const folder = isFolder ? target : dirname(target);
  if (!isFolder) assertPage(target);
  const readFile = async (path: string) => {
    const content = readAtMost(join(folder, path), MAXIMUM_FILE_BYTES);
    return content === 'too large' ? tooLarge(MAXIMUM_FILE_BYTES) : content;
  };
  return openFolderSite(readFile, {
    sources: PROJECT_SOURCES,
    page: isFolder ? undefined : basename(target),
    listPages: async () => (isFolder ? listPages(folder) : []),
  });
};

/** All pages of a built site. For a project with package.json, its HTML pages except templates. */
const listPages = (folder: string): readonly string[] => {
  if (existsSync(join(folder, 'package.json'))) {
    const framework = detectedFramework(folder);
    return framework?.pages?.suffix === '.html' ? pagesOf(folder, framework) : [];
  }
  const pages: string[] = [];
  for (const path of filesBelow(folder, '', /^(?:\.|node_modules$)/)) {
    if (/\.html?$/.test(path)) pages.push(path);
    if (pages.length > MAXIMUM_PAGES) break;
  }
  return pages;
};

const assertPage = (path: string): void => {
  const bytes = readAtMost(path, MAXIMUM_FILE_BYTES);
  if (bytes === undefined || bytes === 'too large')
    throw new CliError(`${path} is no page: check the folder of a site, a page as HTML, or a URL.`);
  const reason = notASite(path, bytes);
  if (reason !== undefined) throw new CliError(reason);
};

type Get = (url: string) => Promise<Download>;

export const webSite = async (url: string, options: SiteClientOptions = {}): Promise<Site> => {
  const get = createSiteClient(options);
  const page = await loadPage(url, get);
  return {
    page,
    otherPages: [],
    basePath: basePathOf(page),
    linksAreKnown: true,
    resolve: (reference, base) => (URL.canParse(reference, base) ? new URL(reference, base).href : undefined),
    load: async address => (/^https?:/.test(address) ? loadFile(address, get) : MISSING),
  };
};

const loadPage = async (url: string, get: Get): Promise<SitePage> => {
  try {
    const answer = await get(url);
    if (answer.status !== 200) {
      for await (const _ of answer.body) break;
      throw new CliError(`${url} responds with status ${answer.status}.`);
    }
    const head = new HeadParser();
    const decoder = new TextDecoder();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      chunks.push(chunk);
      size += chunk.length;
      if (head.write(decoder.decode(chunk, { stream: true })) || size > MAXIMUM_DOWNLOAD) break;
    }
    const isHtml = /html|^$/.test(answer.mediaType);
    const reason = isHtml && head.tags.length > 0 ? undefined : notASite(url, Buffer.concat(chunks));
    if (reason !== undefined) throw new CliError(reason);
    if (!isHtml)
      throw new CliError(`${url} is ${answer.mediaType.slice(0, 100)}, not a site: check the URL of a page.`);
    return { name: answer.url, url: answer.url, tags: head.tags, policy: answer.policy };
  } catch (error) {
    if (error instanceof LoadError) throw new CliError(`${url} ${error.message}.`, { cause: error });
    throw error;
  }
};

const loadFile = async (url: string, get: Get): Promise<SiteFile | Unread> => {
  try {
    const { url: name, status, mediaType, body } = await get(url);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      if (status !== 200) break;
      size += chunk.length;
      if (size > MAXIMUM_DOWNLOAD) return tooLarge(MAXIMUM_DOWNLOAD);
      chunks.push(chunk);
    }
    if (status === 404 || status === 410) return MISSING;
    if (status !== 200) return { level: 'error', problem: `responds with status ${status}` };
    return { name, url: name, bytes: Buffer.concat(chunks), mediaType };
  } catch (error) {
    if (error instanceof LoadError) return { level: 'error', problem: error.message };
    throw error;
  }
};

/** The path of a site on its host: the deepest folder that contains the page and all its icons. */
const basePathOf = (page: SitePage): string => {
  const base = baseUrlOf(page);
  const { origin } = new URL(page.url);
  const links = iconLinks(page.tags);
  const targets = [...links.icons, ...links.touchIcons, ...links.manifests]
    .flatMap(({ attributes: { href = '' } }) => (URL.canParse(href, base) ? new URL(href, base) : []))
    .filter(target => target.origin === origin)
    .map(target => target.pathname);
  if (targets.length === 0) return '/';
  const { pathname } = new URL(page.url);
  // A server may serve the start page of /app/ at /app.
  const isStart = targets.every(target => target.startsWith(`${pathname}/`));
  let path = isStart ? `${pathname}/` : new URL('.', page.url).pathname;
  while (path !== '/' && !targets.every(target => target.startsWith(path)))
    path = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return path;
};
