// Packages of vector artwork.
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import type { ExportBody } from '../../src/service/index.ts';
import { createEngine, exportPackage, ProblemError, preview } from '../../src/service/index.ts';
import { pixelAt, readPng } from '../package/read-png.ts';
import { HOSTILE_MEMORY } from './hostile-memory.ts';
import { appIcon, LOGOS, type Logo, logo } from './pictures.ts';

const svg = (content: string, viewBox = '0 0 24 24'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

const textOf = async (body: ExportBody, path: string): Promise<string> => {
  const { files } = await exportPackage(body);
  return new TextDecoder().decode(files.find(file => file.path === path)?.bytes);
};

const findingsOf = async (body: ExportBody): Promise<readonly string[]> =>
  (await exportPackage(body)).report.findings.map(({ id, level }) => `${level} ${id}`);

/** The color of a pixel of an image as `#rrggbbaa`. */
const pixelOf = async (body: ExportBody, path: string, x: number, y: number): Promise<string> => {
  const { files } = await exportPackage(body);
  const png = readPng(files.find(file => file.path === path)?.bytes ?? new Uint8Array());
  return pixelAt(png, x, y);
};

const BLACK_RING = svg('<circle cx="12" cy="12" r="8" fill="none" stroke="#111" stroke-width="4"/>');
const APP_ICON = appIcon('#2563eb');

test('artwork that consists of paths becomes paths of favicon.svg, with its gradients and without a plate', async () => {
  const favicon = await textOf({ artwork: logo('vitejs') }, 'favicon.svg');
  expect(favicon).toMatch(/<linearGradient id="f\w+" gradientUnits="userSpaceOnUse"/);
  expect(favicon).not.toContain('<rect');
  expect(favicon.length).toBeLessThan(3000);
});

test('artwork without a plate is trimmed unless trim is false, and artwork on a plate has a padding of 0.12', async () => {
  const square = svg('<path fill="#dc2626" d="M8 8h4v4H8z"/>');
  expect(await pixelOf({ artwork: square }, 'favicon-96x96.png', 1, 1)).toBe('#dc2626ff');
  expect(await pixelOf({ artwork: square, trim: false }, 'favicon-96x96.png', 1, 1)).toBe('#00000000');
  const onPlate: ExportBody = { artwork: square, bg: '#ffffff', shape: 'rounded-square', corner_radius: 0 };
  expect(await pixelOf(onPlate, 'favicon-96x96.png', 9, 48)).toBe('#ffffffff');
  expect(await pixelOf(onPlate, 'favicon-96x96.png', 14, 48)).toBe('#dc2626ff');
});

test.each([
  ['an area in its own color', 'fill="#00f"', {}],
  [
    'a line in one ink',
    'fill="none" stroke="#000" stroke-width="1.2"',
    { artwork_ink: 'single', fg: '#000' },
  ],
] as const)(
  'untrimmed artwork with %s has the same place in small and large images',
  async (_, paint, fields) => {
    const artwork = svg(`<path d="M6.6 6.6h10.8v10.8H6.6z" ${paint}/>`);
    for (const size of [16, 32, 48, 180]) {
      const { bytes } = await preview({ artwork, trim: false, padding: 0.1, bg: '#fff', ...fields, size });
      const row = Array.from({ length: size }, (_, x) => pixelAt(readPng(bytes), x, size / 2));
      const inked = [...row.keys()].filter(x => x > size / 8 && x < (size * 7) / 8 && row[x] !== '#ffffffff');
      expect(Math.abs((inked[0] ?? 0) / size - 0.32)).toBeLessThan(0.1);
      expect(Math.abs((inked.at(-1) ?? 0) / size - 0.68)).toBeLessThan(0.1);
    }
  },
);

test('touch and maskable icons have a white background, or a near-black one behind white artwork', async () => {
  expect(await pixelOf({ artwork: BLACK_RING }, 'apple-touch-icon.png', 2, 2)).toBe('#ffffffff');
  const white = svg('<circle cx="12" cy="12" r="9" fill="#fff"/>');
  expect(await pixelOf({ artwork: white }, 'android-chrome-maskable-192x192.png', 2, 2)).toBe('#0f172aff');
});

test('artwork that is a full square fills maskable icons, and the report warns if its ink leaves the safe zone', async () => {
  expect(await pixelOf({ artwork: APP_ICON }, 'android-chrome-maskable-512x512.png', 0, 0)).toBe('#2563ebff');
  expect(await findingsOf({ artwork: APP_ICON })).toContain('info full-square');
  const wide = svg('<path fill="#2563eb" d="M0 0h24v24H0z"/><path d="M1 11h22v2H1z" fill="#fff"/>');
  expect(await findingsOf({ artwork: wide })).toContain('warning safe-zone');
  expect(await findingsOf({ artwork: wide, maskable_artwork: APP_ICON })).not.toContain('warning safe-zone');
});

test.each([16, 32, 48])('artwork that is a disc reaches all four edges of the image of %i px', async size => {
  const png = readPng((await preview({ artwork: logo('facebook'), size })).bytes);
  const [middle, last] = [size / 2, size - 1];
  for (const [x, y] of [
    [middle, 0],
    [0, middle],
    [last, middle],
    [middle, last],
  ] as const)
    expect(Number.parseInt(pixelAt(png, x, y).slice(7), 16)).toBeGreaterThan(200);
});

test.each([16, 32, 48])('artwork that is a full square fills the image of %i px', async size => {
  const png = readPng((await preview({ artwork: logo('ycombinator'), size })).bytes);
  for (let at = 0; at < size; at++)
    for (const [x, y] of [
      [at, 0],
      [at, size - 1],
      [0, at],
      [size - 1, at],
    ] as const)
      expect([x, y, pixelAt(png, x, y)]).toEqual([x, y, '#fb651eff']);
});

test('the rounded corners of artwork are filled in touch and maskable icons, and stay transparent in tab icons', async () => {
  const artwork = svg(
    '<rect width="24" height="24" rx="6" fill="#2563eb"/><circle cx="12" cy="12" r="4" fill="#fff"/>',
  );
  for (const path of ['apple-touch-icon.png', 'android-chrome-maskable-192x192.png'])
    for (const at of [0, 2, 6]) expect(await pixelOf({ artwork }, path, at, at)).toBe('#2563ebff');
  expect(await pixelOf({ artwork }, 'favicon-96x96.png', 1, 1)).toBe('#00000000');
  // The rounded corners have the radius of those in the artwork: 6 of 24 units.
  expect(await pixelOf({ artwork }, 'favicon-96x96.png', 24, 0)).toBe('#2563ebff');
});

test('the report warns that a dark logo is hard to see on dark tab strips, unless dark_ink is lighten', async () => {
  expect(await findingsOf({ artwork: BLACK_RING })).toContain('warning dark-tab-strip');
  const body: ExportBody = { artwork: BLACK_RING, include_dark_mode: true, dark_ink: 'lighten' };
  expect(await findingsOf(body)).not.toContain('warning dark-tab-strip');
  expect(await textOf(body, 'favicon.svg')).toMatch(/prefers-color-scheme:dark\)\{\.\w+\{stroke:#[b-f]/);
});

test.each([
  ['#111111', 'ok'],
  ['#d97706', 'info'],
  ['#fef9c3', 'warning'],
])('the contrast of a %s logo with light tab strips is reported as %s', async (color, level) => {
  const artwork = BLACK_RING.replace('#111', color);
  expect(await findingsOf({ artwork })).toContain(`${level} light-tab-strip`);
});

test('dark_artwork replaces the artwork in dark mode', async () => {
  const dark = svg('<path fill="#facc15" d="M0 0h9v9H0z"/>');
  expect(await textOf({ artwork: BLACK_RING, dark_artwork: dark }, 'favicon-dark.svg')).toContain('#facc15');
});

const MARK = svg('<path fill="#7c3aed" d="M0 0h8v8H0z"/>', '0 0 8 8');
const RED = 'hsl(0 72% 51%)';
const WIDE_LOGO = svg(
  `<path fill="#7c3aed" d="M0 0h8v8H0z"/><path fill="${RED}" d="M12 1h5v6h-5zM18 1h5v6h-5zM24 1h5v6h-5z"/>`,
  '0 0 29 8',
);

test.each([
  ['artwork', { artwork: APP_ICON }],
  ['an emoji', { emoji: '🦊' }],
  ['artwork with dark_artwork', { artwork: APP_ICON, dark_artwork: BLACK_RING }],
] as [string, ExportBody][])(
  'small_artwork replaces %s in images of up to 48 px and in the small drawings of favicon.svg',
  async (_name, body) => {
    const design: ExportBody = { ...body, small_artwork: MARK };
    expect(pixelAt(readPng((await preview({ ...design, size: 32 })).bytes), 16, 2)).toBe('#7c3aedff');
    expect(pixelAt(readPng((await preview({ ...design, size: 96 })).bytes), 48, 6)).not.toBe('#7c3aedff');
    expect(await textOf(design, 'favicon.svg')).toContain('#7c3aed');
    expect(await pixelOf(design, 'apple-touch-icon.png', 90, 90)).toBe(
      await pixelOf(body, 'apple-touch-icon.png', 90, 90),
    );
    expect(await textOf(design, 'favsmith.json')).toContain('"small_artwork": "<svg');
  },
);

test('dark_artwork beside an emoji replaces it in dark mode', async () => {
  expect(await textOf({ emoji: '🦊', dark_artwork: MARK }, 'favicon-dark.svg')).toContain('#7c3aed');
});

test('small_artwork is lightened in dark tabs if dark_ink is lighten', async () => {
  const body: ExportBody = { artwork: APP_ICON, small_artwork: BLACK_RING, include_dark_mode: true };
  expect(await findingsOf({ ...body, dark_ink: 'original' })).toContain('warning dark-tab-strip');
  expect(await findingsOf({ ...body, dark_ink: 'lighten' })).not.toContain('warning dark-tab-strip');
});

test('a wide logo is reported with the field that helps, and artwork_part mark shows the part before its name', async () => {
  const wideOf = async (body: ExportBody) =>
    (await exportPackage(body)).report.findings.find(({ id }) => id === 'wide-artwork')?.setting;
  expect(await wideOf({ artwork: WIDE_LOGO })).toBe('artwork_part');
  expect(await wideOf({ artwork: svg('<path d="M0 0h24v4H0z"/>') })).toBe('small_artwork');
  expect(await wideOf({ artwork: WIDE_LOGO, artwork_part: 'mark' })).toBeUndefined();
  expect(await wideOf({ artwork: WIDE_LOGO, small_artwork: MARK })).toBeUndefined();
  const favicon = await textOf({ artwork: WIDE_LOGO, artwork_part: 'mark' }, 'favicon.svg');
  expect(favicon).toContain('#7c3aed');
  expect(favicon).not.toContain('#dc');
});

test('artwork_ink single warns if the artwork has several colors', async () => {
  const warning = 'warning colors-in-one-ink';
  const twoColors = BLACK_RING.replace('</svg>', '<path fill="#e11d48" d="M0 0h2v2z"/></svg>');
  expect(await findingsOf({ artwork: twoColors, artwork_ink: 'single' })).toContain(warning);
  expect(await findingsOf({ artwork: twoColors })).not.toContain(warning);
  expect(await findingsOf({ artwork: BLACK_RING, artwork_ink: 'single' })).not.toContain(warning);
});

test.each([
  [
    'a light part on a dark one',
    '<path d="M0 0h24v24H0z"/><path fill="#fff" d="M6 6h12v12H6z"/>',
    '#00000000',
  ],
  [
    'a dark part on a light one',
    '<path fill="#fde047" d="M0 0h24v24H0z"/><path d="M6 6h12v12H6z"/>',
    '#00000000',
  ],
  [
    'a part of almost the same color',
    '<path fill="#dc2626" d="M0 0h24v24H0z"/><path fill="#d02020" d="M6 6h12v12H6z"/>',
    '#111827ff',
  ],
  [
    'a part on a part that is cut out',
    '<path d="M0 0h24v24H0z"/><path fill="#fff" d="M4 4h16v16H4z"/><path d="M8 8h8v8H8z"/>',
    '#111827ff',
  ],
])('artwork_ink single cuts out what lies on another color: %s', async (_name, content, center) => {
  const body: ExportBody = { artwork: svg(content), artwork_ink: 'single', fg: '#111827', shape: 'none' };
  expect(await pixelOf(body, 'favicon-96x96.png', 48, 48)).toBe(center);
});

test.each(['1️⃣', '#️⃣', '▶️', '😀', '🎱'])(
  'the monochrome icon of %s shows more than its outline',
  async emoji => {
    const { files } = await exportPackage({ emoji, monochrome: true });
    const png = readPng(
      files.find(({ path }) => path === 'android-chrome-monochrome-192x192.png')?.bytes ?? new Uint8Array(),
    );
    const clear = Array.from({ length: 64 * 64 }, (_, at) =>
      pixelAt(png, 64 + (at % 64), 64 + (at >> 6)),
    ).filter(pixel => pixel.endsWith('00'));
    expect(clear.length).toBeGreaterThan(100);
  },
);

test('artwork_ink single paints artwork with fg on the default plate', async () => {
  const favicon = await textOf({ artwork: BLACK_RING, artwork_ink: 'single', fg: '#fde047' }, 'favicon.svg');
  expect(favicon).toContain('#075985');
  expect(favicon).toContain('#fde047');
  expect(favicon).not.toContain('#111');
});

test.each([
  ['fill', 'fill="#e11d48" fill-opacity="0.5"'],
  ['line', 'fill="none" stroke="#e11d48" stroke-width="2" stroke-opacity="0.5"'],
])('artwork_ink single keeps the opacity of a %s', async (_name, paint) => {
  const artwork = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path ${paint} d="M4 4h16v16H4z"/></svg>`;
  const favicon = await textOf({ artwork, artwork_ink: 'single', fg: '#fde047' }, 'favicon.svg');
  expect(favicon).toMatch(/opacity="0?\.5"/);
});

test('artwork_ink single and the monochrome icons accept 1,600 light dots on a dark square', async () => {
  const dots = Array.from({ length: 1600 }, (_, at) => {
    const [x, y] = [(at % 40) * 12 + 8, Math.floor(at / 40) * 12 + 8];
    return `<circle cx="${x}" cy="${y}" r="4" fill="#fff"/>`;
  });
  const artwork = svg(`<path fill="#111" d="M0 0h512v512H0z"/>${dots.join('')}`, '0 0 512 512');
  const { files } = await exportPackage({ artwork, artwork_ink: 'single', monochrome: true });
  expect(files.map(({ path }) => path)).toContain('android-chrome-monochrome-192x192.png');
});

test('fit cover crops artwork to the shape', async () => {
  const wide = svg('<path fill="#16a34a" d="M0 0h48v24H0z"/>', '0 0 48 24');
  const body: ExportBody = { artwork: wide, fit: 'cover', shape: 'circle' };
  expect(await pixelOf(body, 'favicon-96x96.png', 48, 2)).toBe('#16a34aff');
  expect(await pixelOf(body, 'favicon-96x96.png', 2, 2)).toBe('#00000000');
});

test('monochrome_artwork adds transparent icons for the purpose monochrome', async () => {
  const body: ExportBody = { artwork: APP_ICON, monochrome_artwork: BLACK_RING };
  const manifest = JSON.parse(await textOf(body, 'site.webmanifest'));
  expect(manifest.icons.filter(({ purpose }: { purpose: string }) => purpose === 'monochrome')).toHaveLength(
    2,
  );
  expect(await pixelOf(body, 'android-chrome-monochrome-192x192.png', 96, 96)).toBe('#00000000');
});

test.each([
  [
    'a mask',
    '<mask id="m"><path d="M0 0h12v24H0z" fill="#fff"/></mask><g mask="url(#m)"><path d="M0 0h24v24H0z" fill="#f00"/></g>',
  ],
  [
    'a filter',
    '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><path filter="url(#f)" d="M4 4h16v16H4z" fill="#f00"/>',
  ],
  [
    'a pattern',
    '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2H0z" fill="#f00"/></pattern><path d="M0 0h24v24H0z" fill="url(#p)"/>',
  ],
])(
  'artwork with %s is a nested svg element in favicon.svg and pixels in the images, as the report says',
  async (_, content) => {
    const body: ExportBody = { artwork: svg(content) };
    expect(await textOf(body, 'favicon.svg')).toMatch(/<g transform="[^"]+"><svg /);
    expect(await findingsOf(body)).toContain('info drawn-as-pixels');
    expect(await pixelOf(body, 'android-chrome-192x192.png', 72, 72)).not.toBe('#00000000');
  },
);

const tiled = (pattern: string, content = '', use = '') =>
  `<pattern id="p" ${pattern}>${content || '<path d="M0 0h9v9H0z" fill="#f00"/>'}</pattern>${use || '<path d="M0 0h24v24H0z" fill="url(#p)"/>'}`;
const USER = 'patternUnits="userSpaceOnUse"';
const UNIT_SQUARE = '<path d="M0 0h1v1H0z" fill="#f00"/>';
const INNER = '<pattern id="q" width="12" height="12" patternUnits="userSpaceOnUse">';
const NESTED = '<path d="M0 0h24v24H0z" fill="url(#q)"/>';

test.each([
  ['of the size of the artwork', tiled(`width="24" height="24" ${USER}`)],
  ['in units of the bounding box', tiled('width=".25" height=".25"')],
  [
    'with content in units of the bounding box',
    tiled('width="1" height="1" patternContentUnits="objectBoundingBox"', UNIT_SQUARE),
  ],
  ['with a transform', tiled(`width="400" height="400" patternTransform="scale(.01)" ${USER}`)],
  ['with a viewBox', tiled(`width="6" height="6" viewBox="0 0 .001 .001" ${USER}`, UNIT_SQUARE)],
  [
    'in a pattern',
    `${INNER}<path d="M0 0h9v9H0z" fill="#f00"/></pattern>${tiled(`width="24" height="24" ${USER}`, NESTED)}`,
  ],
  [
    'in a mask',
    `<mask id="m">${tiled(`width="6" height="6" ${USER}`, '<path d="M0 0h5v5H0z" fill="#fff"/>')}</mask><path mask="url(#m)" d="M0 0h24v24H0z"/>`,
  ],
])('artwork can have a pattern %s', async (_, content) => {
  const { files } = await exportPackage({ artwork: svg(content) });
  expect(files.length).toBeGreaterThan(10);
});

const SMALL = '<path d="M0 0h9v9H0z" fill="url(#p)"/>';
test.each([
  ...HOSTILE_MEMORY.filter(
    ([name]) => /^(?:a pattern|a scaled|a strip|nested patterns)/.test(name) && !/huge/.test(name),
  ),
  ['a tile of many bounding boxes', svg(tiled('width="9" height="9"', '', SMALL))],
  [
    'a strip of many bounding boxes',
    svg(tiled('width="1" height="9999"', '', '<path d="M0 0h24v1H0z" fill="url(#p)"/>')),
  ],
  ['a skewed pattern', svg(tiled(`width="24" height="24" patternTransform="skewX(89)" ${USER}`))],
  [
    'a viewBox that enlarges a nested pattern',
    svg(
      `${INNER}${UNIT_SQUARE}</pattern>${tiled(`width="9" height="9" viewBox="0 0 .1 .1" ${USER}`, NESTED)}`,
    ),
  ],
  [
    'a bounding box that enlarges a nested pattern',
    svg(
      `${INNER}${UNIT_SQUARE}</pattern>${tiled('width="1" height="1" patternContentUnits="objectBoundingBox"', NESTED)}`,
    ),
  ],
  [
    'a mask in units of the bounding box',
    svg(
      `<mask id="m" maskContentUnits="objectBoundingBox">${tiled(`width="9" height="9" ${USER}`)}</mask><path mask="url(#m)" d="M0 0h24v24H0z"/>`,
    ),
  ],
])('artwork with %s is refused by the size of its tiles', async (...[, artwork]) => {
  await expect(exportPackage({ artwork: artwork ?? '' })).rejects.toThrow(/has a tile of \d+x\d+ px/);
});

test('a wide logo with filters can be exported, although it is only a few rows high in small images', async () => {
  const { files } = await exportPackage({ artwork: logo('viteplus') });
  expect(files.map(({ path }) => path)).toContain('favicon.ico');
});

test('a mask with mask-type alpha uses the alpha of its content and ignores the color', async () => {
  const mask = '<mask id="m" style="mask-type:alpha"><path d="M0 0h12v24H0z"/></mask>';
  const artwork = svg(`${mask}<g mask="url(#m)"><path d="M0 0h24v24H0z" fill="#f00"/></g>`);
  expect(await pixelOf({ artwork, trim: false }, 'favicon-96x96.png', 24, 48)).toBe('#ff0000ff');
});

test('text in artwork is removed, and the report warns about it', async () => {
  const body: ExportBody = { artwork: svg('<text y="9">A</text><path d="M0 0h9v9z"/>') };
  expect(await findingsOf(body)).toContain('warning text-without-font');
});

test.each(['vitejs', 'google-icon', 'slack-icon', 'figma', 'docker-icon'])(
  'an export of favsmith.json of the logo %s gives the same package again',
  async name => {
    const { files } = await exportPackage({ artwork: logo(name), include_dark_mode: true, bg: '#fff' });
    const design = JSON.parse(
      new TextDecoder().decode(files.find(({ path }) => path === 'favsmith.json')?.bytes),
    );
    const again = await exportPackage(design);
    expect(again.files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')])).toEqual(
      files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')]),
    );
  },
);

test('a preview of artwork equals the image of its package', async () => {
  const { bytes } = await preview({ artwork: logo('google-icon'), size: 96 });
  const { files } = await exportPackage({ artwork: logo('google-icon') });
  expect(
    Buffer.from(bytes).equals(
      files.find(({ path }) => path === 'favicon-96x96.png')?.bytes ?? new Uint8Array(),
    ),
  ).toBe(true);
});

test('artwork that draws nothing is refused with the problem invalid_artwork', async () => {
  const problem = await exportPackage({ artwork: svg('') }).catch(error => error);
  expect(problem).toBeInstanceOf(ProblemError);
  expect([problem.code, problem.message]).toEqual(['invalid_artwork', 'The artwork shows nothing.']);
});

test('two engines in one process can both draw artwork', async () => {
  const dataFolder = join(import.meta.dirname, '..', '..', 'data');
  const engines = [createEngine({ dataFolder }), createEngine({ dataFolder })];
  for (const engine of engines)
    expect((await engine.preview({ artwork: APP_ICON, size: 32 })).mediaType).toBe('image/png');
});

const SIDE = 96;

/** Premultiplied pixels of a logo in a square, drawn by another renderer. */
const reference = (name: string): Uint8Array => {
  const { body, width = LOGOS.width, height = LOGOS.height } = LOGOS.icons[name] as Logo;
  const side = Math.max(width, height);
  const viewBox = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`;
  const square = svg(body, viewBox).replace(
    '<svg ',
    `<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIDE}" height="${SIDE}" `,
  );
  return new Resvg(square, { font: { loadSystemFonts: false } }).render().pixels;
};

const SAMPLE = Object.keys(LOGOS.icons).filter((_, index) => index % 60 === 0);

test.each(SAMPLE)(
  'the pixels of the logo %s differ from those of resvg by at most 2 of 255 on average',
  async name => {
    const { bytes } = await preview({ artwork: logo(name), trim: false, size: SIDE });
    const shown = readPng(bytes).pixels;
    const expected = reference(name);
    let sum = 0;
    expected.forEach((value, at) => {
      sum += Math.abs(value - (shown[at] ?? 0));
    });
    expect(sum / expected.length).toBeLessThanOrEqual(2);
  },
);
