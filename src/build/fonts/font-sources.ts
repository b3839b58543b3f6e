// The fonts that initials are drawn with: open fonts of the package registry, one row per family.

/**
 * A family as its package ships it. `files` matches the wanted font files (bold, upright), `license` is the text that
 * must travel with them, both relative to the package. Only what belongs to `scripts` (Unicode script names), and the
 * digits and marks that go with it, is taken from the family.
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

/** In order of preference: where two families draw a text equally well, the earlier one does. */
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
