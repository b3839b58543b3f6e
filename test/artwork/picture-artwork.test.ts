// Packages of pixel artwork.
import { expect, test } from 'vitest';
import { type ExportBody, exportPackage, preview } from '../../src/service/index.ts';
import { pixelAt, readPng } from '../package/read-png.ts';
import { dataUrl, disc, packageOf, pngOf } from './pictures.ts';

const DISC = dataUrl(disc(300, [220, 38, 38]));
/** A white disc on blue, which fills the square. */
const APP_ICON = dataUrl(
  pngOf(256, 256, (x, y) => (Math.hypot(x - 128, y - 128) < 60 ? [255, 255, 255, 255] : [37, 99, 235, 255])),
);

test('pixel artwork is trimmed and fills the images, and its package has no SVG', async () => {
  const { paths, head, textOf, pixelOf } = await packageOf({ artwork: DISC });
  expect(pixelOf('favicon-96x96.png', 48, 1)).toBe('#dc2626ff');
  expect(pixelOf('favicon-96x96.png', 1, 1)).toBe('#00000000');
  expect(paths.filter(path => path.endsWith('.svg'))).toEqual([]);
  expect(head).not.toContain('svg');
  expect(textOf('README.txt')).not.toMatch(/favicon(-dark)?\.svg/);
  expect(JSON.parse(textOf('favsmith.json')).artwork).toBe(DISC);
});

test('an export of favsmith.json of pixel artwork gives an equal favsmith.json', async () => {
  const { textOf } = await packageOf({ artwork: DISC, bg: '#ffffff', include_dark_mode: true });
  const { $schema: _, version: __, ...design } = JSON.parse(textOf('favsmith.json'));
  const { textOf: again } = await packageOf(design);
  expect(again('favsmith.json')).toBe(textOf('favsmith.json'));
});

test('a package of pixel artwork has a favicon.svg with one PNG inside if dark mode changes the plate', async () => {
  const body: ExportBody = { artwork: DISC, bg: '#ffffff', dark_bg: '#111111', include_dark_mode: true };
  const { paths, head, textOf } = await packageOf(body);
  expect(paths).toEqual(expect.arrayContaining(['favicon.svg', 'favicon-dark.svg']));
  expect(head).toContain('/favicon.svg');
  const svg = textOf('favicon.svg');
  expect(svg.match(/<image /g)).toHaveLength(1);
  expect(svg).toContain('fill:#111');
});

test('a package of pixel artwork has no SVG file if dark mode changes nothing', async () => {
  const { paths } = await packageOf({ artwork: DISC, include_dark_mode: true, dark_ink: 'original' });
  expect(paths.filter(path => path.endsWith('.svg'))).toEqual([]);
});

test('favicon.svg embeds two pictures if dark_artwork is given', async () => {
  const { textOf } = await packageOf({ artwork: DISC, dark_artwork: APP_ICON });
  expect(textOf('favicon.svg').match(/<image /g)).toHaveLength(2);
});

test('dark_ink lighten adds a lighter copy of a dark picture, which ends the warning about dark tab strips', async () => {
  const dark = dataUrl(disc(300, [22, 27, 34]));
  expect((await packageOf({ artwork: dark })).findings).toContain('warning dark-tab-strip');
  const lighter = await packageOf({ artwork: dark, include_dark_mode: true, dark_ink: 'lighten' });
  expect(lighter.findings).not.toContain('warning dark-tab-strip');
  expect(lighter.textOf('favicon.svg').match(/<image /g)).toHaveLength(2);
});

test('the touch icon of pixel artwork is opaque, and a full square fills the maskable icon', async () => {
  const { pixelOf } = await packageOf({ artwork: DISC });
  expect(pixelOf('apple-touch-icon.png', 2, 2)).toBe('#ffffffff');
  const square = await packageOf({ artwork: APP_ICON });
  expect(square.pixelOf('android-chrome-maskable-512x512.png', 0, 0)).toBe('#2563ebff');
  expect(square.findings).toContain('info full-square');
});

test.each([16, 32, 48, 96])('pixel artwork that is a full square fills the corners at %i px', async size => {
  const png = readPng((await preview({ artwork: APP_ICON, size })).bytes);
  const corners = [0, size - 1].flatMap(x => [0, size - 1].map(y => pixelAt(png, x, y)));
  expect(corners).toEqual(Array(4).fill('#2563ebff'));
});

test('a picture that is not square has a plate in its border color in touch and maskable icons', async () => {
  const banner = pngOf(200, 100, (x, y) =>
    Math.hypot(x - 100, y - 50) < 30 ? [255, 255, 255, 255] : [37, 99, 235, 255],
  );
  const { pixelOf, find } = await packageOf({ artwork: dataUrl(banner) });
  expect(pixelOf('apple-touch-icon.png', 90, 2)).toBe('#2563ebff');
  expect(pixelOf('android-chrome-maskable-192x192.png', 2, 2)).toBe('#2563ebff');
  expect(find('added-plate')?.value).toBe('#2563eb');
});

test('the report warns if ink leaves the safe zone of a full square that has a border of one color', async () => {
  const wide = pngOf(256, 256, (_, y) => (y > 120 && y < 136 ? [255, 255, 255, 255] : [37, 99, 235, 255]));
  const framed = pngOf(256, 256, (x, y) =>
    y > 120 && y < 136 && x > 12 && x < 243 ? [255, 255, 255, 255] : [37, 99, 235, 255],
  );
  const idsOf = async (bytes: Uint8Array) => (await packageOf({ artwork: dataUrl(bytes) })).findings;
  expect(await idsOf(framed)).toContain('warning safe-zone');
  // Without a border of one color, ink and background cannot be distinguished.
  expect(await idsOf(wide)).not.toContain('warning safe-zone');
  expect((await packageOf({ artwork: APP_ICON })).find('safe-zone')).toBeUndefined();
});

test('fit cover fills the image with the middle of a picture and crops it to the shape', async () => {
  const stripes = dataUrl(
    pngOf(400, 100, x => (x < 130 || x >= 270 ? [220, 38, 38, 255] : [22, 163, 74, 255])),
  );
  const { pixelOf } = await packageOf({ artwork: stripes, fit: 'cover', shape: 'circle' });
  expect(pixelOf('favicon-96x96.png', 1, 1)).toBe('#00000000');
  for (const x of [2, 48, 93]) expect(pixelOf('favicon-96x96.png', x, 48)).toBe('#16a34aff');
  expect(pixelOf('apple-touch-icon.png', 1, 1)).toBe('#16a34aff');
});

test('artwork_ink single warns that a picture keeps its colors', async () => {
  const { find, pixelOf } = await packageOf({ artwork: DISC, artwork_ink: 'single' });
  expect(find('picture-keeps-colors')).toMatchObject({ level: 'warning', setting: 'artwork_ink' });
  expect(pixelOf('favicon-96x96.png', 48, 48)).toBe('#dc2626ff');
  expect((await packageOf({ artwork: DISC })).find('picture-keeps-colors')).toBeUndefined();
});

test('the report names the size above which a small picture is enlarged', async () => {
  expect((await packageOf({ artwork: DISC })).find('enlarged')?.value).toBe('150 px');
});

test.each([
  ['cut off', Buffer.from(DISC.slice(22), 'base64').subarray(0, 300), /is truncated/],
  ['empty', pngOf(8, 8, () => [0, 0, 0, 0]), /shows nothing/],
])('a picture that is %s is refused with the problem invalid_artwork', async (_name, bytes, message) => {
  await expect(exportPackage({ artwork: dataUrl(bytes) })).rejects.toMatchObject({
    code: 'invalid_artwork',
    message: expect.stringMatching(message),
  });
});

test('the type of a picture is detected from its bytes', async () => {
  const declared = await packageOf({ artwork: DISC.replace('image/png', 'image/jpeg') });
  expect(JSON.parse(declared.textOf('favsmith.json')).artwork).toBe(DISC);
});
