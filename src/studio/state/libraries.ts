// The list of libraries, for filters and licences.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { LibraryItem } from '../api/answers.ts';
import type { Api } from '../api/api.ts';
import type { Search } from './search.ts';

/**
 * Empty until the list has come, which nothing waits for. If it fails to come, it is asked for again with the next
 * answer to a search, since then the service is back.
 */
export const createLibraries = (api: Api, search: Search): ReadonlySignal<readonly LibraryItem[]> => {
  const libraries = signal<readonly LibraryItem[]>([]);
  let isUnderway = false;
  const load = async () => {
    if (isUnderway || libraries.peek().length > 0) return;
    isUnderway = true;
    try {
      libraries.value = await api.listLibraries();
    } catch {
      // The search tells what is wrong with the service.
    } finally {
      isUnderway = false;
    }
  };
  effect(() => {
    search.total.value;
    void load();
  });
  return libraries;
};
