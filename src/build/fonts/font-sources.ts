// Font packages for initials, one row per family.
import type { FontFile } from '../../export/fonts/font-index.ts';
import { DEFAULT_TYPEFACE, type FontName } from '../../model/typeface.ts';

/**
 * An npm package of a font family. `files` selects its upright files, `license` is the path of the license text. The
 * index lists only the code points of `scripts` (Unicode script names) and the numbers and marks shared by all scripts.
 * `font` and `weight` are as in the index.
 */
export interface FontSource extends Pick<FontFile, 'font' | 'weight'> {
  readonly family: string;
  readonly package: string;
  readonly files: { readonly folder: string; readonly pattern: RegExp };
  readonly license: string;
  readonly scripts: readonly string[];
}

const EUROPEAN = ['Latin', 'Greek', 'Cyrillic'];

const variable = (family: string, scripts: readonly string[], font?: FontName): FontSource => ({
  family,
  package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
  files: { folder: 'files', pattern: /-wght-normal\.woff2$/ },
  license: 'LICENSE',
  scripts,
  ...(font && { font }),
});

const notoSans = (script: string, scripts: readonly string[]) => variable(`Noto Sans ${script}`, scripts);

const inter = { family: 'Inter', package: 'inter-ui', license: 'LICENSE.txt', scripts: EUROPEAN };

/** In order of preference: the shaper uses the first of several families that cover a text equally well. */
export const fontSources: readonly FontSource[] = [
  // The static font has fewer points per outline than the variable one, and is what bold initials always were.
  { ...inter, files: { folder: 'web', pattern: /^Inter-Bold\.woff2$/ }, weight: DEFAULT_TYPEFACE.weight },
  { ...inter, files: { folder: 'variable', pattern: /^InterVariable\.woff2$/ } },
  notoSans('Hebrew', ['Hebrew']),
  notoSans('Arabic', ['Arabic']),
  notoSans('Devanagari', ['Devanagari']),
  notoSans('Thai', ['Thai']),
  notoSans('SC', ['Han', 'Bopomofo']),
  notoSans('JP', ['Han', 'Hiragana', 'Katakana']),
  notoSans('KR', ['Hangul']),
  variable('Source Serif 4', EUROPEAN, 'serif'),
  variable('Nunito', EUROPEAN, 'rounded'),
];
