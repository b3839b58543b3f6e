// Thesaurus: weighted references from one term to another.
import { RELATION, type Relation } from '../../../search/rank/weights.ts';

/** A reference to a term; `weight` from 0 to 1. A translation reaches all postings of its target, a synonym those of names. */
export interface Reference {
  readonly target: string;
  readonly weight: number;
  readonly isTranslation: boolean;
}

export interface Thesaurus {
  /** Adds a reference of the relation's weight times `factor`; of two references to one target, the heavier stays. */
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
      const weight = RELATION[relation] * factor;
      if ((row.get(target)?.weight ?? 0) < weight) {
        row.set(target, { target, weight, isTranslation: relation === 'translation' });
      }
    },
    has: term => table.has(term),
    references: term => table.get(term)?.values() ?? [],
    terms: () => table.keys(),
  };
};
