// Search results in pages: icons or emoji. (Decision 076)
import { batch, signal } from '@preact/signals';
import { createTrouble, retryAfterLimit } from '../../api/failure.ts';

const SLOW_MS = 1500;

interface Page<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

interface ListOptions<Item> {
  readonly pageSize: number;
  /** Number of items that a frame adds or replaces. A whole page would take longer than a frame. */
  readonly perFrame: number;
  /** Requests a page of the current query. */
  request(page: { offset: number; limit: number }, signal: AbortSignal): Promise<Page<Item>>;
}

export const createPagedList = <Item>(options: ListOptions<Item>) => {
  const items = signal<readonly Item[]>([]);
  /** Undefined before the first response. */
  const total = signal<number>();
  /** Whether the items belong to a former query. They stay until the first response, which avoids flicker. */
  const isStale = signal(false);
  const isSlow = signal(false);
  const { failure, waitSeconds, ...trouble } = createTrouble();
  let isLoading = false;
  let pending = new AbortController();

  /** Adds a page after the given items. Items of a former query stay until the page replaces them. */
  const show = async (page: Page<Item>, before: readonly Item[], signal: AbortSignal): Promise<void> => {
    const former = items.peek().slice(before.length);
    for (let shown = options.perFrame; ; shown += options.perFrame) {
      const isComplete = shown >= page.items.length;
      batch(() => {
        items.value = [...before, ...page.items.slice(0, shown), ...(isComplete ? [] : former.slice(shown))];
        total.value = page.total;
        isStale.value = false;
      });
      if (isComplete) return;
      await new Promise(requestAnimationFrame);
      signal.throwIfAborted();
    }
  };

  const loadPage = async (signal: AbortSignal): Promise<void> => {
    // Computed for each attempt, because the query may change during a wait.
    const before = () => (isStale.peek() ? [] : items.peek());
    const attempt = () => options.request({ offset: before().length, limit: options.pageSize }, signal);
    const page = await retryAfterLimit(attempt, { signal, onWait: trouble.onWait });
    signal.throwIfAborted();
    trouble.end();
    await show(page, before(), signal);
  };

  const abort = () => {
    pending.abort();
    isLoading = false;
    isSlow.value = false;
  };

  const load = async (): Promise<void> => {
    // Continues the wait, because the rate limit applies to all queries. The request after it is for the latest query.
    if (waitSeconds.peek() > 0) return;
    abort();
    pending = new AbortController();
    const { signal } = pending;
    isLoading = true;
    const slowTimer = setTimeout(() => {
      isSlow.value = !signal.aborted;
    }, SLOW_MS);
    try {
      await loadPage(signal);
    } catch (error) {
      trouble.onFailure(error);
    }
    clearTimeout(slowTimer);
    if (!signal.aborted) abort();
  };

  trouble.attempt.subscribe(count => count > 0 && void load());

  return {
    items,
    total,
    isStale,
    isSlow,
    failure,
    waitSeconds,
    retry: trouble.retry,
    /** Loads the first page of a changed query, otherwise the next page. */
    load,
    /** Loads the next page, unless a page loads, all are loaded, or the query has changed. */
    loadMore: (): void => {
      const isComplete = items.peek().length >= (total.peek() ?? Number.POSITIVE_INFINITY);
      if (!isLoading && !failure.peek() && !isStale.peek() && !isComplete) void load();
    },
    /** Marks the items as those of a former query. With `clears`, removes them instead. */
    expire: ({ clears } = { clears: false }): void => {
      if (waitSeconds.peek() === 0) abort();
      trouble.end({ succeeded: false });
      batch(() => {
        isStale.value = !clears;
        if (!clears) return;
        items.value = [];
        total.value = undefined;
      });
    },
  };
};
