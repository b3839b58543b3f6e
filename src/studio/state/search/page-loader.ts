// Loader of search result pages near the view.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { FoundPage } from '../../api/api.ts';
import { type ApiFailure, countDown, createRetryTimer, isAborted, toFailure } from '../../api/failure.ts';
import { firstPages, nextPages, PAGE_SIZE, type PageRange, type VisibleRange } from './result-pages.ts';
import type { ShownResults } from './shown-results.ts';

/** Delay after a jump, for example by the scroll bar. Pages that the view only passes are not loaded. */
const JUMP_DEBOUNCE_MS = 80;
const SLOW_MS = 1500;
const MAX_PENDING = 2;

/** Requests icons of the current query. */
type RequestPage = (page: { offset: number; limit: number }, signal: AbortSignal) => Promise<FoundPage>;

interface LoaderOptions {
  readonly requestPage: RequestPage;
  readonly results: ShownResults;
}

export interface PageLoader {
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly isSlow: ReadonlySignal<boolean>;
  readonly waitSeconds: ReadonlySignal<number>;
  /** Loads the missing pages near the view. */
  load(): void;
  /** Discards requests and failure of the former query. */
  reset(): void;
  setVisibleRange(first: number, last: number): void;
  retry(): void;
}

export const createPageLoader = ({ requestPage, results }: LoaderOptions): PageLoader => {
  const requests = createRequests(requestPage);
  let view: View = { first: 0, last: PAGE_SIZE - 1, isScrolled: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    clearTimeout(timer);
    while (failures.allowRequests() && requests.count() < MAX_PENDING) {
      const range = missingPages(view, results, requests);
      if (!range) return;
      void loadPages(range);
    }
  };
  const failures = createFailures(load);

  const loadPages = async (range: PageRange): Promise<void> => {
    try {
      const response = await requests.send(range);
      if (!response) return;
      batch(() => {
        results.add(response, view.first);
        failures.clear({ succeeded: true });
      });
    } catch (error) {
      failures.report(error);
    }
    load();
  };

  return {
    isSlow: requests.isSlow,
    failure: failures.failure,
    waitSeconds: failures.waitSeconds,
    retry: failures.retry,
    load,
    reset: () => {
      clearTimeout(timer);
      requests.abort();
      failures.clear();
      view = { ...view, isScrolled: false };
    },
    setVisibleRange: (first, last) => {
      const distance = Math.abs(first - view.first);
      view = { first, last, isScrolled: view.isScrolled };
      if (results.isStale.peek()) return;
      view = { ...view, isScrolled: view.isScrolled || distance > 0 };
      if (distance <= 2 * (last - first + 1)) return load();
      clearTimeout(timer);
      requests.abort();
      timer = setTimeout(load, JUMP_DEBOUNCE_MS);
    },
  };
};

interface View extends VisibleRange {
  /** Whether the user has scrolled the results. */
  readonly isScrolled: boolean;
}

const missingPages = (
  { isScrolled, ...view }: View,
  { pages, total, isStale }: ShownResults,
  requests: Requests,
): PageRange | undefined => {
  if (isStale.peek()) return requests.count() > 0 ? undefined : firstPages(view);
  const has = (page: number) => pages.peek().has(page) || requests.include(page);
  return nextPages(view, { total: total.peek() ?? 0, isScrolled, has });
};

interface PendingRequest extends PageRange {
  readonly controller: AbortController;
}

/** Pending requests. */
const createRequests = (requestPage: RequestPage) => {
  const pending = new Set<PendingRequest>();
  const isSlow = signal(false);
  return {
    isSlow,
    count: () => pending.size,
    include: (page: number) =>
      [...pending].some(range => page >= range.page && page < range.page + range.count),
    abort: () => {
      for (const { controller } of pending) controller.abort();
      pending.clear();
      isSlow.value = false;
    },
    /** Returns undefined if the request is aborted. */
    send: async (range: PageRange): Promise<FoundPage | undefined> => {
      const controller = new AbortController();
      const { signal } = controller;
      const entry = { ...range, controller };
      pending.add(entry);
      const slowTimer = setTimeout(() => {
        isSlow.value = true;
      }, SLOW_MS);
      try {
        const page = { offset: range.page * PAGE_SIZE, limit: range.count * PAGE_SIZE };
        const response = await requestPage(page, signal);
        return signal.aborted ? undefined : response;
      } catch (error) {
        if (!signal.aborted) throw error;
        return undefined;
      } finally {
        clearTimeout(slowTimer);
        pending.delete(entry);
        if (pending.size === 0) isSlow.value = false;
      }
    },
  };
};

type Requests = ReturnType<typeof createRequests>;

/** Failures of requests. Calls `resume` when requests may be sent again. */
const createFailures = (resume: () => void) => {
  const failure = signal<ApiFailure>();
  const waitSeconds = signal(0);
  // After a failure, requests are sent only by a retry or for another query.
  let isBlocked = false;

  const retry = () => {
    retries.cancel();
    isBlocked = false;
    resume();
  };
  const retries = createRetryTimer(retry);

  // The rate limit applies to all queries, so typing must not shorten the wait.
  const wait = async (seconds: number): Promise<void> => {
    if (waitSeconds.peek() > 0) return;
    await countDown(Math.max(1, seconds), {
      onWait: secondsLeft => {
        waitSeconds.value = secondsLeft;
      },
    });
    resume();
  };

  return {
    failure,
    waitSeconds,
    retry,
    allowRequests: () => !isBlocked && waitSeconds.peek() === 0,
    report: (error: unknown) => {
      if (isAborted(error)) return;
      const reported = toFailure(error);
      if (reported.kind === 'limited') void wait(reported.waitSeconds);
      else {
        isBlocked = true;
        failure.value = reported;
        retries.schedule(reported);
      }
    },
    clear: (options?: { readonly succeeded: boolean }) => {
      retries.cancel(options);
      isBlocked = false;
      failure.value = undefined;
    },
  };
};
