// Libraries of the service, and the styles of the selected icon.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Library } from '../../client/api-types.ts';
import type { Api, FoundIcon } from '../api/api.ts';
import type { Design } from './design/design.ts';
import type { Search } from './search/search.ts';

/** Empty until loaded. After a failure, the next search response triggers another request. */
export const createLibraries = (api: Api, search: Search): ReadonlySignal<readonly Library[]> => {
  const libraries = signal<readonly Library[]>([]);
  let isLoading = false;
  const load = async () => {
    if (isLoading || libraries.peek().length > 0) return;
    isLoading = true;
    try {
      libraries.value = await api.listLibraries();
    } catch {
      // The search shows the failure.
    } finally {
      isLoading = false;
    }
  };
  effect(() => {
    search.total.value;
    search.failure.value;
    void load();
  });
  return libraries;
};

export interface IconStyles {
  /** Empty for initials, and until the styles are known. */
  readonly styles: ReadonlySignal<readonly string[]>;
  /** Remembers the styles of a search result. */
  remember(icon: FoundIcon): void;
}

const NONE: readonly string[] = [];
/** Results among which an icon is found by its name. */
const CANDIDATES = 24;

/** Asks the API once per icon, and only for libraries with several styles. */
export const createIconStyles = (
  api: Api,
  design: ReadonlySignal<Design>,
  libraries: ReadonlySignal<readonly Library[]>,
): IconStyles => {
  const known = new Map<string, readonly string[]>();
  const styles = signal(NONE);
  effect(() => {
    const { text, library = '', name = '' } = design.value;
    const key = `${library} ${name}`;
    const offered = libraries.value.find(({ slug }) => slug === library)?.styles ?? NONE;
    styles.value = known.get(key) ?? NONE;
    if (text !== undefined || offered.length < 2 || known.has(key)) return;
    const controller = new AbortController();
    const find = async () => {
      const query = { q: name, library, style: '' };
      const { icons } = await api.searchIcons(query, { offset: 0, limit: CANDIDATES }, controller.signal);
      known.set(key, icons.find(icon => icon.name === name)?.styles ?? NONE);
      if (!controller.signal.aborted) styles.value = known.get(key) ?? NONE;
    };
    // Without the styles, the choice of a style is missing, and nothing else.
    find().catch(() => undefined);
    return () => controller.abort();
  });
  return {
    styles,
    remember: ({ library, name, styles: found }) => {
      if (found) known.set(`${library} ${name}`, found);
    },
  };
};
