// Builder of data/emoji.bin from two sets of drawings, with names from emojibase-data.
import { join } from 'node:path';
import { EMOJI_FILE } from '../catalog/catalog-file.ts';
import type { EmojiItem } from '../client/api-types.ts';
import { type Artwork, readSvgArtwork, type SvgRenderer } from '../compose/artwork/artwork.ts';
import { emojiName } from '../contract/export/drawn-text.ts';
import type { Library } from '../model/icon.ts';
import { createSvgRenderer } from '../package/picture-codecs.ts';
import { SEARCH_SECTIONS } from '../search/index/index-sections.ts';
import { fold, tokenize } from '../search/text/tokenize.ts';
import { type SvgElement, serialize } from '../svg/element.ts';
import { parseSvg } from '../svg/parse.ts';
import { parsePath } from '../svg/path.ts';
import { shortPath } from '../svg/path-data.ts';
import {
  compressFile,
  encodeCatalogFile,
  type ListedIcon,
  toBytes,
  writeAtomically,
  writeCatalogSections,
} from './catalog/write-catalog-file.ts';
import { type EmojiSet, openEmojiSets } from './emoji-sets.ts';
import {
  type Annotation,
  EMOJI_GROUP,
  emojiLocales,
  englishAnnotations,
  readAnnotations,
  readShortcodes,
} from './emojibase.ts';
import { buildSearchIndex, type SearchDocument } from './search-index/build-index.ts';
import { readVocabulary } from './search-index/vocabulary/read-vocabulary.ts';

/** Brotli quality of a build. Drawings of emoji get larger with the qualities 6 to 9. */
const QUALITY = 5;

const data = join(import.meta.dirname, '..', '..', 'data');

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

/** Names of the groups of emoji, by their number in emojibase-data. */
const GROUPS =
  'Smileys|People|Components|Animals and nature|Food and drink|Travel and places|Activities|Objects|Symbols|Flags'.split(
    '|',
  );

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
  group: GROUPS[annotation.group ?? 0] ?? '',
  skin_tones: (annotation.skins ?? []).map(({ unicode }) => unicode),
  svg,
  library_name: library?.name ?? '',
  license: library?.license ?? '',
  attribution_note: library?.attributionNote ?? '',
});

const shortcodesOf = readShortcodes();

const englishTags = ({ hexcode, tags = [] }: Annotation): readonly string[] => [
  ...tags,
  ...shortcodesOf(hexcode).map(code => code.replaceAll('_', ' ')),
];

const drawSet = (
  { library, digits, svgOf, simplified }: EmojiSet,
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
          svg: shortSource(readSvgArtwork(simplified(document), renderer), digits),
          annotation,
        },
      ];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Names of flags in all languages, by hexcode: the search vocabulary contains no countries. */
const readFlagNames = (): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const { hexcode, label, group } of emojiLocales().flatMap(readAnnotations))
    if (group === EMOJI_GROUP.flags)
      names.set(hexcode, [...(names.get(hexcode) ?? []), label.replace(/^.*[:：]\s*/, '')]);
  return names;
};

const documentsOf = (icons: readonly EmojiIcon[]): readonly SearchDocument[] => {
  const flagNames = readFlagNames();
  return icons.flatMap(({ annotation, library }, position): SearchDocument[] => {
    const { hexcode, label, unicode, group } = annotation;
    // Emoji with a skin tone are variants of other emoji.
    if (group === undefined || /[\u{1f3fb}-\u{1f3ff}]/u.test(unicode)) return [];
    const nameWords = tokenize(label);
    return [
      {
        position,
        library,
        name: nameWords.join('-'),
        styleRank: 0,
        nameWords,
        aliases: [fold(unicode), ...shortcodesOf(hexcode).map(code => code.replaceAll('_', '-'))],
        tags: [...englishTags(annotation), ...(flagNames.get(hexcode) ?? [])],
        borrowedTags: [],
      },
    ];
  });
};

/** The entries in the order of Unicode, in which an empty query lists them. */
const entriesInOrder = (positions: Uint32Array, icons: readonly EmojiIcon[]): Uint32Array => {
  const orderOf = (entry: number): number => icons[positions[entry] ?? 0]?.annotation.order ?? 0;
  return Uint32Array.from(positions.keys()).sort((one, other) => orderOf(one) - orderOf(other));
};

const main = async (): Promise<void> => {
  const renderer = createSvgRenderer(data);
  await renderer.load();
  const emoji = englishAnnotations().flatMap(each => [each, ...(each.skins ?? [])]);
  const sets = openEmojiSets();
  const drawings = sets.flatMap(set => drawSet(set, emoji, renderer));
  const drawn = new Set(drawings.map(({ name }) => name));
  const isDrawn = ({ unicode }: Annotation): boolean => drawn.has(emojiName(unicode));
  const icons = drawings.map(
    ({ annotation, ...icon }): EmojiIcon => ({
      ...icon,
      annotation: { ...annotation, skins: (annotation.skins ?? []).filter(isDrawn) },
    }),
  );
  const libraries = sets.map(({ library }) => ({
    ...library,
    iconCount: icons.filter(icon => icon.library === library.slug).length,
  }));
  const index = buildSearchIndex(documentsOf(icons), readVocabulary(), { isCompact: true });
  const positions = index.get(SEARCH_SECTIONS.entryPositions);
  if (!positions) throw new Error('the index has no positions of its entries');
  const order = entriesInOrder(new Uint32Array(positions.slice().buffer), icons);
  const sections = new Map([
    ...writeCatalogSections(libraries, icons, toItem),
    ...index,
    [SEARCH_SECTIONS.entriesByName, toBytes(order)],
  ]);
  const compressed = compressFile(Buffer.concat(encodeCatalogFile(sections)), QUALITY);
  writeAtomically(join(data, EMOJI_FILE), [compressed]);
  const missing = emoji.filter(each => !isDrawn(each));
  console.log(
    `${libraries.map(({ name, iconCount }) => `${iconCount} from ${name}`).join(', ')}; ` +
      `${missing.length} without a drawing; ${(compressed.length / 1e6).toFixed(1)} MB`,
  );
};

await main();
