// References: the words that stand for other words, from concept tables, annotations and languages.
import { HOMOGRAPH, RELATION, type Relation } from '../../search/rank/weights.ts';

/** From one term to another; `nearness` from 0 to 1. A translation reaches all that its target finds, a synonym names only. */
export interface Reference {
  readonly target: string;
  readonly nearness: number;
  readonly isTranslation: boolean;
}

export interface References {
  add(term: string, target: string, relation: Relation, weight?: number): void;
  has(term: string): boolean;
  of(term: string): Iterable<Reference>;
  terms(): Iterable<string>;
}

export const createReferences = (): References => {
  const table = new Map<string, Map<string, Reference>>();
  return {
    add: (term, target, relation, weight = 1) => {
      if (term === target || term === '' || target === '') return;
      const row = table.get(term) ?? new Map<string, Reference>();
      table.set(term, row);
      const nearness = RELATION[relation] * weight;
      if ((row.get(target)?.nearness ?? 0) < nearness) {
        row.set(target, { target, nearness, isTranslation: relation === 'translation' });
      }
    },
    has: term => table.has(term),
    of: term => table.get(term)?.values() ?? [],
    terms: () => table.keys(),
  };
};

/** The words that stand for English words, apart by where they come from. */
export interface Vocabulary {
  readonly english: References;
  readonly foreign: References;
  /** Does the term find icons by itself? */
  readonly isIndexed: (term: string) => boolean;
}

/** A term reaches no more than this many others. */
const MOST = 32;
const FAINTEST = 0.2;

/**
 * What `term` stands for, translations followed one step further ('maison' → 'house' → 'home'), the nearest first; of
 * two ways to the same target the nearer counts. Only targets that are indexed are kept.
 */
export const resolveReferences = (
  { english, foreign, isIndexed }: Vocabulary,
  term: string,
): readonly Reference[] => {
  const found = new Map<string, Reference>();
  const keep = (reference: Reference, factor: number) => {
    const nearness = reference.nearness * factor;
    if (reference.target === term || nearness < FAINTEST || !isIndexed(reference.target)) return;
    if ((found.get(reference.target)?.nearness ?? 0) < nearness) {
      found.set(reference.target, { ...reference, nearness });
    }
  };
  const follow = (references: References, factor: number) => {
    for (const reference of references.of(term)) {
      keep(reference, factor);
      if (!reference.isTranslation) continue;
      for (const next of english.of(reference.target)) keep(next, factor * reference.nearness);
    }
  };
  follow(english, 1);
  follow(foreign, english.has(term) || isIndexed(term) ? HOMOGRAPH : 1);
  return [...found.values()]
    .sort((a, b) => b.nearness - a.nearness || (a.target < b.target ? -1 : 1))
    .slice(0, MOST);
};
