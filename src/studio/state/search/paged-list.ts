// Search results in pages: icons or emoji. (Decision 076)
import { batch, signal } from '@preact/signals';
import { createTrouble, retryAfterLimit } from '../../api/failure.ts';

const SLOW_MS = 1500;

interface ListOptions<Item> {
  readonly pageSize: number;
  /** Number of items that are shown or replaced in a frame. All at once would take longer than a frame. */
  readonly perFrame: number;
  /** Requests a page of the current query. `total` is the number of all items, if known. */
  request(
    page: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<{ readonly total?: number; readonly items: readonly Item[] }>;
}

export const createPagedList = <Item>({ pageSize, perFrame, request }: ListOptions<Item>) => {
  const items = signal<readonly Item[]>([]);
  const total = signal<number>();
  /** Whether the items belong to a former query. They stay until the first response, so that the list does not flicker. */
  const isStale = signal(true);
  const isSlow = signal(false);
  const { failure, waitSeconds, attempt, retry, ...trouble } = createTrouble();
  let pending = new AbortController();
  let loading: Promise<void> | undefined;

  const loadPage = async (signal: AbortSignal): Promise<void> => {
    // A function, because the query may change while this waits for the rate limit.
    const before = () => (isStale.peek() ? [] : items.peek());
    const page = await retryAfterLimit(() => request({ offset: before().length, limit: pageSize }, signal), {
      signal,
      onWait: trouble.onWait,
    });
    signal.throwIfAborted();
    trouble.end();
    const kept = before();
    const former = items.peek().slice(kept.length);
    for (let shown = perFrame; ; shown += perFrame) {
      const isComplete = shown >= page.items.length;
      batch(() => {
        items.value = [...kept, ...page.items.slice(0, shown), ...(isComplete ? [] : former.slice(shown))];
        total.value = page.total;
        isStale.value = false;
      });
      if (isComplete) return;
      await new Promise(requestAnimationFrame);
      signal.throwIfAborted();
    }
  };

  const abort = () => {
    pending.abort();
    loading = undefined;
    isSlow.value = false;
  };

  const start = async (): Promise<void> => {
    pending = new AbortController();
    const { signal } = pending;
    const slowTimer = setTimeout(() => {
      isSlow.value = !signal.aborted;
    }, SLOW_MS);
    await loadPage(signal).catch(trouble.onFailure);
    clearTimeout(slowTimer);
    if (!signal.aborted) abort();
  };

  /** Loads the first page of a changed query, or else the next page. Does nothing while a page loads. */
  const load = (): Promise<void> => {
    loading ??= start();
    return loading;
  };
  attempt.subscribe(count => count > 0 && void load());

  return {
    items,
    total,
    isStale,
    isSlow,
    failure,
    waitSeconds,
    retry,
    load,
    /** Loads the next page of the same query, if there is one and no request has failed. */
    loadMore: (): void => {
      const isComplete = items.peek().length >= (total.peek() ?? Number.POSITIVE_INFINITY);
      if (!failure.peek() && !isStale.peek() && !isComplete) void load();
    },
    /** Call this when the query changes. A wait for the rate limit continues, because the limit applies to all queries. */
    expire: (): void => {
      if (waitSeconds.peek() === 0) abort();
      trouble.end({ succeeded: false });
      isStale.value = true;
    },
  };
};
