// Search of emoji while the user types.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { EmojiItem } from '../../client/api-types.ts';
import { type ApiFailure, isAborted, retryAfterLimit, toFailure } from '../api/failure.ts';
import { useStudio } from '../state/studio.ts';
import { searchEmoji } from './emoji-drawings.ts';

const DEBOUNCE_MS = 300;

export interface EmojiResults {
  /** Undefined until the first response. */
  readonly total: number | undefined;
  readonly items: readonly EmojiItem[];
  readonly failure?: ApiFailure;
}

interface EmojiSearch {
  readonly results: ReadonlySignal<EmojiResults>;
  loadMore(): void;
}

/** Results for a text, in pages of `limit`, after a pause in typing. Results of the text before stay until then. */
export const useEmojiSearch = (q: ReadonlySignal<string>, limit: number): EmojiSearch => {
  const { api } = useStudio();
  const results = useSignal<EmojiResults>({ total: undefined, items: [] });
  const isLoading = useSignal(false);

  const load = async (offset: number, signal: AbortSignal) => {
    const query = { q: q.peek().trim(), limit, offset };
    isLoading.value = true;
    try {
      const attempt = () => searchEmoji(api, query, signal);
      const { total, emoji } = await retryAfterLimit(attempt, { signal, onWait: () => undefined });
      results.value = { total, items: offset === 0 ? emoji : [...results.peek().items, ...emoji] };
    } catch (error) {
      if (!isAborted(error)) results.value = { total: 0, items: [], failure: toFailure(error) };
    }
    isLoading.value = false;
  };

  useSignalEffect(() => {
    q.value;
    const controller = new AbortController();
    const delay = results.peek().total === undefined ? 0 : DEBOUNCE_MS;
    const timer = setTimeout(() => void load(0, controller.signal), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  });

  return {
    results,
    loadMore: () => {
      const { total = 0, items } = results.peek();
      if (!isLoading.peek() && items.length > 0 && items.length < total)
        void load(items.length, new AbortController().signal);
    },
  };
};
