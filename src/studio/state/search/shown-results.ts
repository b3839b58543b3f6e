// Search results in the grid: loaded pages.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { FoundIcon, FoundPage } from '../../api/api.ts';
import { PAGE_SIZE, pageOf } from './result-pages.ts';

/**
 * Distance from the view, in pages, beyond which pages are dropped. Otherwise, scrolling through all icons would
 * fill the memory.
 */
const MAX_DISTANCE_PAGES = 30;

type Pages = ReadonlyMap<number, readonly FoundIcon[]>;

export interface ShownResults {
  readonly pages: ReadonlySignal<Pages>;
  /** Undefined before the first response. */
  readonly total: ReadonlySignal<number | undefined>;
  /** Whether the results belong to a former query. They stay until the first response, which avoids flicker. */
  readonly isStale: ReadonlySignal<boolean>;
  /** Shows a response to the current query. `first` is the first visible position. */
  add(response: FoundPage, first: number): void;
  /** Marks the results as those of an earlier query. */
  expire(): void;
  /**
   * The best result of the current query, when it is loaded. Undefined if there is none, or if the query changes.
   */
  best(): Promise<FoundIcon | undefined>;
}

export const createShownResults = (): ShownResults => {
  const pages = signal<Pages>(new Map());
  const total = signal<number>();
  const isStale = signal(true);
  let resolveBest: ((icon: FoundIcon | undefined) => void) | undefined;
  const first = () => pages.peek().get(0)?.[0];
  return {
    pages,
    total,
    isStale,
    add: ({ icons, offset, total: count }, position) => {
      const loaded = isStale.peek() ? [] : [...pages.peek()];
      const isNear = ([page]: readonly [number, unknown]) =>
        page === 0 || Math.abs(page - pageOf(position)) <= MAX_DISTANCE_PAGES;
      batch(() => {
        pages.value = new Map([...loaded, ...pagesOf(icons, offset)].filter(isNear));
        total.value = count;
        isStale.value = false;
      });
      resolveBest?.(first());
    },
    expire: () => {
      resolveBest?.(undefined);
      isStale.value = true;
    },
    best: () => {
      resolveBest?.(undefined);
      if (!isStale.peek()) return Promise.resolve(first());
      return new Promise(resolve => {
        resolveBest = resolve;
      });
    },
  };
};

const pagesOf = (icons: readonly FoundIcon[], offset: number): [number, readonly FoundIcon[]][] => {
  const count = Math.max(1, Math.ceil(icons.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => [
    pageOf(offset) + index,
    icons.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  ]);
};
