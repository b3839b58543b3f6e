// List of libraries, for filters and licenses.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Api } from '../../api/api.ts';
import type { LibraryItem } from '../../api/responses.ts';
import type { Search } from './search.ts';

/** Empty until loaded. After a failure, the next search response triggers another request. */
export const createLibraries = (api: Api, search: Search): ReadonlySignal<readonly LibraryItem[]> => {
  const libraries = signal<readonly LibraryItem[]>([]);
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
