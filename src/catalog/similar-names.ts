// Errors for unknown names of icons, libraries and styles, with similar names.
import type { IconKey } from '../contract/export/export-request.ts';
import { type Channel, ProblemError, quote, searchAdvice } from '../contract/problems.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { editDistanceFrom } from '../model/edit-distance.ts';
import type { Library } from '../model/icon.ts';
import type { Catalog } from './catalog.ts';

const MAX_SUGGESTIONS = 5;
const MAX_NAME_LENGTH = 64;
/** Maximum number of compared words, which bounds the time for names like `a-b-c-d-…`. */
const MAX_WORDS = 8;

/** Minimum similarity of the spelling: `rokcet` suggests `rocket`. */
const MIN_SPELLING_SIMILARITY = 0.7;

/** Up to five names that share words with `wanted` or have a similar spelling, most similar first. */
export const similarNames = (wanted: string, names: readonly string[]): string[] => {
  const text = wanted.slice(0, MAX_NAME_LENGTH).toLowerCase().trim();
  const key = text.replace(/[\s_]+/g, '-');
  const words = key.split('-');
  const sharedWords = sharedWordsWith(words);
  const spellingSimilarity = spellingSimilarityTo(key);
  const similarityOf = (name: string): number => {
    const shared = sharedWords(name);
    const wordSimilarity = shared === 0 ? 0 : 0.5 + shared / (words.length + name.split('-').length);
    return Math.max(wordSimilarity, spellingSimilarity(name));
  };
  return names
    .map(name => ({ name, similarity: similarityOf(name), hasPrefix: name.startsWith(words[0] ?? '') }))
    .filter(({ similarity }) => similarity > 0)
    .sort(
      (a, b) =>
        b.similarity - a.similarity ||
        Number(b.hasPrefix) - Number(a.hasPrefix) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
};

/** Maximum edit distance to a name of a short list, such as libraries: `tabel` suggests `tabler`. */
const MAX_EDITS = 2;

/** The known name with the fewest edits. Undefined if none is similar. */
export const closest = (name: string, known: readonly string[]): string | undefined => {
  const distanceTo = editDistanceFrom(name.slice(0, MAX_NAME_LENGTH).toLowerCase(), MAX_EDITS);
  const [best] = known
    .map(other => ({ other, edits: distanceTo(other) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((one, two) => one.edits - two.edits);
  return best?.other;
};

const sharedWordsWith = (words: readonly string[]): ((name: string) => number) => {
  const different = new Set([...new Set(words)].filter(word => word !== '').slice(0, MAX_WORDS));
  const wanted = words.filter(word => different.has(word));
  return name => {
    const padded = `-${name}-`;
    return wanted.reduce((count, word) => (padded.includes(`-${word}-`) ? count + 1 : count), 0);
  };
};

/** Returns a function that computes the spelling similarity: 1 - edit distance / length, or 0 below the minimum. */
const spellingSimilarityTo = (key: string): ((name: string) => number) => {
  const maxEdits = (length: number) => Math.floor(length * (1 - MIN_SPELLING_SIMILARITY));
  const distance = editDistanceFrom(key, maxEdits(Math.floor(key.length / MIN_SPELLING_SIMILARITY)));
  return name => {
    const longest = Math.max(key.length, name.length);
    const limit = maxEdits(longest);
    if (Math.abs(key.length - name.length) > limit) return 0;
    const edits = distance(name, limit);
    return edits > limit ? 0 : 1 - edits / longest;
  };
};

/** Returns the position of an icon in the catalog. Throws a ProblemError `icon_not_found` with a hint. */
export const requirePosition = (catalog: Catalog, key: IconKey): number => {
  const position = catalog.findPosition(key);
  if (position !== undefined) return position;
  const { library, name, style } = key;
  const inStyle = style === undefined ? '' : ` in the style ${quote(style)}`;
  const detail = `There is no icon ${quote(name)} in the library ${quote(library)}${inStyle}.`;
  throw new ProblemError('icon_not_found', detail, { hint: hintFor(catalog, key) });
};

const hintFor = (
  catalog: Catalog,
  { library: slug, name, style }: IconKey,
): string | ((channel: Channel) => string) => {
  const library = catalog.libraries.find(candidate => candidate.slug === slug);
  if (!library) {
    const slugs = catalog.libraries.map(candidate => candidate.slug);
    return `${didYouMean(slug, slugs)}The libraries are ${slugs.join(', ')}.`;
  }
  if (style !== undefined && catalog.findPosition({ library: slug, name }) !== undefined) {
    const styles = library.styles.filter(
      other => catalog.findPosition({ library: slug, name, style: other }) !== undefined,
    );
    return `${listed('Its style', styles)}.`;
  }
  const similar = similarNames(name, catalog.spellingsOf(slug));
  return channel => {
    const advice = searchAdvice(channel, slug);
    if (similar.length > 0)
      return `${similar.length === 1 ? 'A close name is' : 'Close names are'} ${similar.join(', ')}. Or ${advice}${advice.endsWith('…') ? '' : '.'}`;
    return `${advice.charAt(0).toUpperCase()}${advice.slice(1)} for the exact name.`;
  };
};

const listed = (subject: string, [first, ...others]: readonly string[]): string =>
  others.length === 0 ? `${subject} is ${first}` : `${subject}s are ${[first, ...others].join(', ')}`;

export const libraryItem = ({ slug, name, license, attributionNote, iconCount, styles }: Library) => ({
  slug,
  name,
  license,
  attribution_note: attributionNote,
  icon_count: iconCount,
  styles,
});

/** Names the first unknown value of a filter, and lists the known values. Undefined if both filters are valid. */
export const unknownFilter = (
  libraries: readonly Pick<Library, 'slug' | 'styles'>[],
  { library: wanted, style: wantedStyles = [] }: Pick<SearchQuery, 'library' | 'style'>,
): string | undefined => {
  const slugs = libraries.map(({ slug }) => slug);
  const library = wanted?.find(slug => !slugs.includes(slug));
  if (library !== undefined) return noSuch('library', library, slugs);
  const styles = new Set(
    libraries.flatMap(each => (wanted?.includes(each.slug) === false ? [] : each.styles)),
  );
  const style = wantedStyles.find(name => !styles.has(name));
  if (style === undefined) return undefined;
  return noSuch(wanted === undefined ? 'style' : `style of ${wanted.join(' or ')}`, style, [...styles]);
};

export const noSuch = (kind: string, name: string, known: readonly string[]): string =>
  `There is no ${kind} ${quote(name)}. ${didYouMean(name, known)}Known are ${known.join(', ')}.`;

const didYouMean = (name: string, known: readonly string[]): string => {
  const close = closest(name, known);
  return close === undefined ? '' : `Did you mean ${close}? `;
};
