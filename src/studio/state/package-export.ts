// Export of the design: ZIP, head elements, curl command, JSON body.
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { FRAMEWORK_IDS, type FrameworkId } from '../../contract/export/export-fields.ts';
import type { Api } from '../api/api.ts';
import { type ApiFailure, isAborted, retryAfterLimit, toFailure } from '../api/failure.ts';
import { type Design, hasLogos } from './design/design.ts';
import { readItem, writeItem } from './storage.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly isSlow: boolean }
  | { readonly status: 'waiting'; readonly seconds: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** A package and the design that it was made of. */
export interface MadePackage {
  readonly design: Design;
  readonly fileName: string;
  readonly zip: Blob;
}

export interface PackageExport {
  readonly state: ReadonlySignal<ExportState>;
  /** The last package; stays when the design changes. */
  readonly made: ReadonlySignal<MadePackage | undefined>;
  /** Undefined after a failure, which `state` describes. */
  zip(): Promise<MadePackage | undefined>;
  /** Framework whose steps begin README.txt; the browser remembers it. */
  readonly framework: ReadonlySignal<FrameworkId | undefined>;
  chooseFramework(id: FrameworkId): void;
  headSnippet(): Promise<string>;
  /** Throws an ApiFailure if this browser does not have the logo of the design. */
  jsonBody(): Promise<string>;
}

const SLOW_MS = 2000;

const FRAMEWORK_KEY = 'favsmith.framework';
const storage = () => localStorage;

const rememberedFramework = (): FrameworkId | undefined => {
  const remembered = readItem(storage, FRAMEWORK_KEY);
  return FRAMEWORK_IDS.find(id => id === remembered);
};

/** Runs one request at a time: the next one aborts it. `state` shows its progress, and its failure. */
const createRunner = (state: Signal<ExportState>) => {
  let pending = new AbortController();
  const setWorking = (isSlow: boolean) => {
    state.value = { status: 'working', isSlow };
  };
  return async <T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    setWorking(false);
    const slowTimer = setTimeout(() => {
      if (state.peek().status === 'working') setWorking(true);
    }, SLOW_MS);
    const onWait = (seconds: number) => {
      if (seconds > 0) state.value = { status: 'waiting', seconds };
      else setWorking(false);
    };
    try {
      return await retryAfterLimit(() => send(signal), { signal, onWait });
    } catch (error) {
      if (!isAborted(error)) state.value = { status: 'failed', failure: toFailure(error) };
      throw error;
    } finally {
      clearTimeout(slowTimer);
    }
  };
};

export const createPackageExport = (api: Api, design: ReadonlySignal<Design>): PackageExport => {
  const state = signal<ExportState>({ status: 'idle' });
  const made = signal<MadePackage | undefined>(undefined);
  const framework = signal(rememberedFramework());
  const run = createRunner(state);
  const body = () => ({ ...design.peek(), ...(framework.value && { framework: framework.value }) });

  // The result of an export is about the design at that time.
  effect(() => {
    design.value;
    if (['done', 'failed'].includes(state.peek().status)) state.value = { status: 'idle' };
  });

  return {
    state,
    made,
    framework,
    chooseFramework: id => {
      framework.value = id;
      writeItem(storage, FRAMEWORK_KEY, id);
    },
    zip: async () => {
      const [exported, sent] = [design.peek(), body()];
      try {
        const result = {
          design: exported,
          ...(await run(async signal => api.exportZip(await withLogos(sent), signal))),
        };
        state.value = { status: 'done' };
        made.value = result;
        return result;
      } catch {
        // `state` describes the failure.
        return undefined;
      }
    },
    headSnippet: async () => {
      const sent = body();
      const { head } = await run(async signal => api.exportJson(await withLogos(sent), signal));
      state.value = { status: 'idle' };
      return head;
    },
    jsonBody: async () => JSON.stringify(await withLogos(design.peek()), null, 2),
  };
};

/** A design with the texts of its logos. */
const withLogos = async (design: Design): Promise<Design> =>
  hasLogos(design) ? (await import('../logo/design-body.ts')).bodyWithLogos(design) : design;
