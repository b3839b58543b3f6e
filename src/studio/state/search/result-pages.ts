// Pages of search results: which to load, and which the results of a shorter query already contain.
import type { FoundIcon, IconQuery } from '../../api/api.ts';

/** Number of icons on a page. Pages are loaded and cached as a whole. */
export const PAGE_SIZE = 96;
/** Maximum number of pages in a request, because the API returns at most 300 icons. */
const MAX_PAGES = 3;
/** Number of pages to load ahead of the view: about half a second of scrolling at 5,000 px/s. */
const LOOKAHEAD_PAGES = 4;

/** Positions of the first and last visible icon. */
export interface VisibleRange {
  readonly first: number;
  readonly last: number;
}

export interface PageRange {
  readonly page: number;
  readonly count: number;
}

interface LoadedPages {
  readonly total: number;
  /** Negative while scrolling up, positive while scrolling down, 0 before the first scrolling. */
  readonly direction: number;
  /** Whether a page is loaded or requested. */
  has(page: number): boolean;
}

export const pageOf = (position: number): number => Math.floor(position / PAGE_SIZE);

/**
 * The first pages of a new query: as many as the view shows. While the user types, as many as one request returns.
 */
export const firstPages = ({ first, last }: VisibleRange, { isTyping = false } = {}): PageRange => ({
  page: 0,
  count: isTyping ? MAX_PAGES : Math.min(Math.max(pageOf(last - first) + 1, 1), MAX_PAGES),
});

/** The missing pages that are next in the scroll direction. Undefined if no page near the view is missing. */
export const nextPages = (
  { first, last }: VisibleRange,
  { total, direction, has }: LoadedPages,
): PageRange | undefined => {
  const end = pageOf(Math.max(0, total - 1));
  const [top, bottom] = [Math.min(pageOf(first), end), Math.min(pageOf(last), end)];
  const clamp = (page: number) => Math.min(Math.max(page, 0), end);
  const isMissing = (page: number) => page === clamp(page) && !has(page);
  if (direction < 0) {
    const last = firstMatch(bottom, clamp(top - LOOKAHEAD_PAGES), isMissing);
    if (last === undefined) return undefined;
    let page = last;
    while (last - page + 1 < MAX_PAGES && isMissing(page - 1)) page--;
    return { page, count: last - page + 1 };
  }
  const page = firstMatch(top, direction > 0 ? clamp(bottom + LOOKAHEAD_PAGES) : bottom, isMissing);
  if (page === undefined) return undefined;
  const limit = direction > 0 ? end : bottom;
  let count = 1;
  while (count < MAX_PAGES && page + count <= limit && isMissing(page + count)) count++;
  return { page, count };
};

const firstMatch = (from: number, to: number, matches: (page: number) => boolean): number | undefined => {
  const step = from <= to ? 1 : -1;
  for (let page = from; page !== to + step; page += step) if (matches(page)) return page;
  return undefined;
};

/** The first results of a query. */
export interface Answer {
  readonly query: IconQuery;
  readonly icons: readonly FoundIcon[];
  /** Whether the query has no further results. */
  readonly isComplete: boolean;
}

/**
 * Filters the icons of an answer for the longer query `next`. Icons that match by name come first, then those that
 * match by tag. Returns none if `next` does not start with the query of the answer.
 */
export const refine = ({ query, icons }: Answer, next: IconQuery): readonly FoundIcon[] => {
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
