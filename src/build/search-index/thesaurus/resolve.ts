// Resolver of thesaurus references to indexed terms.
import { HOMOGRAPH } from '../weights.ts';
import type { Reference, Thesaurus } from './thesaurus.ts';

export interface Thesauri {
  readonly english: Thesaurus;
  readonly foreign: Thesaurus;
}

/** Properties of a term that follow from the postings and from lists of English words. */
export interface TermKnowledge {
  readonly isIndexed: (term: string) => boolean;
  readonly isCommonEnglish: (term: string) => boolean;
}

/** Maximum number of references of a term, and their minimum similarity. */
const MAX_REFERENCES = 24;
const MIN_SIMILARITY = 0.2;

/**
 * The references of `term` to indexed terms, most similar first. They include the synonyms of its translations
 * ('maison' → 'house' → 'home').
 */
export const resolveReferences = (
  { english, foreign }: Thesauri,
  term: string,
  { isIndexed, isCommonEnglish }: TermKnowledge,
): readonly Reference[] => {
  const found = new Map<string, Reference>();
  const keep = (reference: Reference, factor: number) => {
    const similarity = reference.similarity * factor;
    if (reference.target === term || similarity < MIN_SIMILARITY || !isIndexed(reference.target)) return;
    if ((found.get(reference.target)?.similarity ?? 0) < similarity) {
      found.set(reference.target, { ...reference, similarity });
    }
  };
  const follow = (thesaurus: Thesaurus, factor: number) => {
    for (const reference of thesaurus.references(term)) {
      keep(reference, factor);
      if (!reference.isTranslation) continue;
      for (const next of english.references(reference.target)) keep(next, factor * reference.similarity);
    }
  };
  const homographFactor = (): number => {
    if (isCommonEnglish(term)) return HOMOGRAPH.common;
    return english.has(term) || isIndexed(term) ? HOMOGRAPH.other : 1;
  };
  follow(english, 1);
  follow(foreign, homographFactor());
  return [...found.values()]
    .sort((a, b) => b.similarity - a.similarity || (a.target < b.target ? -1 : 1))
    .slice(0, MAX_REFERENCES);
};

/** Resolves all terms of both thesauri. The result omits terms without a reference to an indexed term. */
export const resolveThesauri = (
  thesauri: Thesauri,
  knowledge: TermKnowledge,
): ReadonlyMap<string, readonly Reference[]> => {
  const resolved = new Map<string, readonly Reference[]>();
  for (const term of new Set([...thesauri.english.terms(), ...thesauri.foreign.terms()])) {
    const references = resolveReferences(thesauri, term, knowledge);
    if (references.length > 0) resolved.set(term, references);
  }
  return resolved;
};
