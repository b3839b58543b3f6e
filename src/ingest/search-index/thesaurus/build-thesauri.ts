// Builds the thesauri from the vocabulary and from CLDR emoji annotations.
import { propertyNames } from '../../../model/unknown-value.ts';
import { tagOfFile, type VocabularyRow } from '../vocabulary/grammar.ts';
import type { Vocabulary, VocabularyKindName } from '../vocabulary/read-vocabulary.ts';
import { RELATION, type Relation } from '../weights.ts';
import { addAnnotations } from './annotations.ts';
import type { Thesauri } from './resolve.ts';
import { keysOf, mainKey, symbolKey } from './term-keys.ts';
import {
  createLanguageThesauri,
  createThesaurus,
  type LanguageThesauri,
  type Thesaurus,
} from './thesaurus.ts';

/** Properties of terms that follow from the postings. */
interface IndexedTerms {
  readonly isIndexed: (term: string) => boolean;
  /** Whether the term is the whole name of an icon. */
  readonly isName: (term: string) => boolean;
  /** Whether names or aliases of icons contain the term. */
  readonly isNameWord: (term: string) => boolean;
}

/** Minimum similarity of an English word to the term whose icons show it, if no icon name or an icon name has the word. */
const PLAIN_PICTURE = { nameless: RELATION.same * 0.85, nameWord: RELATION.meaning * 0.95 } as const;

/** The most similar term whose icons show an English word. Undefined if none is similar enough. */
const findPlainPicture = (
  english: Thesaurus,
  term: string,
  { isIndexed, isNameWord }: IndexedTerms,
): string | undefined => {
  const least = isNameWord(term) ? PLAIN_PICTURE.nameWord : PLAIN_PICTURE.nameless;
  return [...english.references(term)]
    .filter(({ target, similarity }) => similarity >= least && isIndexed(target))
    .sort((a, b) => b.similarity - a.similarity)[0]?.target;
};

/** Adds the emoji annotations last, because they use the terms of the vocabulary. */
export const buildThesauri = (vocabulary: Vocabulary, indexed: IndexedTerms): Thesauri => {
  const { isIndexed, isName } = indexed;
  const english = createThesaurus();
  addSynonyms(english, vocabulary.synonyms);
  addSynonyms(english, vocabulary.iconSets);
  for (const kind of propertyNames(DECLINES)) addIcons(english, vocabulary[kind], DECLINES[kind]);
  const languages = createLanguageThesauri();
  addTranslations(languages, vocabulary.languages, term =>
    isName(term) ? undefined : findPlainPicture(english, term, indexed),
  );
  const vocabularyTerms = new Set(english.terms());
  const isKnown = (term: string) => isIndexed(term) || vocabularyTerms.has(term);
  addAnnotations({ english, languages }, { emoji: vocabulary.emoji, knowledge: { isName, isKnown } });
  const foreign = languages.merge();
  addSymbols(foreign.plain, vocabulary.symbols);
  return { english, foreign };
};

/** Relations by tier of the row. */
const TIER_RELATIONS = ['same', 'close', 'related', 'loose'] as const satisfies readonly Relation[];

/** Adds references from the words of a row to the headword, and from the headword to the words of the first tier. */
export const addSynonyms = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const target = mainKey(heads[0] ?? '');
    for (const [tier, relation] of TIER_RELATIONS.entries()) {
      for (const word of tiers[tier] ?? []) {
        for (const key of keysOf(word)) thesaurus.add(key, target, relation);
        if (relation === 'same') thesaurus.add(target, mainKey(word), relation);
      }
    }
  }
};

/** The similarity of the icon with index `rank` in a row is RELATION[relation] × max(min, first - step × rank). */
interface Decline {
  readonly relation: 'same' | 'close' | 'meaning';
  readonly first: number;
  readonly step: number;
  readonly min: number;
}

/** Similarities of words to the icons in their row, by kind of vocabulary. */
export const DECLINES = {
  expansions: { relation: 'same', first: 0.9, step: 0.05, min: 0.65 },
  meanings: { relation: 'meaning', first: 1, step: 0.02, min: 0.9 },
  derived: { relation: 'close', first: 0.8, step: 0.1, min: 0.5 },
} as const satisfies Partial<Record<VocabularyKindName, Decline>>;

/** Adds references from the headwords to the icons of their row. */
export const addIcons = (
  thesaurus: Thesaurus,
  rows: readonly VocabularyRow[],
  { relation, first, step, min }: Decline,
): void => {
  for (const { heads, tiers } of rows) {
    const keys = heads.flatMap(keysOf);
    tiers.flat().forEach((icon, rank) => {
      const factor = Math.max(min, first - step * rank);
      for (const key of keys) thesaurus.add(key, mainKey(icon), relation, factor);
    });
  }
};

/** Factor for the second tier of a row, which only places have: synonyms and subjects of their names. */
const LOOSE_NAME = 0.85;

/**
 * Adds the words of each row as translations of the English headword. If the headword is not the name of an icon, also
 * as translations of the icon that shows it (`pictureOf`). 'Reis' therefore finds the rice bowl before the journey, the
 * Dutch meaning.
 */
export const addTranslations = (
  languages: LanguageThesauri,
  rows: readonly VocabularyRow[],
  pictureOf: (term: string) => string | undefined,
): void => {
  for (const { file, heads, tiers } of rows) {
    const thesaurus = languages.of(tagOfFile(file));
    const target = mainKey(heads[0] ?? '');
    const picture = pictureOf(target);
    for (const [tier, words] of tiers.entries()) {
      for (const word of words) {
        for (const shown of picture === undefined ? [target] : [target, picture])
          thesaurus.add(word, shown, 'translation', tier === 0 ? 1 : LOOSE_NAME);
      }
    }
  }
};

/** Adds the symbols of each row as translations of the headword. */
export const addSymbols = (thesaurus: Thesaurus, rows: readonly VocabularyRow[]): void => {
  for (const { heads, tiers } of rows) {
    const target = mainKey(heads[0] ?? '');
    for (const symbol of tiers.flat()) thesaurus.add(symbolKey(symbol) ?? '', target, 'translation');
  }
};
