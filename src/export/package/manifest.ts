// site.webmanifest: what makes a site installable, with the four icons that installing needs.
import { mediaTypeOf } from '../../model/media-type.ts';
import { IMAGE_FILES } from './plan.ts';

const shortNameLength = 12;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The manifest as JSON text; `color` paints the browser's bar and the splash screen. All addresses but `id` are relative to the manifest's own, so that the package also
 * works below a path; `any` and `maskable` icons are separate entries, since one picture cannot serve both.
 * Source: W3C Web Application Manifest; Chromium's installability criteria (name, 192 and 512 px icons, start_url, display).
 */
export const webManifest = (siteName: string, color: string): string =>
  `${JSON.stringify(
    {
      name: siteName,
      short_name: shortName(siteName),
      id: '/',
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: color,
      background_color: color,
      icons: IMAGE_FILES.flatMap(({ path, purpose, pixels: [side] }) =>
        purpose ? [{ src: path, sizes: `${side}x${side}`, type: mediaTypeOf(path), purpose }] : [],
      ),
    },
    null,
    2,
  )}\n`;

/** The first 12 characters of `name`, up to the end of a word if one ends among them: `Acme Rockets Ltd` → `Acme Rockets`. */
export const shortName = (name: string): string => {
  const characters = firstCharacters(name, shortNameLength + 1);
  if (characters.length <= shortNameLength) return name;
  const head = characters.slice(0, shortNameLength).join('');
  const cutsWord = /\S/u.test(characters[shortNameLength] ?? '');
  const words = cutsWord ? head.replace(/\s+\S*$/u, '') : head;
  return words.replace(/[\s\-–—:;,&|·/(]+$/u, '') || head;
};

/** The first `count` grapheme clusters. Finding all of a name of 15 kB would take 100 ms. */
const firstCharacters = (text: string, count: number): readonly string[] => {
  const characters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    characters.push(segment);
    if (characters.length === count) break;
  }
  return characters;
};
