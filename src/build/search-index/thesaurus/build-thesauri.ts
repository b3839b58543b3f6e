// Builder of the thesauri from the vocabulary and CLDR emoji annotations.
import type { Vocabulary } from '../vocabulary/read-vocabulary.ts';
import { addAnnotations } from './annotations.ts';
import { addDerived, addExpansions, addMeanings } from './expansions.ts';
import { createLanguageThesauri } from './languages.ts';
import type { Thesauri } from './resolve.ts';
import { addSynonyms } from './synonyms.ts';
import { createThesaurus } from './thesaurus.ts';
import { addSymbols, addTranslations } from './translations.ts';

/** Properties of a term that follow from the postings. */
export interface IndexedTerms {
  readonly isIndexed: (term: string) => boolean;
  /** Whether the term is the whole name of an icon. */
  readonly isName: (term: string) => boolean;
}

/** Builds both thesauri. Annotations come last, because keyword alignment uses the terms of vocabulary and postings. */
export const buildThesauri = (vocabulary: Vocabulary, { isIndexed, isName }: IndexedTerms): Thesauri => {
  const english = createThesaurus();
  addSynonyms(english, vocabulary.synonyms);
  addSynonyms(english, vocabulary.iconSets);
  addExpansions(english, vocabulary.expansions);
  addMeanings(english, vocabulary.meanings);
  addDerived(english, vocabulary.derived);
  const languages = createLanguageThesauri();
  addTranslations(languages, vocabulary.languages);
  const vocabularyTerms = new Set(english.terms());
  const isKnown = (term: string) => isIndexed(term) || vocabularyTerms.has(term);
  addAnnotations({ english, languages }, { emoji: vocabulary.emoji, knowledge: { isName, isKnown } });
  const foreign = languages.merge();
  addSymbols(foreign.plain, vocabulary.symbols);
  return { english, foreign };
};
