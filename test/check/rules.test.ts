// Rules for the icons of a site. Each row has one defect, in a site without any other.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import type { Site, SiteFinding } from '../../src/check/site.ts';
import { once } from '../../src/model/memoized.ts';
import { readCases } from '../cases.ts';
import { readRules } from './rule-messages.ts';
import { type Files, icoOf, MARK, openFiles, png, RED, square, svg } from './sites.ts';

const withStatedSize = (bytes: Uint8Array, side: number): Uint8Array => {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  return changed;
};

const truncatedIco = icoOf(16, 32, 48);
truncatedIco[6 + 8] = 1;
truncatedIco[6 + 12] = truncatedIco.length;

const heavyIco = new Uint8Array(100_500);
heavyIco.set(icoOf(16, 32, 48));
const oblongIco = icoOf(16, 32, 48, 64);
oblongIco[6 + 3 * 16 + 1] = 63;
/** Noise, which no compressor makes smaller. */
const noise = (x: number, y: number) =>
  [0, 1, 2].map(channel => (Math.sin(x * 12.9 + y * 78.2 + channel) * 43758.5) & 255);

const WIDE = png(300, 100, x => (x < 100 ? RED : [0, 0, 0, 255]));

/** A picture of 192 px with a disc. */
const disc = (ground: readonly number[], color: readonly number[], diameter = 96): Uint8Array =>
  png(192, 192, (x, y) => (Math.hypot(x - 96, y - 96) < diameter / 2 ? color : ground));

const HEAD = `<!doctype html>
<head>
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#075985">
</head>
`;

const imageOf = (side: number, purpose: string) => ({
  src: `/${purpose}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});
const MANIFEST = {
  name: 'Site',
  short_name: 'Site',
  icons: [imageOf(192, 'any'), imageOf(512, 'any'), imageOf(192, 'maskable')],
  theme_color: '#075985',
  background_color: '#ffffff',
  start_url: './',
  display: 'standalone',
};

const SITE: Files = {
  'index.html': HEAD,
  'favicon.ico': icoOf(16, 32, 48),
  'favicon.svg': svg(),
  'apple-touch-icon.png': square(180),
  'site.webmanifest': JSON.stringify(MANIFEST),
  'any-192.png': square(192),
  'any-512.png': square(512),
  'maskable-192.png': square(192),
  'a.gif': 'GIF89a',
  'a b.gif': 'GIF89a',
  'wide.png': WIDE,
  'x/data:.png': square(16),
};

/** Findings of a site, formatted as `level subject: message`. */
const check = async (files: Files): Promise<readonly string[]> =>
  textsOf(await checkSite(await openFiles(files)));
const textsOf = (findings: readonly SiteFinding[]): readonly string[] => {
  for (const { message, fix } of findings) expect(`${message} ${fix}`).toMatch(/^\S.*\.$/);
  return findings.map(({ level, subject, message }) => `${level} ${subject}: ${message}`);
};
const head = (from: string | RegExp, to: string): Files => ({ 'index.html': HEAD.replace(from, to) });
const added = (markup: string): Files => head('</head>', `${markup}</head>`);
/** A manifest with other members. `null` removes a member. */
const manifest = (changes: Readonly<Record<string, unknown>>): Files => ({
  'site.webmanifest': JSON.stringify({ ...MANIFEST, ...changes }, (_, value) => value ?? undefined),
});
const icon = (content: string, attributes?: string): Files => ({ 'favicon.svg': svg(content, attributes) });
/** Files that the text table names. */
const PICTURES: Files = {
  gif: 'GIF89a',
  text: 'none',
  empty: '',
  svg: svg(),
  'png of 16 px': square(16),
  'png of 57 px': square(57),
  'png of 180x170 px': png(180, 170, x => [x, 0, 0, 255]),
  'wide png': WIDE,
  'touch icon of one color': png(180, 180, () => RED),
  'touch icon of almost one color': png(180, 180, x => [200 + (x % 12), 0, 0, 255]),
  'maskable icon of one color': png(192, 192, () => RED),
  'touch icon in similar dark colors': disc([0, 0, 0, 255], [26, 26, 46, 255]),
  'touch icon in similar bright colors': disc([255, 255, 255, 255], [230, 230, 230, 255]),
  'touch icon in yellow and white': disc([255, 255, 255, 255], [255, 235, 60, 255]),
  'touch icon with a dot': disc(RED, [255, 255, 255, 255], 12),
  'touch icon with a gradient': png(180, 180, x => [x, 0, 255 - x, 255]),
  'png of 3600 megapixels': withStatedSize(square(16), 60_000),
  'touch icon with one transparent pixel': png(180, 180, (x, y) => (x + y === 358 ? [9, 9, 9, 254] : RED)),
  'maskable icon with a transparent pixel': png(192, 192, x => (x === 0 ? [0, 0, 0, 0] : RED)),
  'maskable icon with a stripe at the side': png(192, 192, x => (x < 20 ? RED : [0, 0, 0, 255])),
  'heavy png': png(300, 300, (x, y) => [...noise(x, y), 255]),
  'heavy svg': svg().padEnd(50_500),
  'ico of two sizes': icoOf(32, 48),
  'ico with an oblong picture': oblongIco,
  'heavy ico': heavyIco,
  'ico without its end': truncatedIco,
};

/** Rows of a change, its parts and the finding, if there is one. A part between slashes is a regular expression. */
const CHANGES = readCases(
  'check/rules.txt',
  'head',
  'added',
  'icon',
  'file',
  'page',
  'linked',
  'manifest',
  'icons',
  'only',
  'many links',
  'many pages',
  'served',
);
const patternOf = (text: string) => (/^\/.*\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text);
const contentOf = (text: string) => PICTURES[text] ?? text.replace('{MARK}', MARK);
const changed = (files: Files) => openFiles({ ...SITE, ...files });
const repeated = <T>(count = '', make: (at: number) => T): readonly T[] =>
  Array.from({ length: Number(count) }, (_, at) => make(at));

/** The site that the parts of a row describe. */
const SITES: Readonly<Record<keyof typeof CHANGES, (...parts: string[]) => Promise<Site>>> = {
  head: (from = '', to = '') => changed(head(patternOf(from), to)),
  added: markup => changed(added(markup ?? '')),
  icon: (content = '', attributes) => changed(icon(content.replace('{MARK}', MARK), attributes)),
  file: (path = '', content = '') => changed({ [path]: contentOf(content) }),
  page: (path = '', content = '', other = path, more = content) =>
    changed({ [path]: content, [other]: more }),
  linked: (path = '', content = '', sizes = '') =>
    changed({
      ...added(`<link rel="icon" href="/${path}"${sizes && ` sizes="${sizes}"`}>`),
      [path]: contentOf(content),
    }),
  manifest: members => changed(manifest(JSON.parse(members ?? ''))),
  icons: (kept = '', more = '[]') =>
    changed(
      manifest({
        icons: [...MANIFEST.icons.filter((_, at) => kept.includes(String(at))), ...JSON.parse(more)],
      }),
    ),
  only: paths =>
    openFiles(Object.fromEntries(Object.entries(SITE).filter(([path]) => paths?.split(' ').includes(path)))),
  'many links': (count, link = '') =>
    changed(added(repeated(count, at => link.replace('{at}', String(at))).join(''))),
  'many pages': count => changed(Object.fromEntries(repeated(count, at => [`${at}.html`, HEAD]))),
  served: (path = '', type = '') => openFiles(SITE, { [path]: type }),
};
const ROWS = Object.entries(CHANGES).flatMap(([group, rows]) =>
  rows.map(([name = '', ...parts]) => {
    const finding = parts.pop() ?? '';
    const found = finding === '' ? 'no finding' : `the finding “${finding}”`;
    const findings = once(async () => checkSite(await SITES[group as keyof typeof CHANGES](...parts)));
    return [name, found, finding, findings] as const;
  }),
);

describe('a site', () => {
  it.each(ROWS)('%s has %s', async (_name, _found, finding, findings) => {
    const expected = finding === '' ? [] : finding.split(' | ').map(text => expect.stringContaining(text));
    expect(textsOf(await findings())).toEqual(expected);
  });

  it('without icon links has one finding for all icons, and one for the ICO that browsers request', async () => {
    const { 'favicon.ico': _, ...others } = SITE;
    const files = { ...others, ...head(/<link rel="icon".*>\n/g, '') };
    expect(await check(files)).toEqual([
      expect.stringContaining('error index.html: No icon is linked'),
      expect.stringContaining('error /favicon.ico: The file is missing'),
    ]);
  });

  it('without an ICO has an error if its only icon is an SVG, and a warning if it also has a PNG', async () => {
    const { 'favicon.ico': _, ...others } = SITE;
    const lone = head(/<link.*ico.*>\n/, '');
    expect(await check({ ...others, ...lone })).toEqual([
      expect.stringContaining('error /favicon.ico: The file is missing'),
    ]);
    const withPng = head(/<link.*ico.*>\n/, '<link rel="icon" href="/any-192.png">');
    expect(await check({ ...others, ...withPng })).toEqual([
      expect.stringContaining('warning /favicon.ico: The file is missing'),
    ]);
  });

  it('with the same relative link in two folders is checked for two files', async () => {
    const { 'index.html': page = '' } = added('<link rel="icon" href="a.gif">');
    expect(await check({ ...SITE, 'index.html': page, 'blog/index.html': page })).toEqual([
      'error blog/index.html: a.gif is linked but missing.',
    ]);
  });

  it('with seven pages that link no icon has one finding, which names three of them', async () => {
    const pages = Array.from({ length: 7 }, (_, index) => [`${index}.html`, '<head></head>']);
    expect(await check({ ...SITE, ...Object.fromEntries(pages) })).toEqual([
      'warning 0.html, 1.html, 2.html and 4 more pages: No icon is linked.',
    ]);
  });

  it.each([
    ['no errors', 'a project, whose code may link other files', { 'package.json': '{}' }, []],
    ['errors', 'no project', {}, ['/apple-touch-icon.png', '/site.webmanifest']],
  ])('without a page has %s about missing files if it is %s', async (_, __, files, missing) => {
    const found = await check({ 'favicon.svg': svg(), 'favicon.ico': icoOf(16, 32, 48), ...files });
    expect(found.filter(text => text.includes('The file is missing.'))).toEqual(
      missing.map(path => `error ${path}: The file is missing.`),
    );
    expect(found.filter(text => text.startsWith('info page:'))).toHaveLength(1);
  });

  it('has findings for at most 50 files', async () => {
    const icons = Array.from({ length: 60 }, (_, index) => ({ src: `${index}.png` }));
    const found = await check({ ...SITE, ...manifest({ icons: [...MANIFEST.icons, ...icons] }) });
    expect(found.length).toBeLessThanOrEqual(50);
  });

  it('has its errors listed before its warnings and remarks, and each finding once', async () => {
    const changes = {
      ...head(/<meta.*>/, ''),
      ...icon(MARK, 'viewBox="0 0 9 8"'),
      'apple-touch-icon.png': 'GIF89a',
      'copy.html': HEAD,
    };
    expect(await check({ ...SITE, ...changes })).toEqual([
      expect.stringMatching(/^error apple-touch-icon\.png/),
      expect.stringMatching(/^warning favicon\.svg/),
      expect.stringMatching(/^info index\.html/),
    ]);
  });
});

it('every rule has a row in rules.txt that it finds', async () => {
  const found = (await Promise.all(ROWS.map(([, , , findings]) => findings()))).flat();
  const unfound = readRules().filter(({ pattern }) => !found.some(({ message }) => pattern.test(message)));
  expect(unfound.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
});
