// Site at a URL.
import { notASite } from '../../check/file-format.ts';
import {
  baseUrlOf,
  iconLinks,
  MISSING,
  type Site,
  type SiteFile,
  type SitePage,
  type Unread,
} from '../../check/site.ts';
import { CliError } from '../failure.ts';
import { HeadParser } from './head-parser.ts';
import { createSiteClient, type Download, LoadError, type SiteClientOptions } from './http-client.ts';

/** No favicon needs as many bytes. */
const MAXIMUM_BYTES = 2_000_000;
/** Bytes of a page that are read in search of the end of its head. */
const MAXIMUM_PAGE_BYTES = 2_000_000;

type Get = (url: string) => Promise<Download>;

export const webSite = async (url: string, options: SiteClientOptions = {}): Promise<Site> => {
  const get = createSiteClient(options);
  const page = await loadPage(url, get);
  return {
    page,
    otherPages: [],
    basePath: basePathOf(page),
    linksAreKnown: true,
    load: async (reference, base = baseUrlOf(page)) => {
      if (!URL.canParse(reference, base)) return MISSING;
      const target = new URL(reference, base);
      return /^https?:$/.test(target.protocol) ? loadFile(target.href, get) : MISSING;
    },
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
    let size = 0;
    let beginning = Buffer.alloc(0);
    for await (const chunk of answer.body) {
      if (beginning.length < 1024) beginning = Buffer.concat([beginning, chunk.subarray(0, 1024)]);
      size += chunk.length;
      if (head.write(decoder.decode(chunk, { stream: true })) || size > MAXIMUM_PAGE_BYTES) break;
    }
    const isHtml = /html|^$/.test(answer.mediaType);
    const reason = isHtml && head.tags.length > 0 ? undefined : notASite(url, beginning);
    if (reason !== undefined) throw new CliError(reason);
    if (!isHtml)
      throw new CliError(`${url} is ${answer.mediaType.slice(0, 100)}, not a site: check the URL of a page.`);
    return { name: answer.url, url: answer.url, tags: head.tags };
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
      if (size > MAXIMUM_BYTES)
        return { level: 'warning', problem: `has more than ${MAXIMUM_BYTES / 1e6} MB, too many for an icon` };
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

/** The path of a site on its host: the deepest folder above the page that contains all icons of the page. */
const basePathOf = (page: SitePage): string => {
  const base = baseUrlOf(page);
  const { origin } = new URL(page.url);
  const links = iconLinks(page.tags);
  const targets = [...links.icons, ...links.touchIcons, ...links.manifests]
    .flatMap(({ attributes: { href = '' } }) => (URL.canParse(href, base) ? new URL(href, base) : []))
    .filter(target => target.origin === origin)
    .map(target => target.pathname);
  if (targets.length === 0) return '/';
  let path = new URL('.', page.url).pathname;
  while (path !== '/' && !targets.every(target => target.startsWith(path)))
    path = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return path;
};
