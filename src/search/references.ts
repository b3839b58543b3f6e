// References: the words that stand for other words, from concept tables, spellings and languages.
import { RELATION, type Relation } from './weights.ts';

/** From one term to another; `nearness` from 0 to 1. A translation reaches all that its target finds, a synonym names only. */
export interface Reference {
  readonly target: string;
  readonly nearness: number;
  readonly isTranslation: boolean;
}

export interface References {
  add(term: string, target: string, relation: Relation, weight?: number): void;
  of(term: string): readonly Reference[];
  terms(): Iterable<string>;
}

export const createReferences = (): References => {
  const table = new Map<string, Map<string, Reference>>();
  return {
    add: (term, target, relation, weight = 1) => {
      if (term === target || term === '' || target === '') return;
      let row = table.get(term);
      if (row === undefined) table.set(term, (row = new Map()));
      const nearness = RELATION[relation] * weight;
      const present = row.get(target);
      if (present === undefined || present.nearness < nearness) {
        row.set(target, { target, nearness, isTranslation: relation === 'translation' });
      }
    },
    of: term => [...(table.get(term)?.values() ?? [])],
    terms: () => table.keys(),
  };
};

/** A term reaches no more than this many others. */
const MOST = 32;
const FAINTEST = 0.2;

/**
 * The references of `term` with those of its translations followed one step further ('maison' → 'house' → 'home'),
 * the nearest first; of two ways to the same target the nearer counts. Only targets that `exists` are kept.
 */
export const resolveReferences = (
  references: References,
  term: string,
  exists: (target: string) => boolean,
): readonly Reference[] => {
  const found = new Map<string, Reference>();
  const keep = (reference: Reference) => {
    if (reference.target === term || reference.nearness < FAINTEST || !exists(reference.target)) return;
    const present = found.get(reference.target);
    if (present === undefined || present.nearness < reference.nearness)
      found.set(reference.target, reference);
  };
  for (const reference of references.of(term)) {
    keep(reference);
    if (!reference.isTranslation) continue;
    for (const next of references.of(reference.target)) {
      keep({ ...next, nearness: next.nearness * reference.nearness });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.nearness - a.nearness || (a.target < b.target ? -1 : 1))
    .slice(0, MOST);
};
