// Search for icons and emoji: the query of the source panels, and its results.
import startIconsUrl from 'virtual:start-icons';
import { batch, computed, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { loadEmoji } from '../../emoji/emoji-drawings.ts';
import { createPagedList } from './paged-list.ts';
import { createTypingPause } from './typing-pause.ts';

export type Search = ReturnType<typeof createSearch>;

export const createSearch = (api: Api) => {
  const query = signal<IconQuery>({ q: '', library: '', style: '' });
  /** The query that panels request. It follows `query` after a pause in typing. */
  const sent = signal(query.peek());
  /** Whether there is no query. The icons are then the start icons, followed by all icons. */
  const isStart = computed(() => Object.values(query.value).every(text => text === ''));
  const pauseAfter = createTypingPause();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Promise<readonly FoundIcon[]> | undefined;

  /** Start icons, loaded once. Without them, the list starts with the first icons of the catalog. */
  const startIcons = () => {
    start ??= fetch(startIconsUrl)
      .then(response => response.json())
      .catch(() => []);
    return start;
  };
  const icons = createPagedList<FoundIcon>({
    pageSize: 96,
    perFrame: 24,
    request: async ({ offset, limit }, signal) => {
      const first = isStart.peek() ? await startIcons() : [];
      if (offset < first.length) return { items: first.slice(offset, offset + limit) };
      const page = { offset: offset - first.length, limit };
      const { items, total } = await api.searchIcons(query.peek(), page, signal);
      return { items, total: first.length + total };
    },
  });
  const emoji = createPagedList({
    pageSize: 240,
    // The browser takes about a millisecond per emoji.
    perFrame: 4,
    request: async (page, signal) => {
      const found = await loadEmoji(api, { q: query.peek().q.trim(), ...page }, signal);
      return { total: found.total, items: found.emoji };
    },
  });
  const send = () => {
    clearTimeout(timer);
    sent.value = query.peek();
  };

  return {
    query,
    sent,
    isStart,
    icons,
    emoji,
    /** The best icon of the current query. Undefined if there is none, or if the query changes meanwhile. */
    best: async (): Promise<FoundIcon | undefined> => {
      if (isStart.peek()) return undefined;
      send();
      if (icons.isStale.peek()) await icons.load();
      return icons.isStale.peek() ? undefined : icons.items.peek()[0];
    },
    /** With `isComposing`, the text changes but is not sent yet. */
    setQuery: (change: Partial<IconQuery>, { isComposing } = { isComposing: false }): void => {
      const next = { ...query.peek(), ...change };
      const isEqual = JSON.stringify(next) === JSON.stringify(query.peek());
      if (isEqual && query.peek() === sent.peek()) return;
      clearTimeout(timer);
      batch(() => {
        query.value = next;
        icons.expire();
        emoji.expire();
      });
      if (!isComposing) timer = setTimeout(send, next.q !== '' && 'q' in change ? pauseAfter(next.q) : 0);
    },
  };
};
