// Incremental search: one request per settled query, pages ahead of scrolling. (Decision 076)
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, FoundIcon, FoundPage, IconQuery } from '../../api/api.ts';
import { ApiFailure, countDown, createRetryTimer, isAborted } from '../../api/failure.ts';
import {
  type Answer,
  firstPages,
  nextPages,
  PAGE_SIZE,
  type PageRange,
  pageOf,
  refine,
  type VisibleRange,
} from './result-pages.ts';
import { storedQuery, storeQuery } from './stored-query.ts';

/** Longer than the time between two keys of a slow typist: results that earlier ones contain are confirmed once. */
const TYPING_DEBOUNCE_MS = 450;
/** Delay of a query that no earlier results answer. */
const EARLY_DEBOUNCE_MS = 40;
/** Requests for a word before the pause after it. */
const EARLY_REQUESTS = 2;
/** Fewer results from an incomplete answer are not enough. */
const ENOUGH_RESULTS = 12;
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
  /** Whether the results are chosen from those of an earlier query; the response to this one replaces them. */
  readonly isProvisional: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly isSlow: ReadonlySignal<boolean>;
  readonly waitSeconds: ReadonlySignal<number>;
  iconAt(position: number): FoundIcon | undefined;
  /** The best result of the current query once it is loaded; undefined if there is none or the query changes. */
  best(): Promise<FoundIcon | undefined>;
  /** The icons of the first loaded page. */
  top(): readonly FoundIcon[];
  setQuery(change: Partial<IconQuery>): void;
  /** Positions in view; missing pages are loaded. */
  setVisibleRange(first: number, last: number): void;
  retry(): void;
}

interface PendingRequest extends PageRange {
  readonly controller: AbortController;
}

/** Starts with the query of the page before a reload. */
export const createSearch = (api: Api, page: Window): Search => {
  const query = signal(storedQuery(page));
  const pages = signal<ReadonlyMap<number, readonly FoundIcon[]>>(new Map());
  const total = signal<number>();
  // The earlier results stay until the first response to the new query, which avoids flicker.
  const isStale = signal(true);
  const isProvisional = signal(false);
  const failure = signal<ApiFailure>();
  const isSlow = signal(false);
  const waitSeconds = signal(0);
  const pending = new Set<PendingRequest>();
  let view: VisibleRange = { first: 0, last: PAGE_SIZE - 1 };
  let direction = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After a failure, only a retry or another query sends requests.
  let isBlocked = false;
  let resolveBest: ((icon: FoundIcon | undefined) => void) | undefined;
  /** The latest response to a new query. */
  let answer: Answer | undefined;
  let earlyRequests = 0;
  let lastTyped = 0;
  const isAnswered = () => !isStale.peek() && !isProvisional.peek();

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
    if (!isAnswered())
      return pending.size > 0 ? undefined : firstPages(view, { isTyping: earlyRequests > 0 });
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

  const store = ({ icons, offset, total: count }: FoundPage) => {
    retries.cancel({ succeeded: true });
    const loaded = new Map(isAnswered() ? pages.peek() : []);
    addPages(loaded, offset, isProvisional.peek() ? keepingShown(icons) : icons);
    if (!isAnswered()) answer = { query: query.peek(), icons, isComplete: icons.length >= count };
    for (const page of loaded.keys())
      if (page > 0 && Math.abs(page - pageOf(view.first)) > MAX_DISTANCE_PAGES) loaded.delete(page);
    batch(() => {
      pages.value = loaded;
      isStale.value = false;
      isProvisional.value = false;
      total.value = count;
      failure.value = undefined;
    });
    resolveBest?.(loaded.get(0)?.[0]);
  };

  /** Icons that are shown already keep their objects, so that their cells do not change. */
  const keepingShown = (icons: readonly FoundIcon[]): readonly FoundIcon[] => {
    const shown = new Map([...pages.peek().values()].flat().map(icon => [keyOf(icon), icon]));
    return icons.map(icon => shown.get(keyOf(icon)) ?? icon);
  };

  /** Shows what the latest answer has for the query. Returns whether that is enough until the user pauses. */
  const showRefined = (): boolean => {
    const icons = answer ? refine(answer, query.peek()) : [];
    if (!answer || icons.length === 0) return false;
    const refined = new Map<number, readonly FoundIcon[]>();
    addPages(refined, 0, icons);
    pages.value = refined;
    total.value = icons.length;
    isStale.value = false;
    isProvisional.value = true;
    return answer.isComplete || icons.length >= ENOUGH_RESULTS;
  };

  /** Sends the query after a pause in typing; at once if there is nothing to show until then. */
  const scheduleTyped = ({ q }: IconQuery, hasResults: boolean): void => {
    const isWord = !/^[a-z\d]?$/i.test(q.trim());
    if (isWord && !hasResults && earlyRequests < EARLY_REQUESTS)
      timer = setTimeout(() => {
        earlyRequests += 1;
        load();
      }, EARLY_DEBOUNCE_MS);
    else
      timer = setTimeout(() => {
        earlyRequests = 0;
        load();
      }, TYPING_DEBOUNCE_MS);
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
    isProvisional,
    failure,
    isSlow,
    waitSeconds,
    iconAt: position => pages.value.get(pageOf(position))?.[position % PAGE_SIZE],
    best: () => {
      resolveBest?.(undefined);
      if (isAnswered()) return Promise.resolve(pages.peek().get(0)?.[0]);
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
      // The first requests for a word, and after a pause, are early ones.
      const now = page.performance.now();
      if (!continuesWord(query.peek().q, next.q) || now - lastTyped > 2 * TYPING_DEBOUNCE_MS)
        earlyRequests = 0;
      lastTyped = now;
      storeQuery(page, next);
      const hasResults = batch(() => {
        query.value = next;
        isStale.value = true;
        isProvisional.value = false;
        failure.value = undefined;
        return 'q' in change && showRefined();
      });
      clearTimeout(timer);
      if ('q' in change) scheduleTyped(next, hasResults);
      else timer = setTimeout(load);
    },
    setVisibleRange: (first, last) => {
      const distance = first - view.first;
      const size = last - first + 1;
      view = { first, last };
      if (!isAnswered()) return;
      if (distance !== 0) direction = Math.sign(distance);
      if (Math.abs(distance) <= 2 * size) return load();
      abortPending();
      clearTimeout(timer);
      timer = setTimeout(load, JUMP_DEBOUNCE_MS);
    },
    retry,
  };
};

const addPages = (
  pages: Map<number, readonly FoundIcon[]>,
  offset: number,
  icons: readonly FoundIcon[],
): void => {
  for (let start = 0; start === 0 || start < icons.length; start += PAGE_SIZE)
    pages.set(pageOf(offset + start), icons.slice(start, start + PAGE_SIZE));
};

const keyOf = ({ library, name, style }: FoundIcon): string => `${library} ${name} ${style}`;

/** Whether one text is the beginning of the other, with as many words. */
const continuesWord = (before: string, after: string): boolean =>
  (after.startsWith(before) || before.startsWith(after)) &&
  before.trim().split(/\s/).length === after.trim().split(/\s/).length;
