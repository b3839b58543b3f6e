// Incremental search: loads pages of results as they scroll into view.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, IconQuery } from '../api/api.ts';
import { ApiFailure, isAborted } from '../api/failure.ts';
import type { IconItem } from '../api/responses.ts';
import { retryAfterLimit } from '../api/retry-after-limit.ts';

const PAGE_SIZE = 96;
/** Debounce of typing. */
const TYPING_DEBOUNCE_MS = 40;
const SCROLL_DEBOUNCE_MS = 80;
const SLOW_MS = 1500;

export interface Search {
  readonly query: ReadonlySignal<IconQuery>;
  /** Undefined until the first response. */
  readonly total: ReadonlySignal<number | undefined>;
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly isSlow: ReadonlySignal<boolean>;
  readonly waitSeconds: ReadonlySignal<number>;
  iconAt(position: number): IconItem | undefined;
  /** Whether the results are still those of the previous query. */
  isStale(): boolean;
  /** All loaded icons of the query. */
  loaded(): readonly IconItem[];
  setQuery(change: Partial<IconQuery>): void;
  /** Positions in view; missing pages are loaded. */
  setVisibleRange(first: number, last: number): void;
  retry(): void;
}

export const createSearch = (api: Api): Search => {
  const query = signal<IconQuery>({ q: '', library: '', style: '' });
  const pages = signal<ReadonlyMap<number, readonly IconItem[]>>(new Map());
  const total = signal<number>();
  const failure = signal<ApiFailure>();
  const isSlow = signal(false);
  const waitSeconds = signal(0);
  const pending = new Map<number, AbortController>();
  let view = { first: 0, last: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The previous results stay until the first response to the new query, which avoids flicker.
  let isStale = false;

  const schedule = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(fetchView, pause);
  };

  const stop = () => {
    for (const request of pending.values()) request.abort();
    pending.clear();
  };

  const fetchView = () => {
    const loaded = isStale ? new Map() : pages.peek();
    const needed = isStale ? [0] : pagesBetween(view.first, Math.min(view.last, (total.peek() ?? 0) - 1));
    for (const [page, request] of pending) if (!needed.includes(page)) request.abort();
    for (const page of needed) if (!loaded.has(page) && !pending.has(page)) void fetchPage(page);
  };

  const fetchPage = async (page: number): Promise<void> => {
    const request = new AbortController();
    const { signal } = request;
    pending.set(page, request);
    const slowTimer = setTimeout(() => {
      isSlow.value = true;
    }, SLOW_MS);
    try {
      const response = await retryAfterLimit(
        () => api.searchIcons(query.peek(), { offset: page * PAGE_SIZE, limit: PAGE_SIZE }, signal),
        { signal, onWait },
      );
      if (signal.aborted) return;
      storePage(page, response.icons, response.total);
      // A tall view needs more than one page; the total is known only now.
      schedule(0);
    } catch (error) {
      if (!isAborted(error) && !signal.aborted)
        failure.value = error instanceof ApiFailure ? error : new ApiFailure('broken');
    } finally {
      clearTimeout(slowTimer);
      isSlow.value = false;
      if (pending.get(page) === request) pending.delete(page);
    }
  };

  const onWait = (secondsLeft: number) => {
    waitSeconds.value = secondsLeft;
  };

  const storePage = (page: number, icons: readonly IconItem[], count: number) =>
    batch(() => {
      pages.value = new Map([...(isStale ? [] : pages.peek()), [page, icons]]);
      isStale = false;
      total.value = count;
      failure.value = undefined;
    });

  const restart = (pause: number) => {
    stop();
    isStale = true;
    failure.value = undefined;
    schedule(pause);
  };

  return {
    query,
    total: computed(() => total.value),
    failure,
    isSlow,
    waitSeconds,
    iconAt: position => pages.value.get(Math.floor(position / PAGE_SIZE))?.[position % PAGE_SIZE],
    isStale: () => isStale,
    loaded: () => [...pages.peek().values()].flat(),
    setQuery: change => {
      const next = { ...query.peek(), ...change };
      if (JSON.stringify(next) === JSON.stringify(query.peek())) return;
      query.value = next;
      restart('q' in change ? TYPING_DEBOUNCE_MS : 0);
    },
    setVisibleRange: (first, last) => {
      view = { first, last };
      const missing = pagesBetween(first, last).some(page => !pages.peek().has(page));
      if (missing && !isStale && total.peek() !== undefined) schedule(SCROLL_DEBOUNCE_MS);
    },
    retry: () => restart(0),
  };
};

const pagesBetween = (first: number, last: number): readonly number[] => {
  const [from, to] = [Math.floor(first / PAGE_SIZE), Math.floor(Math.max(first, last) / PAGE_SIZE)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};
