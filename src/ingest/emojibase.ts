// Emoji names and keywords of Unicode CLDR in many languages, from emojibase-data.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

export const readPackageJson = <Data>(path: string): Data =>
  JSON.parse(readFileSync(require.resolve(path), 'utf8'));

export interface Annotation {
  readonly hexcode: string;
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  readonly skins?: readonly Annotation[];
}

/** Groups of emoji. Components are skin tones and hair. */
export const EMOJI_GROUP = { components: 2, flags: 9 } as const;

export const emojiLocales = (): readonly string[] =>
  readdirSync(dirname(require.resolve('emojibase-data/package.json')), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[a-z]{2}(-[a-z]+)?$/.test(entry.name))
    .map(({ name }) => name)
    .sort();

export const readAnnotations = (locale: string): readonly Annotation[] =>
  readPackageJson(`emojibase-data/${locale}/compact.json`);

export const englishAnnotations = (): readonly Annotation[] =>
  readAnnotations('en').filter(({ group }) => group !== undefined && group !== EMOJI_GROUP.components);

/** Returns a function that finds the English shortcodes of an emoji by hexcode, such as `fox_face`. */
export const readShortcodes = (): ((hexcode: string) => readonly string[]) => {
  const codes: Readonly<Record<string, string | string[]>> = readPackageJson(
    'emojibase-data/en/shortcodes/emojibase.json',
  );
  return hexcode => [codes[hexcode] ?? []].flat();
};
