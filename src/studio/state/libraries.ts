// Libraries of the service.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Library } from '../../client/api-types.ts';
import type { Api } from '../api/api.ts';
import { createTrouble } from '../api/failure.ts';

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
