// site.webmanifest: what makes a site installable, with the four icons that installing needs.
import { mediaTypeOf } from '../../model/media-type.ts';
import { IMAGE_FILES } from './plan.ts';
import type { ThemeColor } from './theme-color.ts';

const shortNameLength = 12;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The manifest as JSON text; `colors` are the light theme color and, with dark mode, the dark one. All addresses but `id`
 * are relative to the manifest's own, so that the package also works below a path; `any` and `maskable` icons are
 * separate entries, since one image cannot serve both. (Decision 064)
 * Source: W3C Web Application Manifest, with `color_scheme_dark` from its pull request 1207; Chromium's installability
 * criteria (name, 192 and 512 px icons, start_url, display).
 */
export const webManifest = (
  siteName: string,
  [light, dark]: readonly [ThemeColor, ...ThemeColor[]],
): string =>
  `${JSON.stringify(
    {
      name: siteName,
      short_name: shortName(siteName),
      id: '/',
      start_url: './',
      scope: './',
      display: 'standalone',
      ...manifestColors(light),
      ...(dark && { color_scheme_dark: manifestColors(dark) }),
      icons: IMAGE_FILES.flatMap(({ path, purpose, pixels: [side] }) =>
        purpose ? [{ src: path, sizes: `${side}x${side}`, type: mediaTypeOf(path), purpose }] : [],
      ),
    },
    null,
    2,
  )}\n`;

const manifestColors = ({ hex }: ThemeColor) => ({ theme_color: hex, background_color: hex });

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
