// Requests of packages: progress, failures, stored framework.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ExportPackage } from '../../client/api-types.ts';
import { FRAMEWORK_IDS, type FrameworkId } from '../../contract/export/export-fields.ts';
import { type Api, createTransport } from '../api/api.ts';
import { isAborted, retryAfterLimit, toFailure } from '../api/failure.ts';
import { type Design, hasLogos } from './design/design.ts';
import type { ExportState, MadePackage, PackageExport } from './package-export.ts';
import { readItem, writeItem } from './storage.ts';

const SLOW_MS = 2000;

const FRAMEWORK_KEY = 'favsmith.framework';
const storage = () => localStorage;

const rememberedFramework = (): FrameworkId | undefined => {
  const remembered = readItem(storage, FRAMEWORK_KEY);
  return FRAMEWORK_IDS.find(id => id === remembered);
};

/** Runs one request at a time. A new request aborts the former one. `state` shows progress and failure. */
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

export type PackageRequests = Pick<PackageExport, 'zip' | 'headSnippet' | 'jsonBody' | 'chooseFramework'>;

interface RequestPorts {
  readonly api: Api;
  readonly design: ReadonlySignal<Design>;
  readonly state: Signal<ExportState>;
  readonly made: Signal<MadePackage | undefined>;
  readonly framework: Signal<FrameworkId | undefined>;
}

export const createPackageRequests = ({
  api,
  design,
  state,
  made,
  framework,
}: RequestPorts): PackageRequests => {
  framework.value = rememberedFramework();
  const run = createRunner(state);
  const send = async (accept: string, sent: Design, signal: AbortSignal) =>
    fetchExport(api, { accept, body: await withLogos(sent), signal });
  const body = () => ({ ...design.peek(), ...(framework.value && { framework: framework.value }) });
  return {
    chooseFramework: id => {
      framework.value = id;
      writeItem(storage, FRAMEWORK_KEY, id);
    },
    zip: async () => {
      const [exported, sent] = [design.peek(), body()];
      try {
        const result = {
          design: exported,
          ...(await run(async signal => zipOf(await send('application/zip', sent, signal)))),
        };
        state.value = { status: 'done' };
        made.value = result;
        return result;
      } catch {
        // Ignored: `state` describes the failure.
        return undefined;
      }
    },
    headSnippet: async () => {
      const sent = body();
      const { head } = await run(async (signal): Promise<ExportPackage> => {
        const response = await send('application/json', sent, signal);
        return response.json();
      });
      state.value = { status: 'idle' };
      return head;
    },
    jsonBody: async () => JSON.stringify(await withLogos(design.peek()), null, 2),
  };
};

/** A design with the texts of its logos. */
const withLogos = async (design: Design): Promise<Design> =>
  hasLogos(design) ? (await import('../logo/design-body.ts')).bodyWithLogos(design) : design;

interface ExportOptions {
  readonly accept: string;
  readonly body: Design;
  readonly signal: AbortSignal;
}

const fetchExport = (api: Api, { accept, body, signal }: ExportOptions): Promise<Response> =>
  createTransport(new URL('.', api.exportUrl))('export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify(body),
    signal,
  });

const zipOf = async (response: Response): Promise<Pick<MadePackage, 'fileName' | 'zip'>> => ({
  fileName:
    /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'favicon.zip',
  zip: await response.blob(),
});
