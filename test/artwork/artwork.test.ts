// Packages of vector artwork.
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { createPixelFilters } from '../../src/compose/artwork/pixel-filters.ts';
import type { ExportBody } from '../../src/service/index.ts';
import { createEngine, exportPackage, preview } from '../../src/service/index.ts';
import { element } from '../../src/svg/element.ts';
import { fileOf } from '../package/packages.ts';
import { pixelAt, readPng } from '../package/read-png.ts';
import { HOSTILE_MEMORY } from './hostile-memory.ts';
import { appIcon, LOGOS, type Logo, logo, packageOf, svg } from './pictures.ts';

const BLACK_RING = svg('<circle cx="12" cy="12" r="8" fill="none" stroke="#111" stroke-width="4"/>');
const APP_ICON = appIcon('#2563eb');
const MARK = svg('<path fill="#7c3aed" d="M0 0h8v8H0z"/>', '0 0 8 8');
const WHITE_DISC = svg('<circle cx="12" cy="12" r="9" fill="#fff"/>');
const ROUNDED = { artwork: svg('<rect width="24" height="24" rx="6" fill="#2563eb"/>') };
const SQUARE: ExportBody = { artwork: svg('<path fill="#dc2626" d="M8 8h4v4H8z"/>') };
const ON_PLATE: ExportBody = { ...SQUARE, bg: '#ffffff', shape: 'rounded-square', corner_radius: 0 };
const MASK = '<mask id="m" style="mask-type:alpha"><path d="M0 0h12v24H0z"/></mask>';
const MASKED: ExportBody = {
  artwork: svg(`${MASK}<g mask="url(#m)"><path d="M0 0h24v24H0z" fill="#dc2626"/></g>`),
  trim: false,
};
const cropped = (width: number, height: number): ExportBody => ({
  artwork: svg(`<path fill="#dc2626" d="M0 0h${width}v${height}H0z"/>`, `0 0 ${width} ${height}`),
  fit: 'cover',
  shape: 'circle',
  bg: '#fff',
});
/** A flat surface in blue light from above. */
const LIT: ExportBody = {
  artwork: svg(
    '<filter id="f" x="0" y="0" width="1" height="1"><feDiffuseLighting surfaceScale="0" lighting-color="#2563eb"><feDistantLight elevation="90"/></feDiffuseLighting></filter><path d="M0 0h24v24H0z" filter="url(#f)"/>',
  ),
};
/** A curve whose control point is far below it, with a gradient from red to blue. */
const CURVED: ExportBody = {
  artwork: svg(
    '<linearGradient id="g" x2="0" y2="1"><stop offset=".8" stop-color="#dc2626"/><stop offset=".8" stop-color="#2563eb"/></linearGradient>' +
      '<filter id="f"><feOffset/></filter><path d="M0 0Q12 48 24 0z" fill="url(#g)" filter="url(#f)"/>',
  ),
  trim: false,
};
const MONOCHROME: ExportBody = { artwork: APP_ICON, monochrome_artwork: BLACK_RING };

/** Squares of these colors in one ink, each in the middle of the one before it. */
const inOneInk = (...colors: readonly string[]): ExportBody => {
  const squares = colors.map((color, at) => {
    const [from, side] = [4 * at, 24 - 8 * at];
    return `<path fill="${color}" d="M${from} ${from}h${side}v${side}h-${side}z"/>`;
  });
  return { artwork: svg(squares.join('')), artwork_ink: 'single', fg: '#111827', shape: 'none' };
};

const PATHS = new Map([
  ['tab', 'favicon-96x96.png'],
  ['touch', 'apple-touch-icon.png'],
  ['maskable', 'android-chrome-maskable-192x192.png'],
  ['monochrome', 'android-chrome-monochrome-192x192.png'],
]);
const [CLEAR, WHITE, RED, BLUE, INK] = ['#00000000', '#ffffffff', '#dc2626ff', '#2563ebff', '#111827ff'];

const webpImage = (data: string): string =>
  `<image width="24" height="24" href="data:image/webp;base64,${data}"/>`;
const SMALL_WEBP = webpImage('UklGRhwAAABXRUJQVlA4TA8AAAAvD8ADAAcQZY7+ByKi/wEA');
/** A picture of 2000 x 2000 px. */
const LARGE_WEBP = webpImage('UklGRhwAAABXRUJQVlA4TBAAAAAvz8fzAQdQiqhH/wMR0f8A');

/** The second cell names an image and x and y of its pixels. */
test.each([
  ['artwork without a plate is trimmed', 'tab 1,1', RED, SQUARE],
  ['the empty border stays if trim is false', 'tab 1,1', CLEAR, { ...SQUARE, trim: false }],
  ['artwork on a plate has a padding of 0.12', 'tab 9,48', WHITE, ON_PLATE],
  ['artwork on a plate fills the box inside the padding', 'tab 14,48', RED, ON_PLATE],
  ['touch icons have a white background', 'touch 2,2', WHITE, { artwork: BLACK_RING }],
  ['white artwork has a near-black background', 'maskable 2,2', '#0f172aff', { artwork: WHITE_DISC }],
  ['a full square fills maskable icons', 'maskable 0,0', BLUE, { artwork: APP_ICON }],
  ['rounded corners are filled in touch icons', 'touch 0,0 2,2 6,6', BLUE, ROUNDED],
  ['rounded corners are filled in maskable icons', 'maskable 0,0 2,2 6,6', BLUE, ROUNDED],
  ['rounded corners stay transparent in tab icons', 'tab 1,1', CLEAR, ROUNDED],
  ['rounded corners have a radius of 6 of 24 units', 'tab 24,0', BLUE, ROUNDED],
  ['fit cover fills a circle and leaves no ring of the plate', 'tab 48,2', RED, cropped(48, 24)],
  ['fit cover crops artwork to a circle', 'tab 2,2', CLEAR, cropped(48, 24)],
  ['fit cover fills the width', 'tab 1,48 5,48 48,48 94,48', RED, cropped(24, 36)],
  ['monochrome_artwork is the monochrome icon', 'monochrome 96,96', CLEAR, MONOCHROME],
  ['a mask with mask-type alpha ignores colors', 'tab 24,48', RED, MASKED],
  ['one ink cuts a light part out of a dark one', 'tab 48,48', CLEAR, inOneInk('#000', '#fff')],
  ['one ink cuts a dark part out of a light one', 'tab 48,48', CLEAR, inOneInk('#fde047', '#000')],
  ['one ink keeps a part of almost the same color', 'tab 48,48', INK, inOneInk('#dc2626', '#d02020')],
  ['a gradient in a filter ends where its curve ends', 'tab 48,90', BLUE, CURVED],
  // Linear light is rounded to bytes.
  ['light has its color in linear light', 'tab 48,48', '#2663ebff', LIT],
  ['a WebP picture in a document is drawn', 'tab 48,48', '#cc0000ff', { artwork: svg(SMALL_WEBP) }],
  ['a large WebP picture in a document is drawn', 'tab 48,48', '#00141eff', { artwork: svg(LARGE_WEBP) }],
  ['one ink paints a part on a cutout', 'tab 48,48', INK, inOneInk('#000', '#fff', '#000')],
] as [string, string, string, ExportBody][])('%s', async (_, place, color, body) => {
  const [image = '', ...points] = place.split(' ');
  const { pixelOf } = await packageOf(body);
  for (const point of points) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    expect(pixelOf(PATHS.get(image) ?? '', x, y), point).toBe(color);
  }
});

test.each([
  [
    'a surface in light is as steep in pixels as in user units',
    'feDiffuseLighting',
    { surfaceScale: 2 },
    '32',
  ],
  ['an offset is rounded to pixels', 'feOffset', { dx: 0.23 }, '4'],
  ['a negative offset is rounded to pixels', 'feOffset', { dx: -0.23 }, '-4'],
])('%s', (_title, name, attributes, expected) => {
  const use = element('g', { transform: 'matrix(2 0 0 2 0 0)', filter: 'url(#f)' });
  const adapt = createPixelFilters(
    element('svg', {}, [element('filter', { id: 'f' }, [element(name, attributes)]), use]),
  );
  const [definitions] = adapt({ x: 0, y: 0, width: 24, height: 24 }, 192, 192).children;
  const { surfaceScale, dx } = definitions?.children[0]?.children[0]?.attributes ?? {};
  expect(`${surfaceScale ?? Math.trunc(Number(dx) * 16)}`).toBe(expected);
});

const WIDE_INK = svg('<path fill="#2563eb" d="M0 0h24v24H0z"/><path d="M1 11h22v2H1z" fill="#fff"/>');
const ring = (color: string): ExportBody => ({ artwork: BLACK_RING.replace('#111', color) });
const TWO_COLORS = BLACK_RING.replace('</svg>', '<path fill="#e11d48" d="M0 0h2v2z"/></svg>');
const LIGHTEN = { include_dark_mode: true, dark_ink: 'lighten' } as const;
const SMALL_RING: ExportBody = { artwork: APP_ICON, small_artwork: BLACK_RING, include_dark_mode: true };
const ONE_INK = { artwork_ink: 'single' } as const;
const shadow = (transform: string) =>
  svg(
    `<filter id="f"><feDropShadow dx="2" dy="0"/></filter><g transform="${transform}"><path d="M2 2h6v6z" filter="url(#f)"/></g>`,
  );
const WITH_TEXT = svg('<text y="9">A</text><path d="M0 0h9v9z"/>');

test.each([
  ['has', 'info full-square', 'an app icon', { artwork: APP_ICON }],
  ['has', 'warning safe-zone', 'a full square with ink at its edges', { artwork: WIDE_INK }],
  ['lacks', 'warning safe-zone', 'maskable_artwork', { artwork: WIDE_INK, maskable_artwork: APP_ICON }],
  ['has', 'warning dark-tab-strip', 'a black ring', { artwork: BLACK_RING }],
  ['lacks', 'warning dark-tab-strip', 'a ring and dark_ink lighten', { artwork: BLACK_RING, ...LIGHTEN }],
  ['has', 'ok light-tab-strip', 'a black ring', ring('#111111')],
  ['has', 'info light-tab-strip', 'an orange ring', ring('#d97706')],
  ['has', 'warning light-tab-strip', 'a pale yellow ring', ring('#fef9c3')],
  ['has', 'warning dark-tab-strip', 'a small black ring', { ...SMALL_RING, dark_ink: 'original' }],
  ['lacks', 'warning dark-tab-strip', 'a small ring and dark_ink lighten', { ...SMALL_RING, ...LIGHTEN }],
  ['has', 'warning colors-in-one-ink', 'two colors in one ink', { artwork: TWO_COLORS, ...ONE_INK }],
  ['lacks', 'warning colors-in-one-ink', 'two colors', { artwork: TWO_COLORS }],
  ['lacks', 'warning colors-in-one-ink', 'one color in one ink', { artwork: BLACK_RING, ...ONE_INK }],
  ['has', 'warning text-without-font', 'a text', { artwork: WITH_TEXT }],
  ['has', 'warning filter-approximated', 'a shadow of a turned part', { artwork: shadow('rotate(20)') }],
  ['lacks', 'warning filter-approximated', 'a shadow', { artwork: shadow('scale(2)') }],
] as [string, string, string, ExportBody][])(
  'the report %s the finding "%s" for a package with %s',
  async (verb, finding, _, body) => {
    expect((await packageOf(body)).findings.includes(finding)).toBe(verb === 'has');
  },
);

const WORD = '<path fill="hsl(0 72% 51%)" d="M12 1h5v6h-5zM18 1h5v6h-5zM24 1h5v6h-5z"/>';
const WIDE_LOGO = svg(`<path fill="#7c3aed" d="M0 0h8v8H0z"/>${WORD}`, '0 0 29 8');
const STRIP = svg('<path d="M0 0h24v4H0z"/>');
const translucent = (paint: string): ExportBody => ({
  artwork: svg(`<path ${paint} d="M4 4h16v16H4z"/>`),
  artwork_ink: 'single',
  fg: '#fde047',
});

test.each([
  ['a small document of paths, without a plate', /^(?!.*<rect).{1,2999}$/, { artwork: logo('vitejs') }],
  ['gradients', /<linearGradient id="f\w+" gradientUnits="userSpaceOnUse"/, { artwork: logo('vitejs') }],
  ['a lighter dark mode', /color-scheme:dark\)\{\.\w+\{stroke:#[b-f]/, { artwork: BLACK_RING, ...LIGHTEN }],
  ['dark_artwork', /#7c3aed/, { artwork: BLACK_RING, dark_artwork: MARK }],
  ['dark_artwork beside an emoji', /#7c3aed/, { emoji: '🦊', dark_artwork: MARK }],
  ['the mark of a wide logo alone', /^(?!.*#dc).*#7c3aed/, { artwork: WIDE_LOGO, artwork_part: 'mark' }],
  ['one ink on the default plate', /^(?!.*#e11d48)(?=.*#075985).*#fde047/, translucent('fill="#e11d48"')],
  ['the opacity of an area', /opacity="0?\.5"/, translucent('fill="#e11d48" fill-opacity=".5"')],
  [
    'the opacity of lines',
    /opacity="0?\.5"/,
    translucent('fill="none" stroke="#e11d48" stroke-opacity=".5"'),
  ],
] as [string, RegExp, ExportBody][])('favicon.svg contains %s', async (_, pattern, body) => {
  expect((await packageOf(body)).textOf('favicon.svg')).toMatch(pattern);
});

test.each([
  ['advises artwork_part', 'a logo with a mark', { artwork: WIDE_LOGO }],
  ['advises small_artwork', 'a strip', { artwork: STRIP }],
  ['has no advice', 'the mark of a wide logo', { artwork: WIDE_LOGO, artwork_part: 'mark' }],
  ['has no advice', 'a wide logo with small artwork', { artwork: WIDE_LOGO, small_artwork: MARK }],
] as [string, string, ExportBody][])('the finding wide-artwork %s for %s', async (advice, _, body) => {
  expect((await packageOf(body)).find('wide-artwork')?.setting).toBe(/advises (.+)/.exec(advice)?.[1]);
});

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
    const [{ textOf, pixelOf }, original] = [await packageOf(design), await packageOf(body)];
    expect(textOf('favicon.svg')).toContain('#7c3aed');
    expect(pixelOf('apple-touch-icon.png', 90, 90)).toBe(original.pixelOf('apple-touch-icon.png', 90, 90));
    expect(textOf('favsmith.json')).toContain('"small_artwork": "<svg');
  },
);

test('monochrome_artwork adds two icons for the purpose monochrome to the manifest', async () => {
  const { textOf } = await packageOf({ artwork: APP_ICON, monochrome_artwork: BLACK_RING });
  expect(textOf('site.webmanifest').match(/"purpose": ?"monochrome"/g)).toHaveLength(2);
});

const FILLED = 'd="M0 0h24v24H0z" fill="#f00"';
const HALF = '<path d="M0 0h12v24H0z" fill="#fff"/>';
const USER_TILE = 'width="4" height="4" patternUnits="userSpaceOnUse"';

test.each([
  ['a mask', `<mask id="m">${HALF}</mask><g mask="url(#m)"><path ${FILLED}/></g>`],
  [
    'a filter',
    `<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><path filter="url(#f)" ${FILLED}/>`,
  ],
  ['a pattern', `<pattern id="p" ${USER_TILE}>${HALF}</pattern><path d="M0 0h24v24H0z" fill="url(#p)"/>`],
])(
  'artwork with %s is a nested svg element in favicon.svg and pixels in the images, as the report says',
  async (_, content) => {
    const { textOf, findings, pixelOf } = await packageOf({ artwork: svg(content) });
    expect(textOf('favicon.svg')).toMatch(/<g transform="[^"]+"><svg /);
    expect(findings).toContain('info drawn-as-pixels');
    expect(pixelOf('android-chrome-192x192.png', 72, 72)).not.toBe(CLEAR);
  },
);

test('a turned pattern of thin stripes has full colors in the images', async () => {
  const stripes = `<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h1v2H0z"/></pattern>`;
  const { pixelOf } = await packageOf({
    artwork: svg(`${stripes}<path d="M0 0h24v24H0z" fill="url(#p)"/>`),
    trim: false,
  });
  // Steps of 7 px across stripes of 21 px: most points are inside of a stripe or of a gap.
  const alphas = Array.from({ length: 40 }, (_, at) =>
    Number.parseInt(pixelOf('android-chrome-512x512.png', 100 + 5 * at, 100 + 5 * at).slice(7) || 'ff', 16),
  );
  expect(alphas.filter(alpha => alpha < 16 || alpha > 239).length).toBeGreaterThan(25);
});

test.each([
  ['an area in a fixed color', 'fill="#00f"', {}],
  [
    'a line of one ink',
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

test.each([16, 32, 48])('artwork that is a disc reaches all four edges of the image of %i px', async size => {
  const png = readPng((await preview({ artwork: logo('facebook'), size })).bytes);
  for (const side of [0, size - 1])
    for (const color of [pixelAt(png, size / 2, side), pixelAt(png, side, size / 2)])
      expect(Number.parseInt(color.slice(7), 16)).toBeGreaterThan(200);
});

test.each([16, 32, 48])('artwork that is a full square fills the image of %i px', async size => {
  const png = readPng((await preview({ artwork: logo('ycombinator'), size })).bytes);
  for (let at = 0; at < size; at++)
    for (const side of [0, size - 1])
      expect([pixelAt(png, at, side), pixelAt(png, side, at)], `${at}`).toEqual(['#fb651eff', '#fb651eff']);
});

test.each(['1️⃣', '#️⃣', '▶️', '😀', '🎱'])(
  'the monochrome icon of %s shows more than its outline',
  async emoji => {
    const { files } = await packageOf({ emoji, monochrome: true });
    const png = readPng(fileOf({ files }, 'android-chrome-monochrome-192x192.png'));
    const clear = Array.from({ length: 64 * 64 }, (_, at) =>
      pixelAt(png, 64 + (at % 64), 64 + (at >> 6)),
    ).filter(pixel => pixel.endsWith('00'));
    expect(clear.length).toBeGreaterThan(100);
  },
);

test('artwork_ink single and the monochrome icons accept 1,600 light dots on a dark square', async () => {
  const dots = Array.from({ length: 1600 }, (_, at) => {
    const [x, y] = [(at % 40) * 12 + 8, Math.floor(at / 40) * 12 + 8];
    return `<circle cx="${x}" cy="${y}" r="4" fill="#fff"/>`;
  });
  const artwork = svg(`<path fill="#111" d="M0 0h512v512H0z"/>${dots.join('')}`, '0 0 512 512');
  const { files } = await exportPackage({ artwork, artwork_ink: 'single', monochrome: true });
  expect(files.map(({ path }) => path)).toContain('android-chrome-monochrome-192x192.png');
});

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

const filtered = (region: string, primitives: string, content: string) =>
  `<filter id="f" color-interpolation-filters="sRGB" ${region}>${primitives}</filter><g filter="url(#f)">${content}</g>`;
const INNER_SHADOW =
  '<feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hard"/><feOffset in="SourceAlpha" dx="-4" dy="-5"/><feComposite in2="hard" operator="arithmetic" k2="-1" k3="1"/>';
const inUser = (x: number, y: number, width: number, height: number) =>
  `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"`;

test.each([
  ['with whole sides', '2 2 60 60', inUser(19, 11, 30, 34), ''],
  ['with broken sides', '0 0 50 50', inUser(18.9, 11.1, 30.3, 34.7), ''],
  ['in units of the bounding box', '1 1 62 62', 'x="0" y="0" width="1.2" height="1.2"', ''],
  ['of a turned part', '3 3 58 58', inUser(19, 11, 30, 34), 'rotate(90 30 30)'],
  ['that is larger than the image', '20 20 8 8', inUser(-200, -200, 400, 400), ''],
  ['far from the image', '0 0 60 60', inUser(900, 900, 30, 30), ''],
])('artwork can have an inner shadow in a region %s', async (_, viewBox, region, transform) => {
  const shape = filtered(region, INNER_SHADOW, '<circle cx="34" cy="26" r="15"/>');
  const artwork = svg(`<path d="M20 20h8v8z"/><g transform="${transform}">${shape}</g>`, viewBox);
  for (const size of [16, 30, 60, 64, 180, 512])
    expect(readPng((await preview({ artwork, trim: false, size })).bytes).size).toBe(size);
});

test('a blur at the edge of its region is that of a larger region', async () => {
  const blur = '<feOffset dx="0"/><feGaussianBlur stdDeviation="3"/>';
  const square = '<path d="M25 25h50v50H25z"/>';
  const clip = '<clipPath id="c"><path d="M25 25h50v50H25z"/></clipPath>';
  const tight = filtered(inUser(25, 25, 50, 50), blur, square);
  const wide = `${clip}<g clip-path="url(#c)">${filtered(inUser(0, 0, 100, 100), blur, square)}</g>`;
  const [actual, expected] = await Promise.all(
    [tight, wide].map(async content => {
      const artwork = svg(content, '0 0 100 100');
      return pixelAt(readPng((await preview({ artwork, trim: false, size: 200 })).bytes), 52, 100);
    }),
  );
  expect(actual).toBe(expected);
});

/** A pattern, and copies of its content that fill a square of 100 units. */
const repeated = (width: number, height: number, d: string, transform = '') => {
  const steps = (step: number) =>
    Array.from({ length: Math.ceil(180 / step) }, (_, at) => step * (at - Math.ceil(40 / step)));
  const copies = steps(width).flatMap(x =>
    steps(height).map(y => `<path transform="translate(${x} ${y})" d="${d}"/>`),
  );
  return {
    pattern: `<pattern id="p" width="${width}" height="${height}" patternTransform="${transform}" ${USER}><path d="${d}"/></pattern>`,
    copies: `<g transform="${transform}">${copies.join('')}</g>`,
  };
};
const STRIPE = 'M0 0h3v7H0z';
const CHECKS = 'M0 0h3v3H0zM3 3h3v3H3z';
const DOT = 'M1 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0z';
const SQUARE_OF_TILES = '<path d="M10 10h80v80H10z" fill="url(#p)"/>';
const FRAME_OF_TILES = '<path d="M20 20h60v60H20z" fill="none" stroke="url(#p)" stroke-width="20"/>';

test.each([
  ['stripes', repeated(5.7, 7, STRIPE), SQUARE_OF_TILES],
  ['turned stripes', repeated(5.3, 7, STRIPE, 'rotate(45 50 50)'), SQUARE_OF_TILES],
  ['dots', repeated(5.9, 6.7, DOT), SQUARE_OF_TILES],
  ['turned dots', repeated(6.3, 6.3, DOT, 'rotate(30 50 50)'), SQUARE_OF_TILES],
  ['checks', repeated(6.1, 6.1, CHECKS), SQUARE_OF_TILES],
  ['checks that are scaled unevenly', repeated(6.1, 6.1, CHECKS, 'scale(.9 1.3)'), SQUARE_OF_TILES],
  ['checks that are skewed', repeated(6.7, 6.7, CHECKS, 'skewX(20)'), SQUARE_OF_TILES],
  ['the stripes of a line', repeated(5.7, 7, STRIPE), FRAME_OF_TILES],
])('a pattern of %s has its copies at their places', async (_, { pattern, copies }, use) => {
  const hole = use === FRAME_OF_TILES ? 'M30 30h40v40H30z' : '';
  const shown = `<clipPath id="k"><path clip-rule="evenodd" d="M10 10h80v80H10z${hole}"/></clipPath><g clip-path="url(#k)">${copies}</g>`;
  const [actual = [], expected = []] = await Promise.all(
    [pattern + use, shown].map(async content => {
      const artwork = svg(content, '0 0 100 100');
      return readPng((await preview({ artwork, trim: false, size: 512 })).bytes).pixels;
    }),
  );
  let sum = 0;
  for (const [at, value] of actual.entries()) sum += Math.abs(value - (expected[at] ?? 0));
  // With tiles that are rounded to pixels, the differences are from 11 to 33 of 255.
  expect(sum / 512 ** 2).toBeLessThan(3);
});

const SMALL = '<path d="M0 0h9v9H0z" fill="url(#p)"/>';
test.each([
  ...HOSTILE_MEMORY.filter(([name]) => /^(?:a pattern|a scaled|a strip|nested patterns)/.test(name)),
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
  expect((await packageOf({ artwork: logo('viteplus') })).paths).toContain('favicon.ico');
});

test('artwork that draws nothing is refused with the problem invalid_artwork', async () => {
  await expect(exportPackage({ artwork: svg('') })).rejects.toMatchObject({
    code: 'invalid_artwork',
    message: 'The artwork shows nothing.',
  });
});

test.each(['vitejs', 'google-icon', 'slack-icon', 'figma', 'docker-icon'])(
  'an export of favsmith.json of the logo %s gives the same package again',
  async name => {
    const { files, textOf } = await packageOf({ artwork: logo(name), include_dark_mode: true, bg: '#fff' });
    const again = await exportPackage(JSON.parse(textOf('favsmith.json')));
    const [first, second] = [files, again.files].map(list =>
      list.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')]),
    );
    expect(second).toEqual(first);
  },
);

test('a preview of artwork equals the image of its package', async () => {
  const { bytes } = await preview({ artwork: logo('google-icon'), size: 96 });
  const { files } = await exportPackage({ artwork: logo('google-icon') });
  expect(Buffer.from(bytes).equals(fileOf({ files }, 'favicon-96x96.png'))).toBe(true);
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

test.each([
  ['beyond the frame', '<path d="M-60 50 160 50" stroke="#fff" stroke-width="12"/>'],
  ['a little beyond the frame', '<path d="M-5 50 105 50" stroke="#fff" stroke-width="12"/>'],
  [
    'beyond a clip path',
    '<clipPath id="c"><path d="M0 0h100v100H0z"/></clipPath><g clip-path="url(#c)"><path d="M-60 50 160 50" stroke="#fff" stroke-width="12"/></g>',
  ],
  [
    'with round caps beyond the frame',
    '<path d="M-9 50h118" stroke="#fff" stroke-width="30" stroke-linecap="round"/>',
  ],
])('a stroke that extends %s does not make the picture smaller', async (_name, stroke) => {
  const { pixelOf } = await packageOf({
    artwork: svg(`<path d="M0 0h100v100H0z" fill="#0066cc"/>${stroke}`, '0 0 100 100'),
  });
  for (const [x, y] of [
    [2, 2],
    [509, 2],
    [2, 509],
    [509, 509],
  ] as const)
    expect(pixelOf('android-chrome-512x512.png', x, y)).toBe('#0066ccff');
});
