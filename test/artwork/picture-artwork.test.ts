// Pixel artwork: what becomes of a picture in a package.
import { expect, test } from 'vitest';
import { type ExportBody, exportPackage } from '../../src/service/index.ts';
import { pixelAt, readPng } from '../package/read-png.ts';
import { dataUrl, disc, pngOf } from './pictures.ts';

const DISC = dataUrl(disc(300, [220, 38, 38]));
/** White ink on blue, to the edges. */
const APP_ICON = dataUrl(
  pngOf(256, 256, (x, y) => (Math.hypot(x - 128, y - 128) < 60 ? [255, 255, 255, 255] : [37, 99, 235, 255])),
);

const packageOf = async (body: ExportBody) => {
  const { files, report, head } = await exportPackage(body);
  const bytesOf = (path: string) => files.find(file => file.path === path)?.bytes ?? new Uint8Array();
  return {
    paths: files.map(({ path }) => path),
    head,
    findings: report.findings,
    textOf: (path: string) => new TextDecoder().decode(bytesOf(path)),
    pixelOf: (path: string, x: number, y: number) => pixelAt(readPng(bytesOf(path)), x, y),
  };
};

test('a picture fills the images without its empty border, and the package has no SVG', async () => {
  const { paths, head, textOf, pixelOf } = await packageOf({ artwork: DISC });
  expect(pixelOf('favicon-96x96.png', 48, 1)).toBe('#dc2626ff');
  expect(pixelOf('favicon-96x96.png', 1, 1)).toBe('#00000000');
  expect(paths.filter(path => path.endsWith('.svg'))).toEqual([]);
  expect(head).not.toContain('svg');
  expect(textOf('README.txt')).not.toMatch(/favicon(-dark)?\.svg/);
  expect(JSON.parse(textOf('favsmith.json')).artwork).toBe(DISC);
});

test('the design of a package with a picture gives the same package', async () => {
  const { textOf } = await packageOf({ artwork: DISC, bg: '#ffffff', include_dark_mode: true });
  const { $schema: _, version: __, ...design } = JSON.parse(textOf('favsmith.json'));
  const { textOf: again } = await packageOf(design);
  expect(again('favsmith.json')).toBe(textOf('favsmith.json'));
});

test('dark mode that changes the plate needs favicon.svg, which embeds one PNG', async () => {
  const body: ExportBody = { artwork: DISC, bg: '#ffffff', dark_bg: '#111111', include_dark_mode: true };
  const { paths, head, textOf } = await packageOf(body);
  expect(paths).toEqual(expect.arrayContaining(['favicon.svg', 'favicon-dark.svg']));
  expect(head).toContain('/favicon.svg');
  const svg = textOf('favicon.svg');
  expect(svg.match(/<image /g)).toHaveLength(1);
  expect(svg).toContain('fill:#111');
});

test('dark mode that changes nothing needs no favicon.svg', async () => {
  const { paths } = await packageOf({ artwork: DISC, include_dark_mode: true });
  expect(paths).not.toContain('favicon.svg');
  expect(paths).not.toContain('favicon-dark.svg');
});

test('dark_artwork switches between two pictures in favicon.svg', async () => {
  const { textOf } = await packageOf({ artwork: DISC, dark_artwork: APP_ICON });
  expect(textOf('favicon.svg').match(/<image /g)).toHaveLength(2);
});

test('dark_ink lighten makes a dark picture stand out from dark tabs', async () => {
  const dark = dataUrl(disc(300, [22, 27, 34]));
  const idsOf = async (body: ExportBody) =>
    (await packageOf(body)).findings.map(({ id, level }) => `${level} ${id}`);
  expect(await idsOf({ artwork: dark })).toContain('warning dark-tab-strip');
  const body: ExportBody = { artwork: dark, include_dark_mode: true, dark_ink: 'lighten' };
  expect(await idsOf(body)).not.toContain('warning dark-tab-strip');
  expect((await packageOf(body)).textOf('favicon.svg').match(/<image /g)).toHaveLength(2);
});

test('touch and maskable icons of a picture are opaque, and a full square fills them', async () => {
  const { pixelOf } = await packageOf({ artwork: DISC });
  expect(pixelOf('apple-touch-icon.png', 2, 2)).toBe('#ffffffff');
  const square = await packageOf({ artwork: APP_ICON });
  expect(square.pixelOf('android-chrome-maskable-512x512.png', 0, 0)).toBe('#2563ebff');
  expect(square.findings.map(({ id }) => id)).toContain('full-square');
});

test('the report names the size above which a small picture is enlarged', async () => {
  const { findings } = await packageOf({ artwork: DISC });
  expect(findings.find(({ id }) => id === 'enlarged')?.value).toBe('150 px');
});

test.each([
  ['cut off', Buffer.from(DISC.slice(22), 'base64').subarray(0, 300), /is truncated/],
  ['empty', pngOf(8, 8, () => [0, 0, 0, 0]), /shows nothing/],
])('a picture that is %s is refused in one sentence', async (_name, bytes, message) => {
  await expect(exportPackage({ artwork: dataUrl(bytes) })).rejects.toMatchObject({
    code: 'invalid_artwork',
    message: expect.stringMatching(message),
  });
});

test('the type of a picture is detected from its bytes', async () => {
  const declared = await packageOf({ artwork: DISC.replace('image/png', 'image/jpeg') });
  expect(JSON.parse(declared.textOf('favsmith.json')).artwork).toBe(DISC);
});
