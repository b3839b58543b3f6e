// Search of icons: a request after a pause in typing, and pages ahead of scrolling. (Decision 076)
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { readItem, writeItem } from '../storage.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { PAGE_SIZE, pageOf } from './result-pages.ts';
import { createShownResults, type ShownResults } from './shown-results.ts';
import { createTypingPause } from './typing-pause.ts';

export interface Search
  extends Pick<ShownResults, 'total' | 'isStale' | 'best'>,
    Pick<PageLoader, 'failure' | 'isSlow' | 'waitSeconds' | 'setVisibleRange' | 'retry'> {
  readonly query: ReadonlySignal<IconQuery>;
  /** The text of the latest request. It changes when the user pauses. */
  readonly sentText: ReadonlySignal<string>;
  iconAt(position: number): FoundIcon | undefined;
  /** The icons of the first loaded page. */
  top(): readonly FoundIcon[];
  setQuery(change: Partial<IconQuery>): void;
}

/** Creates the search. After a reload, it starts with the former query. */
export const createSearch = (api: Api, page: Window): Search => {
  const query = signal(storedQuery(page));
  const sentText = signal(query.peek().q);
  const pauseAfter = createTypingPause();
  const results = createShownResults();
  const loader = createPageLoader({
    requestPage: (range, signal) => api.searchIcons(query.peek(), range, signal),
    results,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    sentText.value = query.peek().q;
    loader.load();
  };

  return {
    query,
    sentText,
    ...results,
    ...loader,
    iconAt: position => results.pages.value.get(pageOf(position))?.[position % PAGE_SIZE],
    top: () => results.pages.peek().get(0) ?? [],
    best: () => {
      if (results.isStale.peek()) send();
      return results.best();
    },
    setQuery: change => {
      const next = { ...query.peek(), ...change };
      if (JSON.stringify(next) === JSON.stringify(query.peek())) return;
      writeItem(() => page.sessionStorage, KEY, JSON.stringify(next));
      batch(() => {
        loader.reset();
        query.value = next;
        results.expire();
      });
      clearTimeout(timer);
      timer = setTimeout(send, 'q' in change ? pauseAfter(next.q) : 0);
    },
  };
};

const KEY = 'favsmith.search';

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
