// Icon search: start icons, then the results of a query.
import startIconsUrl from 'virtual:start-icons';
import { batch, computed, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { createPagedList } from './paged-list.ts';
import { createTypingPause } from './typing-pause.ts';

/** Start icons, loaded once. If that fails, the list starts with the first icons of the catalog. */
const createStart = () => {
  const icons = signal<readonly FoundIcon[]>([]);
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      icons.value = await (await fetch(startIconsUrl)).json();
    } catch {
      loading = undefined;
    }
  };
  return {
    icons,
    load: () => {
      loading ??= load();
      return loading;
    },
  };
};

export const createSearch = (api: Api) => {
  const query = signal<IconQuery>({ q: '', library: '', style: '' });
  /** The text of the latest request. It changes after a pause in typing. */
  const sentText = signal('');
  /** Whether there is no query. The list then has the start icons, followed by all icons. */
  const isStart = computed(() => Object.values(query.value).every(text => text === ''));
  const start = createStart();
  const pauseAfter = createTypingPause();
  const { items, total, isStale, load, expire, ...list } = createPagedList<FoundIcon>({
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
    icons: computed(() => (isStart.value ? [...start.icons.value, ...items.value] : items.value)),
    /** Undefined while the number is unknown. */
    total: computed(() => total.value && total.value + (isStart.value ? start.icons.value.length : 0)),
    /** Whether the icons belong to a former query. */
    isStale: computed(() => !isStart.value && isStale.value),
    /** Loads the first icons. Only the first call has an effect. */
    open: async (): Promise<void> => {
      if (!isStart.peek()) list.loadMore();
      await start.load();
      if (start.icons.peek().length === 0) list.loadMore();
    },
    /** The best result of the current query. Undefined if there is none, or if the query changes meanwhile. */
    best: async (): Promise<FoundIcon | undefined> => {
      if (isStart.peek()) return undefined;
      if (isStale.peek() || total.peek() === undefined) send();
      await loading;
      return isStale.peek() ? undefined : items.peek()[0];
    },
    /** With `isComposing`, the text changes but is not sent yet. */
    setQuery: (change: Partial<IconQuery>, { isComposing } = { isComposing: false }): void => {
      const next = { ...query.peek(), ...change };
      const isEqual = JSON.stringify(next) === JSON.stringify(query.peek());
      if (isEqual && next.q === sentText.peek()) return;
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
