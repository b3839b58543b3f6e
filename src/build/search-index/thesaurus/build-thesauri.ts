// The thesauri of an index, filled from the vocabulary and from annotations of emoji.
import type { Vocabulary } from '../vocabulary/read-vocabulary.ts';
import { addAnnotations } from './annotations.ts';
import { addExpansions } from './expansions.ts';
import type { Thesauri } from './resolve.ts';
import { addSynonyms } from './synonyms.ts';
import { createThesaurus } from './thesaurus.ts';
import { addSymbols, addTranslations } from './translations.ts';

/** What the postings say about a term. */
export interface IndexedTerms {
  readonly isIndexed: (term: string) => boolean;
  /** Is the term the whole name of an icon? */
  readonly isName: (term: string) => boolean;
}

/** Fills the thesauri. Annotations come last: keyword alignment needs the terms of vocabulary and postings. */
export const buildThesauri = (vocabulary: Vocabulary, { isIndexed, isName }: IndexedTerms): Thesauri => {
  const english = createThesaurus();
  const foreign = createThesaurus();
  addSynonyms(english, vocabulary.synonyms);
  addSynonyms(english, vocabulary.iconSets);
  addExpansions(english, vocabulary.expansions);
  addTranslations(foreign, vocabulary.languages);
  addSymbols(foreign, vocabulary.symbols);

  const vocabularyTerms = new Set(english.terms());
  const isKnown = (term: string) => isIndexed(term) || vocabularyTerms.has(term);
  addAnnotations({ english, foreign }, { emoji: vocabulary.emoji, knowledge: { isName, isKnown } });
  return { english, foreign };
};
