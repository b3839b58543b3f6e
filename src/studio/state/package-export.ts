import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ExportBody } from '../../client/api-types.ts';
import { FRAMEWORK_IDS, type FrameworkId } from '../../contract/export/package-fields.ts';
import type { Api } from '../api/api.ts';
import { type ApiFailure, isAborted, retryAfterLimit, toFailure } from '../api/failure.ts';
import { type Design, hasLogos, zipName } from './design/design.ts';
import { readItem, writeItem } from './storage.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly isSlow: boolean }
  | { readonly status: 'waiting'; readonly seconds: number }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** A package with the design from which it was made. */
export interface MadePackage {
  readonly design: Design;
  readonly fileName: string;
  readonly zip: Blob;
}

const SLOW_MS = 2000;
const FRAMEWORK_KEY = 'favsmith.framework';
const storage = () => localStorage;

/** Makes the package in this browser if the service cannot be reached. */
const requestPackage = async (api: Api, body: ExportBody, signal: AbortSignal) => {
  try {
    return await api.exportPackage(body, { signal });
  } catch (error) {
    if (isAborted(error) || toFailure(error).kind !== 'offline') throw error;
    const { makePackage } = await import('./make-package.ts').catch(() => {
      throw error;
    });
    return makePackage(api, body);
  }
};

export const createPackageExport = (api: Api, design: ReadonlySignal<Design>) => {
  const state = signal<ExportState>({ status: 'idle' });
  /** The last package. Stays when the design changes. */
  const made = signal<MadePackage | undefined>(undefined);
  const stored = readItem(storage, FRAMEWORK_KEY);
  /** The framework whose steps come first in README.txt. */
  const framework = signal<FrameworkId | undefined>(FRAMEWORK_IDS.find(id => id === stored));
  let pending = new AbortController();

  // The failure of another design is no longer shown.
  effect(() => {
    design.value;
    if (state.peek().status === 'failed') state.value = { status: 'idle' };
  });

  /** Makes the package of the current design, or of another. Aborts a former request. */
  const make = async (exported = design.peek()): Promise<MadePackage> => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    const setWorking = (isSlow: boolean) => {
      state.value = { status: 'working', isSlow };
    };
    setWorking(false);
    const slowTimer = setTimeout(() => {
      if (state.peek().status === 'working') setWorking(true);
    }, SLOW_MS);
    const onWait = (seconds: number) => {
      if (seconds > 0) state.value = { status: 'waiting', seconds };
      else setWorking(false);
    };
    try {
      const design = hasLogos(exported)
        ? await (await import('./logo/design-body.ts')).bodyWithLogos(exported)
        : exported;
      const body = { ...design, framework: framework.value } as ExportBody;
      const { fileName, zip } = await retryAfterLimit(() => requestPackage(api, body, signal), {
        signal,
        onWait,
      });
      const file = new Blob([zip as BlobPart], { type: 'application/zip' });
      state.value = { status: 'idle' };
      made.value = { design: exported, fileName: zipName(exported, fileName), zip: file };
      return made.value;
    } catch (error) {
      if (!isAborted(error)) state.value = { status: 'failed', failure: toFailure(error) };
      throw error;
    } finally {
      clearTimeout(slowTimer);
    }
  };

  return {
    state,
    made,
    framework,
    chooseFramework: (id: FrameworkId): void => {
      framework.value = id;
      writeItem(storage, FRAMEWORK_KEY, id);
    },
    make,
  };
};
