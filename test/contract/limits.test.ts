// Windows, headers and sizes of the limits.
import { describe, expect, it } from 'vitest';
import {
  formatKibibytes,
  MAXIMUM_BODY_BYTES,
  MAXIMUM_HEADER_BYTES,
  QUOTAS,
  rateLimitHeaders,
  secondsUntilReset,
  WINDOW_SECONDS,
  windowNumber,
} from '../../src/contract/limits.ts';

describe('the rate-limit window', () => {
  it.each([
    [0, 0, 60],
    [999, 0, 60],
    [1_000, 0, 59],
    [59_000, 0, 1],
    [59_999, 0, 1],
    [60_000, 1, 60],
    [60_001, 1, 60],
    [119_999, 1, 1],
    [3_600_000, 60, 60],
  ])('at %i ms is the window %i and ends in %i seconds', (time, window, seconds) => {
    expect([windowNumber(time), secondsUntilReset(time)]).toEqual([window, seconds]);
  });
});

describe('rateLimitHeaders', () => {
  it.each([
    ['the whole quota by default', { resetSeconds: 7 }, [20, 20, 7]],
    ['the remaining requests', { resetSeconds: 1, remaining: 0 }, [20, 0, 1]],
    ['a limit of its own, of which all remains', { resetSeconds: 60, limit: 5 }, [5, 5, 60]],
    ['a limit and the remaining requests', { resetSeconds: 60, limit: 5, remaining: 2 }, [5, 2, 60]],
  ])('advertises %s', (_, state, [limit, remaining, reset]) => {
    expect(rateLimitHeaders('export', state)).toEqual({
      'RateLimit-Limit': `${limit}`,
      'RateLimit-Remaining': `${remaining}`,
      'RateLimit-Reset': `${reset}`,
      RateLimit: `limit=${limit}, remaining=${remaining}, reset=${reset}`,
      'RateLimit-Policy': `${limit};w=60`,
    });
  });

  it('has the quotas and the window that the specification names', () => {
    expect(WINDOW_SECONDS).toBe(60);
    expect(QUOTAS).toEqual({
      export: 20,
      search: 120,
      lookup: 120,
      preview: 60,
      mcp: 60,
      health: 40,
      libraries: 40,
      index: 40,
      other: 40,
    });
  });
});

it('bodies and headers have at most 16 KiB', () => {
  expect([MAXIMUM_BODY_BYTES, MAXIMUM_HEADER_BYTES]).toEqual([16_384, 16_384]);
  expect([1024, 16_384, 512].map(formatKibibytes)).toEqual(['1 KiB', '16 KiB', '0.5 KiB']);
});
