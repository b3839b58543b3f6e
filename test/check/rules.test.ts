// Rules for the icons of a site. Each row has one defect, in a site without any other.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { readCases } from '../cases.ts';
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

const WIDE = png(300, 100, x => (x < 100 ? RED : [0, 0, 0, 255]));

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
const check = async (files: Files): Promise<readonly string[]> => {
  const findings = await checkSite(await openFiles(files));
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
  'png of 3600 megapixels': withStatedSize(square(16), 60_000),
  'touch icon with one transparent pixel': png(180, 180, (x, y) => (x + y === 358 ? [9, 9, 9, 254] : RED)),
  'maskable icon with a transparent pixel': png(192, 192, x => (x === 0 ? [0, 0, 0, 0] : RED)),
  'maskable icon with a stripe at the side': png(192, 192, x => (x < 20 ? RED : [0, 0, 0, 255])),
  'ico of two sizes': icoOf(32, 48),
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
);
const patternOf = (text: string) => (/^\/.*\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text);
const contentOf = (text: string) => PICTURES[text] ?? text.replace('{MARK}', MARK);

/** How the parts of a row change the site. */
const CHANGE: Readonly<Record<keyof typeof CHANGES, (...parts: string[]) => Files>> = {
  head: (from = '', to = '') => head(patternOf(from), to),
  added: markup => added(markup ?? ''),
  icon: (content = '', attributes) => icon(content.replace('{MARK}', MARK), attributes),
  file: (path = '', content = '') => ({ [path]: contentOf(content) }),
  page: (path = '', content = '') => ({ [path]: content }),
  linked: (path = '', content = '', sizes = '') => ({
    ...added(`<link rel="icon" href="/${path}"${sizes && ` sizes="${sizes}"`}>`),
    [path]: contentOf(content),
  }),
  manifest: members => manifest(JSON.parse(members ?? '')),
  icons: (kept = '', more = '[]') =>
    manifest({
      icons: [...MANIFEST.icons.filter((_, at) => kept.includes(String(at))), ...JSON.parse(more)],
    }),
};
const ROWS = Object.entries(CHANGES).flatMap(([group, rows]) =>
  rows.map(([name = '', ...parts]) => {
    const finding = parts.pop() ?? '';
    const found = finding === '' ? 'no finding' : `the finding “${finding}”`;
    return [name, found, finding, CHANGE[group as keyof typeof CHANGES](...parts)] as const;
  }),
);

describe('a site', () => {
  it.each(ROWS)('%s has %s', async (_name, _found, finding, changes) => {
    const expected = finding === '' ? [] : [expect.stringContaining(finding)];
    expect(await check({ ...SITE, ...changes })).toEqual(expected);
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
