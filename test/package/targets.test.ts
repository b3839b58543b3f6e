// Files for apps, extensions, editors and desktops.
// @module-tag slow

import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { TARGET_NAMES, TARGETS, type Target } from '../../src/contract/export/field.ts';
import { timeCost } from '../../src/contract/limits.ts';
import { isTargetFileName } from '../../src/package/targets/targets.ts';
import { ICNS_SIZES } from '../../src/raster/icns.ts';
import { readIco } from '../raster/read-ico.ts';
import { fileOf, packageOf, requestOf, textOf } from './packages.ts';
import { pixelAt, readPng } from './read-png.ts';

const ROCKET = { library: 'lucide', name: 'rocket', bg: '#0f766e', site_name: 'Rocket App' };
const LOGO = {
  artwork:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#4f46e5" d="M0 8 4 0l4 8z"/><path fill="#111827" d="M3 7h2V5H3z"/></svg>',
  dark_artwork:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#a5b4fc" d="M0 8 4 0l4 8z"/></svg>',
};
const GRADIENT = { text: 'Q', bg: '#7c3aed', bg_mode: 'linear', bg_to: '#db2777' };
const DESIGNS = { icon: ROCKET, emoji: { emoji: '🦊' }, logo: LOGO, gradient: GRADIENT };

const ALL = TARGETS.join();
const packages = new Map<string, Awaited<ReturnType<typeof packageOf>>>();
const packageWithAll = async (name: keyof typeof DESIGNS) => {
  const known = packages.get(name) ?? (await packageOf({ ...DESIGNS[name], targets: ALL }));
  packages.set(name, known);
  return known;
};
const names = Object.keys(DESIGNS) as (keyof typeof DESIGNS)[];

const pathsIn = ({ files }: { files: readonly { path: string }[] }, target: string) =>
  files.map(({ path }) => path).filter(path => path.startsWith(`${target}/`));

/** Types and PNG bytes of the entries of an ICNS file. */
const readIcns = (file: Uint8Array) => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const typeAt = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  expect([typeAt(0), view.getUint32(4)]).toEqual(['icns', file.length]);
  const entries: [type: string, png: Uint8Array][] = [];
  for (let at = 8; at < file.length; at += view.getUint32(at + 4))
    entries.push([typeAt(at), file.subarray(at + 8, at + view.getUint32(at + 4))]);
  return entries;
};

/** The colors of opaque pixels, in the order of their first one. */
const opaqueColors = ({ pixels }: ReturnType<typeof readPng>): readonly string[] => {
  const colors = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3] === 255) colors.add(`#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`);
  return [...colors];
};

/** Width and height in the header of a PNG file. */
const sizeOf = (file: Uint8Array): readonly number[] => {
  const view = new DataView(file.buffer, file.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('targets', () => {
  test('are absent by default, and leave the other files as they are', async () => {
    const plain = await packageOf(ROCKET);
    expect(plain.files.every(({ path }) => !path.includes('/'))).toBe(true);
    const { files } = await packageWithAll('icon');
    const own = new Set(['README.txt', 'favsmith.json']);
    for (const { path, bytes } of plain.files.filter(({ path }) => !own.has(path)))
      expect(Buffer.compare(bytes, fileOf({ files }, path)), path).toBe(0);
  });

  test.each(TARGETS)('%s has its folder and steps in README.txt, and adds nothing else', async target => {
    const exported = await packageOf({ ...ROCKET, targets: target });
    const folders = new Set(exported.files.flatMap(({ path }) => path.match(/^[^/]+(?=\/)/g) ?? []));
    expect([...folders]).toEqual([target]);
    expect(pathsIn(exported, target)).toEqual(pathsIn(await packageWithAll('icon'), target));
    expect(textOf(exported, 'README.txt')).toContain(`${TARGET_NAMES[target]}\n---`);
  });

  test.each(names)(
    'of the design "%s" have PNG files of the sizes in their names, XML and JSON',
    async name => {
      const { files } = await packageWithAll(name);
      for (const { path, bytes } of files.filter(({ path }) => path.includes('/'))) {
        expect(isTargetFileName(path), path).toBe(true);
        const text = new TextDecoder().decode(bytes);
        if (path.endsWith('.json')) expect(JSON.parse(text), path).toBeTypeOf('object');
        if (path.endsWith('.xml')) expect(text, path).toContain('http://schemas.android.com/apk/res/android');
        if (!path.endsWith('.png')) continue;
        const [width, height] = sizeOf(bytes);
        expect(width, path).toBe(height);
        const [, side, factor = 1] = /(?:^|\D)(\d+)(?:x\d+)?(?:Logo)?(?:@(2)x)?\.png$/.exec(path) ?? [];
        if (side !== undefined) expect(width, path).toBe(Number(side) * Number(factor));
      }
    },
  );

  test('of a photograph fit into the memory of the renderer', async () => {
    const side = 160;
    const pixels = Array.from(
      { length: side * side },
      (_, at) => `${at % side} ${(at / side) | 0} ${(at * 7) & 255}`,
    );
    const { encode } = await import('fast-png');
    const data = Uint8Array.from(pixels.flatMap(pixel => pixel.split(' ').map(Number)));
    const png = Buffer.from(encode({ width: side, height: side, channels: 3, data })).toString('base64');
    const artwork = `data:image/png;base64,${png}`;
    const exported = await packageOf({ artwork, fit: 'cover', targets: 'capacitor,macos,ios' });
    expect(sizeOf(fileOf(exported, 'capacitor/assets/splash.png'))[0]).toBeGreaterThan(1000);
  });

  test.each([
    ['an unknown one', 'extension,deno'],
    ['a list that is no text', ['extension']],
  ])('reject %s', (_, targets) => {
    expect(() => requestOf({ ...ROCKET, targets })).toThrow();
  });

  test('cost one export for each 250 ms of processor time', () => {
    expect([0, 249, 250, 2600].map(milliseconds => timeCost('export', milliseconds))).toEqual([0, 0, 1, 10]);
  });
});

describe('the file names of targets', () => {
  test.each([
    'electron/package.json',
    'extension/manifest.json',
    'extension/icon/../../x.png',
    'linux/share/applications/../x.desktop',
    'linux/share/applications/.desktop',
    'ios/AppIcon.appiconset/x.png',
    'other/icon.png',
    '.git/hooks/icon.png',
  ])('do not include %s', path => {
    expect(isTargetFileName(path)).toBe(false);
  });
});

describe('icon.icns', () => {
  test.each(names)('of the design "%s" has a PNG image for each type', async name => {
    const entries = readIcns(fileOf(await packageWithAll(name), 'macos/icon.icns'));
    const sides = entries.map(([type, png]) => [type, sizeOf(png)[0]]);
    // (Apple Icon Image format)
    expect(sides).toEqual([
      ['icp4', 16],
      ['ic11', 32],
      ['icp5', 32],
      ['ic12', 64],
      ['ic07', 128],
      ['ic13', 256],
      ['ic08', 256],
      ['ic14', 512],
      ['ic09', 512],
      ['ic10', 1024],
    ]);
    expect(new Set(sides.map(([, side]) => side))).toEqual(new Set(ICNS_SIZES));
  });

  test('has a margin around large images, as the icons of macOS have', async () => {
    const entries = readIcns(fileOf(await packageWithAll('icon'), 'macos/icon.icns'));
    const large = readPng(entries.find(([type]) => type === 'ic10')?.[1] ?? new Uint8Array());
    expect([pixelAt(large, 512, 99), pixelAt(large, 512, 101)]).toEqual(['#00000000', '#0f766eff']);
  });
});

describe('icon.ico', () => {
  test('has the sizes of the Windows shell', async () => {
    const entries = readIco(fileOf(await packageWithAll('icon'), 'windows/icon.ico'));
    expect(entries.map(({ size }) => size)).toEqual([256, 128, 64, 48, 32, 24, 16]);
  });
});

describe('Tauri', () => {
  test.each(names)('gets PNG files with red, green, blue and alpha of the design "%s"', async name => {
    const exported = await packageWithAll(name);
    const images = pathsIn(exported, 'tauri').filter(path => path.endsWith('.png'));
    expect(images).toHaveLength(15);
    for (const path of images) expect(decode(fileOf(exported, path)).channels, path).toBe(4);
  });
});

describe('iOS', () => {
  test.each(names)('gets opaque pictures without alpha of the design "%s", and a dark one', async name => {
    const exported = await packageWithAll(name);
    const { images } = JSON.parse(textOf(exported, 'ios/AppIcon.appiconset/Contents.json'));
    const listed = images.map(({ filename }: { filename: string }) => `ios/AppIcon.appiconset/${filename}`);
    expect([...listed, 'ios/AppIcon.appiconset/Contents.json']).toEqual(pathsIn(exported, 'ios'));
    for (const file of ['AppIcon.png', 'AppIcon-tinted.png']) {
      const bytes = fileOf(exported, `ios/AppIcon.appiconset/${file}`);
      expect(
        readPng(bytes).pixels.every((value, at) => at % 4 !== 3 || value === 255),
        file,
      ).toBe(true);
      expect(Buffer.from(bytes).includes('tRNS'), file).toBe(false);
    }
    const dark = readPng(fileOf(exported, 'ios/AppIcon.appiconset/AppIcon-dark.png'));
    expect(pixelAt(dark, 0, 0)).toBe('#00000000');
  });

  const artwork = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${content}</svg>`;
  const face = '<circle cx="8" cy="8" r="7" fill="#facc15"/>';
  const eyes = '<path d="M5 6h1v2H5zm5 0h1v2h-1z"/>';
  const ears = '<circle cx="3" cy="3" r="2.5"/><circle cx="13" cy="3" r="2.5"/>';

  test.each<[string, Record<string, string>, { first?: string; kept?: string[]; changed?: string[] }]>([
    [
      'lightens dark tips',
      { artwork: artwork(`${face}${eyes}<path fill="#3b1d0f" d="M1 1h6v6z"/>`) },
      { kept: ['#facc15', '#000000'], changed: ['#3b1d0f'] },
    ],
    [
      'lightens a dark drawing',
      {
        artwork: artwork(
          '<path fill="#18181b" d="M2 2h12v6L8 14z"/><path fill="#3f3f46" d="M2 8h12L8 14z"/>',
        ),
      },
      { changed: ['#18181b', '#3f3f46'] },
    ],
    ['lightens the tips of a fox', { emoji: '🦊' }, { changed: ['#212121', '#433b6b'] }],
    [
      'draws an outline around black ears',
      { artwork: artwork(`${ears}<circle cx="8" cy="9" r="6.5" fill="#fff"/>`) },
      { first: '#ffffff', kept: ['#ffffff', '#000000'] },
    ],
    ['keeps eyes in a face', { artwork: artwork(face + eyes) }, { first: '#facc15', kept: ['#000000'] }],
    [
      'keeps the colors that dark_ink keeps',
      { artwork: artwork('<path d="M2 2h12v6L8 14z"/>'), dark_ink: 'original' },
      { first: '#000000' },
    ],
    [
      'keeps artwork that fills the icon',
      { artwork: artwork('<path fill="#fff" d="M0 0h16v16H0z"/><path d="M4 4h8v8H4z"/>') },
      { first: '#ffffff', kept: ['#000000'] },
    ],
  ])('%s in the icon for dark mode', async (_, body, { first, kept = [], changed = [] }) => {
    const exported = await packageOf({ ...body, targets: 'ios' });
    const colors = opaqueColors(readPng(fileOf(exported, 'ios/AppIcon.appiconset/AppIcon-dark.png')));
    if (first) expect(colors[0]).toBe(first);
    for (const color of kept) expect(colors).toContain(color);
    for (const color of changed) expect(colors).not.toContain(color);
  });

  test('gets a white drawing for dark mode if its color would not be visible there', async () => {
    const exported = await packageOf({ text: 'I', bg: '#fde047', fg: '#1f2937', targets: 'ios' });
    const dark = readPng(fileOf(exported, 'ios/AppIcon.appiconset/AppIcon-dark.png'));
    expect(pixelAt(dark, 512, 512)).toBe('#ffffffff');
  });
});

describe('Android', () => {
  const layers = (exported: Awaited<ReturnType<typeof packageOf>>) =>
    pathsIn(exported, 'android').flatMap(path => path.match(/drawable-.*/g) ?? []);

  test('gets vector drawables of plain paths inside of the safe zone', async () => {
    const exported = await packageWithAll('icon');
    expect(layers(exported).every(path => path.endsWith('.xml'))).toBe(true);
    const foreground = textOf(
      exported,
      'android/app/src/main/res/drawable-anydpi-v26/ic_launcher_foreground.xml',
    );
    const [, width = ''] = /strokeWidth="([^"]+)"/.exec(foreground) ?? [];
    const [, path = ''] = /pathData="([^"]+)"/.exec(foreground) ?? [];
    const numbers = path.replace(/A(?: ?\S+){5} /g, 'L').match(/-?\d+(?:\.\d+)?/g) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    // The circle of 66 of 108 dp.
    for (const number of numbers.map(Number))
      expect(Math.abs(number - 54) + Number(width) / 2).toBeLessThanOrEqual(33);
  });

  test('gets a bitmap for each layer that has a gradient', async () => {
    expect(layers(await packageWithAll('gradient'))).toEqual([
      'drawable-xxxhdpi-v26/ic_launcher_background.png',
      'drawable-anydpi-v26/ic_launcher_foreground.xml',
      'drawable-anydpi-v26/ic_launcher_monochrome.xml',
    ]);
  });
});

describe('silhouettes', () => {
  test.each(names)('of the design "%s" are black with alpha in trays', async name => {
    const { pixels } = readPng(fileOf(await packageWithAll(name), 'electron/resources/trayTemplate@2x.png'));
    expect(pixels.every((value, at) => at % 4 === 3 || value === 0)).toBe(true);
    expect(pixels.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
    expect(pixels.some((value, at) => at % 4 === 3 && value === 0)).toBe(true);
  });

  test.each(names)('of the design "%s" have one color in SVG files of toolbars and editors', async name => {
    const exported = await packageWithAll(name);
    for (const [path, color] of [
      ['extension/icon/theme-light.svg', '#fbfbfe'],
      ['extension/icon/theme-dark.svg', '#15141a'],
      ['vscode/images/activity-bar.svg', '#c5c5c5'],
    ] as const)
      expect([...new Set(textOf(exported, path).match(/#[\da-f]{3,6}\b/g))], path).toEqual([color]);
  });
});

test.each([
  ['Rocket App', 'rocket-app'],
  ['日本', 'app'],
  ['../../etc; rm -rf /', 'etc-rm-rf'],
  ['x'.repeat(200), 'x'.repeat(40)],
])('the files of the site name %j are named %s', async (site_name, name) => {
  const exported = await packageOf({ ...ROCKET, site_name, targets: 'linux' satisfies Target });
  expect(pathsIn(exported, 'linux')).toContain(`linux/share/icons/hicolor/16x16/apps/${name}.png`);
});
