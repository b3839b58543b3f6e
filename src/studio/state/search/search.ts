// Search of icons: start icons, then the results of a query.

import startIconsUrl from 'virtual:start-icons';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { readItem, writeItem } from '../storage.ts';
import { createPagedList, type PagedList } from './paged-list.ts';
import { createTypingPause } from './typing-pause.ts';

/** Start icons of a purpose, such as `Food`. */
interface Purpose {
  readonly purpose: string;
  readonly icons: readonly FoundIcon[];
}

export interface Search
  extends Pick<PagedList<FoundIcon>, 'failure' | 'isSlow' | 'waitSeconds' | 'loadMore' | 'retry'> {
  readonly query: ReadonlySignal<IconQuery>;
  /** Whether there is no query: the icons are then the start icons, and all icons after them. */
  readonly isStart: ReadonlySignal<boolean>;
  /** The text of the latest request. It changes when the user pauses. */
  readonly sentText: ReadonlySignal<string>;
  readonly icons: ReadonlySignal<readonly FoundIcon[]>;
  /** Undefined as long as the number is unknown. */
  readonly total: ReadonlySignal<number | undefined>;
  /** Whether the icons belong to a former query. */
  readonly isStale: ReadonlySignal<boolean>;
  readonly purposes: ReadonlySignal<readonly string[]>;
  /** The selected purpose; empty if all are shown. */
  readonly purpose: ReadonlySignal<string>;
  /** Selects a purpose, or deselects the selected one. */
  togglePurpose(purpose: string): void;
  /** Loads the first icons. Repeated calls load them only once. */
  open(): Promise<void>;
  /** The best result of the current query. Undefined if there is none, or if the query changes meanwhile. */
  best(): Promise<FoundIcon | undefined>;
  /** With `isComposing`, the text changes but is not sent yet. */
  setQuery(change: Partial<IconQuery>, options?: { readonly isComposing: boolean }): void;
}

const NO_QUERY: IconQuery = { q: '', library: '', style: '' };

/** Start icons, loaded once. If they cannot be loaded, the list starts with the first icons of the catalog. */
const createStart = () => {
  const lists = signal<readonly Purpose[]>([]);
  const purpose = signal('');
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      lists.value = await (await fetch(startIconsUrl)).json();
    } catch {
      loading = undefined;
    }
  };
  return {
    purpose,
    purposes: computed(() => lists.value.map(list => list.purpose)),
    icons: computed(
      () =>
        lists.value.find(list => list.purpose === purpose.value)?.icons ??
        interleave(lists.value.map(({ icons }) => icons)),
    ),
    load: () => {
      loading ??= load();
      return loading;
    },
  };
};

/** Creates the search. After a reload, it starts with the former query. */
export const createSearch = (api: Api, page: Window): Search => {
  const query = signal(storedQuery(page));
  const sentText = signal(query.peek().q);
  const isStart = computed(() => Object.values(query.value).every(text => text === ''));
  const start = createStart();
  const pauseAfter = createTypingPause();
  const { items, total, isStale, load, loadMore, expire, ...list } = createPagedList<FoundIcon>({
    pageSize: 96,
    perFrame: 24,
    request: (range, signal) => api.searchIcons(query.peek(), range, signal),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = Promise.resolve();

  const send = () => {
    clearTimeout(timer);
    sentText.value = query.peek().q;
    loading = load();
  };

  return {
    ...list,
    query,
    isStart,
    sentText,
    purpose: start.purpose,
    purposes: start.purposes,
    icons: computed(() => {
      if (!isStart.value) return items.value;
      return start.purpose.value === '' ? [...start.icons.value, ...items.value] : start.icons.value;
    }),
    total: computed(() => {
      if (!isStart.value) return total.value;
      if (start.purpose.value !== '') return start.icons.value.length;
      return total.value === undefined ? undefined : start.icons.value.length + total.value;
    }),
    isStale: computed(() => !isStart.value && isStale.value),
    togglePurpose: next => {
      start.purpose.value = start.purpose.peek() === next ? '' : next;
    },
    loadMore: () => {
      if (!isStart.peek() || start.purpose.peek() === '') loadMore();
    },
    open: async () => {
      if (!isStart.peek()) loadMore();
      await start.load();
      if (start.icons.peek().length === 0) loadMore();
    },
    best: async () => {
      if (isStart.peek()) return undefined;
      if (isStale.peek() || total.peek() === undefined) send();
      await loading;
      return isStale.peek() ? undefined : items.peek()[0];
    },
    setQuery: (change, { isComposing } = { isComposing: false }) => {
      const next = { ...query.peek(), ...change };
      const isEqual = JSON.stringify(next) === JSON.stringify(query.peek());
      if (isEqual && next.q === sentText.peek()) return;
      writeItem(() => page.sessionStorage, KEY, JSON.stringify(next));
      clearTimeout(timer);
      batch(() => {
        query.value = next;
        expire({ clears: isStart.value });
      });
      if (isStart.peek()) sentText.value = '';
      else if (!isComposing) timer = setTimeout(send, 'q' in change ? pauseAfter(next.q) : 0);
    },
  };
};

/**
 * Interleaves lists: the first of each, then the second of each. The first view then has icons of every purpose.
 */
const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] => {
  const length = Math.max(0, ...lists.map(list => list.length));
  return Array.from({ length }, (_, place) =>
    lists.flatMap(list => (list[place] === undefined ? [] : [list[place]])),
  ).flat();
};

const KEY = 'favsmith.search';

/**
 * The stored query. It is restored after a reload and in the browser's history; a new visit starts without a
 * query.
 */
const storedQuery = (page: Window): IconQuery => {
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit || visit.type === 'navigate') return NO_QUERY;
  try {
    const stored: unknown = JSON.parse(readItem(() => page.sessionStorage, KEY) ?? '{}');
    const texts = Object.entries(stored as object).filter(
      ([name, text]) => name in NO_QUERY && typeof text === 'string',
    );
    return { ...NO_QUERY, ...Object.fromEntries(texts) };
  } catch {
    // The text is not JSON.
    return NO_QUERY;
  }
};
