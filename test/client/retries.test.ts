// Retries of the client after the time in Retry-After.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, FavsmithError } from '../../src/client/client.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const limited = (retryAfter?: string): Response =>
  new Response(JSON.stringify({ code: 'rate_limited', detail: 'Too many.', status: 429 }), {
    status: 429,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    },
  });
const healthy = (): Response => Response.json({ status: 'ok', icons: 1 });

/** A client whose server returns `responses` in order. Also returns the times of the requests in seconds. */
const clientOf = (responses: readonly (() => Response)[], options = {}) => {
  const start = Date.now();
  const requests: number[] = [];
  const client = createClient({
    baseUrl: 'http://server.test',
    fetch: async () => {
      const response = responses[requests.length];
      requests.push((Date.now() - start) / 1000);
      if (!response) throw new Error('unexpected request');
      return response();
    },
    ...options,
  });
  return { client, requests };
};

test.each([
  ['after the seconds', ['42', '7'], [0, 42, 49]],
  ['at the date', ['Thu, 01 Jan 2026 00:00:30 GMT'], [0, 30]],
])('the client retries a request %s in Retry-After', async (_case, waits, times) => {
  const { client, requests } = clientOf([...waits.map(wait => () => limited(wait)), healthy]);
  const health = client.getHealth();
  await vi.runAllTimersAsync();
  expect(await health).toEqual({ status: 'ok', icons: 1 });
  expect(requests).toEqual(times);
});

test.each([
  ['after the last attempt', ['1', '1', '1'], {}, 3],
  ['at once without Retry-After', [undefined], {}, 1],
  ['at once if Retry-After cannot be read', ['soon'], {}, 1],
  ['at once if the wait is longer than allowed', ['61'], {}, 1],
  ['at once without retries', ['1'], { retries: 0 }, 1],
] as const)('the client fails %s', async (_, waits, options, count) => {
  const { client, requests } = clientOf(
    waits.map(wait => () => limited(wait)),
    options,
  );
  const failure = client.getHealth().catch(error => error);
  await vi.runAllTimersAsync();
  const error = await failure;
  expect(error).toBeInstanceOf(FavsmithError);
  expect(error.code).toBe('rate_limited');
  expect(requests).toHaveLength(count);
});

test('the client stops waiting when the signal is aborted, and rejects with the reason of the signal', async () => {
  const { client, requests } = clientOf([() => limited('30'), healthy]);
  const controller = new AbortController();
  const failure = client.getHealth({ signal: controller.signal }).catch(error => error);
  await vi.advanceTimersByTimeAsync(5000);
  controller.abort('enough');
  expect(await failure).toBe('enough');
  await vi.runAllTimersAsync();
  expect(requests).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the client does not wait if the signal was aborted before', async () => {
  const { client } = clientOf([() => limited('30'), healthy]);
  await expect(client.getHealth({ signal: AbortSignal.abort('early') })).rejects.toBe('early');
  expect(vi.getTimerCount()).toBe(0);
});
