// Two sets of emoji drawings in Iconify's format.
import { emojiName } from '../contract/export/drawn-text.ts';
import type { Library } from '../model/icon.ts';
import { tokenize } from '../search/text/tokenize.ts';
import { standardLicenseText } from './catalog/sources/iconify/find-sets.ts';
import { type Annotation, readPackageJson } from './emojibase.ts';

export interface DrawingSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string; readonly hFlip?: boolean }>>;
  readonly width?: number;
  readonly height?: number;
}

export interface EmojiSet {
  readonly library: Omit<Library, 'iconCount'>;
  /** Decimal places for coordinates. The view box of a set is 32 or 512 units wide. */
  readonly digits: number;
  /** The original drawing. Undefined if the set does not have the emoji. */
  svgOf(emoji: Pick<Annotation, 'unicode' | 'label'>): string | undefined;
  /** The same picture, written with elements that can be converted to shapes. */
  simplified(svg: string): string;
}

const libraryOf = (slug: string): EmojiSet['library'] => {
  const { name, author, license } = readPackageJson<{
    readonly name: string;
    readonly author: Record<'name' | 'url', string>;
    readonly license: Record<'title' | 'spdx', string>;
  }>(`@iconify-json/${slug}/info.json`);
  return {
    slug,
    name,
    license: license.spdx,
    attributionNote: `${name} by ${author.name} (${license.title} License), ${author.url}`,
    styles: ['default'],
    licenseText: `${name}, ${author.url}\n\n${standardLicenseText(license.spdx, author.name)}`,
  };
};

/** The drawing of a set as SVG. `crop` replaces its view box. Undefined if the set lacks the drawing. */
export const documentOf = (set: DrawingSet, name: string | undefined, crop?: string): string | undefined => {
  if (name === undefined) return undefined;
  const alias = set.aliases?.[name];
  const drawing = set.icons[alias?.parent ?? name];
  if (!drawing) return undefined;
  const { body, width = set.width ?? set.height, height = set.height } = drawing;
  const content = alias?.hFlip ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>` : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${crop ?? `0 0 ${width} ${height}`}">${content}</svg>`;
};

/** The name of a drawing in Fluent Emoji. `waving hand: medium-dark skin tone` is `waving-hand-medium-dark`. */
const fluentName = (label: string): string => tokenize(label.replace(/ skin tone$/, '')).join('-');

/** Opens Fluent Emoji, and Circle Flags for flags that Fluent Emoji does not have. */
export const openEmojiSets = (): readonly EmojiSet[] => [openFluentEmoji(), openFlags()];

const openFluentEmoji = (): EmojiSet => {
  const slug = 'fluent-emoji-flat';
  const set = readPackageJson<DrawingSet>(`@iconify-json/${slug}/icons.json`);
  const names = readPackageJson<Readonly<Record<string, string>>>(`@iconify-json/${slug}/chars.json`);
  return {
    library: libraryOf(slug),
    digits: 2,
    svgOf: ({ unicode, label }) =>
      documentOf({ height: 32, ...set }, names[emojiName(unicode)] ?? fluentName(label)),
    simplified: svg => svg,
  };
};

const FIRST_INDICATOR = 0x1f1e6;
const TAG_OFFSET = 0xe0000;

/** The name of a flag: `🇩🇪` → `de`, the flag of England → `gb-eng`. Undefined for emoji that are not flags. */
const flagName = (emoji: string): string | undefined => {
  const codes = Array.from(emoji, character => character.codePointAt(0) as number);
  if (/^\p{Regional_Indicator}{2}$/u.test(emoji))
    return codes.map(code => String.fromCharCode(code - FIRST_INDICATOR + 97)).join('');
  const tags = codes.slice(1, -1).map(code => String.fromCharCode(code - TAG_OFFSET));
  return /^🏴[\u{e0061}-\u{e007a}]+\u{e007f}$/u.test(emoji) ? tags.join('').replace(/^../, '$&-') : undefined;
};

const openFlags = (): EmojiSet => {
  const slug = 'circle-flags';
  const set = readPackageJson<DrawingSet>(`@iconify-json/${slug}/icons.json`);
  return {
    library: libraryOf(slug),
    digits: 1,
    svgOf: ({ unicode }) => {
      const name = flagName(unicode);
      return documentOf({ height: 512, ...set }, name === 'eu' ? 'european-union' : name);
    },
    // Replaces masks by clip paths, which can be converted to shapes. Masks of Circle Flags are white circles, so the
    // result is the same.
    simplified: svg =>
      svg
        .replaceAll('<mask', '<clipPath')
        .replaceAll('</mask>', '</clipPath>')
        .replaceAll(' mask="', ' clip-path="'),
  };
};
