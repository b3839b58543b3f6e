import { describe, expect, test } from 'vitest';
import { parseExportBody } from '../../../src/contract/export/export-body.ts';
import { withCache } from '../../../src/service/threads/caches.ts';
import type { Job, JobResult } from '../../../src/service/threads/job.ts';
import type { RunOptions } from '../../../src/service/threads/worker-pool.ts';
import { DeadlineError } from '../../../src/service/threads/worker-thread.ts';

const job = (siteName: string, fields: object = {}) => ({
  request: parseExportBody({ text: 'A', site_name: siteName, ...fields }),
  iconSource: undefined,
  form: 'zip' as const,
});

/** Fake worker pool whose jobs end in the next turn of the event loop. It records started, finished and aborted jobs. */
const recorder = (resultBytes = 10) => {
  const started: string[] = [];
  const finished: string[] = [];
  const aborted: string[] = [];
  const run = async (each: Job, { signal }: RunOptions = {}): Promise<JobResult> => {
    const { siteName } = (each as ReturnType<typeof job>).request;
    started.push(siteName);
    signal?.addEventListener('abort', () => aborted.push(siteName));
    await new Promise(resolve => setImmediate(resolve));
    if (siteName === 'broken') throw new Error('broken');
    const bytes = new Uint8Array(resultBytes);
    finished.push(siteName);
    return { files: [{ path: 'a.zip', mediaType: 'application/zip', bytes }], etag: '"e"' };
  };
  return { started, finished, aborted, run };
};

describe('the result cache', () => {
  test('runs equal concurrent jobs once and returns the same result to all callers', async () => {
    const { started, run } = recorder();
    const runCached = withCache(run, 1e6);
    const results = await Promise.all(Array.from({ length: 20 }, () => runCached(job('one'))));
    expect(started).toEqual(['one']);
    expect(new Set(results).size).toBe(1);
  });

  test.each<[string, number, readonly string[], readonly string[]]>([
    ['runs equal successive jobs once', 10, ['one', 'two', 'one'], ['one', 'two']],
    [
      'evicts the least recently used result when it is full',
      400_000,
      ['one', 'two', 'one', 'three', 'one', 'two'],
      ['one', 'two', 'three', 'two'],
    ],
    ['does not cache errors', 10, ['broken', 'broken'], ['broken', 'broken']],
    ['does not cache a result that is larger than the cache', 2e6, ['one', 'one'], ['one', 'one']],
  ])('%s', async (_, bytes, names, expected) => {
    const { started, run } = recorder(bytes);
    const runCached = withCache(run, 1e6);
    for (const name of names) {
      const result = runCached(job(name));
      if (name === 'broken') await expect(result).rejects.toThrow('broken');
      else expect((await result).files[0]?.bytes).toHaveLength(bytes);
    }
    expect(started).toEqual(expected);
  });

  test('rejects a call at its deadline, lets the job go on, and answers the repeated call with its result', async () => {
    let end: (result: JobResult) => void = () => undefined;
    let runs = 0;
    let isAborted = false;
    const runCached = withCache((_, { signal } = {}) => {
      runs++;
      signal?.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(resolve => {
        end = resolve;
      });
    }, 1e6);
    const controller = new AbortController();
    const call = runCached(job('one'), { deadline: 1, signal: controller.signal });
    await expect(call).rejects.toThrow(DeadlineError);
    controller.abort();
    const repeated = runCached(job('one'), { deadline: 60_000 });
    const result = { files: [], etag: '"e"' };
    end(result);
    expect(await repeated).toBe(result);
    expect(await runCached(job('one'))).toBe(result);
    expect([runs, isAborted]).toEqual([1, false]);
  });

  test('distinguishes jobs by every part of the request and the preview', async () => {
    const { started, run } = recorder();
    const runCached = withCache(run, 1e6);
    const preview = { format: 'svg', size: 32, scheme: 'light' } as const;
    const jobs: readonly Job[] = [
      job('one'),
      { ...job('one'), form: 'files' },
      { ...job('one'), preview },
      { ...job('one'), preview: { ...preview, scheme: 'dark' } },
      job('one', { padding: 0.2 }),
    ];
    for (const each of [...jobs, ...jobs]) await runCached(each);
    expect(started).toHaveLength(jobs.length);
  });
});

describe('aborting a call of the result cache', () => {
  const reason = new Error('the client is gone');
  /** Calls the cache for the job "one", and aborts the call. */
  const abortCall = async (runCached: ReturnType<typeof withCache>) => {
    const controller = new AbortController();
    const call = runCached(job('one'), { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  };

  test('rejects that call only, if another call waits for the same job', async () => {
    const { started, aborted, run } = recorder();
    const runCached = withCache(run, 1e6);
    const other = runCached(job('one'));
    await abortCall(runCached);
    await expect(other).resolves.toBeDefined();
    expect({ started, aborted }).toEqual({ started: ['one'], aborted: [] });
  });

  test('aborts the job if all calls for it are aborted', async () => {
    const { aborted, run } = recorder();
    const runCached = withCache(run, 1e6);
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => runCached(job('one'), { signal }));
    for (const [index, controller] of controllers.entries()) {
      expect(aborted).toEqual([]);
      controller.abort(reason);
      await expect(calls[index]).rejects.toBe(reason);
    }
    expect(aborted).toEqual(['one']);
  });

  test('makes a later equal call start a new job, whose result is cached', async () => {
    const { started, run } = recorder();
    const runCached = withCache(run, 1e6);
    await abortCall(runCached);
    await expect(runCached(job('one'))).resolves.toBeDefined();
    expect(started).toEqual(['one', 'one']);
    await runCached(job('one'));
    expect(started).toHaveLength(2);
  });

  test('does not prevent caching if the job finishes nevertheless', async () => {
    const { started, finished, run } = recorder();
    const runCached = withCache(run, 1e6);
    await abortCall(runCached);
    await expect.poll(() => finished).toEqual(['one']);
    await runCached(job('one'));
    expect(started).toEqual(['one']);
  });

  test('starts no job if it happens before the call', async () => {
    const { started, run } = recorder();
    const signal = AbortSignal.abort(reason);
    await expect(withCache(run, 1e6)(job('one'), { signal })).rejects.toBe(reason);
    expect(started).toEqual([]);
  });
});
