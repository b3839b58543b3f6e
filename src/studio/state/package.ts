// Taking the design along: the zip, the elements for a page's head, and requests that make the same package again.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Api } from '../api/api.ts';
import { ApiFailure, isAborted } from '../api/failure.ts';
import { patiently } from '../api/patience.ts';
import type { Design } from './design.ts';

export type TakeState =
  | { readonly at: 'rest' }
  | { readonly at: 'working'; readonly isSlow: boolean }
  | { readonly at: 'waiting'; readonly seconds: number }
  | { readonly at: 'done'; readonly fileName: string; readonly bytes: number }
  | { readonly at: 'failed'; readonly failure: ApiFailure };

export interface Package {
  readonly state: ReadonlySignal<TakeState>;
  /** Makes the package; `undefined` where that failed, which `state` tells. */
  zip(): Promise<{ fileName: string; zip: Blob } | undefined>;
  headSnippet(): Promise<string>;
  curlCommand(): string;
  jsonBody(): string;
}

const SLOW_MS = 2000;

export const createPackage = (api: Api, design: ReadonlySignal<Design>): Package => {
  const state = signal<TakeState>({ at: 'rest' });
  let underway = new AbortController();

  const begin = (): AbortSignal => {
    underway.abort();
    underway = new AbortController();
    return underway.signal;
  };

  const attempt = async <T>(make: (design: Design, signal: AbortSignal) => Promise<T>): Promise<T> => {
    const aborter = begin();
    const wanted = design.peek();
    state.value = { at: 'working', isSlow: false };
    const slowTimer = setTimeout(() => {
      if (state.peek().at === 'working') state.value = { at: 'working', isSlow: true };
    }, SLOW_MS);
    const onWait = (seconds: number) => {
      state.value = seconds > 0 ? { at: 'waiting', seconds } : { at: 'working', isSlow: false };
    };
    try {
      return await patiently(() => make(wanted, aborter), { signal: aborter, onWait });
    } catch (error) {
      if (!isAborted(error))
        state.value = {
          at: 'failed',
          failure: error instanceof ApiFailure ? error : new ApiFailure('broken'),
        };
      throw error;
    } finally {
      clearTimeout(slowTimer);
    }
  };

  // What was said about one design is not said about the next.
  effect(() => {
    design.value;
    if (['done', 'failed'].includes(state.peek().at)) state.value = { at: 'rest' };
  });

  const jsonBody = () => JSON.stringify(design.peek(), null, 2);

  return {
    state,
    zip: async () => {
      try {
        const made = await attempt(api.exportZip);
        state.value = { at: 'done', fileName: made.fileName, bytes: made.zip.size };
        return made;
      } catch {
        // `state` says what happened.
        return undefined;
      }
    },
    headSnippet: async () => {
      const { head } = await attempt(api.exportJson);
      state.value = { at: 'rest' };
      return head;
    },
    jsonBody,
    curlCommand: () =>
      [
        `curl -sS --fail-with-body -o favicon.zip ${shellQuote(api.exportAddress)}`,
        "  -H 'Content-Type: application/json'",
        `  -d ${shellQuote(JSON.stringify(design.peek()))}`,
      ].join(' \\\n'),
  };
};

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
