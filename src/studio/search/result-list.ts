// Icons of the grid by position: icons for the start, then search results.
import type { Candidate } from '../state/search/start-icons.ts';
import type { Studio } from '../state/studio.ts';

export interface ResultList {
  /** Undefined while the number is unknown. */
  readonly total: number | undefined;
  /** Results of the search alone, which the count shows. */
  readonly found: number | undefined;
  /** What is counted; default: an icon. */
  readonly noun?: string;
  iconAt(position: number): Candidate | undefined;
  setVisibleRange(first: number, last: number): void;
}

/** Reads signals, so that a component that calls it follows them. */
export const resultListOf = ({ search, startIcons }: Pick<Studio, 'search' | 'startIcons'>): ResultList => {
  const { q, library, style } = search.query.value;
  const found = search.total.value;
  if (q !== '' || library !== '' || style !== '')
    return { total: found, found, iconAt: search.iconAt, setVisibleRange: search.setVisibleRange };
  const start = startIcons.icons.value;
  if (!start) return { total: undefined, found, iconAt: () => undefined, setVisibleRange: () => undefined };
  if (startIcons.purpose.value !== '')
    return {
      total: start.length,
      found: start.length,
      iconAt: position => start[position],
      setVisibleRange: () => undefined,
    };
  return {
    total: start.length + (found ?? 0),
    found,
    // The count in the search field includes every style; the count of a purpose does not.
    noun: 'different icon',
    iconAt: position => start[position] ?? search.iconAt(position - start.length),
    // Negative positions before the search results tell the search in which direction the list scrolls.
    setVisibleRange: (first, last) => search.setVisibleRange(first - start.length, last - start.length),
  };
};

/** `1,234`. The first use of Intl takes 25 ms while the page loads. */
export const formatInteger = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 icon`, `1,234 icons`. */
export const formatIconCount = (total: number, noun = 'icon'): string =>
  total === 1 ? `1 ${noun}` : `${formatInteger(total)} ${noun}s`;
