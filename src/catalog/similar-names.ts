// Errors for unknown names of icons, libraries and styles, with did-you-mean suggestions.

import { type Channel, ProblemError, quote, searchAdvice } from '../contract/problems.ts';
import type { Library } from '../model/icon.ts';
import type { Catalog, IconKey } from './catalog.ts';
import {
  ADDED_DOUBLE,
  ADDED_LETTER,
  editDistanceFrom,
  OMITTED_DOUBLE,
  OMITTED_LETTER,
  VOWEL_FOR_VOWEL,
} from './edit-distance.ts';

const MAX_SUGGESTIONS = 5;
const MAX_NAME_LENGTH = 64;
/** Bounds the comparisons for names like `a-b-c-d-…`. Further words of a name hardly identify an icon. */
const MAX_WORDS = 8;

/** Minimum of 1 - edit distance / length: `rokcet` suggests `rocket`, `mouse` does not suggest `house`. */
const MIN_SPELLING_SIMILARITY = 0.7;

/** Names with the data that comparisons need. It is computed once, which takes longer than all comparisons. */
export interface NameList {
  /** Each name between hyphens, so that `-word-` finds a whole word. */
  readonly padded: readonly string[];
  /** Bit set of the letters of each name. */
  readonly letters: Uint32Array;
  readonly wordCounts: Uint8Array;
}

export const createNameList = (names: readonly string[]): NameList => ({
  padded: names.map(name => `-${name}-`),
  letters: Uint32Array.from(names, lettersOf),
  wordCounts: Uint8Array.from(names, name => name.split('-').length),
});

interface Suggestion {
  readonly name: string;
  readonly similarity: number;
  readonly hasPrefix: boolean;
}

/** Up to five names that share words with `wanted` or are within a small edit distance, most similar first. */
export const similarNames = (wanted: string, { padded, letters, wordCounts }: NameList): string[] => {
  const key = toKebabCase(wanted.slice(0, MAX_NAME_LENGTH));
  const words = key.split('-');
  const sharedWords = sharedWordsWith(words);
  const spellingSimilarity = spellingSimilarityTo(key);
  const best: Suggestion[] = [];
  for (const [at, name] of padded.entries()) {
    const shared = sharedWords(name, letters[at]);
    const wordSimilarity = shared === 0 ? 0 : 0.5 + shared / (words.length + wordCounts[at]);
    const similarity = Math.max(wordSimilarity, spellingSimilarity(name, letters[at]));
    const last = best.length < MAX_SUGGESTIONS ? undefined : best[MAX_SUGGESTIONS - 1];
    if (similarity === 0 || similarity < (last?.similarity ?? 0)) continue;
    best.push({ name: name.slice(1, -1), similarity, hasPrefix: name.startsWith(words[0], 1) });
    best.sort(bySimilarity);
    if (last) best.pop();
  }
  return best.map(({ name }) => name);
};

const bySimilarity = (a: Suggestion, b: Suggestion): number =>
  b.similarity - a.similarity ||
  Number(b.hasPrefix) - Number(a.hasPrefix) ||
  a.name.length - b.name.length ||
  (a.name < b.name ? -1 : 1);

const toKebabCase = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-');

/** Bits of a text's characters: letters have their own, all other characters share six. */
const lettersOf = (text: string): number => {
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits >>> 0;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Returns a function that counts the words of the list that a name contains. The name starts and ends with a hyphen. */
const sharedWordsWith = (words: readonly string[]): ((name: string, letters: number) => number) => {
  const wanted = [...new Set(words)]
    .filter(word => word !== '')
    .slice(0, MAX_WORDS)
    .map(word => ({
      letters: lettersOf(word),
      padded: `-${word}-`,
      count: words.filter(other => other === word).length,
    }));
  return (name, letters) => {
    let shared = 0;
    for (const word of wanted)
      if ((word.letters & ~letters) === 0 && name.includes(word.padded)) shared += word.count;
    return shared;
  };
};

const SINGLE_ADDED = Math.min(ADDED_LETTER, VOWEL_FOR_VOWEL);
const SINGLE_OMITTED = Math.min(OMITTED_LETTER, VOWEL_FOR_VOWEL);

/** Number of letters that equal the letter before them. */
const countDoubles = (text: string): number =>
  [...text].filter((letter, at, letters) => letter === letters[at - 1]).length;

/** Returns a function that computes a lower bound of the edit distance from the letters that only one text has. */
const minDistanceFrom = (key: string): ((name: string) => number) => {
  const counts = new Uint8Array(1 << 7);
  const left = new Uint8Array(counts.length);
  const slotOf = (text: string, at: number) => text.charCodeAt(at) % counts.length;
  for (let at = 0; at < key.length; at++) counts[slotOf(key, at)]++;
  const doubles = countDoubles(key) * (SINGLE_ADDED - ADDED_DOUBLE);
  return name => {
    left.set(counts);
    let common = 0;
    let nameDoubles = 0;
    for (let at = 0; at < name.length; at++) {
      const slot = slotOf(name, at);
      if (left[slot] > 0) {
        left[slot]--;
        common++;
      }
      if (at > 0 && slot === slotOf(name, at - 1)) nameDoubles++;
    }
    return Math.max(
      (key.length - common) * SINGLE_ADDED - doubles,
      (name.length - common) * SINGLE_OMITTED - nameDoubles * (SINGLE_OMITTED - OMITTED_DOUBLE),
    );
  };
};

/** Spelling similarity to a padded name: 1 - edit distance / length, or 0 if that is below the minimum. */
const spellingSimilarityTo = (key: string): ((name: string, letters: number) => number) => {
  const maxEdits = (length: number) => Math.floor(length * (1 - MIN_SPELLING_SIMILARITY));
  const maxLength = Math.floor(key.length / MIN_SPELLING_SIMILARITY);
  const distance = editDistanceFrom(key, maxEdits(maxLength));
  const minDistance = minDistanceFrom(key);
  const keyLetters = lettersOf(key);
  return (name, letters) => {
    const length = name.length - 2;
    const longest = Math.max(key.length, length);
    const limit = maxEdits(longest);
    if (Math.abs(key.length - length) > limit) return 0;
    // Each letter that only one of them has takes at least one edit.
    const added = countBits(keyLetters & ~letters) * SINGLE_ADDED;
    const omitted = countBits(letters & ~keyLetters) * SINGLE_OMITTED;
    if (Math.max(added, omitted) > limit) return 0;
    const text = name.slice(1, -1);
    if (minDistance(text) > limit) return 0;
    const edits = distance(text, limit);
    return edits > limit ? 0 : 1 - edits / longest;
  };
};

/** Returns the icon's position in the catalog. Throws a ProblemError `icon_not_found` with a hint. */
export const requirePosition = (catalog: Catalog, key: IconKey): number => {
  const position = catalog.findPosition(key);
  if (position === undefined) throw iconNotFound(catalog, key);
  return position;
};

const iconNotFound = (catalog: Catalog, key: IconKey): ProblemError => {
  const { library, name, style } = key;
  const inStyle = style === undefined ? '' : ` in the style ${quote(style)}`;
  const detail = `There is no icon ${quote(name)} in the library ${quote(library)}${inStyle}.`;
  return new ProblemError('icon_not_found', detail, { hint: hintFor(catalog, key) });
};

/** Lists the libraries, styles or similar names, depending on whether library, style or name is unknown. */
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
  const similar = catalog.similarNames({ library: slug, name });
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

/** Maximum edit distance between a misspelled name and its suggestion. */
const MAXIMUM_EDITS = 2;

/** Describes the first unknown filter and lists the known names; undefined if both filters are known. */
export const unknownFilter = (
  libraries: readonly Pick<Library, 'slug' | 'styles'>[],
  { library, style }: { readonly library?: string | undefined; readonly style?: string | undefined },
): string | undefined => {
  const slugs = libraries.map(({ slug }) => slug);
  if (library !== undefined && !slugs.includes(library)) return noSuch('library', library, slugs);
  const styles = new Set(
    libraries.flatMap(each => (each.slug === (library ?? each.slug) ? each.styles : [])),
  );
  if (style === undefined || styles.has(style)) return undefined;
  return noSuch(library === undefined ? 'style' : `style of ${library}`, style, [...styles]);
};

const noSuch = (kind: string, name: string, known: readonly string[]): string => {
  return `There is no ${kind} ${quote(name)}. ${didYouMean(name, known)}Known are ${known.join(', ')}.`;
};

/** A question that ends with a space, or an empty text. */
const didYouMean = (name: string, known: readonly string[]): string => {
  const close = closest(name.toLowerCase(), known);
  return close === undefined ? '' : `Did you mean ${close}? `;
};

/** The most similar of the known names, if it is similar enough to be meant. */
export const closest = (name: string, known: readonly string[]): string | undefined => {
  const distanceTo = editDistanceFrom(name.slice(0, 100), MAXIMUM_EDITS);
  const [best] = known
    .map(other => ({ other, distance: distanceTo(other) }))
    .filter(({ distance }) => distance <= MAXIMUM_EDITS)
    .sort((one, two) => one.distance - two.distance);
  return best?.other;
};
