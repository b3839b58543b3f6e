// Thesaurus: references from terms to related terms.
import { RELATION, type Relation } from '../weights.ts';

/**
 * A reference to a related term. A query for the source term matches all postings of a translation, but only the
 * postings of a synonym that come from names and aliases.
 */
export interface Reference {
  readonly target: string;
  /** From 0 to 1. */
  readonly similarity: number;
  readonly isTranslation: boolean;
}

export interface Thesaurus {
  /**
   * Adds a reference with the similarity RELATION[relation] × `factor`. Of several with one target, keeps the highest.
   */
  add(term: string, target: string, relation: Relation, factor?: number): void;
  has(term: string): boolean;
  references(term: string): Iterable<Reference>;
  terms(): Iterable<string>;
}

export const createThesaurus = (): Thesaurus => {
  const table = new Map<string, Map<string, Reference>>();
  return {
    add: (term, target, relation, factor = 1) => {
      if (term === target || term === '' || target === '') return;
      const row = table.get(term) ?? new Map<string, Reference>();
      table.set(term, row);
      const similarity = RELATION[relation] * factor;
      if ((row.get(target)?.similarity ?? 0) < similarity) {
        row.set(target, { target, similarity, isTranslation: relation === 'translation' });
      }
    },
    has: term => table.has(term),
    references: term => table.get(term)?.values() ?? [],
    terms: () => table.keys(),
  };
};
