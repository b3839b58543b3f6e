// From the references of thesauri to the terms of the index.
import { fold, isFragment } from '../../../search/text/tokenize.ts';
import { HOMOGRAPH } from '../weights.ts';
import { closer, type ForeignThesauri, type Reference, type Thesaurus } from './thesaurus.ts';

export interface Thesauri {
  readonly english: Thesaurus;
  readonly foreign: ForeignThesauri;
}

export interface TermKnowledge {
  readonly isIndexed: (term: string) => boolean;
  /** Whether names or aliases of icons contain the term. */
  readonly isNameWord: (term: string) => boolean;
  readonly isCommonEnglish: (term: string) => boolean;
  readonly isVeryCommonEnglish: (term: string) => boolean;
  /** Minimum similarity of references. Default: 0.2. */
  readonly minSimilarity?: number;
}

/** Minimum similarity of an English word to a close synonym. */
const MEANING = 0.95;

/** Maximum number of references of a term, and default of the minimum similarity of references. */
const MAX_REFERENCES = 24;
const MIN_SIMILARITY = 0.2;

/** Up to this length, a word may be the beginning or a form of an English word if accents are left out: 'híd', 'hid'. */
const SHORT_WORD = 5;

/** Factors for what a word means without its accents: its translations, and the term itself. */
const WITHOUT_ACCENTS = { meaning: 0.5, term: 0.8 } as const;

/** Indexed terms for a term, most similar first, with synonyms of translations: 'maison' → 'house' → 'home'. */
export const resolveReferences = (
  { english, foreign: { plain, accented, spelled } }: Thesauri,
  term: string,
  {
    isIndexed,
    isNameWord,
    isCommonEnglish,
    isVeryCommonEnglish,
    minSimilarity = MIN_SIMILARITY,
  }: TermKnowledge,
): readonly Reference[] => {
  const found = new Map<string, Reference>();
  // Names each property: this runs millions of times in a build, and a spread takes several times as long.
  // Runs millions of times in a build: names each property, because a spread takes several times as long.
  const keep = (reference: Reference, factor: number, language = reference.language) => {
    const { target, isTranslation } = reference;
    const similarity = reference.similarity * factor;
    if (target === term || similarity < minSimilarity || !isIndexed(target)) return;
    found.set(target, closer(found.get(target), { target, similarity, isTranslation, language }));
  };
  const follow = (thesaurus: Thesaurus, from: string, factor: number) => {
    for (const reference of thesaurus.references(from)) {
      keep(reference, factor);
      if (!reference.isTranslation) continue;
      for (const next of english.references(reference.target))
        keep(next, factor * reference.similarity, reference.language);
    }
  };
  const isEnglish = english.has(term) || isIndexed(term);
  const hasMeaning = (): boolean =>
    [...english.references(term)].some(({ similarity }) => similarity >= MEANING);
  const plainFactor = (): number => {
    if (isFragment(term)) return HOMOGRAPH.fragment;
    if (isCommonEnglish(term) && isNameWord(term)) return HOMOGRAPH.common;
    if (isVeryCommonEnglish(term)) return HOMOGRAPH.veryCommon;
    if (hasMeaning()) return HOMOGRAPH.meaning;
    return isEnglish ? HOMOGRAPH.plain : 1;
  };
  const accentedFactor = (): number => {
    if (isCommonEnglish(term) || isFragment(term)) return HOMOGRAPH.common;
    return isEnglish ? HOMOGRAPH.accented : 1;
  };
  follow(english, term, 1);
  follow(plain, term, plainFactor());
  follow(accented, term, accentedFactor());
  follow(spelled, term, 1);
  if (spelled.has(term)) {
    const key = fold(term);
    for (const thesaurus of [plain, accented, english]) follow(thesaurus, key, WITHOUT_ACCENTS.meaning);
    keep({ target: key, similarity: WITHOUT_ACCENTS.term, isTranslation: true, language: 0 }, 1);
  }
  return [...found.values()]
    .sort((a, b) => b.similarity - a.similarity || (a.target < b.target ? -1 : 1))
    .slice(0, MAX_REFERENCES);
};

/** Resolves all terms of the thesauri. Omits terms that lead to no indexed term. */
export const resolveThesauri = (
  thesauri: Thesauri,
  knowledge: TermKnowledge,
): ReadonlyMap<string, readonly Reference[]> => {
  const { english } = thesauri;
  const { plain, accented, spelled } = thesauri.foreign;
  /** Whether the word means something else without its accents. */
  const isDistinct = (term: string): boolean => {
    const key = fold(term);
    if (knowledge.isIndexed(key) || english.has(key) || key.length <= SHORT_WORD) return true;
    const own = new Set([...spelled.references(term)].map(({ target }) => target));
    return [...plain.references(key), ...accented.references(key)].some(
      ({ isTranslation, target }) => isTranslation && !own.has(target),
    );
  };
  const resolved = new Map<string, readonly Reference[]>();
  const spelledTerms = [...spelled.terms()].filter(isDistinct);
  for (const term of new Set(
    [english, plain, accented].flatMap(thesaurus => [...thesaurus.terms()]).concat(spelledTerms),
  )) {
    const references = resolveReferences(thesauri, term, knowledge);
    if (references.length > 0) resolved.set(term, references);
  }
  return resolved;
};
