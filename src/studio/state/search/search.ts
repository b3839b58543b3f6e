// Incremental search: one request per settled query, pages ahead of scrolling. (Decision 076)
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { PAGE_SIZE, pageOf } from './result-pages.ts';
import { createShownResults, type ShownResults } from './shown-results.ts';
import { storedQuery, storeQuery } from './stored-query.ts';

/** Longer than the time between two keys of a slow typist: results that earlier ones contain are confirmed once. */
const TYPING_DEBOUNCE_MS = 450;
/** Delay of a query that no earlier results answer. */
const EARLY_DEBOUNCE_MS = 40;
/** Requests for a word before the pause after it. */
const EARLY_REQUESTS = 2;

export interface Search
  extends Pick<ShownResults, 'total' | 'isStale' | 'isProvisional' | 'best'>,
    Pick<PageLoader, 'failure' | 'isSlow' | 'waitSeconds' | 'setVisibleRange' | 'retry'> {
  readonly query: ReadonlySignal<IconQuery>;
  iconAt(position: number): FoundIcon | undefined;
  /** The icons of the first loaded page. */
  top(): readonly FoundIcon[];
  setQuery(change: Partial<IconQuery>): void;
}

/** Starts with the query of the page before a reload. */
export const createSearch = (api: Api, page: Window): Search => {
  const query = signal(storedQuery(page));
  const results = createShownResults(query);
  let earlyRequests = 0;
  let lastTyped = 0;
  const loader = createPageLoader({
    requestPage: (range, signal) => api.searchIcons(query.peek(), range, signal),
    results,
    isTyping: () => earlyRequests > 0,
  });

  /** Allows early requests for a word, and again after a pause. */
  const followTyping = (q: string) => {
    const now = page.performance.now();
    if (!continuesWord(query.peek().q, q) || now - lastTyped > 2 * TYPING_DEBOUNCE_MS) earlyRequests = 0;
    lastTyped = now;
  };

  /** Loads after a pause in typing, or soon if there is nothing to show until then. */
  const loadTyped = (q: string, hasResults: boolean) => {
    const isWord = !/^[a-z\d]?$/i.test(q.trim());
    if (isWord && !hasResults && earlyRequests < EARLY_REQUESTS)
      loader.loadAfter(EARLY_DEBOUNCE_MS, () => {
        earlyRequests += 1;
      });
    else
      loader.loadAfter(TYPING_DEBOUNCE_MS, () => {
        earlyRequests = 0;
      });
  };

  return {
    query,
    ...results,
    ...loader,
    iconAt: position => results.pages.value.get(pageOf(position))?.[position % PAGE_SIZE],
    top: () => results.pages.peek().get(0) ?? [],
    best: () => {
      if (!results.isAnswered()) loader.load();
      return results.best();
    },
    setQuery: change => {
      const next = { ...query.peek(), ...change };
      if (JSON.stringify(next) === JSON.stringify(query.peek())) return;
      followTyping(next.q);
      storeQuery(page, next);
      const hasResults = batch(() => {
        loader.reset();
        query.value = next;
        results.expire();
        return 'q' in change && results.showRefined();
      });
      if ('q' in change) loadTyped(next.q, hasResults);
      else loader.loadAfter(0);
    },
  };
};

/** Whether one text is the beginning of the other, with as many words. */
const continuesWord = (before: string, after: string): boolean =>
  (after.startsWith(before) || before.startsWith(after)) &&
  before.trim().split(/\s/).length === after.trim().split(/\s/).length;
