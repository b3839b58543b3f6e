// Icons of the grid by position: start icons, then search results.
import type { Candidate } from '../state/search/start-icons.ts';
import type { Studio } from '../state/studio.ts';

export interface ResultList {
  /** Undefined until the number is known. */
  readonly total: number | undefined;
  /** Number of search results without the start icons, for the count. */
  readonly found: number | undefined;
  /** What the count counts; the default is `icon`. */
  readonly noun?: string;
  iconAt(position: number): Candidate | undefined;
  setVisibleRange(first: number, last: number): void;
}

/** The list of the grid. Reads signals, so components that call this function render when the list changes. */
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
    // The count of a search includes every style. The count of a purpose does not, so it has another noun.
    noun: 'different icon',
    iconAt: position => start[position] ?? search.iconAt(position - start.length),
    setVisibleRange: (first, last) => search.setVisibleRange(first - start.length, last - start.length),
  };
};

/** Formats `1,234`. Intl is not used, because its first use takes 25 ms while the page loads. */
export const formatInteger = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats `1 icon` or `1,234 icons`. */
export const formatIconCount = (total: number, noun = 'icon'): string =>
  total === 1 ? `1 ${noun}` : `${formatInteger(total)} ${noun}s`;
