// Incremental search: one request per settled query, pages ahead of scrolling. (Decision 076)
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, IconQuery } from '../../api/api.ts';
import { ApiFailure, isAborted } from '../../api/failure.ts';
import type { IconItem, IconPage } from '../../api/responses.ts';
import { countDown } from '../../api/retry-after-limit.ts';
import { firstPages, nextPages, PAGE_SIZE, type PageRange, pageOf, type VisibleRange } from './page-range.ts';
import { createRetryTimer } from './retry-timer.ts';

/** Longer than the time between two keys of a fluent typist, so that a word is one request. */
const TYPING_DEBOUNCE_MS = 260;
/** Delay after a jump, as with the scroll bar: pages that it passes are not loaded. */
const JUMP_DEBOUNCE_MS = 80;
const SLOW_MS = 1500;
const MAX_PENDING = 2;
/** Pages farther from the view are dropped, so that scrolling through all icons does not fill the memory. */
const MAX_DISTANCE_PAGES = 30;

export interface Search {
  readonly query: ReadonlySignal<IconQuery>;
  /** Undefined until the first response. */
  readonly total: ReadonlySignal<number | undefined>;
  /** Whether the results are those of an earlier query. */
  readonly isStale: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly isSlow: ReadonlySignal<boolean>;
  readonly waitSeconds: ReadonlySignal<number>;
  iconAt(position: number): IconItem | undefined;
  /** The best result of the current query once it is loaded; undefined if there is none or the query changes. */
  best(): Promise<IconItem | undefined>;
  /** The icons of the first loaded page. */
  top(): readonly IconItem[];
  setQuery(change: Partial<IconQuery>): void;
  /** Positions in view; missing pages are loaded. */
  setVisibleRange(first: number, last: number): void;
  retry(): void;
}

interface PendingRequest extends PageRange {
  readonly controller: AbortController;
}

export const createSearch = (api: Api): Search => {
  const query = signal<IconQuery>({ q: '', library: '', style: '' });
  const pages = signal<ReadonlyMap<number, readonly IconItem[]>>(new Map());
  const total = signal<number>();
  // The earlier results stay until the first response to the new query, which avoids flicker.
  const isStale = signal(true);
  const failure = signal<ApiFailure>();
  const isSlow = signal(false);
  const waitSeconds = signal(0);
  const pending = new Set<PendingRequest>();
  let view: VisibleRange = { first: 0, last: PAGE_SIZE - 1 };
  let direction = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After a failure, only a retry or another query sends requests.
  let isBlocked = false;
  let resolveBest: ((icon: IconItem | undefined) => void) | undefined;

  const retry = () => {
    retries.cancel();
    isBlocked = false;
    load();
  };
  const retries = createRetryTimer(retry);

  const load = () => {
    clearTimeout(timer);
    while (!isBlocked && waitSeconds.peek() === 0 && pending.size < MAX_PENDING) {
      const range = missingPages();
      if (!range) return;
      void request(range);
    }
  };

  const missingPages = (): PageRange | undefined => {
    if (isStale.peek()) return pending.size > 0 ? undefined : firstPages(view);
    return nextPages(view, {
      total: total.peek() ?? 0,
      direction,
      has: page =>
        pages.peek().has(page) ||
        [...pending].some(range => page >= range.page && page < range.page + range.count),
    });
  };

  const request = async (range: PageRange): Promise<void> => {
    const controller = new AbortController();
    const entry: PendingRequest = { ...range, controller };
    const { signal } = controller;
    pending.add(entry);
    const slowTimer = setTimeout(() => {
      isSlow.value = true;
    }, SLOW_MS);
    try {
      const page = { offset: range.page * PAGE_SIZE, limit: range.count * PAGE_SIZE };
      const response = await api.searchIcons(query.peek(), page, signal);
      if (!signal.aborted) store(response);
    } catch (error) {
      if (!isAborted(error) && !signal.aborted) fail(error);
    } finally {
      clearTimeout(slowTimer);
      pending.delete(entry);
      if (pending.size === 0) isSlow.value = false;
      if (!signal.aborted) load();
    }
  };

  const store = ({ icons, offset, total: count }: IconPage) => {
    retries.cancel({ succeeded: true });
    const loaded = new Map(isStale.peek() ? [] : pages.peek());
    for (let start = 0; start === 0 || start < icons.length; start += PAGE_SIZE)
      loaded.set(pageOf(offset + start), icons.slice(start, start + PAGE_SIZE));
    for (const page of loaded.keys())
      if (page > 0 && Math.abs(page - pageOf(view.first)) > MAX_DISTANCE_PAGES) loaded.delete(page);
    batch(() => {
      pages.value = loaded;
      isStale.value = false;
      total.value = count;
      failure.value = undefined;
    });
    resolveBest?.(loaded.get(0)?.[0]);
  };

  const fail = (error: unknown) => {
    if (error instanceof ApiFailure && error.kind === 'limited') void wait(error.waitSeconds);
    else {
      isBlocked = true;
      failure.value = error instanceof ApiFailure ? error : new ApiFailure('broken');
      retries.schedule(failure.value);
    }
  };

  // The limit applies to all queries: typing must not shorten the wait.
  const wait = async (seconds: number): Promise<void> => {
    if (waitSeconds.peek() > 0) return;
    await countDown(Math.max(1, seconds), {
      onWait: secondsLeft => {
        waitSeconds.value = secondsLeft;
      },
    });
    load();
  };

  const abortPending = () => {
    for (const { controller } of pending) controller.abort();
    pending.clear();
    isSlow.value = false;
  };

  return {
    query,
    total,
    isStale,
    failure,
    isSlow,
    waitSeconds,
    iconAt: position => pages.value.get(pageOf(position))?.[position % PAGE_SIZE],
    best: () => {
      resolveBest?.(undefined);
      if (!isStale.peek()) return Promise.resolve(pages.peek().get(0)?.[0]);
      load();
      return new Promise(resolve => {
        resolveBest = resolve;
      });
    },
    top: () => pages.peek().get(0) ?? [],
    setQuery: change => {
      const next = { ...query.peek(), ...change };
      if (JSON.stringify(next) === JSON.stringify(query.peek())) return;
      resolveBest?.(undefined);
      abortPending();
      retries.cancel();
      direction = 0;
      isBlocked = false;
      batch(() => {
        query.value = next;
        isStale.value = true;
        failure.value = undefined;
      });
      clearTimeout(timer);
      timer = setTimeout(load, 'q' in change ? TYPING_DEBOUNCE_MS : 0);
    },
    setVisibleRange: (first, last) => {
      const distance = first - view.first;
      const size = last - first + 1;
      view = { first, last };
      if (isStale.peek()) return;
      if (distance !== 0) direction = Math.sign(distance);
      if (Math.abs(distance) <= 2 * size) return load();
      abortPending();
      clearTimeout(timer);
      timer = setTimeout(load, JUMP_DEBOUNCE_MS);
    },
    retry,
  };
};
