import { describe, expect, test, vi } from 'vitest';
import { shortName, webManifest } from '../../src/package/documents.ts';
import { fileOf, packageOf, requestOf, textOf, USUAL_IMAGES } from './packages.ts';
import { readPng } from './read-png.ts';

describe('shortName', () => {
  test.each([
    ['App', 'App'],
    ['Twelve chars', 'Twelve chars'],
    ['Acme Rockets Ltd', 'Acme Rockets'],
    ['Acme Rocketry', 'Acme'],
    ['Internationalisation', 'Internationa'],
    ['Rockets & Co of Acme', 'Rockets & Co'],
    ['Rockets - Carrots', 'Rockets'],
    ['日本語のとても長いサイトの名前です', '日本語のとても長いサイト'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 family and friends', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 family'],
    ['- - - - - - - -', '- - - - - - '],
  ])('shortens %s to %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

test.each(['a', 'Word ', '- ', '😀', '👩‍👩‍👧‍👦', '🇩🇪'])(
  'a site name of 15 kB of %j is shortened after reading at most 13 segments',
  unit => {
    const siteName = unit.repeat(Math.floor(15_000 / Buffer.byteLength(unit)));
    const { segment } = Intl.Segmenter.prototype;
    let read = 0;
    const counting = vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (
      this: Intl.Segmenter,
      text,
    ) {
      const segments = segment.call(this, text);
      const count = function* () {
        for (const part of segments) {
          read += 1;
          yield part;
        }
      };
      return { [Symbol.iterator]: count } as Intl.Segments;
    });
    shortName(siteName);
    counting.mockRestore();
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(13);
    expect(manifestOf(siteName).name).toBe(siteName);
  },
);

const manifestOf = (siteName: string) =>
  JSON.parse(
    webManifest({ ...requestOf({ text: 'A' }).request, siteName }, [{ hex: '#075985' }], {
      images: USUAL_IMAGES,
      url: path => path,
    }),
  );

describe('the manifest', () => {
  test.each(['"quoted" \\ and </script>', '\u202eRTL\u202c שלום', 'emoji 🚀', '\u2028', 'a'.repeat(5000)])(
    'contains the site name %j unchanged',
    name => {
      expect(manifestOf(name).name).toBe(name);
    },
  );
});

describe('the fields of the manifest', () => {
  const ROCKET = { library: 'lucide', name: 'rocket' };
  const documentsOf = async (fields: object) => {
    const exported = await packageOf({ ...ROCKET, ...fields });
    return {
      exported,
      manifest: JSON.parse(textOf(exported, 'site.webmanifest')),
      head: textOf(exported, 'head.html'),
    };
  };

  test.each([
    [{ lang: 'en-us' }, { lang: 'en-US' }],
    [{ lang: 'zh-hant-tw' }, { lang: 'zh-Hant-TW' }],
    [
      { lang: null, app_id: null, start_url: ' ' },
      { id: '/', start_url: './' },
    ],
    [
      { app_id: '/shop/', start_url: '/app/?a=b#top' },
      { id: '/shop/', start_url: '/app/?a=b#top' },
    ],
    [{ start_url: '../日本/' }, { start_url: '../日本/' }],
    [
      { display: 'minimal-ui', description: ' A\n"rocket" ', orientation: 'portrait', categories: 'B, a,b' },
      { display: 'minimal-ui', description: 'A "rocket"', orientation: 'portrait', categories: ['b', 'a'] },
    ],
    [{ theme_color: 'tomato' }, { theme_color: '#ff6347', background_color: '#075985' }],
    [{ background_color: '#fff' }, { theme_color: '#075985', background_color: '#ffffff' }],
    [
      { theme_color: 'none', background_color: null },
      { theme_color: '#075985', background_color: '#075985' },
    ],
  ])('of %j are %j', async (fields, members) => {
    expect((await documentsOf(fields)).manifest).toMatchObject(members);
  });

  test('are absent if the request does not set them', async () => {
    const { manifest } = await documentsOf({});
    for (const name of ['lang', 'description', 'orientation', 'categories'])
      expect(manifest).not.toHaveProperty(name);
    expect(manifest.icons).toHaveLength(4);
  });

  test('contain an opaque theme_color, like head.html; in dark mode, it is a dark gray if white text would be illegible on it', async () => {
    const { head, manifest } = await documentsOf({ theme_color: '#ff08', include_dark_mode: true });
    expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
    expect(head).toContain(`content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`);
    expect(head).toContain(
      `content="${manifest.color_scheme_dark.theme_color}" media="(prefers-color-scheme: dark)"`,
    );
    expect(manifest.color_scheme_dark.theme_color).toBe('#202124');
    const legible = await documentsOf({ theme_color: '#0f172a', include_dark_mode: true });
    expect(legible.head).toContain('<meta name="theme-color" content="#0f172a">');
  });

  test.each([
    ['an icon', { ...ROCKET, fill: '#f00' }],
    ['a duotone icon', { library: 'phosphor', name: 'rocket', style: 'duotone' }],
    ['initials', { text: 'AB', padding: 0 }],
    [
      'artwork',
      {
        artwork:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="red" d="M0 0h8v8z"/></svg>',
      },
    ],
  ])('list black images of %s inside the safe zone if monochrome is true', async (_, source) => {
    const { exported, manifest } = await documentsOf({ library: undefined, ...source, monochrome: true });
    expect(manifest.icons.slice(4)).toMatchObject([
      { src: 'android-chrome-monochrome-192x192.png', purpose: 'monochrome', sizes: '192x192' },
      { src: 'android-chrome-monochrome-512x512.png', purpose: 'monochrome', sizes: '512x512' },
    ]);
    const { size, pixels } = readPng(fileOf(exported, 'android-chrome-monochrome-512x512.png'));
    const radii: number[] = [];
    for (let at = 0; at < size * size; at++) {
      const [red, green, blue, alpha = 0] = pixels.subarray(4 * at, 4 * at + 4);
      if (alpha === 0) continue;
      expect([red, green, blue]).toEqual([0, 0, 0]);
      radii.push(Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2));
    }
    expect(radii.length).toBeGreaterThan(1000);
    expect(radii.reduce((most, radius) => Math.max(most, radius), 0)).toBeLessThan(0.4 * size);
  });
});
