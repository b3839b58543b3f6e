// Query expansion: the inflections, related terms, completions and corrections of a word.
import {
  isEnglish,
  isJoined,
  isTranslation,
  namePostingCount,
  postingCount,
  postingsStart,
  referenceLanguage,
  referenceSimilarity,
  referencesEnd,
  referencesStart,
  referenceTarget,
  type SearchIndex,
} from '../index/index-sections.ts';
import {
  completionFactor,
  EXACT_IMPACT,
  MAX_ENTRIES,
  MAX_PREFIX_LENGTH,
  postingImpact,
  prefixTerm,
} from '../index/posting.ts';
import { foreignForms } from '../text/foreign-forms.ts';
import { inflect } from '../text/inflect.ts';
import { ENGLISH, UNKNOWN } from '../text/languages.ts';
import { fold, isFragment } from '../text/tokenize.ts';
import { CERTAIN, DISTANT_FORM, NUMBER_FORM, PLAIN_PICTURE, PREFIX } from '../weights.ts';
import { addTermRanges, allPostings, namePostings, type PostingRange } from './posting-ranges.ts';

interface WordContext {
  /** Whether the word is the last word of the query, so that it may be incomplete. */
  readonly isLast: boolean;
  /** Whether the word is probably a name. It then has neither completions nor stems: 'Hamburg' is no hamburger. */
  readonly isName: boolean;
  /** The correct word if the word may be a typo. */
  readonly correction: string | undefined;
  /** The result of `knownForms`. */
  readonly forms: readonly KnownForm[];
  /** Factor for the weights of the word. */
  readonly factor: number;
  /** Index in LANGUAGES of the language of the sentence. Default: UNKNOWN. */
  readonly language?: number;
}

/**
 * The posting ranges of a word, its inflections, and terms related to them. The last word of a query also has
 * completions. An unknown word has the first of these that exist: completions, base forms, terms with the same stem.
 */
export const expandWord = (
  index: SearchIndex,
  word: string,
  context: WordContext,
): readonly PostingRange[] => {
  const { isName, correction, language = UNKNOWN } = context;
  const ranges: PostingRange[] = [];
  addKnownWord(ranges, index, word, context);
  if (correction !== undefined)
    addKnownWord(ranges, index, correction, { ...context, forms: knownForms(index, correction) });
  if (ranges.length > 0 || language > 0) return ranges;
  if (isName && language === ENGLISH) return ranges;
  const completions = isName ? [] : completionsOfUnknown(index, word);
  if (completions.length > 0) return completions;
  for (const { term, similarity } of knownForeignForms(index, word)) {
    addTermRanges(ranges, index, term, { factor: similarity, wordCount: 1 });
  }
  return ranges.length > 0 || isName ? ranges : stemRanges(index, word);
};

const addKnownWord = (
  ranges: PostingRange[],
  index: SearchIndex,
  word: string,
  { isLast, forms, factor, language = UNKNOWN }: WordContext,
): void => {
  const before = ranges.length;
  for (const { term, similarity } of forms) {
    addTermRanges(ranges, index, term, { factor: factor * similarity, wordCount: 1, language });
  }
  if (!isLast || ranges.length === before || language > 0) return;
  addCompletionsOfTerm(ranges, index, word, factor * completionWeight(index, word, forms));
};

export interface KnownForm {
  readonly term: number;
  readonly similarity: number;
}

/**
 * The word and its inflections, as far as they are terms. Inflections must be English terms. If the word is the name of
 * an icon, they must also be similar: 'layers' does not match 'lay'.
 */
export const knownForms = (index: SearchIndex, word: string): readonly KnownForm[] => {
  const forms: KnownForm[] = [];
  const own = index.terms.find(word);
  if (own >= 0) forms.push({ term: own, similarity: 1 });
  const minSimilarity = isWholeName(index, own) ? DISTANT_FORM : 0;
  for (const { word: form, similarity } of inflect(word)) {
    if (similarity < minSimilarity) continue;
    const term = index.terms.find(form);
    if (term >= 0 && isEnglish(index, term)) forms.push({ term, similarity });
  }
  return forms;
};

/** The singular and plural of the word, and the words that can replace it. */
export const synonymsOf = (index: SearchIndex, word: string): readonly string[] =>
  knownForms(index, word)
    .filter(({ similarity }) => similarity >= NUMBER_FORM)
    .flatMap(({ term }) => {
      const references = index.references.subarray(referencesStart(index, term), referencesEnd(index, term));
      const same = references.filter(reference => referenceSimilarity(reference) >= CERTAIN);
      return [term, ...Array.from(same, referenceTarget)].map(found => index.terms.term(found));
    });

/** Whether `vocabulary/meanings` has a row for the word. */
export const hasPlainPicture = (index: SearchIndex, word: string): boolean => {
  const term = index.terms.find(word);
  const at = term < 0 ? 0 : referencesStart(index, term);
  return (
    term >= 0 &&
    at < referencesEnd(index, term) &&
    referenceLanguage(index, term, index.references[at]) === ENGLISH &&
    !isTranslation(index.references[at]) &&
    referenceSimilarity(index.references[at]) >= PLAIN_PICTURE
  );
};

/** Minimum length of a base form that is also looked up without accents. */
const MIN_FOLDED = 4;

/** Base forms of a foreign word that are foreign terms: 'perros' → 'perro'. */
export const knownForeignForms = (index: SearchIndex, word: string): readonly KnownForm[] =>
  foreignForms(word)
    .flatMap(form => (form.length < MIN_FOLDED ? [form] : [form, fold(form)]))
    .map(form => ({ term: index.terms.find(form), similarity: NUMBER_FORM }))
    .filter(({ term }) => term >= 0 && isCertainTranslation(index, term));

/** Whether the term is a foreign word: its first and closest reference is a translation of at least CERTAIN. */
const isCertainTranslation = (index: SearchIndex, term: number): boolean => {
  const at = referencesStart(index, term);
  const reference = index.references[at];
  return (
    at < referencesEnd(index, term) && isTranslation(reference) && referenceSimilarity(reference) >= CERTAIN
  );
};

/** Whether the term is the whole name of an icon: its first posting has the highest impact. */
export const isWholeName = (index: SearchIndex, term: number): boolean =>
  term >= 0 &&
  postingCount(index, term) > 0 &&
  postingImpact(index.postings[postingsStart(index, term)]) === EXACT_IMPACT;

/** A foreign word of up to this length may be the beginning of an English word: 'hea'. */
const SHORT_FOREIGN_LENGTH = 3;

/** Factor for the completions of a word that is a term or has known forms. */
const completionWeight = (index: SearchIndex, word: string, forms: readonly KnownForm[]): number => {
  if (forms.some(({ term }) => namePostingCount(index, term) > 0)) return PREFIX.ofName;
  const english = forms.filter(({ term }) => isEnglish(index, term));
  if (english.length === 0) {
    const isWord =
      word.length > SHORT_FOREIGN_LENGTH || forms.some(({ term }) => isCertainTranslation(index, term));
    return isWord && !isFragment(word) ? PREFIX.ofOther : PREFIX.ofUnknown;
  }
  return english.some(({ term }) => postingCount(index, term) === 0) ? PREFIX.ofSynonym : PREFIX.ofOther;
};

/** Maximum number of letters that are cut from the end of an unknown word, and that a term has after the stem. */
const MAX_CUT = 3;
const MAX_SUFFIX = 3;

/** Minimum number of letters of a stem. Latin stems are longer, because many English words share short beginnings. */
const MIN_STEM = { latin: 6, other: 3 } as const;

/** Loss of similarity for each cut letter. */
const LOSS_PER_LETTER = 0.1;

const MAX_RANGES = 12;

/** The posting ranges of terms that begin with the longest possible stem of the word. Tries the whole word first. */
const stemRanges = (index: SearchIndex, word: string): readonly PostingRange[] => {
  const letters = [...word];
  const minLength = MIN_STEM[/^[a-z]/.test(word) ? 'latin' : 'other'];
  for (let cut = 0; cut <= MAX_CUT && letters.length - cut >= minLength; cut++) {
    const stem = letters.slice(0, letters.length - cut).join('');
    const ranges: PostingRange[] = [];
    for (const term of wordsBeginning(index, stem)) {
      if (term.length > stem.length + MAX_SUFFIX) continue;
      addTermRanges(ranges, index, index.terms.find(term), {
        factor: 1 - LOSS_PER_LETTER * cut,
        wordCount: 1,
      });
    }
    if (ranges.length > 0) return ranges.slice(0, MAX_RANGES);
  }
  return [];
};

/** Maximum number of terms that `wordsBeginning` reads. */
const MAX_TERMS = 200;

/** The terms of one word that begin with `prefix`, in alphabetical order: in phrases with `start`, the words after it. */
export const wordsBeginning = ({ terms }: SearchIndex, prefix: string, start = ''): readonly string[] => {
  const [from, end] = terms.range(start + prefix);
  const count = Math.min(end - from, MAX_TERMS);
  return Array.from({ length: count }, (_, at) => terms.term(from + at).slice(start.length)).filter(
    term => !term.includes('-'),
  );
};

/** Adds the name postings of longer words that begin with `word`, which is a term. */
const addCompletionsOfTerm = (
  ranges: PostingRange[],
  index: SearchIndex,
  word: string,
  factor: number,
): void => {
  const precomputed = precomputedPrefix(index, word, factor);
  if (precomputed !== undefined) {
    ranges.push(precomputed);
    return;
  }
  const [from, to] = index.terms.range(word, index.wordTerms);
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const nameCount = namePostingCount(index, term);
    if (nameCount === 0 || isJoined(index, term)) continue;
    const length = index.terms.byteLength(term);
    if (length === word.length) continue;
    const wordFactor = factor * completionFactor(word.length / length, nameCount);
    ranges.push(namePostings(index, term, { factor: wordFactor, wordCount: 1 }));
  }
};

/** Maximum number of completions of an unknown word. */
const MAX_COMPLETIONS = 48;

/** All postings of the shortest words that begin with `word`, which is no term. */
const completionsOfUnknown = (index: SearchIndex, word: string): readonly PostingRange[] => {
  const precomputed = precomputedPrefix(index, word, PREFIX.ofUnknown);
  if (precomputed !== undefined) return [precomputed];
  return shortestCompletions(index, word).map(term => {
    const length = index.terms.byteLength(term);
    const factor = PREFIX.ofUnknown * completionFactor(word.length / length, namePostingCount(index, term));
    return allPostings(index, term, { factor, wordCount: 1 });
  });
};

const precomputedPrefix = (index: SearchIndex, word: string, factor: number): PostingRange | undefined => {
  if (word.length > MAX_PREFIX_LENGTH) return undefined;
  const term = index.terms.find(prefixTerm(word));
  return term < 0 ? undefined : allPostings(index, term, { factor, wordCount: 1 });
};

/** An upper bound of all term ids. */
const TERM_LIMIT = 2 ** 22;

/** The shortest terms that begin with `prefix` and are longer. Of equally long terms, those in more names come first. */
const shortestCompletions = (index: SearchIndex, prefix: string): readonly number[] => {
  const [from, to] = index.terms.range(prefix, index.wordTerms);
  // One number has length, number of names and term, because sorting numbers is faster than sorting objects.
  const keys = new Float64Array(to - from);
  let count = 0;
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const length = index.terms.byteLength(term);
    if (length === prefix.length) continue;
    keys[count++] = ((length + 1) * MAX_ENTRIES - namePostingCount(index, term)) * TERM_LIMIT + term;
  }
  return Array.from(keys.subarray(0, count).sort().subarray(0, MAX_COMPLETIONS), key => key % TERM_LIMIT);
};
