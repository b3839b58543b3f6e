// Font packages for initials, one row per family.

/**
 * An npm package of a font family. `files` selects its upright bold files, `license` is the path of the license text.
 * The index lists only the code points of `scripts` (Unicode script names) and the digits and marks shared by all
 * scripts.
 */
export interface FontSource {
  readonly family: string;
  readonly package: string;
  readonly files: { readonly folder: string; readonly pattern: RegExp };
  readonly license: string;
  readonly scripts: readonly string[];
}

const notoSans = (script: string, scripts: readonly string[]): FontSource => ({
  family: `Noto Sans ${script}`,
  package: `@fontsource-variable/noto-sans-${script.toLowerCase()}`,
  files: { folder: 'files', pattern: /-wght-normal\.woff2$/ },
  license: 'LICENSE',
  scripts,
});

/** In order of preference: the shaper uses the first of several families that cover a text equally well. */
export const fontSources: readonly FontSource[] = [
  {
    family: 'Inter',
    package: 'inter-ui',
    files: { folder: 'web', pattern: /^Inter-Bold\.woff2$/ },
    license: 'LICENSE.txt',
    scripts: ['Latin', 'Greek', 'Cyrillic'],
  },
  notoSans('Hebrew', ['Hebrew']),
  notoSans('Arabic', ['Arabic']),
  notoSans('Devanagari', ['Devanagari']),
  notoSans('Thai', ['Thai']),
  notoSans('SC', ['Han', 'Bopomofo']),
  notoSans('JP', ['Han', 'Hiragana', 'Katakana']),
  notoSans('KR', ['Hangul']),
];
