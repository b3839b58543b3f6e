import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ICO_SIZES } from '../../src/compose/defaults.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { installGuide } from '../../src/package/install/framework.ts';
import { FRAMEWORKS } from '../../src/package/install/frameworks.ts';
import { SITE_BUILDERS } from '../../src/package/install/server-frameworks.ts';
import { licenseFileName, packageFileName } from '../../src/package/plan.ts';
import { parseSvg } from '../../src/svg/parse.ts';
import { readIco } from '../raster/read-ico.ts';
import { exporter, fileOf, packageOf, requestOf, textOf, USUAL_IMAGES } from './packages.ts';
import { pixelAt, readPng } from './read-png.ts';

const bodies: readonly (readonly [string, object])[] = [
  ['lucide/rocket', { library: 'lucide', name: 'rocket' }],
  ['phosphor/rocket duotone', { library: 'phosphor', name: 'rocket', style: 'duotone', fill: '#7dd3fc' }],
  ['a gradient on a circle', { library: 'remix', name: 'rocket', shape: 'circle', bg_mode: 'linear' }],
  ['an icon without a plate', { library: 'tabler', name: 'heart', style: 'filled', bg: null, fg: '#b91c1c' }],
  ['a translucent plate', { library: 'hugeicons', name: 'rocket-01', bg: '#07598580' }],
  ['initials', { text: 'ab' }],
];

describe.each(bodies)('the package for %s', (_, body) => {
  test('contains the usual images and the documents, and favicon-dark.svg only in dark mode', async () => {
    const paths = async (extra: object) =>
      (await packageOf({ ...body, ...extra })).files.map(({ path }) => path);
    const [light, dark] = [await paths({}), await paths({ include_dark_mode: true })];
    expect(dark).toEqual(expect.arrayContaining(USUAL_IMAGES.map(({ path }) => path)));
    expect(dark.filter(path => path !== 'favicon-dark.svg')).toEqual(light);
    expect(light.slice(0, 3)).toEqual(['favicon.svg', 'favicon-2x.svg', 'favicon.ico']);
    expect(light.slice(9, 14).join(' ')).toBe(
      'site.webmanifest head.html README.txt report.json favsmith.json',
    );
    expect(light.slice(14)).toEqual('library' in body ? [`LICENSE-${body.library}.txt`] : []);
  });

  test('has no favicon-2x.svg, no link to it, and no small drawing in favicon.svg if favicon_svg is plain', async () => {
    const plain = await packageOf({ ...body, favicon_svg: 'plain' });
    expect(textOf(plain, 'favicon.svg')).not.toContain('max-width');
    expect(plain.files.map(({ path }) => path)).not.toContain('favicon-2x.svg');
    expect(plain.head).not.toContain('favicon-2x');
    expect(textOf(plain, 'README.txt')).not.toContain('favicon-2x');
    expect(textOf(await packageOf(body), 'README.txt')).toContain('favicon-2x.svg');
  });

  test('contains images of the planned sizes: touch and maskable icons are opaque, others have transparent corners', async () => {
    const exported = await packageOf(body);
    for (const { path, role, pixels } of USUAL_IMAGES.filter(({ format }) => format === 'png')) {
      const image = readPng(fileOf(exported, path));
      expect([path, image.size]).toEqual([path, pixels[0]]);
      const colors = Array.from({ length: image.size ** 2 }, (_, at) =>
        pixelAt(image, at % image.size, Math.floor(at / image.size)),
      );
      expect(new Set(colors).size, path).toBeGreaterThan(2);
      if (role === 'any') expect([colors[0], colors.at(-1)], path).toEqual(['#00000000', '#00000000']);
      else expect(image.pixels.filter((_, at) => at % 4 === 3).every(alpha => alpha === 255)).toBe(true);
    }
    const sides = readIco(fileOf(exported, 'favicon.ico')).map(({ size }) => size);
    expect(sides.sort((a, b) => a - b)).toEqual(ICO_SIZES);
    parseSvg(textOf(exported, 'favicon.svg'));
  });

  test('lists and links only files of the package in the manifest and head.html', async () => {
    const exported = await packageOf(body);
    const { icons } = JSON.parse(textOf(exported, 'site.webmanifest'));
    expect(icons).toHaveLength(4);
    for (const { src, type } of icons)
      expect(exported.files.find(({ path }) => path === src)?.mediaType).toBe(type);
    const hrefs = [...exported.head.matchAll(/href="\/([^"]+)"/g)].map(([, href = '']) => href);
    expect(hrefs).toHaveLength(5);
    for (const href of hrefs) expect(fileOf(exported, href).length).toBeGreaterThan(0);
  });

  test('is returned with the files of its ZIP archive and the content of head.html and report.json', async () => {
    const exported = await packageOf(body);
    const { request, iconSource } = requestOf(body);
    const { zip } = await exporter.package(request, iconSource, { form: 'zip' });
    expect(Object.entries(unzipSync(zip))).toEqual(exported.files.map(({ path, bytes }) => [path, bytes]));
    expect(exported.head).toBe(textOf(exported, 'head.html'));
    expect(exported.report).toEqual(JSON.parse(textOf(exported, 'report.json')));
    expect(exported.report.summary).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('the theme color of a package', () => {
  const dark = { text: 'A', include_dark_mode: true };
  const colorsOf = async (body: object) =>
    [...(await packageOf(body)).head.matchAll(/content="(#\w+)"/g)].map(match => match[1]);

  test.each([
    ['of the light plate in both schemes, listed once, if the dark plate is light', { ...dark }, ['#075985']],
    ['of the plate, not of touch icons', { text: 'A', bg: '#b91c1c', touch_bg: '#000' }, ['#b91c1c']],
    ['of the derived dark plate', { ...dark, bg: '#fff', fg: '#075985' }, ['#ffffff', '#075985']],
    [
      'of the dark tab strip if both plates are light',
      { ...dark, bg: '#fde047', dark_bg: '#fff' },
      ['#fde047', '#202124'],
    ],
    ['of the plate alone without dark mode', { text: 'A' }, ['#075985']],
  ])('is that %s, in head.html and in the manifest', async (_, body, colors) => {
    expect(await colorsOf(body)).toEqual(colors);
    const [light, darkColor] = colors;
    const manifest = JSON.parse(textOf(await packageOf(body), 'site.webmanifest'));
    expect(manifest).toMatchObject({ theme_color: light, background_color: light });
    expect(manifest.color_scheme_dark).toEqual(
      darkColor && { theme_color: darkColor, background_color: darkColor },
    );
  });

  test('is the opaque background of the touch icon for a translucent plate', async () => {
    const body = { text: 'A', bg: '#b91c1c80' };
    const touch = readPng(fileOf(await packageOf(body), 'apple-touch-icon.png'));
    expect(await colorsOf(body)).toEqual([pixelAt(touch, 0, 0).slice(0, 7)]);
  });
});

describe('the README', () => {
  test('lists every file of the package with its use, contains head.html, and has no long lines', async () => {
    for (const body of [
      { text: 'A', include_dark_mode: true },
      { library: 'lucide', name: 'rocket' },
    ]) {
      const exported = await packageOf(body);
      const text = textOf(exported, 'README.txt');
      const table = text.slice(text.indexOf('Files\n-----'), text.indexOf('Steps for your framework'));
      for (const { path } of exported.files.filter(({ path }) => path !== 'README.txt')) {
        const row = path.startsWith('android-chrome') ? 'android-chrome-*.png' : path;
        expect(table).toMatch(new RegExp(`^${row.replace(/[.*]/g, '\\$&')} +\\S`, 'm'));
      }
      expect(table.includes('favicon-dark.svg')).toBe('include_dark_mode' in body);
      expect(text).not.toContain('search results. Do not link');
      expect(text).toContain('The manifest and theme-color are optional');
      for (const line of exported.head.trim().split('\n')) expect(text).toContain(`    ${line}\n`);
      // Lines of code are longer.
      expect(text.split('\n').filter(line => /^ {0,3}\S.{130}/.test(line))).toEqual([]);
    }
  });

  test('names an existing image for each site builder', async () => {
    const exported = await packageOf({ text: 'A' });
    const text = textOf(exported, 'README.txt');
    for (const { name, summary } of SITE_BUILDERS) {
      expect(text).toContain(`\n${name.replace(', in the dashboard', '')}\n- `);
      const paths = [...summary.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) expect(exported.files.map(file => file.path)).toContain(path);
    }
  });

  test.each(FRAMEWORKS)(
    'begins with all steps for $id if the request names that framework',
    async framework => {
      const exported = await packageOf({ text: 'A', framework: framework.id });
      const text = textOf(exported, 'README.txt');
      const [first, rest] = [
        text.slice(0, text.indexOf('Without code')),
        text.slice(text.indexOf('Without code')),
      ];
      expect(first).toContain(`\nInstall in ${framework.name}\n`);
      expect(text).not.toMatch(/[`{]elements|`/);
      const { steps } = installGuide(framework, exported.elements);
      for (const code of steps.flatMap(step => step.code?.trimEnd().split('\n') ?? []))
        expect(first).toContain(code);
      for (const { name } of FRAMEWORKS)
        expect(rest.includes(`\n${name}\n\n1. Copy the images`)).toBe(name !== framework.name);
      expect(JSON.parse(textOf(exported, 'favsmith.json'))).toMatchObject({ framework: framework.id });
      expect(exported.files.filter(({ path }) => /\.(svg|png|ico|html)$/.test(path))).toEqual(
        (await packageOf({ text: 'A' })).files.filter(({ path }) => /\.(svg|png|ico|html)$/.test(path)),
      );
    },
  );
});

describe('og-image.png', () => {
  const PLATE = '#075985';
  const banner = async (body: object) => {
    const exported = await packageOf({ og_image: true, ...body });
    const image = readPng(fileOf(exported, 'og-image.png'));
    expect([image.size, image.height]).toEqual([1200, 630]);
    return { exported, at: (x: number, y: number) => pixelAt(image, x, y).slice(0, 7) };
  };
  const CORNERS = [
    [0, 0],
    [1199, 0],
    [0, 629],
    [1199, 629],
  ] as const;

  test('fills 1200 × 630 pixels with the plate and shows the drawing in a quarter of the width', async () => {
    const { at } = await banner({ library: 'tabler', name: 'square', style: 'filled' });
    for (const [x, y] of CORNERS) expect(at(x, y)).toBe(PLATE);
    expect(at(600, 315)).toBe('#ffffff');
    const row = Array.from({ length: 1200 }, (_, x) => at(x, 315));
    expect([row.indexOf('#ffffff'), row.lastIndexOf('#ffffff')]).toEqual([450, 749]);
    const column = Array.from({ length: 630 }, (_, y) => at(600, y));
    expect([column.indexOf('#ffffff'), column.lastIndexOf('#ffffff')]).toEqual([165, 464]);
  });

  test('has the gradient of the plate, or a white background behind dark ink without a plate', async () => {
    const { at } = await banner({ text: 'AB', bg: '#ff0000', bg_mode: 'linear', bg_to: '#0000ff' });
    expect(at(0, 0).slice(1, 3) > at(1199, 629).slice(1, 3)).toBe(true);
    expect(at(0, 0).slice(5) < at(1199, 629).slice(5)).toBe(true);
    const bare = await banner({ library: 'tabler', name: 'heart', style: 'filled', bg: null, fg: '#b91c1c' });
    expect(new Set(CORNERS.map(([x, y]) => bare.at(x, y)))).toEqual(new Set(['#ffffff']));
    expect(bare.at(600, 315)).toBe('#b91c1c');
  });

  test('shows the whole artwork even if fit is cover', async () => {
    const { at } = await banner({
      fit: 'cover',
      artwork:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#1d4ed8"/></svg>',
    });
    expect([at(600, 315), at(600, 10), at(10, 315)]).toEqual(['#1d4ed8', '#ffffff', '#ffffff']);
  });

  test('is linked by head.html and explained in README.txt only in packages that contain it', async () => {
    const { exported } = await banner({ text: 'AB' });
    expect(exported.head).toContain('<meta property="og:image" content="/og-image.png">\n');
    expect(textOf(exported, 'README.txt')).toContain('only with an absolute URL');
    expect(textOf(exported, 'favsmith.json')).toContain('"og_image": true');
    const without = await packageOf({ text: 'AB' });
    expect(without.files.some(({ path }) => path === 'og-image.png')).toBe(false);
    expect(without.head + textOf(without, 'README.txt')).not.toMatch(/og[-:]image/);
  });
});

test.each([
  [{ library: 'lucide', name: 'rocket' }, 'rocket', 'lucide-rocket-favicon.zip'],
  [{ library: 'phosphor', name: 'rocket', style: 'duotone' }, 'rocket', 'phosphor-rocket-favicon.zip'],
  [{ library: '..', name: '/etc/"pass\r\nwd' }, undefined, '---etc-pass-wd-favicon.zip'],
  [{ text: 'AB' }, undefined, 'initials-AB-favicon.zip'],
  [{ text: 'Ж字' }, undefined, 'initials-Ж字-favicon.zip'],
  [{ text: 'प्र' }, undefined, 'initials-प्र-favicon.zip'],
  [{ emoji: '🦊' }, 'fox', 'emoji-fox-favicon.zip'],
  [{ emoji: '👋🏽' }, 'waving hand', 'emoji-waving-hand-favicon.zip'],
  [{ emoji: '👋🏽' }, undefined, 'emoji-1f44b-1f3fd-favicon.zip'],
])('the file name of the package of %j with an icon named %j is %s', (body, iconName, name) => {
  expect(packageFileName(parseExportBody(body).source, iconName)).toBe(name);
});

test.each([
  ['lucide', 'LICENSE-lucide.txt'],
  ['../../evil', 'LICENSE--evil.txt'],
  ['..\\evil\u0000', 'LICENSE--evil-.txt'],
  ['', 'LICENSE-.txt'],
])('the file name of the license of the library %j is %s', (slug, name) => {
  expect(licenseFileName({ slug })).toBe(name);
});
