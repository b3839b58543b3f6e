import { afterEach, describe, expect, test } from 'vitest';
import { queueLengths, queueRefusals, queueWaits, threadFailures } from '../../../src/service/telemetry.ts';
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../../src/service/threads/worker-pool.ts';

/** A job of scripted-worker.mjs: one of its actions. */
interface ScriptedJob {
  readonly action: string;
  readonly argument?: unknown;
}

const url = new URL('./scripted-worker.mjs', import.meta.url);
type Pool = WorkerPool<ScriptedJob, unknown>;
const pools: Pool[] = [];
const createPool = (options: Partial<WorkerPoolOptions<ScriptedJob>> = {}) => {
  const pool: Pool = createWorkerPool({ script: { url }, threads: 1, maxQueue: 10, ...options });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map(pool => pool.close())));

const ok: ScriptedJob = { action: 'return', argument: 'done' };
const idOf = (pool: Pool) => pool.run({ action: 'return' });

describe('a worker pool', () => {
  test('returns the results that its threads post', async () => {
    const pool = createPool({ threads: 2 });
    const results = await Promise.all([1, 2, 3, 4].map(argument => pool.run({ action: 'return', argument })));
    expect(results).toEqual([1, 2, 3, 4]);
  });

  test('runs successive jobs on the same thread', async () => {
    const pool = createPool({ threads: 2 });
    const ids = [await idOf(pool), await idOf(pool), await idOf(pool)];
    expect(new Set(ids).size).toBe(1);
  });

  test('runs at most as many jobs at a time as it has threads', async () => {
    const pool = createPool({ threads: 2 });
    const ids = await Promise.all(Array.from({ length: 8 }, () => idOf(pool)));
    expect(new Set(ids).size).toBe(2);
  });

  test('rejects with the error of the job and keeps the thread', async () => {
    const pool = createPool();
    const id = await idOf(pool);
    await expect(pool.run({ action: 'reject', argument: 'no glyph' })).rejects.toThrow('no glyph');
    expect(await idOf(pool)).toBe(id);
  });

  test('terminates a thread after idleTimeout and starts another for the next job', async () => {
    const pool = createPool({ idleTimeout: 1 });
    const id = await idOf(pool);
    await expect.poll(() => idOf(pool).catch(() => id)).not.toBe(id);
  });

  test('alternates between urgent jobs and others while both wait, urgent ones first', async () => {
    const pool = createPool({ isUrgent: ({ argument }) => argument === 'urgent' });
    const order: unknown[] = [];
    const run = async (argument: string) => order.push(await pool.run({ action: 'return', argument }));
    await Promise.all(['first', 'other', 'other', 'urgent', 'urgent', 'urgent', 'urgent'].map(run));
    expect(order).toEqual(['first', 'urgent', 'other', 'urgent', 'other', 'urgent', 'urgent']);
  });

  test('keeps idle threads up to the number minThreads and terminates the others', async () => {
    const pool = createPool({ threads: 2, minThreads: 1, idleTimeout: 1 });
    const pairOf = () => Promise.all([idOf(pool), idOf(pool)]);
    const counts: number[] = [];
    let before = await pairOf();
    const countKept = async () => {
      const after = await pairOf();
      counts.push(after.filter(id => before.includes(id)).length);
      before = after;
      return counts.at(-1);
    };
    await expect.poll(countKept).toBe(1);
    expect(counts).not.toContain(0);
  });

  test('runs all warm-up jobs on each thread that stays, even if one fails', async () => {
    const pool = createPool({ threads: 3, minThreads: 2 });
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const count: ScriptedJob = { action: 'count', argument: counter };
    await pool.warmUp([count, { action: 'reject', argument: 'failed' }, count]);
    expect(counter[0]).toBe(4);
  });

  test('skips warm-up jobs on a thread that gets another job', async () => {
    const pool = createPool({ minThreads: 1 });
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const warming = pool.warmUp([
      { action: 'sleep', argument: 20 },
      { action: 'count', argument: counter },
    ]);
    const job = pool.run({ action: 'sleep', argument: 20 });
    await Promise.all([warming, job]);
    expect(counter[0]).toBe(0);
  });

  test('finishes running and waiting jobs before it closes, and rejects later jobs', async () => {
    const pool = createPool();
    const results = Promise.all([pool.run({ action: 'sleep', argument: 20 }), pool.run(ok)]);
    await pool.close();
    expect(await results).toEqual(['slept', 'done']);
    await expect(pool.run(ok)).rejects.toThrow('closed');
  });
});

describe('a thread of a worker pool', () => {
  const failures: readonly (readonly [string, ScriptedJob, string])[] = [
    ['throws an uncaught error', { action: 'crash', argument: 'crashed' }, 'crashed'],
    ['exits', { action: 'exit', argument: 3 }, 'code 3'],
    ['runs beyond its time limit', { action: 'hang' }, 'ran for 3000 ms'],
    ['fills its memory', { action: 'hoard' }, 'memory limit'],
  ];

  test.runIf(process.platform === 'linux')(
    'is terminated after its limit of processor time, which does not include the time in which it sleeps',
    async () => {
      const script = { url, workerData: 'tells its id' };
      const pool = createPool({ script, jobTimeout: 300, jobDeadline: 30_000 });
      const times: number[] = [];
      const onTime = (milliseconds: number) => times.push(milliseconds);
      await pool.run({ action: 'return', argument: 1 });
      expect(await pool.run({ action: 'sleep', argument: 600 }, { onTime })).toBe('slept');
      await expect(pool.run({ action: 'hang' }, { onTime })).rejects.toThrow('ran for 300 ms');
      expect(times).toHaveLength(2);
      expect(times[0]).toBeLessThan(times[1] as number);
      expect(times[1]).toBeGreaterThanOrEqual(300);
      const impatient = createPool({ script, jobTimeout: 300, jobDeadline: 3000 });
      await expect(impatient.run({ action: 'sleep', argument: 20_000 })).rejects.toThrow(
        'did not end in 3000 ms',
      );
    },
  );

  test.each(failures)(
    'rejects its job if it %s, and a new thread runs the waiting jobs',
    async (_, job, message) => {
      // On a busy machine, the thread may need seconds to fill its memory.
      const pool = createPool({ jobTimeout: job.action === 'hang' ? 3000 : 30_000 });
      const first = await idOf(pool);
      const [failed, ...others] = await Promise.allSettled([pool.run(job), idOf(pool), idOf(pool)]);
      expect(failed).toMatchObject({ reason: { message: expect.stringContaining(message) } });
      const [second, third] = others.map(outcome => outcome.status === 'fulfilled' && outcome.value);
      expect(second).toBe(third);
      expect(second).not.toBe(first);
    },
  );

  test('rejects every job if its script is missing or does not load, and the pool still closes', async () => {
    const broken = createPool({ script: { url, workerData: 'fails to load' }, threads: 2 });
    const missing = createPool({ script: { url: new URL('./missing.mjs', url) } });
    const wrong = createPool({ script: { url: new URL('https://example.org/worker.js') } });
    for (const [pool, message] of [
      [broken, 'broken module'],
      [missing, 'missing.mjs'],
      [wrong, 'file'],
    ] as const) {
      const outcomes = await Promise.allSettled([pool.run(ok), pool.run(ok), pool.run(ok)]);
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ reason: { message: expect.stringContaining(message) } });
    }
  });

  test('is replaced for the next job if it crashes while it is idle', async () => {
    const pool = createPool();
    const id = await pool.run({ action: 'return and crash', argument: 'late' });
    await expect.poll(() => idOf(pool).catch(() => id)).not.toBe(id);
  });
});

describe('the queue of a worker pool', () => {
  test('rejects jobs beyond its maximum length and runs the others', async () => {
    const pool = createPool({ maxQueue: 2 });
    const outcomes = await Promise.allSettled([ok, ok, ok, ok, ok].map(job => pool.run(job)));
    expect(outcomes.map(({ status }) => status === 'rejected')).toEqual([false, false, false, true, true]);
    expect(outcomes[3]).toMatchObject({ reason: { message: '2 jobs are waiting already' } });
  });

  test('reports in advance whether it is full of urgent jobs, and still accepts other jobs', async () => {
    const pool = createPool({ maxQueue: 2, isUrgent: ({ argument }) => argument === 'urgent' });
    expect(pool.refusal(true)).toBe(undefined);
    const running = pool.run({ action: 'sleep', argument: 30 });
    expect(pool.refusal(true)).toBe(undefined);
    const urgent = Array.from({ length: 2 }, () => pool.run({ action: 'return', argument: 'urgent' }));
    expect(pool.refusal(true)).toMatchObject({ name: 'QueueFullError' });
    expect(pool.refusal(false)).toBe(undefined);
    await Promise.all([running, ...urgent, pool.run(ok), pool.run(ok)]);
    expect(pool.refusal(true)).toBe(undefined);
  });

  test('rejects a job at once if it would probably wait longer than maxWait, with an estimate of the wait', async () => {
    const pool = createPool({ maxWait: 60 });
    const started = performance.now();
    for (let index = 0; index < 5; index++) await pool.run({ action: 'sleep', argument: 100 });
    const total = performance.now() - started;
    // The moving average of the duration starts at 0 ms; after five jobs, it is about 40 ms. One job runs, two wait, and for
    // the fourth the estimated wait is 80 ms.
    const jobs = Array.from({ length: 5 }, () => pool.run({ action: 'sleep', argument: 100 }));
    const results = await Promise.allSettled(jobs);
    expect(results[0]?.status).toBe('fulfilled');
    const { reason } = results[4] as PromiseRejectedResult;
    expect(reason.name).toBe('QueueFullError');
    expect(reason.waitMilliseconds).toBeGreaterThan(60);
    expect(reason.waitMilliseconds).toBeLessThan(2 * total);
  });

  test('rejects a job that waits longer than queueTimeout and runs later jobs', async () => {
    const pool = createPool({ queueTimeout: 20 });
    const slow = pool.run({ action: 'sleep', argument: 200 });
    await expect(pool.run(ok)).rejects.toThrow('waited for 20 ms');
    expect(await slow).toBe('slept');
    expect(await pool.run(ok)).toBe('done');
  });
});

test('the diagnostics channels of a worker pool receive queue lengths, waits, refusals and failures', async () => {
  const messages: Record<string, unknown[]> = {};
  const ends = Object.entries({ queueLengths, queueWaits, queueRefusals, threadFailures }).map(
    ([name, channel]) => {
      const received: unknown[] = [];
      messages[name] = received;
      const onMessage = (message: unknown) => received.push(message);
      channel.subscribe(onMessage);
      return () => channel.unsubscribe(onMessage);
    },
  );
  const pool = createPool({ maxQueue: 2 });
  await Promise.allSettled([ok, ok, ok, ok].map(job => pool.run(job)));
  await pool.run({ action: 'reject', argument: 'no glyph' }).catch(() => {});
  await pool.run({ action: 'crash', argument: 'broken' }).catch(() => {});
  for (const end of ends) end();
  expect(messages).toEqual({
    queueLengths: [1, 2, 1, 0],
    queueWaits: [0, expect.any(Number), expect.any(Number), 0, 0],
    queueRefusals: [undefined],
    threadFailures: [undefined],
  });
});

describe('an aborted job', () => {
  const reason = new Error('the client is gone');

  test('is never sent to a thread if its signal is already aborted', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const pool = createPool();
    const signal = AbortSignal.abort(reason);
    await expect(pool.run({ action: 'count', argument: counter }, { signal })).rejects.toBe(reason);
    await pool.run(ok);
    expect(counter[0]).toBe(0);
  });

  test('leaves the queue immediately and makes room for another job', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const pool = createPool({ maxQueue: 2 });
    const controller = new AbortController();
    const slow = pool.run({ action: 'sleep', argument: 50 });
    const dropped = pool.run({ action: 'count', argument: counter }, { signal: controller.signal });
    const behind = pool.run(ok);
    controller.abort(reason);
    await expect(dropped).rejects.toBe(reason);
    const added = pool.run(ok);
    expect(await Promise.all([slow, behind, added])).toEqual(['slept', 'done', 'done']);
    expect(counter[0]).toBe(0);
  });

  test('finishes if it is running and ends within abortedJobTimeout', async () => {
    const pool = createPool();
    const controller = new AbortController();
    const running = pool.run({ action: 'sleep', argument: 20 }, { signal: controller.signal });
    controller.abort(reason);
    expect(await running).toBe('slept');
  });

  test('is terminated if it is running and exceeds abortedJobTimeout', async () => {
    const pool = createPool({ abortedJobTimeout: 20 });
    const controller = new AbortController();
    await pool.run(ok);
    const running = pool.run({ action: 'hang' }, { signal: controller.signal });
    controller.abort(reason);
    await expect(running).rejects.toThrow('ran for 20 ms');
    expect(await pool.run(ok)).toBe('done');
  });
});
