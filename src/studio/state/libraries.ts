// Libraries of the service, and the styles of the selected icon.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Library } from '../../client/api-types.ts';
import type { Api, FoundIcon } from '../api/api.ts';
import { createTrouble } from '../api/failure.ts';
import type { Design } from './design/design.ts';

/** The libraries. Empty until they are loaded. */
export const createLibraries = (api: Api): ReadonlySignal<readonly Library[]> => {
  const libraries = signal<readonly Library[]>([]);
  const { attempt, onFailure } = createTrouble();
  effect(() => {
    attempt.value;
    api.listLibraries().then(list => {
      libraries.value = list;
    }, onFailure);
  });
  return libraries;
};

const NONE: readonly string[] = [];
/** Number of search results in which an icon is looked up by name. */
const CANDIDATES = 24;

/** Styles of the selected icon. Sends a request per icon, but only for libraries with several styles. */
export const createIconStyles = (
  api: Api,
  design: ReadonlySignal<Design>,
  libraries: ReadonlySignal<readonly Library[]>,
) => {
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
      const { items } = await api.searchIcons(query, { offset: 0, limit: CANDIDATES }, controller.signal);
      known.set(key, items.find(icon => icon.name === name)?.styles ?? NONE);
      if (!controller.signal.aborted) styles.value = known.get(key) ?? NONE;
    };
    // Ignores failures, which only hide the style choice.
    find().catch(() => undefined);
    return () => controller.abort();
  });
  return {
    /** Empty for initials, and as long as the styles are unknown. */
    styles,
    /** Stores the styles of a search result. */
    remember: ({ library, name, styles: found }: FoundIcon): void => {
      if (found) known.set(`${library} ${name}`, found);
    },
  };
};
