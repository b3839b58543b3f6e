// Builder of data/emoji.bin from two sets of drawings and the names of emojibase-data.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { EMOJI_FILE, type EmojiItem } from '../catalog/emoji-file.ts';
import { type Artwork, readSvgArtwork, type SvgRenderer } from '../compose/artwork/artwork.ts';
import { emojiName } from '../contract/export/emoji.ts';
import type { Library } from '../model/icon.ts';
import { createSvgRenderer } from '../package/svg-renderer.ts';
import { fold, tokenize } from '../search/text/tokenize.ts';
import { type SvgElement, serialize } from '../svg/element.ts';
import { parseSvg } from '../svg/parse.ts';
import { parsePath } from '../svg/path.ts';
import { shortPath } from '../svg/short-path.ts';
import {
  encodeCatalogFile,
  type ListedIcon,
  writeAtomically,
  writeCatalogSections,
} from './catalog/write-catalog-file.ts';
import { buildSearchIndex, type SearchDocument } from './search-index/build-index.ts';
import { readVocabulary } from './search-index/vocabulary/read-vocabulary.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const require = createRequire(import.meta.url);
const readJson = <Data>(path: string): Data => JSON.parse(readFileSync(require.resolve(path), 'utf8'));

/** One emoji in one language, as emojibase-data stores it. */
interface Annotation {
  readonly hexcode: string;
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly skins?: readonly Annotation[];
}

/** Groups of emojibase-data: components are skin tones and hair. */
const [COMPONENTS, FLAGS] = [2, 9];

/** A set in Iconify's format. */
interface DrawingSet {
  readonly icons: Readonly<Record<string, Drawing>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string; readonly hFlip?: boolean }>>;
  readonly width?: number;
  readonly height?: number;
}

interface Drawing {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

interface SetInfo {
  readonly name: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly title: string; readonly spdx: string };
}

/** A set with its drawings by the name that `emojiName` gives an emoji. */
interface EmojiSet {
  readonly library: Omit<Library, 'iconCount'>;
  /** Decimals of coordinates: the view boxes have 32 and 512 units. */
  readonly digits: number;
  svgOf(emoji: Annotation): string | undefined;
}

const libraryOf = (slug: string): EmojiSet['library'] => {
  const { name, author, license } = readJson<SetInfo>(`@iconify-json/${slug}/info.json`);
  const { licenseText } = readJson<{ licenseText: string }>(
    `spdx-license-list/licenses/${license.spdx}.json`,
  );
  return {
    slug,
    name,
    license: license.spdx,
    attributionNote: `${name} by ${author.name} (${license.title} License), ${author.url}`,
    styles: ['default'],
    licenseText: `${name}, ${author.url}\n\n${licenseText.replace(/^Copyright .*$/m, `Copyright (c) ${author.name}`)}`,
  };
};

const documentOf = (set: DrawingSet, name: string | undefined): string | undefined => {
  if (name === undefined) return undefined;
  const alias = set.aliases?.[name];
  const drawing = set.icons[alias?.parent ?? name];
  if (!drawing) return undefined;
  const { body, width = set.width ?? set.height, height = set.height } = drawing;
  const content = alias?.hFlip ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>` : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${content}</svg>`;
};

/** `waving hand: medium-dark skin tone` → `waving-hand-medium-dark`, as Fluent Emoji names its drawings. */
const fluentName = (label: string): string => tokenize(label.replace(/ skin tone$/, '')).join('-');

const openFluentEmoji = (): EmojiSet => {
  const slug = 'fluent-emoji-flat';
  const set = readJson<DrawingSet>(`@iconify-json/${slug}/icons.json`);
  const names = readJson<Readonly<Record<string, string>>>(`@iconify-json/${slug}/chars.json`);
  return {
    library: libraryOf(slug),
    digits: 2,
    svgOf: ({ unicode, label }) =>
      documentOf({ height: 32, ...set }, names[emojiName(unicode)] ?? fluentName(label)),
  };
};

const FIRST_INDICATOR = 0x1f1e6;
const TAG_OFFSET = 0xe0000;

/** `🇩🇪` → `de`, the flag of England → `gb-eng`; undefined for other emoji. */
const flagName = (emoji: string): string | undefined => {
  const codes = Array.from(emoji, character => character.codePointAt(0) as number);
  if (/^\p{Regional_Indicator}{2}$/u.test(emoji))
    return codes.map(code => String.fromCharCode(code - FIRST_INDICATOR + 97)).join('');
  const tags = codes.slice(1, -1).map(code => String.fromCharCode(code - TAG_OFFSET));
  return /^🏴[\u{e0061}-\u{e007a}]+\u{e007f}$/u.test(emoji) ? tags.join('').replace(/^../, '$&-') : undefined;
};

const openFlags = (): EmojiSet => {
  const slug = 'circle-flags';
  const set = readJson<DrawingSet>(`@iconify-json/${slug}/icons.json`);
  // Its masks are white circles, which clip paths express as shapes.
  const clipped = (svg: string): string =>
    svg
      .replaceAll('<mask', '<clipPath')
      .replaceAll('</mask>', '</clipPath>')
      .replaceAll(' mask="', ' clip-path="');
  return {
    library: libraryOf(slug),
    digits: 1,
    svgOf: ({ unicode }) => {
      const name = flagName(unicode);
      const svg = documentOf({ height: 512, ...set }, name === 'eu' ? 'european-union' : name);
      return svg === undefined ? undefined : clipped(svg);
    },
  };
};

/** The normalized document with short path data. */
const shortSource = ({ source }: Artwork, digits: number): string => {
  const shorten = ({ name, attributes, children }: SvgElement): SvgElement => {
    const { d, stroke, ...others } = attributes;
    return {
      name,
      attributes: {
        ...others,
        ...(stroke !== undefined && stroke !== 'none' && { stroke }),
        ...(d !== undefined && { d: shortPath(parsePath(d), digits) }),
      },
      children: children.filter(child => child.name !== 'defs' || child.children.length > 0).map(shorten),
    };
  };
  return serialize(shorten(parseSvg(source)));
};

interface EmojiIcon extends ListedIcon {
  readonly annotation: Annotation;
}

const toItem = (
  { annotation, tags, svg }: EmojiIcon,
  library: Pick<Library, 'name' | 'license' | 'attributionNote'> | undefined,
): EmojiItem => ({
  emoji: annotation.unicode,
  name: annotation.label,
  tags,
  skin_tones: (annotation.skins ?? []).map(({ unicode }) => unicode),
  svg,
  library_name: library?.name ?? '',
  license: library?.license ?? '',
  attribution_note: library?.attributionNote ?? '',
});

const shortcodes = readJson<Record<string, string | string[]>>('emojibase-data/en/shortcodes/emojibase.json');

const englishTags = ({ hexcode, tags = [] }: Annotation): readonly string[] => [
  ...tags,
  ...[shortcodes[hexcode] ?? []].flat().map(code => code.replaceAll('_', ' ')),
];

/** Draws all emoji of a set, skin tones included; without those of `taken`. */
const drawSet = (
  { library, digits, svgOf }: EmojiSet,
  emoji: readonly Annotation[],
  renderer: SvgRenderer,
): readonly EmojiIcon[] =>
  emoji
    .flatMap((annotation): EmojiIcon[] => {
      const document = svgOf(annotation);
      if (document === undefined) return [];
      return [
        {
          id: 0,
          library: library.slug,
          name: emojiName(annotation.unicode),
          style: 'default',
          styleRank: 0,
          aliases: [],
          tags: englishTags(annotation).join(' '),
          svg: shortSource(readSvgArtwork(document, renderer), digits),
          annotation,
        },
      ];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Names of flags in all languages, by hexcode. The vocabulary of search has no countries. */
const readFlagNames = (): ReadonlyMap<string, readonly string[]> => {
  const folder = dirname(require.resolve('emojibase-data/package.json'));
  const names = new Map<string, string[]>();
  for (const { name: locale } of readdirSync(folder, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && /^[a-z]{2}(-[a-z]+)?$/.test(entry.name),
  ))
    for (const { hexcode, label, group } of readJson<Annotation[]>(`emojibase-data/${locale}/compact.json`)) {
      if (group === FLAGS)
        names.set(hexcode, [...(names.get(hexcode) ?? []), label.replace(/^.*[:：]\s*/, '')]);
    }
  return names;
};

const documentsOf = (icons: readonly EmojiIcon[]): readonly SearchDocument[] => {
  const flagNames = readFlagNames();
  return icons.flatMap(({ annotation, library, style }, position): SearchDocument[] => {
    const { hexcode, label, unicode, group } = annotation;
    // A skin tone is one of its emoji.
    if (group === undefined || /[\u{1f3fb}-\u{1f3ff}]/u.test(unicode)) return [];
    const nameWords = tokenize(label);
    return [
      {
        position,
        library,
        name: nameWords.join('-'),
        style,
        styleRank: 0,
        nameWords,
        aliases: [fold(unicode)],
        tags: [...englishTags(annotation), ...(flagNames.get(hexcode) ?? [])],
        borrowedTags: [],
      },
    ];
  });
};

const main = async (): Promise<void> => {
  const renderer = createSvgRenderer(data);
  await renderer.load();
  const annotations = readJson<Annotation[]>('emojibase-data/en/compact.json').filter(
    ({ group }) => group !== undefined && group !== COMPONENTS,
  );
  const emoji = annotations.flatMap(each => [each, ...(each.skins ?? [])]);
  const sets = [openFluentEmoji(), openFlags()];
  const icons = sets.flatMap(set => drawSet(set, emoji, renderer));
  const libraries = sets.map(({ library }) => ({
    ...library,
    iconCount: icons.filter(icon => icon.library === library.slug).length,
  }));
  const sections = new Map([
    ...writeCatalogSections(libraries, icons, toItem),
    ...buildSearchIndex(documentsOf(icons), readVocabulary(), { isCompact: true }),
  ]);
  const bytes = Buffer.concat(encodeCatalogFile(sections));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } =
    constants;
  const compressed = brotliCompressSync(bytes, {
    params: {
      // The highest quality is 18 % smaller and takes 17 s instead of half a second.
      [BROTLI_PARAM_QUALITY]: 5,
      [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeAtomically(join(data, EMOJI_FILE), [compressed]);
  const drawn = new Set(icons.map(({ name }) => name));
  const missing = emoji.filter(({ unicode }) => !drawn.has(emojiName(unicode)));
  console.log(
    `emoji: ${libraries.map(({ name, iconCount }) => `${iconCount} from ${name}`).join(', ')}; ` +
      `${missing.length} without a drawing; ${(compressed.length / 1e6).toFixed(1)} MB`,
  );
};

await main();
