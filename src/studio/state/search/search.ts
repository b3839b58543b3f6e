// Incremental search: requests after a pause in typing, and pages ahead of scrolling. (Decision 076)
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { readItem, writeItem } from '../storage.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { PAGE_SIZE, pageOf } from './result-pages.ts';
import { createShownResults, type ShownResults } from './shown-results.ts';

/**
 * Delay while filtered results of the former query are shown. Longer than the pause between two keys of a slow
 * typist.
 */
const TYPING_DEBOUNCE_MS = 450;
/** Delay if the former results contain too few matches for the query. */
const EARLY_DEBOUNCE_MS = 40;
/** Maximum number of early requests while a word is typed. */
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

/** Creates the search. After a reload, it starts with the former query. */
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

  /** Counts early requests per word. A long pause resets the count. */
  const followTyping = (q: string) => {
    const now = page.performance.now();
    if (!continuesWord(query.peek().q, q) || now - lastTyped > 2 * TYPING_DEBOUNCE_MS) earlyRequests = 0;
    lastTyped = now;
  };

  /**
   * Loads after a pause in typing. Loads early if there are no results to show during the pause, the text is longer
   * than one letter or digit, and the word has early requests left.
   */
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

/**
 * Whether the user still types the same word: one text starts with the other, and both have the same number of
 * words.
 */
const continuesWord = (before: string, after: string): boolean =>
  (after.startsWith(before) || before.startsWith(after)) &&
  before.trim().split(/\s/).length === after.trim().split(/\s/).length;

const KEY = 'favsmith.search';

const storeQuery = (page: Window, query: IconQuery): void => {
  writeItem(() => page.sessionStorage, KEY, JSON.stringify(query));
};

/**
 * The stored query. It is restored after a reload and in the browser's history; a new visit starts without a
 * query.
 */
const storedQuery = (page: Window): IconQuery => {
  const empty = { q: '', library: '', style: '' };
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit || visit.type === 'navigate') return empty;
  try {
    const stored: unknown = JSON.parse(readItem(() => page.sessionStorage, KEY) ?? '{}');
    const texts = Object.entries(stored as object).filter(
      ([name, text]) => name in empty && typeof text === 'string',
    );
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    // The text is not JSON.
    return empty;
  }
};
