// Lighter artwork for dark tabs, and findings about its contrast and its form.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { artworkContrast } from '../../src/compose/artwork/traits.ts';
import { lowestContrast, TAB_STRIPS } from '../../src/compose/color/legible.ts';
import type { Glyph } from '../../src/compose/glyph/glyph.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { drawnSource } from '../../src/contract/export/resolved-design.ts';
import { drawGlyphs } from '../../src/package/draw-design.ts';
import { type ExportBody, exportPackage, preview } from '../../src/service/index.ts';
import { createArtworkGlyphs } from '../../src/service/threads/glyphs.ts';
import { fileOf } from '../package/packages.ts';
import { pixelAt, readPng } from '../package/read-png.ts';
import { appIcon, dataUrl, LOGOS, logo, packageOf, pngOf, svg } from './pictures.ts';

const square = (color: string, content = '') => svg(`<path fill="${color}" d="M0 0h24v24H0z"/>${content}`);
const EMOJI: typeof LOGOS = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'),
    'utf8',
  ),
);
const emoji = (name: string) => svg(EMOJI.icons[name]?.body ?? '', `0 0 ${EMOJI.width} ${EMOJI.height}`);

const artwork = createArtworkGlyphs(join(import.meta.dirname, '../../dist'));
const unused = () => {
  throw new TypeError('the design shows artwork');
};
const lightened = (text: string) =>
  drawGlyphs(drawnSource(parseExportBody({ artwork: text, include_dark_mode: true, dark_ink: 'lighten' })), {
    icon: unused,
    outline: unused,
    emoji: unused,
    artwork,
  });
/** The contrast with dark tabs: that of half of the area, and the mean. */
const contrastsOf = (glyph: Glyph | undefined) => {
  const swatches = glyph?.traits?.swatches ?? [];
  return {
    half: Math.min(...TAB_STRIPS.dark.map(strip => artworkContrast(swatches, strip))),
    mean: swatches.reduce((sum, { color, share }) => sum + share * lowestContrast(color, TAB_STRIPS.dark), 0),
  };
};
const findingsOf = async (body: ExportBody, id: string) =>
  (await exportPackage(body)).report.findings.filter(each => each.id === id);

const everyNth = (names: readonly string[], count: number) =>
  names.filter((_, at) => at % Math.floor(names.length / count) === 0);
const SAMPLE = [
  ...everyNth(Object.keys(LOGOS.icons), 50).map(name => [name, logo(name)] as const),
  ...everyNth(Object.keys(EMOJI.icons), 50).map(name => [name, emoji(name)] as const),
  ...['skull', 'robot', 'new-moon', 'black-heart', 'sunglasses', 'top-hat', 'pool-8-ball', 'ghost'].map(
    name => [name, emoji(name)] as const,
  ),
];

test('lighten lowers the contrast with dark tabs of none of 100 logos and emoji', async () => {
  for (const [name, artwork] of SAMPLE) {
    const { main, dark } = await lightened(artwork);
    const [before, after] = [contrastsOf(main), contrastsOf(dark)];
    expect(after.half, name).toBeGreaterThanOrEqual(before.half - 0.01);
    expect(after.mean, name).toBeGreaterThanOrEqual(Math.min(before.mean, 4.5) - 0.01);
  }
});

test.each(['skull', 'robot', 'ghost', 'black-heart', 'top-hat', 'sunglasses'])(
  'lighten gives the light or dark emoji %s a contrast of at least 3 with dark tabs',
  async name => expect(contrastsOf((await lightened(emoji(name))).dark).half).toBeGreaterThanOrEqual(3),
);

test('lighten keeps the plate behind a symbol, and lightens a square without a symbol that dark tabs hide', async () => {
  const plate = await lightened(square('#242938', '<circle cx="12" cy="12" r="5" fill="#ffd447"/>'));
  expect(plate.dark?.traits?.swatches[0]?.color.hex).toBe('#242938');
  const hidden = await lightened(square('#1e293b'));
  expect(contrastsOf(hidden.dark).half).toBeGreaterThan(contrastsOf(hidden.main).half);
});

test('the report advises dark_ink lighten only where it is not set', async () => {
  const dim = svg('<circle cx="12" cy="12" r="9" fill="#737373"/>');
  const body: ExportBody = { artwork: dim, include_dark_mode: true };
  for (const { message } of await findingsOf({ ...body, dark_ink: 'lighten' }, 'dark-tab-strip'))
    expect(message).not.toContain('lighten');
  const black: ExportBody = { artwork: svg('<circle cx="12" cy="12" r="9"/>') };
  for (const fields of [{}, { include_dark_mode: true, dark_ink: 'original' }] as const)
    expect((await findingsOf({ ...black, ...fields }, 'dark-tab-strip'))[0]?.message).toContain('lighten');
});

const inDarkTabs = async (body: ExportBody, size: number) =>
  readPng((await preview({ include_dark_mode: true, ...body, size, scheme: 'dark' })).bytes);
const DARK_DISC = dataUrl(
  pngOf(64, 64, (x, y) => [40, 20, 80, Math.hypot(x - 31.5, y - 31.5) < 32 ? 255 : 0]),
);

test.each([
  ['an emoji that dark tabs hide', { emoji: '🎱' }],
  ['a dark picture', { artwork: DARK_DISC }],
  ['a flag, which is clipped to a circle', { emoji: '🇩🇪', dark_ink: 'outline' }],
  ['an SVG with a filter', { artwork: filtered(), dark_ink: 'outline' }],
  ['untrimmed artwork', { artwork: appIcon('#4c1d95'), trim: false, dark_ink: 'outline' }],
] as [string, ExportBody][])(
  '%s has an outline of one light pixel at 16 px in dark tabs',
  async (_, body) => {
    for (const [size, width] of [
      [16, 1],
      [224, 14],
    ] as const) {
      const png = await inDarkTabs(body, size);
      const column = Array.from({ length: size }, (_, y) => pixelAt(png, size / 2, size - 1 - y));
      const visible = column.slice(column.findIndex(color => /[8-f].$/.test(color)));
      const inside = visible.findIndex(color => !/^#[d-f].[d-f].[d-f]/.test(color));
      expect(Math.abs(inside - width)).toBeLessThanOrEqual(width / 4);
    }
    const [finding] = await findingsOf({ ...body, include_dark_mode: true }, 'dark-tab-strip');
    expect([finding?.level, finding?.value]).toEqual(['ok', '12.06:1']);
  },
);

test.each([
  ['a light emoji', { emoji: '💀' }],
  ['a dark emoji on a plate', { emoji: '🖤', bg: '#fde68a' }],
  ['a picture for dark mode', { emoji: '💀', dark_artwork: DARK_DISC }],
] as [string, ExportBody][])('%s has no outline in dark tabs', async (_, body) => {
  const [shown, original] = await Promise.all([
    inDarkTabs(body, 32),
    inDarkTabs({ ...body, dark_ink: 'original' }, 32),
  ]);
  expect(Buffer.from(shown.pixels).equals(original.pixels)).toBe(true);
});

test('lighten makes dark grays light without an outline, also by default', async () => {
  const artwork = svg('<circle cx="12" cy="12" r="9" fill="#27272a"/>');
  for (const dark_ink of ['lighten', undefined] as const)
    expect(pixelAt(await inDarkTabs({ artwork, ...(dark_ink && { dark_ink }) }, 32), 16, 16)).toMatch(
      /^#[a-e]/,
    );
});

function filtered() {
  return svg(
    '<filter id="f"><feOffset dx="0"/></filter><circle cx="12" cy="12" r="9" fill="#312e81" filter="url(#f)"/>',
  );
}

test.each([
  ['#000', 'ok', 'warning'],
  ['#202124', 'ok', 'warning'],
  ['#fff', 'warning', 'ok'],
  ['#7c3aed', 'ok', 'ok'],
  // 2.1:1 with light tabs, and no symbol.
  ['#00d26a', 'ok', 'ok'],
])(
  'the report rates the one-colored full square %s as %s in light tabs, and as %s in dark tabs',
  async (color, ...levels) => {
    for (const [at, scheme] of ['light', 'dark'].entries())
      expect(await findingsOf({ artwork: square(color) }, `${scheme}-tab-strip`)).toEqual([
        expect.objectContaining({ level: levels[at] }),
      ]);
    expect((await findingsOf({ artwork: appIcon('#000') }, 'dark-tab-strip'))[0]?.level).toBe('ok');
  },
);

test.each([
  ['5:1', '0 0 50 10', 'in a tab it is 3 px high'],
  ['1:4', '0 0 10 40', 'in a tab it is 4 px wide'],
  ['2.5:1', '0 0 25 10', 'in a tab it is 6 px high'],
  ['', '0 0 20 10', ''],
])('the report warns about artwork of %s', async (value, viewBox, text) => {
  const [, , width, height] = viewBox.split(' ');
  const artwork = svg(`<path fill="#dc2626" d="M0 0h${width}v${height}H0z"/>`, viewBox);
  for (const artwork_ink of ['original', 'single'] as const) {
    const [finding] = await findingsOf({ artwork, artwork_ink }, 'wide-artwork');
    expect([finding?.value ?? '', finding?.message ?? '']).toEqual([value, expect.stringContaining(text)]);
  }
  expect(await findingsOf({ artwork, fit: 'cover' }, 'wide-artwork')).toEqual([]);
});

test.each([
  [{ emoji: '🇯🇵', monochrome: true }, 'android-chrome-monochrome-512x512.png', 0.22, 0.33],
  [
    { artwork: clipped(), artwork_ink: 'single', bg: 'none', padding: 0 },
    'android-chrome-512x512.png',
    0.45,
    0.55,
  ],
] as const)('clip paths clip artwork in one ink: %j', async (body, path, inner, outer) => {
  const { files } = await packageOf(body as ExportBody);
  const png = readPng(fileOf({ files }, path));
  const place = (offset: number) => Math.round(512 * (0.5 + offset));
  const at = (distance: number, angle: number) =>
    pixelAt(png, place(distance * Math.cos(angle)), place(distance * Math.sin(angle))).slice(7);
  for (let angle = 0.1; angle < 6.2; angle += 0.5)
    expect([at(inner, angle), at(outer, Math.PI / 4)]).toEqual(['ff', '00']);
});

function clipped() {
  return svg(
    '<clipPath id="c"><circle cx="12" cy="12" r="12"/></clipPath><g clip-path="url(#c)"><path fill="#c00" d="M0 0h24v12H0z"/><path fill="#00c" d="M0 12h24v12H0z"/></g>',
  );
}
