// Searching as one types: pages of results, fetched as they come into view, and what is said meanwhile.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { IconItem } from '../api/answers.ts';
import type { Api, IconQuery } from '../api/api.ts';
import { ApiFailure, isAborted } from '../api/failure.ts';
import { patiently } from '../api/patience.ts';

const PAGE_SIZE = 96;
/** A pause in typing that is shorter than this sends nothing. */
const TYPING_PAUSE_MS = 40;
const SCROLLING_PAUSE_MS = 80;
const SLOW_MS = 1500;

export interface Search {
  readonly query: ReadonlySignal<IconQuery>;
  /** `undefined` until the first answer to this query. */
  readonly total: ReadonlySignal<number | undefined>;
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly isSlow: ReadonlySignal<boolean>;
  readonly waitSeconds: ReadonlySignal<number>;
  iconAt(position: number): IconItem | undefined;
  /** Whether what is shown still answers the former query. */
  isStale(): boolean;
  /** All icons that have come so far. */
  loaded(): readonly IconItem[];
  ask(change: Partial<IconQuery>): void;
  /** Says which results are in view, so that they are fetched. */
  show(first: number, last: number): void;
  retry(): void;
}

export const createSearch = (api: Api): Search => {
  const query = signal<IconQuery>({ q: '', library: '', style: '' });
  const pages = signal<ReadonlyMap<number, readonly IconItem[]>>(new Map());
  const total = signal<number>();
  const failure = signal<ApiFailure>();
  const isSlow = signal(false);
  const waitSeconds = signal(0);
  const underway = new Map<number, AbortController>();
  let view = { first: 0, last: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The answer to the former query stays until the first one to this query is there: nothing flickers.
  let isStale = false;

  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(fetchView, pause);
  };

  const stop = () => {
    for (const request of underway.values()) request.abort();
    underway.clear();
  };

  const fetchView = () => {
    const known = isStale ? new Map() : pages.peek();
    const wanted = isStale ? [0] : pagesBetween(view.first, Math.min(view.last, (total.peek() ?? 0) - 1));
    for (const [page, request] of underway) if (!wanted.includes(page)) request.abort();
    for (const page of wanted) if (!known.has(page) && !underway.has(page)) void fetchPage(page);
  };

  const fetchPage = async (page: number): Promise<void> => {
    const request = new AbortController();
    const { signal } = request;
    underway.set(page, request);
    const slowTimer = setTimeout(() => {
      isSlow.value = true;
    }, SLOW_MS);
    try {
      const answer = await patiently(
        () => api.searchIcons(query.peek(), { offset: page * PAGE_SIZE, limit: PAGE_SIZE }, signal),
        { signal, onWait },
      );
      if (signal.aborted) return;
      take(page, answer.icons, answer.total);
      // A tall view shows more than the first page, and which rows those are is known only now.
      later(0);
    } catch (error) {
      if (!isAborted(error) && !signal.aborted)
        failure.value = error instanceof ApiFailure ? error : new ApiFailure('broken');
    } finally {
      clearTimeout(slowTimer);
      isSlow.value = false;
      if (underway.get(page) === request) underway.delete(page);
    }
  };

  const onWait = (secondsLeft: number) => {
    waitSeconds.value = secondsLeft;
  };

  const take = (page: number, icons: readonly IconItem[], count: number) =>
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
    later(pause);
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
    ask: change => {
      const next = { ...query.peek(), ...change };
      if (JSON.stringify(next) === JSON.stringify(query.peek())) return;
      query.value = next;
      restart('q' in change ? TYPING_PAUSE_MS : 0);
    },
    show: (first, last) => {
      view = { first, last };
      const missing = pagesBetween(first, last).some(page => !pages.peek().has(page));
      if (missing && !isStale && total.peek() !== undefined) later(SCROLLING_PAUSE_MS);
    },
    retry: () => restart(0),
  };
};

const pagesBetween = (first: number, last: number): readonly number[] => {
  const [from, to] = [Math.floor(first / PAGE_SIZE), Math.floor(Math.max(first, last) / PAGE_SIZE)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};
