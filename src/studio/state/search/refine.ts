// Results for a longer query, chosen from those of an earlier one while the user types. (Decision 076)
import type { IconQuery } from '../../api/api.ts';
import type { IconItem } from '../../api/responses.ts';

/** The first results of a query. */
export interface Answer {
  readonly query: IconQuery;
  readonly icons: readonly IconItem[];
  /** Whether the query has no further results. */
  readonly isComplete: boolean;
}

/** Icons of `answer` for `next`, in the order of the answer, names before tags; none if `next` does not continue it. */
export const refine = ({ query, icons }: Answer, next: IconQuery): readonly IconItem[] => {
  const continues =
    query.q.trim() !== '' &&
    next.q.startsWith(query.q.trim()) &&
    next.library === query.library &&
    next.style === query.style;
  if (!continues) return [];
  const words = wordsOf(next.q);
  const hasAll = (text: string) => {
    const known = wordsOf(text);
    return words.every(word => known.some(candidate => candidate.startsWith(word)));
  };
  const named = icons.filter(({ name }) => hasAll(name));
  const exact = named.filter(({ name }) => wordsOf(name).join() === words.join());
  const tagged = icons.filter(({ name, tags }) => !hasAll(name) && hasAll(`${name} ${tags}`));
  return [...new Set([...exact, ...named, ...tagged])];
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[\s-]/).filter(Boolean);
