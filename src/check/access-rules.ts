// Rules for what keeps crawlers and browsers from loading icons: robots.txt and Content-Security-Policy.
import {
  baseUrlOf,
  compact,
  FOLDER_ORIGIN,
  findingsAbout,
  type HeadTag,
  iconLinks,
  isTemplate,
  isUnread,
  namesOf,
  type Site,
  type SiteFinding,
  type SitePage,
  shortened,
} from './site.ts';

interface Crawler {
  readonly engine: string;
  /** Names in robots.txt of the crawler for pages. */
  readonly page: readonly string[];
  /** Names of the crawler for icons, the most specific first. */
  readonly icon: readonly string[];
}

const CRAWLERS: readonly Crawler[] = [
  { engine: 'Google', page: ['googlebot'], icon: ['googlebot-image', 'googlebot'] },
  { engine: 'Bing', page: ['bingbot'], icon: ['bingbot'] },
];
const NAMES = new Set(['*', ...CRAWLERS.flatMap(({ page, icon }) => [...page, ...icon])]);

const MAXIMUM_ROBOTS_BYTES = 100_000;
const MAXIMUM_ICONS = 10;
const MAXIMUM_PATH = 500;
/** Longer policies are not read. Those of large sites have 5,000 characters. */
const MAXIMUM_POLICY = 20_000;
const MAXIMUM_POLICIES = 10;

/** Reports icons that a search engine may not load although it may load the page. */
export const checkRobots = async (site: Site, page: SitePage): Promise<readonly SiteFinding[]> => {
  const base = baseUrlOf(page);
  const { icons } = iconLinks(page.tags);
  const hrefs = icons.length > 0 ? icons.map(({ attributes }) => attributes.href ?? '') : ['/favicon.ico'];
  const addresses = hrefs
    .flatMap(href => (isTemplate(href) ? [] : (site.resolve(href, base) ?? [])))
    .filter(address => /^https?:/.test(address) && address.length <= MAXIMUM_PATH);
  const robotsOf = async (url: string) => {
    const file = await site.load(new URL('/robots.txt', url).href);
    return isUnread(file) ? undefined : { name: file.name, groups: parseRobots(file.bytes) };
  };
  const own = await robotsOf(page.url);
  const loaded = await Promise.all(
    addresses.slice(0, MAXIMUM_ICONS).map(async address => ({ address, robots: await robotsOf(address) })),
  );
  return CRAWLERS.flatMap(({ engine, page: pageNames, icon: iconNames }) => {
    if (own && !isCrawled(own.groups, pageNames, page.url)) return [];
    const blocked = loaded.flatMap(({ address, robots }) =>
      robots && !isCrawled(robots.groups, iconNames, address) ? [{ ...robots, path: pathOf(address) }] : [],
    );
    return [...new Set(blocked.map(({ name }) => name))].flatMap(name => {
      const paths = blocked.filter(each => each.name === name).map(({ path }) => path);
      return findingsAbout(name).warning(
        `It keeps ${engine} from ${namesOf([...new Set(paths)], 'icon')}, so search results may show no icon.`,
        `Add the line "Allow: ${shortened(paths[0] ?? '/favicon.ico')}" to the group of the crawler.`,
      );
    });
  });
};

interface RobotsRule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

/** Rules of robots.txt by the known name of the crawler. Source: RFC 9309, section 2.2. */
type RobotsGroups = ReadonlyMap<string, readonly RobotsRule[]>;

const parseRobots = (bytes: Uint8Array): RobotsGroups => {
  const groups = new Map<string, RobotsRule[]>();
  let current = new Set<RobotsRule[]>();
  let isInRules = false;
  // The last line may be incomplete.
  const lines = new TextDecoder().decode(bytes.subarray(0, MAXIMUM_ROBOTS_BYTES)).split(/[\r\n]+/);
  for (const line of bytes.length > MAXIMUM_ROBOTS_BYTES ? lines.slice(0, -1) : lines) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const name = key.toLowerCase();
    const content = value.trim();
    if (name === 'user-agent') {
      if (isInRules) current = new Set();
      isInRules = false;
      const agent = /^(?:\*|[a-z_-]*)/i.exec(content)?.[0].toLowerCase() ?? '';
      if (!NAMES.has(agent)) continue;
      const group = groups.get(agent) ?? [];
      groups.set(agent, group);
      current.add(group);
    } else if (name === 'allow' || name === 'disallow') {
      isInRules = true;
      if (content !== '')
        for (const group of current) group.push({ isAllowed: name === 'allow', pattern: content });
    }
  }
  return groups;
};

/** Whether the longest rule that matches a URL allows it. Allow wins among rules of equal length. */
const isCrawled = (groups: RobotsGroups, names: readonly string[], url: string): boolean => {
  const group = [...names, '*'].map(name => groups.get(name)).find(rules => rules !== undefined) ?? [];
  const path = pathOf(url);
  const matching = group.filter(({ pattern }) => matchesPath(pattern, path));
  const longest = Math.max(...matching.map(({ pattern }) => pattern.length));
  return matching.length === 0 || matching.some(rule => rule.isAllowed && rule.pattern.length === longest);
};

/** Path and query of a URL. The start page of a folder has no file name. */
const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/index\.html?$/, '/') + search;
};

/** Whether a path starts like a pattern, in which `*` stands for any text and `$` for the end of the path. */
const matchesPath = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? path === start : path.length - last.length >= at && path.endsWith(last);
};

/** Reports icons and manifests that the Content-Security-Policy of a page blocks. */
export const checkPolicies = (page: SitePage): readonly SiteFinding[] => {
  const texts = [
    page.policy ?? '',
    ...page.tags.filter(isPolicy).map(({ attributes }) => attributes.content ?? ''),
  ].filter(text => text.length <= MAXIMUM_POLICY && !isTemplate(text));
  const policies = texts
    .flatMap(text => text.split(','))
    .slice(0, MAXIMUM_POLICIES)
    .map(parsePolicy);
  const { icons, manifests } = iconLinks(page.tags);
  return policies.flatMap(policy =>
    compact(
      checkDirective(page, policy.get('img-src') ?? policy.get('default-src'), icons.slice(0, MAXIMUM_ICONS)),
      checkDirective(page, policy.get('manifest-src') ?? policy.get('default-src'), manifests.slice(0, 1)),
    ),
  );
};

const isPolicy = ({ name, attributes }: HeadTag): boolean =>
  name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';

interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
}

/** The directives of a policy by their names. Of two with the same name, the first applies. Source: CSP 3, section 2.2.1. */
const parsePolicy = (text: string): ReadonlyMap<string, Directive> => {
  const directives = new Map<string, Directive>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (!directives.has(key)) directives.set(key, { name: key, sources });
  }
  return directives;
};

const checkDirective = (
  page: SitePage,
  directive: Directive | undefined,
  links: readonly HeadTag[],
): readonly SiteFinding[] => {
  if (!directive) return [];
  const { name, sources } = directive;
  const blocked = links.flatMap(({ attributes: { href = '' } }) => {
    if (isTemplate(href) || !URL.canParse(href, baseUrlOf(page))) return [];
    const url = new URL(href, baseUrlOf(page));
    return sources.some(source => allows(source.toLowerCase(), url, new URL(page.url)))
      ? []
      : [{ href, url }];
  });
  const [first] = blocked;
  if (!first) return [];
  const wanted =
    first.url.protocol === 'data:'
      ? 'data:'
      : first.url.host === new URL(page.url).host
        ? "'self'"
        : first.url.origin;
  const shown = shortened([name, ...sources].join(' '));
  return findingsAbout(page.name).error(
    `The Content-Security-Policy (${shown}) keeps browsers from loading ${namesOf(
      blocked.map(({ href }) => href),
      'file',
    )}.`,
    `Add ${wanted} to ${name}.`,
  );
};

/**
 * Whether a source expression allows a URL. Does not compare ports, paths, and http with https. The host of a folder is
 * unknown, so every host may be its own. Source: CSP 3, section 6.7.2.
 */
const allows = (source: string, url: URL, page: URL): boolean => {
  if (/^[a-z][a-z\d+.-]*:$/.test(source))
    return source === url.protocol || (isWeb(source) && isWeb(url.protocol));
  if (!isWeb(url.protocol) || /^'(?!self')/.test(source)) return false;
  if (source === '*' || page.origin === FOLDER_ORIGIN) return true;
  const host =
    source === "'self'" ? page.hostname : source.replace(/^[a-z][a-z\d+.-]*:\/\//, '').replace(/[:/].*/s, '');
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
};

const isWeb = (protocol: string): boolean => /^https?:$/.test(protocol);
