// Query of the search in the browser's session storage.
import type { IconQuery } from '../../api/api.ts';
import { readItem, writeItem } from '../storage.ts';

const KEY = 'favsmith.search';

export const storeQuery = (page: Window, query: IconQuery): void => {
  writeItem(() => page.sessionStorage, KEY, JSON.stringify(query));
};

/** After a reload and on the way back to the page; a new visit starts without a query. */
export const storedQuery = (page: Window): IconQuery => {
  const empty = { q: '', library: '', style: '' };
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit || visit.type === 'navigate') return empty;
  try {
    const stored: unknown = JSON.parse(readItem(() => page.sessionStorage, KEY) ?? '{}');
    const texts = Object.entries(stored as object).filter(
      ([name, text]) => name in empty && typeof text === 'string',
    );
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    // Not JSON: other code wrote it.
    return empty;
  }
};
