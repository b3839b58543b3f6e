// Search results in the grid: loaded pages. Before they arrive, matches among the former results.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { FoundIcon, FoundPage, IconQuery } from '../../api/api.ts';
import { type Answer, PAGE_SIZE, pageOf, refine } from './result-pages.ts';

/** Number of filtered results that suffice until the response arrives. */
const ENOUGH_RESULTS = 12;
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
  /**
   * Whether the results are filtered from those of a former query. The response to the current query replaces
   * them.
   */
  readonly isProvisional: ReadonlySignal<boolean>;
  /** Whether a response to the current query is shown. */
  isAnswered(): boolean;
  /** Shows a response to the current query. `first` is the first visible position. */
  add(response: FoundPage, first: number): void;
  /** Marks the results as those of an earlier query. */
  expire(): void;
  /** Shows former results that match the query. Returns whether they suffice until the user pauses. */
  showRefined(): boolean;
  /**
   * The best result of the current query, when it is loaded. Undefined if there is none, or if the query changes.
   */
  best(): Promise<FoundIcon | undefined>;
}

export const createShownResults = (query: ReadonlySignal<IconQuery>): ShownResults => {
  const pages = signal<Pages>(new Map());
  const total = signal<number>();
  const isStale = signal(true);
  const isProvisional = signal(false);
  /** The latest response to a new query. */
  let answer: Answer | undefined;
  let resolveBest: ((icon: FoundIcon | undefined) => void) | undefined;
  const isAnswered = () => !isStale.peek() && !isProvisional.peek();

  const show = (shown: Pages, count: number, isAnswer: boolean) =>
    batch(() => {
      pages.value = shown;
      total.value = count;
      isStale.value = false;
      isProvisional.value = !isAnswer;
    });

  return {
    pages,
    total,
    isStale,
    isProvisional,
    isAnswered,
    add: ({ icons, offset, total: count }, first) => {
      const loaded = isAnswered() ? [...pages.peek()] : [];
      const isNear = ([page]: readonly [number, unknown]) =>
        page === 0 || Math.abs(page - pageOf(first)) <= MAX_DISTANCE_PAGES;
      const added = pagesOf(isProvisional.peek() ? keepShown(icons, pages.peek()) : icons, offset);
      if (!isAnswered()) answer = { query: query.peek(), icons, isComplete: icons.length >= count };
      show(new Map([...loaded, ...added].filter(isNear)), count, true);
      resolveBest?.(pages.peek().get(0)?.[0]);
    },
    expire: () => {
      resolveBest?.(undefined);
      isStale.value = true;
      isProvisional.value = false;
    },
    showRefined: () => {
      const icons = answer ? refine(answer, query.peek()) : [];
      if (!answer || icons.length === 0) return false;
      show(new Map(pagesOf(icons)), icons.length, false);
      return answer.isComplete || icons.length >= ENOUGH_RESULTS;
    },
    best: () => {
      resolveBest?.(undefined);
      if (isAnswered()) return Promise.resolve(pages.peek().get(0)?.[0]);
      return new Promise(resolve => {
        resolveBest = resolve;
      });
    },
  };
};

/** Replaces icons by equal ones that are shown already: with the same objects, their cells do not render again. */
const keepShown = (icons: readonly FoundIcon[], pages: Pages): readonly FoundIcon[] => {
  const shown = new Map([...pages.values()].flat().map(icon => [keyOf(icon), icon]));
  return icons.map(icon => shown.get(keyOf(icon)) ?? icon);
};

const keyOf = ({ library, name, style }: FoundIcon): string => `${library} ${name} ${style}`;

const pagesOf = (icons: readonly FoundIcon[], offset = 0): [number, readonly FoundIcon[]][] => {
  const count = Math.max(1, Math.ceil(icons.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => [
    pageOf(offset) + index,
    icons.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  ]);
};
