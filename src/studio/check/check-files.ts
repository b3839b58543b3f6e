// Check of dropped files in a web worker.
import type { SiteFinding } from '../../check/site.ts';
import type { FromChecker, ToChecker } from './check-worker.ts';
import { type DroppedItem, openSiteFiles } from './site-files.ts';

export interface CheckedFiles {
  readonly name: string;
  readonly findings: readonly SiteFinding[];
}

const TIMEOUT_MS = 30_000;

/** Checks files and reads those that the worker requests. Throws an Error whose message is for the user. */
export const checkFiles = async (items: readonly DroppedItem[]): Promise<CheckedFiles> => {
  const { name, zip, fileAt } = await openSiteFiles(items);
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToChecker): void => worker.postMessage(message);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const findings = await new Promise<readonly SiteFinding[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} takes too long to check.`)), TIMEOUT_MS);
      worker.addEventListener('error', () =>
        reject(new Error('Could not load the check. You may be offline.')),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<FromChecker>) => {
        if ('findings' in data) resolve(data.findings);
        else if ('message' in data) reject(new Error(data.message));
        else fileAt(data.wanted).then(file => send({ path: data.wanted, file }), reject);
      });
      send({ zip });
    });
    return { name, findings };
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};
