// Fields that fit the package to the site: folder of the files, versions, parts, crossorigin.
import { posix } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FRAMEWORKS } from '../../src/package/install/frameworks.ts';
import { headTags, removeIconTags } from '../../src/package/install/head-links.ts';
import { toNextMetadata } from '../../src/package/install/head-objects.ts';
import type { ExportedPackage } from '../../src/service/index.ts';
import { dataUrl, pngOf } from '../artwork/pictures.ts';
import { fileOf, packageOf, textOf } from './packages.ts';
import { pixelAt, readPng } from './read-png.ts';

const HEART = { library: 'lucide', name: 'heart' };
const PAGE = 'https://site.example/';

/** The URLs of a package on a page of the site: of head.html, and of the icons in its manifest. */
const urlsOf = (exported: ExportedPackage): readonly string[] => {
  const links = headTags(exported.head).flatMap(({ attributes: { rel, href, content, property } }) =>
    property === 'og:image' ? [{ rel, url: content ?? '' }] : href === undefined ? [] : [{ rel, url: href }],
  );
  const manifestUrl = links.find(({ rel }) => rel === 'manifest')?.url;
  const icons =
    manifestUrl === undefined
      ? []
      : JSON.parse(textOf(exported, 'site.webmanifest')).icons.map(
          ({ src }: { src: string }) => new URL(src, new URL(manifestUrl, PAGE)).href,
        );
  return [...links.map(({ url }) => new URL(url, PAGE).href), ...icons];
};

const nameOf = (url: string): string => posix.basename(new URL(url).pathname);

const ALL = { cache_busting: true, parts: 'tab,touch,app,social', include_dark_mode: true, monochrome: true };

describe('path', () => {
  test.each([
    ['/', 'https://site.example/', './'],
    ['/assets/icons/', 'https://site.example/assets/icons/', '../../'],
    ['/a', 'https://site.example/a/', '../'],
    ['./icons/', 'https://site.example/icons/', '../'],
    ['./', 'https://site.example/', './'],
    ['https://cdn.example.org/x/', 'https://cdn.example.org/x/', './'],
  ])('%s moves all links, and start_url stays the root of the site', async (path, folder, root) => {
    const isOtherHost = path.startsWith('https:');
    const exported = await packageOf({ ...HEART, ...ALL, path });
    const urls = urlsOf(exported);
    expect(urls.length).toBe(12);
    const atRoot = urls.filter(url => !url.startsWith(folder)).map(nameOf);
    const usual = path.startsWith('.') || path === '/' ? [] : ['favicon.ico'];
    expect(atRoot).toEqual([...usual, ...(isOtherHost ? ['site.webmanifest'] : [])]);
    const { start_url, scope } = JSON.parse(textOf(exported, 'site.webmanifest'));
    expect([start_url, scope]).toEqual([root, root]);
  });

  test.each([
    ['/assets/icons/', 'There, put all but favicon.ico into assets/icons/.', undefined],
    ['./icons/', 'There, put them into icons/.', 'The links are relative'],
    ['https://cdn.example.org/x/', 'Copy favicon.ico and site.webmanifest to', 'copy the images there'],
  ])(
    '%s is explained in README.txt, and in the report if it needs attention',
    async (path, step, finding) => {
      const exported = await packageOf({ ...HEART, path, cache_busting: true });
      const readme = textOf(exported, 'README.txt').replace(/\s+/g, ' ');
      expect(readme).toContain(step);
      expect(readme).toContain('favicon.ico');
      const messages = exported.report.findings.map(({ message }) => message).join('\n');
      if (finding === undefined) expect(messages).not.toContain('links');
      else expect(messages).toContain(finding);
    },
  );

  const moved = packageOf({ ...HEART, path: '/assets/icons/' });

  test.each(FRAMEWORKS.map(framework => [framework.id, framework] as const))(
    'is in the code for %s',
    async (_, { edits }) => {
      const { elements } = await moved;
      const code = edits[0].code(elements);
      for (const name of ['favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
        expect(code).toMatch(new RegExp(`(?:assets/icons/)${name.replace('.', '\\.')}`));
      expect(code).not.toMatch(/assets\/icons\/favicon\.ico/);
    },
  );

  test('is served by the lines for Django', async () => {
    const { elements } = await moved;
    const django = FRAMEWORKS.find(({ id }) => id === 'django');
    const [, pattern = ''] = /r"\^(.*)\$"/.exec(django?.edits[1]?.code(elements) ?? '') ?? [];
    const served = new RegExp(`^${pattern.replace('?P<path>', '')}$`);
    for (const path of ['favicon.ico', 'assets/icons/favicon.svg', 'assets/icons/site.webmanifest'])
      expect(path).toMatch(served);
    expect('assets/icons/secret.txt').not.toMatch(served);
  });
});

describe('cache_busting', () => {
  test.each([
    [{}],
    [{ path: '/assets/icons/' }],
    [{ path: 'https://cdn.example.org/' }],
    [{ display: 'browser' }],
  ])('ends each URL of %j with the checksum of its file', async fields => {
    const exported = await packageOf({ ...HEART, ...ALL, ...fields });
    for (const url of urlsOf(exported)) {
      const checksum = crc32(fileOf(exported, nameOf(url)))
        .toString(16)
        .padStart(8, '0');
      expect(new URL(url).search, url).toBe(`?v=${checksum}`);
    }
    expect(textOf(exported, 'README.txt')).toContain('Browsers keep favicons for weeks');
  });

  test('changes only the URLs of files that a design changes', async () => {
    const [one, other] = [
      await packageOf({ ...HEART, ...ALL, touch_bg: '#f00' }),
      await packageOf({ ...HEART, ...ALL, touch_bg: '#00f' }),
    ];
    const after = urlsOf(other);
    expect(
      urlsOf(one)
        .filter(url => !after.includes(url))
        .map(nameOf),
    ).toEqual(['apple-touch-icon.png']);
  });
});

/** The files and link relations of each part. Documents without a part are in every package. */
const PARTS = {
  tab: [/^favicon[-.\w]*\.(?:svg|ico|png)$/, /rel="icon"/],
  touch: [/^apple-touch-icon/, /rel="apple-touch-icon"|apple-mobile-web-app-title/],
  app: [/^android-chrome|^site\.webmanifest$/, /rel="manifest"|theme-color/],
  social: [/^og-image/, /og:image/],
} as const;

describe('parts', () => {
  const subsets = Array.from({ length: 15 }, (_, bits) =>
    Object.keys(PARTS).filter((__, at) => ((bits + 1) >> at) & 1),
  );

  test.each(subsets.map(parts => [parts.join()]))(
    '%s has the files, links and steps of these parts only',
    async parts => {
      const exported = await packageOf({ ...HEART, site_name: 'Hearts', parts });
      const readme = textOf(exported, 'README.txt');
      for (const [part, [file, link]] of Object.entries(PARTS)) {
        const isIn = parts.split(',').includes(part);
        expect(
          exported.files.some(({ path }) => file.test(path)),
          part,
        ).toBe(isIn);
        expect(link.test(exported.head), part).toBe(isIn);
        expect(link.test(readme), part).toBe(isIn);
      }
      // Every image that README.txt names is in the package.
      for (const name of readme.match(
        /\b(?:favicon|apple|android|og|site)[-\w]*\.(?:svg|png|ico|webmanifest)\b/g,
      ) ?? [])
        if (name !== 'favicon.ico' || parts.includes('tab'))
          expect(
            exported.files.map(({ path }) => path),
            `${name} in ${parts}`,
          ).toContain(name);
    },
  );

  test('are those of the contract by default, byte for byte', async () => {
    const [usual, same] = [await packageOf(HEART), await packageOf({ ...HEART, parts: 'app,touch,tab' })];
    const bytesOf = ({ files }: ExportedPackage) =>
      files.filter(({ path }) => !/^(README|favsmith)/.test(path));
    expect(bytesOf(same)).toEqual(bytesOf(usual));
  });

  test.each([
    [{ parts: 'tab', lang: 'en' }, 'lang has no effect, because parts does not contain app.'],
    [{ parts: 'tab,touch', crossorigin: 'anonymous' }, 'crossorigin has no effect'],
    [{ parts: 'tab', monochrome: true }, 'monochrome has no effect'],
    [{ parts: 'app', touch_bg: '#f00' }, 'touch_bg has no effect'],
    [{ parts: 'app', favicon_svg: 'plain' }, 'favicon_svg has no effect'],
    [{ parts: 'tab', og_image: true }, 'og_image asks for og-image.png'],
    [{ startup_images: true, display: 'browser' }, 'display must not be browser'],
    [{ startup_images: true, parts: 'touch' }, 'parts must contain app'],
  ])('report %j as a finding, not as an error', async (fields, message) => {
    const { report } = await packageOf({ ...HEART, ...fields });
    expect(report.findings).toContainEqual(
      expect.objectContaining({ level: 'info', message: expect.stringContaining(message) }),
    );
  });

  test.each([
    [{ parts: 'tab', lang: null }],
    [{ parts: 'tab', favicon_svg: 'plain' }],
    [{ parts: 'app', crossorigin: 'anonymous' }],
    [{ parts: 'social', og_image: true }],
    [{ path: '/a/' }],
  ])('do not conflict with %j', async fields => {
    const { report } = await packageOf({ ...HEART, site_name: 'Hearts', ...fields });
    expect(report.findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  });
});

describe('crossorigin', () => {
  test('is an attribute of the manifest link alone, with the name that JSX and Next.js have for it', async () => {
    const { head, elements } = await packageOf({ ...HEART, crossorigin: 'use-credentials' });
    expect(head.match(/crossorigin/g)).toHaveLength(1);
    expect(head).toContain('<link rel="manifest" href="/site.webmanifest" crossorigin="use-credentials">');
    const [reactRouter] = FRAMEWORKS.find(({ id }) => id === 'react-router')?.edits ?? [];
    expect(reactRouter?.code(elements)).toContain('crossOrigin="use-credentials"');
    const metadata = toNextMetadata(elements);
    expect(metadata).toContain(
      "{ rel: 'manifest', url: '/site.webmanifest', crossOrigin: 'use-credentials' }",
    );
    expect(metadata).not.toContain('manifest:');
  });
});

describe('startup_images', () => {
  const imagesOf = ({ files }: ExportedPackage) =>
    files.filter(({ path }) => path.startsWith('apple-touch-startup-'));

  test.each([
    [{ library: 'lucide', name: 'rocket' }],
    [{ library: 'tabler', name: 'heart', bg: '#fff', fg: '#e11d48' }],
    [{ library: 'phosphor', name: 'gear', style: 'fill', bg: '#14532d' }],
    [{ text: 'AB', bg: '#000' }],
    [{ library: 'hugeicons', name: 'rocket', shape: 'circle' }],
  ])('of a plain plate have at most 120 kB together: %j', async body => {
    const images = imagesOf(await packageOf({ ...body, startup_images: true }));
    expect(images).toHaveLength(20);
    expect(images.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(120_000);
  });

  test.each([
    ['portrait', undefined, '#075985'],
    ['landscape', 'landscape-primary', '#075985'],
    ['portrait', undefined, '#ffffff'],
  ])(
    'are linked for screens in %s with orientation %s, and show the icon on %s',
    async (side, orientation, color) => {
      const exported = await packageOf({
        ...HEART,
        startup_images: true,
        orientation,
        background_color: color,
      });
      const links = headTags(exported.head).filter(
        ({ attributes }) => attributes.rel === 'apple-touch-startup-image',
      );
      expect(links.map(({ attributes }) => attributes.href)).toEqual(
        imagesOf(exported).map(({ path }) => `/${path}`),
      );
      const sizes = links.map(({ attributes: { media = '', href = '' } }) => {
        const [, width = 0, height = 0, ratio = 0] =
          /device-width: (\d+)px.*device-height: (\d+)px.*ratio: (\d)\) and \(orientation: (\w+)\)$/
            .exec(media)
            ?.map(Number) ?? [];
        expect(media).toContain(`(orientation: ${side})`);
        const pixels = [width * ratio, height * ratio];
        return {
          name: `/apple-touch-startup-${(side === 'portrait' ? pixels : pixels.toReversed()).join('x')}.png`,
          href,
        };
      });
      expect(new Set(sizes.map(({ href }) => href)).size).toBe(20);
      for (const { name, href } of sizes) expect(href).toBe(name);
      const image = readPng(
        fileOf(
          exported,
          'apple-touch-startup-1206x2622.png'.replace(/(1206)x(2622)/, side === 'portrait' ? '$&' : '$2x$1'),
        ),
      );
      const [width, height] = [image.size, image.height];
      for (const [x, y] of [
        [0, 0],
        [width - 1, 0],
        [0, height - 1],
        [width - 1, height - 1],
      ] as const)
        expect(pixelAt(image, x, y)).toBe(`${color}ff`);
      const row = Array.from({ length: width }, (_, x) => pixelAt(image, x, height / 2));
      expect(new Set(row).size).toBeGreaterThan(1);
      expect(row.every(pixel => pixel.endsWith('ff'))).toBe(true);
      const first = row.findIndex(pixel => pixel !== row[0]);
      const last = row.findLastIndex(pixel => pixel !== row[0]);
      expect(Math.abs(first - (width - 1 - last))).toBeLessThanOrEqual(2);
    },
  );

  test.each([
    ['an emoji', { emoji: '🦊' }],
    [
      'a photo',
      { artwork: dataUrl(pngOf(512, 512, (x, y) => [x / 2, y / 2, (x * y) % 251, 255])), fit: 'cover' },
    ],
  ])('of %s, which has many colors, are opaque', async (_, source) => {
    const { files } = await packageOf({ ...source, startup_images: true, bg: null });
    expect(readPng(fileOf({ files }, 'apple-touch-startup-2064x2752.png')).size).toBe(2064);
    const image = readPng(fileOf({ files }, 'apple-touch-startup-750x1334.png'));
    expect(pixelAt(image, 375, 667).slice(7)).toBe('ff');
    expect(pixelAt(image, 0, 0).slice(7)).toBe('ff');
  });

  test('of a site stay in its pages', () => {
    const own = '<link rel="apple-touch-startup-image" href="/splash.png">\n';
    const ours =
      '<link rel="apple-touch-startup-image" href="/a/apple-touch-startup-750x1334.png?v=01234567" media="x">\n';
    expect(removeIconTags(`<head>\n${own}${ours}</head>`)).toBe(`<head>\n${own}</head>`);
  });
});
