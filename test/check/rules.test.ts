// Rules for the icons of a site. Each row has one defect, in a site without any other.
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { openFolderSite } from '../../src/check/folder-site.ts';
import { parseHead } from '../../src/cli/check/open-site.ts';
import { readCases } from '../cases.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A PNG. `colorAt` returns the color of each pixel. */
const png = (width: number, height: number, colorAt: (x: number, y: number) => Rgba): Uint8Array => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4);
  return encode({ width, height, depth: 8, channels: 4, data });
};
const RED: Rgba = [255, 0, 0, 255];
const square = (side: number): Uint8Array => png(side, side, () => RED);
const withStatedSize = (bytes: Uint8Array, side: number): Uint8Array => {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  return changed;
};

/** Directory of an ICO whose images have no bytes. */
const icoOf = (...sides: readonly number[]): Uint8Array =>
  new Uint8Array([
    ...[0, 0, 1, 0, sides.length, 0],
    ...sides.flatMap(side => [side, side, ...new Array<number>(14).fill(0)]),
  ]);
const truncatedIco = icoOf(16, 32, 48);
truncatedIco[6 + 8] = 1;
truncatedIco[6 + 12] = truncatedIco.length;

const svg = (content: string, attributes = 'viewBox="0 0 9 9"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const MARK = '<path fill="red" d="M0 0h9v9z"/>';

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

type Content = string | Uint8Array;
type Files = Readonly<Record<string, Content>>;
/** Names of defects, changed files and the start of the finding. */
type Rows = readonly (readonly [string, Files, string])[];
const titled = (title: string, rows: Rows): Rows =>
  rows.map(([name, ...row]) => [`${title} ${name}`, ...row]);
const SITE: Files = {
  'index.html': HEAD,
  'favicon.ico': icoOf(16, 32, 48),
  'favicon.svg': svg(MARK),
  'apple-touch-icon.png': square(180),
  'site.webmanifest': JSON.stringify(MANIFEST),
  'any-192.png': square(192),
  'any-512.png': square(512),
  'maskable-192.png': square(192),
};

/** Findings of a site, formatted as `level subject: message`. */
const check = async (files: Files): Promise<readonly string[]> => {
  const site = await openFolderSite(
    async path => (path in files ? Buffer.from(files[path] ?? '') : undefined),
    {
      parseTags: parseHead,
      listPages: async () => Object.keys(files).filter(path => path.endsWith('.html')),
    },
  );
  const findings = await checkSite(site);
  for (const { message, fix } of findings) expect(`${message} ${fix}`).toMatch(/^\S.*\.$/);
  return findings.map(({ level, subject, message }) => `${level} ${subject}: ${message}`);
};
const head = (from: string | RegExp, to: string): Files => ({ 'index.html': HEAD.replace(from, to) });
const added = (markup: string): Files => head('</head>', `${markup}</head>`);
const manifest = (changes: Readonly<Record<string, unknown>>): Files => ({
  'site.webmanifest': JSON.stringify({ ...MANIFEST, ...changes }),
});
const icon = (content: string, attributes?: string): Files => ({ 'favicon.svg': svg(content, attributes) });
const WEBMANIFEST = 'site.webmanifest';

/** Rows of a change, its parts and the finding. A part between slashes is a regular expression. */
const CHANGES = readCases('check/rules.txt', 'head', 'added', 'icon', 'manifest');
const patternOf = (text: string) => (/^\/.*\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text);
const withMark = (text: string) => text.replace('{MARK}', MARK);
const ONE_CHANGE: Rows = [
  ...CHANGES.head.map(
    ([name = '', from = '', to = '', finding = '']) => [name, head(patternOf(from), to), finding] as const,
  ),
  ...CHANGES.added.map(([name = '', markup = '', finding = '']) => [name, added(markup), finding] as const),
  ...CHANGES.icon.map(
    ([name = '', content = '', finding = '']) => [name, icon(withMark(content)), finding] as const,
  ),
  ...CHANGES.manifest.map(
    ([name = '', members = '', finding = '']) => [name, manifest(JSON.parse(members)), finding] as const,
  ),
];

const LINKS: Rows = [
  [
    'of a PNG that is an SVG',
    { ...added('<link rel="icon" href="/a.png" sizes="32x32">'), 'a.png': svg(MARK) },
    'warning a.png: It is an SVG, but sizes says 32x32',
  ],
  ['of an SVG that is text', { 'favicon.svg': 'none' }, 'error favicon.svg: The file is not an SVG'],
  [
    'of an ICO that is a PNG',
    { 'favicon.ico': square(16) },
    'error favicon.ico: The file is not an ICO, despite its name: it is a PNG',
  ],
  [
    'of a PNG of another size',
    { ...added('<link rel="icon" href="/a.png" sizes="32x32">'), 'a.png': square(16) },
    'warning a.png: It has 16x16 px, but sizes says 32x32',
  ],
  [
    'of a PNG that is text',
    { ...added('<link rel="icon" href="/a.png">'), 'a.png': 'none' },
    'error a.png: The file is not a valid PNG: it is text',
  ],
  [
    'of a text file',
    { ...added('<link rel="icon" href="/a">'), a: 'none' },
    'error a: The file is text, not a picture',
  ],
  [
    'on a second page of a missing file',
    { 'blog.html': '<head><link rel="icon" href="a.svg"></head>' },
    'error blog.html: a.svg is linked but missing',
  ],
  [
    'that a second page lacks',
    { 'blog.html': '<head><title>Blog</title></head>' },
    'warning blog.html: No icon is linked',
  ],
];

const COLORS: Rows = [
  ...['#12345', '075985', 'rgb(1,2', 'none', 'blau'].map(
    color =>
      [color, head('#075985', color), `warning index.html: The theme color is "${color}", which`] as const,
  ),
];

const ICO_AND_PNG: Rows = [
  [
    'ICO of two sizes',
    { 'favicon.ico': icoOf(32, 48) },
    'warning favicon.ico: It has 32x32, 48x48, but not 16x16.',
  ],
  ['ICO without its end', { 'favicon.ico': truncatedIco }, 'error favicon.ico: The file is truncated.'],
  [
    'touch icon with one transparent pixel',
    { 'apple-touch-icon.png': png(180, 180, (x, y) => (x + y === 358 ? [9, 9, 9, 254] : RED)) },
    'warning apple-touch-icon.png: It is transparent',
  ],
  [
    'oblong touch icon',
    { 'apple-touch-icon.png': png(180, 170, () => RED) },
    'warning apple-touch-icon.png: It is not square (180x170)',
  ],
  [
    'small touch icon',
    { 'apple-touch-icon.png': square(57) },
    'warning apple-touch-icon.png: It has only 57 px',
  ],
  [
    'PNG of 3600 megapixels',
    { 'apple-touch-icon.png': withStatedSize(square(16), 60_000) },
    'error apple-touch-icon.png: The file has 60000x60000 px, too many',
  ],
  [
    'touch icon that is a GIF',
    { 'apple-touch-icon.png': 'GIF89a' },
    'error apple-touch-icon.png: The file is not a valid PNG: it is a GIF',
  ],
  [
    'maskable icon with a transparent pixel',
    { 'maskable-192.png': png(192, 192, x => (x === 0 ? [0, 0, 0, 0] : RED)) },
    'warning maskable-192.png: It is maskable but transparent',
  ],
  [
    'maskable icon with a stripe at the side',
    { 'maskable-192.png': png(192, 192, x => (x < 20 ? RED : [0, 0, 0, 255])) },
    'warning maskable-192.png: It is maskable, but its drawing leaves',
  ],
  [
    'empty icon of the manifest',
    { 'any-192.png': '' },
    'error any-192.png: The file is not a valid PNG: it is empty',
  ],
];

const SVGS: Rows = [
  [
    'an SVG namespace',
    { 'favicon.svg': `<svg viewBox="0 0 9 9">${MARK}</svg>` },
    'error favicon.svg: The root element has no SVG namespace',
  ],
  ['its end', { 'favicon.svg': '<svg' }, 'error favicon.svg: The file is not an SVG'],
  [
    'an svg element as root',
    { 'favicon.svg': '<a><svg/></a>' },
    'error favicon.svg: The file is not an SVG: its root element is a.',
  ],
  ['a viewBox', icon(MARK, 'width="9" height="9"'), 'warning favicon.svg: It has no viewBox'],
  ['equal sides', icon(MARK, 'viewBox="0 0 9 8"'), 'warning favicon.svg: It is not square'],
];

const MANIFESTS: Rows = [
  ['valid JSON', { [WEBMANIFEST]: '{,}' }, 'error : The manifest is not usable'],
  [
    'an object as its root',
    { [WEBMANIFEST]: '[]' },
    'error : The manifest is not usable: it is not a JSON object',
  ],
  [
    'an icon of 512 px',
    manifest({ icons: MANIFEST.icons.filter(({ sizes }) => sizes === '192x192') }),
    'warning : It has no icon of 512x512 for any purpose',
  ],
  [
    'an icon of 512 px for any purpose',
    manifest({
      icons: [imageOf(192, 'any'), imageOf(192, 'maskable'), { ...imageOf(512, 'any'), purpose: 'maskable' }],
    }),
    'warning : It has no icon of 512x512 for any purpose',
  ],
  ['a maskable icon', manifest({ icons: MANIFEST.icons.slice(0, 2) }), 'warning : It has no maskable icon'],
  [
    'one purpose for each icon',
    manifest({
      icons: [...MANIFEST.icons.slice(0, 2), { ...imageOf(192, 'maskable'), purpose: 'any maskable' }],
    }),
    'warning : An icon has the purposes any and maskable',
  ],
  ['a start_url', manifest({ start_url: undefined }), 'info : Without start_url and a display mode'],
  ['a src in each icon', manifest({ icons: [...MANIFEST.icons, {}] }), 'error : An icon has no src'],
  [
    'the file of an icon',
    manifest({ icons: [...MANIFEST.icons, { src: 'none.png' }] }),
    'error : Its icon none.png is missing',
  ],
  [
    'valid data in a data URL',
    manifest({ icons: [...MANIFEST.icons, { src: 'data:image/png;base64,*' }] }),
    'error : An icon is a data URL that cannot',
  ],
];

const HARMLESS: readonly (readonly [string, Files])[] = [
  ['nothing changed', {}],
  ['a link with an expression of a template', added('<link rel="icon" href="{{ icon }}">')],
  ['a link with an expression of a server', added('<link rel="icon" href="<?= $icon ?>">')],
  [
    'a link that is percent-encoded',
    { ...added('<link rel="icon" href="/a%20b.gif">'), 'a b.gif': 'GIF89a' },
  ],
  [
    'an icon of the manifest in a data URL',
    {
      ...manifest({
        icons: [
          ...MANIFEST.icons,
          { src: `data:image/png;base64,${Buffer.from(square(16)).toString('base64')}` },
        ],
      }),
    },
  ],
  [
    'an icon of the manifest whose name contains data:',
    { ...manifest({ icons: [...MANIFEST.icons, { src: '/x/data:.png' }] }), 'x/data:.png': square(16) },
  ],
  ['a GIF', { ...added('<link rel="icon" href="/a.gif">'), 'a.gif': 'GIF89a' }],
  [
    'a data URL with braces',
    added(
      `<link rel="icon" href="data:image/svg+xml,${encodeURI(svg(`<style>path{fill:red}</style>${MARK}`))}">`,
    ),
  ],
  ['a manifest with only a short name', manifest({ name: undefined })],
  [
    'a manifest with one SVG of any size',
    { ...manifest({ icons: [{ src: '/favicon.svg', sizes: 'any' }, imageOf(192, 'maskable')] }) },
  ],
  [
    'a manifest without purposes',
    manifest({
      icons: MANIFEST.icons.map(({ purpose, ...image }) =>
        purpose === 'any' ? image : { ...image, purpose },
      ),
    }),
  ],
  ['a page that redirects', { 'old.html': '<head><meta http-equiv="Refresh" content="0;url=/"></head>' }],
  ['a start_url in its scope', manifest({ start_url: '/app/?x', scope: '/app/' })],
];

/** Icon files with usual names, but no page with links to them. */
const HIDDEN: Files = { 'favicon.svg': svg(MARK), 'favicon.ico': icoOf(16, 32, 48) };

describe('a site', () => {
  it.each(HARMLESS)('has no findings with %s', async (_name, changes) => {
    expect(await check({ ...SITE, ...changes })).toEqual([]);
  });

  it.each([
    ...ONE_CHANGE,
    ...titled('with a link', LINKS),
    ...titled('with the malformed color', COLORS),
    ...titled('with the', ICO_AND_PNG),
    ...titled('with an SVG without', SVGS),
    ...titled(
      'with a manifest without',
      MANIFESTS.map(([name, files, finding]) => [name, files, finding.replace(' :', ` ${WEBMANIFEST}:`)]),
    ),
  ])('%s has one finding', async (_name, changes, finding) => {
    expect(await check({ ...SITE, ...changes })).toEqual([expect.stringContaining(finding)]);
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

  it('with seven pages that link no icon has one finding, which names three of them', async () => {
    const pages = Array.from({ length: 7 }, (_, index) => [`${index}.html`, '<head></head>']);
    expect(await check({ ...SITE, ...Object.fromEntries(pages) })).toEqual([
      'warning 0.html, 1.html, 2.html and 4 more pages: No icon is linked.',
    ]);
  });

  it.each([
    [{ ...HIDDEN, 'package.json': '{}' }, []],
    [
      HIDDEN,
      ['error /apple-touch-icon.png: The file is missing.', 'error /site.webmanifest: The file is missing.'],
    ],
  ])(
    'without a page is checked for files with the usual names, unless its code may link others: row %#',
    async (files, expected) => {
      const found = await check(files);
      expect(found.filter(text => text.includes('The file is missing.'))).toEqual(expected);
      expect(found.filter(text => text.startsWith('info page:'))).toHaveLength(1);
    },
  );

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
