// The query of the panels for icons and emoji, and its results.
import startIconsUrl from 'virtual:start-icons';
import { batch, computed, signal } from '@preact/signals';
import type { Api, FoundIcon, IconQuery } from '../../api/api.ts';
import { loadEmoji } from '../emoji-drawings.ts';
import { createPagedList } from './paged-list.ts';
import { createTypingPause } from './typing-pause.ts';

export type PanelSearch = ReturnType<typeof createPanelSearch>;

export const createPanelSearch = (api: Api) => {
  const query = signal<IconQuery>({ q: '', library: '', style: '' });
  /** `query` after a pause in typing. Its change makes the open panel load results. */
  const sent = signal(query.peek());
  /** Whether there is neither text nor filter. The list then has the start icons, followed by all icons. */
  const isStart = computed(() => Object.values(query.value).every(text => text === ''));
  const pauseAfter = createTypingPause();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Promise<readonly FoundIcon[]> | undefined;

  /** Loads the start icons once. If that fails, the list has only all icons. */
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
    /** The first result of the query. Undefined if there is none, or if the query changes before it arrives. */
    best: async (): Promise<FoundIcon | undefined> => {
      if (isStart.peek()) return undefined;
      send();
      if (icons.isStale.peek()) await icons.load();
      return icons.isStale.peek() ? undefined : icons.items.peek()[0];
    },
    /** With `isComposing`, an input method has not finished the text, which is therefore not sent. */
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
