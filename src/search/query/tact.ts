// Tact: pictures that suit a delicate subject, such as illness or grief, and those that do not. (Decision 046)
import type { Theme } from '../index/delicate-words.ts';
import { namePostingCount, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { postingEntry } from '../index/posting.ts';
import { inflect } from '../text/inflect.ts';
import { ENGLISH, isDelicateKey, LANGUAGES } from '../text/languages.ts';
import { fold, isUnspaced, phraseKey } from '../text/tokenize.ts';
import { synonymsOf } from './word-expansion.ts';

/** Maximum number of words of a delicate phrase: 'lost a child'. */
const MAX_PHRASE = 3;

/** Maximum number of letters of a delicate word in a script without spaces. */
const MAX_UNSPACED = 12;

/** The parts of a run of words without spaces. */
const partsOf = (run: string): readonly string[] =>
  Array.from(run, (_, from) =>
    Array.from({ length: Math.min(MAX_UNSPACED, run.length - from) }, (_, more) =>
      run.slice(from, from + more + 1),
    ),
  ).flat();

/** By word: the theme of the word, or of a phrase with it, in any language or in that of the words. */
const delicateWords = (
  { tact, sentenceWords }: SearchIndex,
  words: readonly string[],
  language: number,
): ReadonlyMap<string, Theme> => {
  const found = new Map<string, Theme>();
  const keys = language === ENGLISH ? words : words.map(fold);
  const isTranslated = (phrase: string): boolean =>
    language !== ENGLISH && isDelicateKey(sentenceWords, phrase, language);
  for (const [from, word] of keys.entries()) {
    let phrase = word;
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      mark(tact.themeOf(phrase) ?? (isTranslated(phrase) ? tact.general : undefined), words.slice(from, to));
      phrase = phraseKey([phrase, keys[to] ?? '']);
    }
    if (isUnspaced(word)) for (const part of partsOf(word)) mark(tact.themeOf(part), [part]);
  }
  return found;

  function mark(theme: Theme | undefined, parts: readonly string[]): void {
    if (theme === undefined) return;
    for (const part of parts) if ((found.get(part) ?? tact.general) === tact.general) found.set(part, theme);
  }
};

const CAPITALS = /(?<![\p{L}\p{M}\d])[\p{Lu}\d]{2,6}(?![\p{L}\p{M}\d])/gu;

/** By folded word: the theme of an abbreviation that is typed in capitals, unless the whole text is: 'living with MS'. */
const delicateAbbreviations = (
  { tact }: SearchIndex,
  text: string,
  language: number,
): ReadonlyMap<string, Theme> => {
  const found = new Map<string, Theme>();
  if (text === text.toUpperCase()) return found;
  const tags = language < 0 ? LANGUAGES : [LANGUAGES[language]];
  for (const [word] of text.matchAll(CAPITALS)) {
    const keys = [word, ...tags.map(tag => `${tag} ${word}`)];
    const theme = keys.map(key => tact.themeOf(key)).find(known => known !== undefined);
    if (theme !== undefined) found.set(fold(word), theme);
  }
  return found;
};

/**
 * For a query with a delicate word: all harsh words that are not in the query. Otherwise none. A delicate word does not ask
 * for its picture, which would be a pun or the very trouble: no dot for a first period, no gun for gun violence.
 */
export const harshWords = (
  index: SearchIndex,
  words: readonly string[],
  language: number,
): readonly string[] => {
  const delicate = delicateWords(index, words, language);
  if (delicate.size === 0) return [];
  const others = words.filter(word => !delicate.has(word));
  const asked = new Set(others.flatMap(word => [word, ...inflect(word).map(form => form.word)]));
  return [...index.tact.harsh].filter(word => !asked.has(word));
};

/** The theme of a part of a phrase. Words without spaces around them may be read as a part of a delicate word. */
const themeOfPart = (themes: ReadonlyMap<string, Theme>, parts: readonly string[]): Theme | undefined => {
  for (const part of parts) {
    const theme = themes.get(part);
    if (theme !== undefined) return theme;
    if (isUnspaced(part)) for (const [word, found] of themes) if (word.includes(part)) return found;
  }
  return undefined;
};

/** What the words and pictures of a text about a delicate subject are. */
export interface Tactful {
  readonly delicate: ReadonlySet<string>;
  /** Names of pictures that hurt nobody concerned, best first. */
  readonly pictures: readonly string[];
  /** Whether a picture is suitable. `words` are the words of its name that name a picture. */
  suits(name: string, words: readonly string[]): boolean;
}

interface Text {
  readonly text: string;
  /** The folded words as typed. */
  readonly typed: readonly string[];
  /** The words after spelling correction and as base forms, without those that name nothing. */
  readonly words: readonly string[];
  readonly language: number;
}

/**
 * For a text about a delicate subject: which pictures are suitable. These are pictures that suit any subject or the themes
 * of the text, those that its other words name, and those that the vocabulary has for its delicate words.
 */
export const tactFor = (index: SearchIndex, { text, typed, words, language }: Text): Tactful | undefined => {
  const { tact, sentenceWords } = index;
  const themes = new Map([
    ...delicateWords(index, words, language),
    ...delicateWords(index, typed, language),
    ...delicateAbbreviations(index, text, language),
  ]);
  if (themes.size === 0) return undefined;
  const all = new Set([...themes.values(), tact.general]);
  const plain = new Set<string>();
  const named = new Set<string>();
  for (const word of words) {
    const parts = word.split(' ');
    const key = phraseKey(parts);
    const theme = themes.get(word) ?? themeOfPart(themes, parts);
    const synonyms = synonymsOf(index, key);
    if (theme === undefined) {
      for (const part of parts) plain.add(part);
      for (const synonym of synonyms) named.add(synonym);
    } else {
      const isSubject = tact.headwords.has(key) || isDelicateKey(sentenceWords, fold(key), language);
      const own = new Set([key, ...inflect(key).map(form => form.word)]);
      for (const synonym of synonyms)
        if (theme.named.has(synonym) || (isSubject && !own.has(synonym))) named.add(synonym);
    }
  }
  const pictures = [...new Set([...all].flatMap(theme => theme.pictures))];
  const own = new Set(pictures.flatMap(name => [name, ...name.split('-')]));
  const isUnsuitable = (word: string) =>
    (tact.harsh.has(word) && !plain.has(word)) || [...all].some(({ unsuitable }) => unsuitable.has(word));
  const isSuitable = (word: string) =>
    tact.suitable.has(word) || own.has(word) || plain.has(word) || named.has(word);
  return {
    delicate: new Set(themes.keys()),
    pictures,
    suits: (name, nameWords) =>
      !name.split('-').some(isUnsuitable) && (named.has(name) || nameWords.every(isSuitable)),
  };
};

/** The entries whose names or aliases contain one of the words. */
export const entriesNamed = (index: SearchIndex, words: readonly string[]): ReadonlySet<number> => {
  const entries = new Set<number>();
  for (const word of words) {
    const term = index.terms.find(word);
    if (term < 0) continue;
    const start = postingsStart(index, term);
    for (let at = start; at < start + namePostingCount(index, term); at++)
      entries.add(postingEntry(index.postings[at]));
  }
  return entries;
};
