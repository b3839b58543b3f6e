import { afterEach, describe, expect, test, vi } from 'vitest';
import { shortName, webManifest } from '../../src/package/documents.ts';
import { IMAGE_FILES } from '../../src/package/plan.ts';
import { packageOf, textOf } from './packages.ts';

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

describe('webManifest', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Replaces Intl.Segmenter with one that counts the segments it returns. */
  const countSegments = () => {
    const counted = { segments: 0 };
    const segmentOf = Intl.Segmenter.prototype.segment;
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
      const found = segmentOf.call(this, text);
      const iterate = found[Symbol.iterator].bind(found);
      return Object.assign(found, {
        *[Symbol.iterator]() {
          for (const segment of iterate()) {
            counted.segments++;
            yield segment;
          }
        },
      });
    });
    return counted;
  };

  test.each(['a', 'Word ', '- ', '😀', '👩‍👩‍👧‍👦', '🇩🇪'])(
    'segments only the first characters of a site name of 15 kB of %j',
    async unit => {
      const siteName = unit.repeat(Math.floor(15_000 / Buffer.byteLength(unit)));
      const counted = countSegments();
      const exported = await packageOf({ text: 'A', site_name: siteName });
      // The manifest and head.html each contain the short name.
      expect(counted.segments).toBeLessThan(60);
      expect(JSON.parse(textOf(exported, 'site.webmanifest')).name).toBe(siteName.trim());
    },
  );
});

describe('the manifest', () => {
  test.each(['"quoted" \\ and </script>', '\u202eRTL\u202c שלום', 'emoji 🚀', '\u2028', 'a'.repeat(5000)])(
    'contains the site name %j unchanged',
    name => {
      expect(JSON.parse(webManifest(name, [{ hex: '#075985' }])).name).toBe(name);
    },
  );

  test('lists one icon per combination of size and purpose', () => {
    const { icons } = JSON.parse(webManifest('App', [{ hex: '#075985' }]));
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    const paths = IMAGE_FILES.map(({ path }) => path as string);
    for (const { src } of icons) expect(paths).toContain(src);
  });

  test('has only relative URLs, apart from id', () => {
    const { start_url, scope, icons } = JSON.parse(webManifest('App', [{ hex: '#075985' }]));
    for (const address of [start_url, scope, icons[0].src]) {
      expect(new URL(address, 'https://example.org/below/site.webmanifest').pathname).toMatch(/^\/below\//);
    }
  });
});
