// Thesauri: references from terms to related terms, by language and merged.
import { ENGLISH, LANGUAGES } from '../../../search/text/languages.ts';
import { fold } from '../../../search/text/tokenize.ts';
import { RELATION, type Relation } from '../weights.ts';
import { foreignKeys, mainKey, spelledKey } from './term-keys.ts';

/** A search matches all postings of the target of a translation, but only the name postings of a synonym. */
export interface Reference {
  readonly target: string;
  readonly similarity: number;
  readonly isTranslation: boolean;
  /** Index in LANGUAGES of the language of a foreign term. 0 for English and for several languages. */
  readonly language: number;
}

export type Thesaurus = ReturnType<typeof createThesaurus>;

/** The more similar of two references to one target. If their languages differ, the result has no language. */
export const closer = (known: Reference | undefined, other: Reference): Reference => {
  if (known === undefined) return other;
  const best = known.similarity < other.similarity ? other : known;
  return known.language === other.language ? best : { ...best, language: 0 };
};

export const createThesaurus = () => {
  const table = new Map<string, Map<string, Reference>>();
  return {
    /** Adds a reference with similarity RELATION[relation] × `factor`, unless the existing reference is more similar. */
    add: (term: string, target: string, relation: Relation, factor = 1, language = 0): void => {
      if (term === target || term === '' || target === '') return;
      const row = table.get(term) ?? new Map<string, Reference>();
      table.set(term, row);
      const similarity = RELATION[relation] * factor;
      const isTranslation = relation === 'translation';
      row.set(target, closer(row.get(target), { target, similarity, isTranslation, language }));
    },
    has: (term: string): boolean => table.has(term),
    references: (term: string): Iterable<Reference> => table.get(term)?.values() ?? [],
    terms: (): Iterable<string> => table.keys(),
  };
};

/** Languages by frequency on web pages (W3Techs). The meaning in the most frequent language comes first: the German 'Mond'. */
const BY_FREQUENCY =
  'es de ja fr pt ru it nl pl tr zh vi fa id cs ko uk hu ar ro sv el da fi he nb th hi bn lt et ms'.split(
    ' ',
  );

const frequencyRank = (language: string): number => {
  const rank = BY_FREQUENCY.indexOf(language.replace(/-.*/, ''));
  return rank < 0 ? BY_FREQUENCY.length : rank;
};

/** Factor for a word of several languages: 1 in the most frequent language, multiplied by `step` per further language. */
const LESS_FREQUENT = { step: 0.92, min: 0.7 } as const;

/** Minimum similarity of a translation that reduces the factor of less frequent languages. */
const CERTAIN = RELATION.translation * 0.9;

export type LanguageThesaurus = ReturnType<typeof createLanguage>;
export type LanguageThesauri = ReturnType<typeof createLanguageThesauri>;

export interface ForeignThesauri {
  /** References of words that have no accents. */
  readonly plain: Thesaurus;
  /** References of words that have accents, by the folded key. */
  readonly accented: Thesaurus;
  /** References of words that have accents, by the key with accents. */
  readonly spelled: Thesaurus;
  /** The languages of shared keys, as bits. Bit i is the language with index i in LANGUAGES. */
  readonly shared: ReadonlyMap<string, number>;
}

/** Translations of one language, by the folded key and, if it differs, by the key with accents. */
const createLanguage = () => {
  const folded = createThesaurus();
  const spelled = createThesaurus();
  /** Keys of words that have no accents, and of words that are the same in English. */
  const plain = new Set<string>();
  const same = new Set<string>();
  return {
    add: (text: string, target: string, relation: Relation, factor?: number) => {
      const key = spelledKey(text);
      if (key === target) same.add(key);
      if (key === mainKey(text)) plain.add(key);
      else spelled.add(key, target, relation, factor);
      for (const other of foreignKeys(text)) folded.add(other, target, relation, factor);
    },
    has: (text: string) => folded.has(mainKey(text)),
    references: (text: string) => folded.references(mainKey(text)),
    folded,
    spelled,
    plain,
    same,
  };
};

export const createLanguageThesauri = () => {
  const languages = new Map<string, LanguageThesaurus>();
  return {
    /** Returns the thesaurus of a BCP 47 tag. */
    of: (language: string): LanguageThesaurus => {
      const known = languages.get(language) ?? createLanguage();
      languages.set(language, known);
      return known;
    },
    merge: (): ForeignThesauri => {
      const sorted = [...languages]
        .sort(([a], [b]) => frequencyRank(a) - frequencyRank(b) || (a < b ? -1 : 1))
        .map(([tag, language]) => ({ ...language, language: Math.max(0, LANGUAGES.indexOf(tag)) }));
      const factors = new Map<string, number>();
      const foldedTerms = (isPlain: boolean) =>
        sorted.map(({ folded, plain, language }) => ({
          language,
          thesaurus: folded,
          terms: [...folded.terms()].filter(term => plain.has(term) === isPlain),
        }));
      // Merges words without accents first: 'hus' is the Swedish house before the Hungarian meat, 'hús'.
      const plain = mergeTerms(foldedTerms(true), factors);
      const accented = mergeTerms(foldedTerms(false), factors);
      const spelledTerms = sorted.map(({ spelled, language }) => ({
        language,
        thesaurus: spelled,
        terms: spelled.terms(),
      }));
      return {
        plain,
        accented,
        spelled: mergeTerms(spelledTerms, new Map()),
        shared: collectShared(sorted),
      };
    },
  };
};

/** Minimum similarity of a translation that makes a key a word of the language. */
const OWN_WORD = 0.3;

/** The languages of the keys that several languages share with each other or with English. */
const collectShared = (
  thesauri: readonly (Pick<LanguageThesaurus, 'folded' | 'spelled' | 'same'> & {
    readonly language: number;
  })[],
): ReadonlyMap<string, number> => {
  const languages = new Map<string, number>();
  const isShared = new Set<string>();
  for (const { language, folded, spelled, same } of thesauri) {
    if (language === ENGLISH) continue;
    const translates = (thesaurus: Thesaurus, term: string): boolean =>
      [...thesaurus.references(term)].some(
        ({ isTranslation, similarity }) => isTranslation && similarity >= OWN_WORD,
      );
    const own = new Set([
      ...same,
      ...[folded, spelled].flatMap(thesaurus =>
        [...thesaurus.terms()].filter(term => translates(thesaurus, term)),
      ),
    ]);
    for (const term of own) {
      if (languages.has(term) || same.has(term)) isShared.add(term);
      languages.set(term, ((languages.get(term) ?? 0) | (1 << language)) >>> 0);
    }
  }
  // A word with accents also has the references of its folded key, which are those of several languages if that is shared.
  return new Map([...languages].filter(([term]) => isShared.has(term) || isShared.has(fold(term))));
};

interface LanguageTerms {
  readonly language: number;
  readonly thesaurus: Thesaurus;
  readonly terms: Iterable<string>;
}

/**
 * Merges the terms of languages, the most frequent language first. A translation of at least CERTAIN reduces
 * the similarities of the term in later languages: `factors` has the factor of each term.
 */
const mergeTerms = (languages: readonly LanguageTerms[], factors: Map<string, number>): Thesaurus => {
  const merged = createThesaurus();
  for (const { language, thesaurus, terms } of languages) {
    for (const term of terms) {
      const factor = factors.get(term) ?? 1;
      const references = [...thesaurus.references(term)];
      for (const { target, similarity, isTranslation } of references) {
        const relation = isTranslation ? 'translation' : 'related';
        merged.add(term, target, relation, (similarity / RELATION[relation]) * factor, language);
      }
      if (references.some(({ isTranslation, similarity }) => isTranslation && similarity >= CERTAIN)) {
        factors.set(term, Math.max(LESS_FREQUENT.min, factor * LESS_FREQUENT.step));
      }
    }
  }
  return merged;
};
