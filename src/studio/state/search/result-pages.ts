// Pages of search results to load.

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
  /** Whether the user scrolls. If so, pages near the view are loaded too. */
  readonly isScrolled: boolean;
  /** Whether a page is loaded or requested. */
  has(page: number): boolean;
}

export const pageOf = (position: number): number => Math.floor(position / PAGE_SIZE);

/** The first pages of a new query: as many as the view shows. */
export const firstPages = ({ first, last }: VisibleRange): PageRange => ({
  page: 0,
  count: Math.min(Math.max(pageOf(last - first) + 1, 1), MAX_PAGES),
});

/** The next missing pages: in view and below, then above. Undefined if no page near the view is missing. */
export const nextPages = (
  { first, last }: VisibleRange,
  { total, isScrolled, has }: LoadedPages,
): PageRange | undefined => {
  const end = pageOf(Math.max(0, total - 1));
  const [top, bottom] = [first, last].map(position => Math.min(Math.max(pageOf(position), 0), end)) as [
    number,
    number,
  ];
  const lookahead = isScrolled ? LOOKAHEAD_PAGES : 0;
  const isMissing = (page: number) => page >= 0 && page <= end && !has(page);
  for (let page = top; page <= bottom + lookahead; page++) {
    if (!isMissing(page)) continue;
    const limit = isScrolled ? end : bottom;
    let count = 1;
    while (count < MAX_PAGES && page + count <= limit && isMissing(page + count)) count++;
    return { page, count };
  }
  for (let lowest = top - 1; lowest >= top - lookahead; lowest--) {
    if (!isMissing(lowest)) continue;
    let page = lowest;
    while (lowest - page + 1 < MAX_PAGES && isMissing(page - 1)) page--;
    return { page, count: lowest - page + 1 };
  }
  return undefined;
};
