// Thesauri of single languages and their merge.
import { RELATION } from '../weights.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';

/**
 * Languages by their share of web pages (W3Techs, content languages). Where a word has meanings in several languages,
 * the meaning in the more frequent language comes first: 'mond' is the German moon before the Dutch mouth.
 */
const BY_FREQUENCY =
  'es de ja fr pt ru it nl pl tr zh vi fa id cs ko uk hu ar ro sv el da fi he nb th hi bn lt et ms'.split(
    ' ',
  );

const frequencyRank = (language: string): number => {
  const rank = BY_FREQUENCY.indexOf(language.replace(/-.*/, ''));
  return rank < 0 ? BY_FREQUENCY.length : rank;
};

/** Factor on the translations of a word per more frequent language that also has the word, and the lowest factor. */
const LESS_FREQUENT = { step: 0.92, min: 0.7 } as const;

/** Minimum similarity of a translation that lowers those of less frequent languages. */
const CERTAIN = RELATION.translation * 0.9;

/** One thesaurus per language. */
export interface LanguageThesauri {
  /** Returns the thesaurus of the language with this BCP 47 tag, at first empty. */
  of(language: string): Thesaurus;
  /** Adds the references of all languages to `target`. */
  mergeInto(target: Thesaurus): void;
}

export const createLanguageThesauri = (): LanguageThesauri => {
  const languages = new Map<string, Thesaurus>();
  return {
    of: language => {
      const known = languages.get(language) ?? createThesaurus();
      languages.set(language, known);
      return known;
    },
    mergeInto: target => {
      const sorted = [...languages].sort(
        ([a], [b]) => frequencyRank(a) - frequencyRank(b) || (a < b ? -1 : 1),
      );
      const factors = new Map<string, number>();
      for (const [, thesaurus] of sorted) {
        for (const term of thesaurus.terms()) {
          const factor = factors.get(term) ?? 1;
          const references = [...thesaurus.references(term)];
          for (const { target: other, similarity, isTranslation } of references) {
            const relation = isTranslation ? 'translation' : 'related';
            target.add(term, other, relation, (similarity / RELATION[relation]) * factor);
          }
          if (references.some(({ isTranslation, similarity }) => isTranslation && similarity >= CERTAIN)) {
            factors.set(term, Math.max(LESS_FREQUENT.min, factor * LESS_FREQUENT.step));
          }
        }
      }
    },
  };
};
