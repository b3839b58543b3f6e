// Windows, headers and sizes of the limits.
import { describe, expect, it } from 'vitest';
import {
  contactSheetCost,
  formatKibibytes,
  LONGEST_ARTWORK_BODY,
  MAX_ARTWORK_BYTES,
  MAXIMUM_BODY_BYTES,
  MAXIMUM_HEADER_BYTES,
  QUOTAS,
  rateLimitHeaders,
  secondsUntilReset,
  timeCost,
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
    ['the whole of a given limit', { resetSeconds: 60, limit: 5 }, [5, 5, 60]],
    ['the remaining requests of a given limit', { resetSeconds: 60, limit: 5, remaining: 2 }, [5, 2, 60]],
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

it('bodies and headers may have 16 KiB, artwork 1 MiB, and a body with artwork twice that and 16 KiB', () => {
  expect([MAXIMUM_BODY_BYTES, MAXIMUM_HEADER_BYTES]).toEqual([16_384, 16_384]);
  expect([MAX_ARTWORK_BYTES, LONGEST_ARTWORK_BODY]).toEqual([1_048_576, 2_113_536]);
  expect([1024, 16_384, 512].map(formatKibibytes)).toEqual(['1 KiB', '16 KiB', '0.5 KiB']);
});

describe('the cost of a request', () => {
  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('for a contact sheet of %i icons equals the cost of %i previews', (icons, previews) => {
    expect(contactSheetCost(icons)).toBe(previews);
  });

  it.each([
    ['export', 249, 0],
    ['export', 250, 1],
    ['export', 1000, 4],
    ['preview', 79, 0],
    ['preview', 160, 2],
  ] as const)('for an %s with artwork that takes %i ms is higher by %i', (quota, milliseconds, cost) => {
    expect(timeCost(quota, milliseconds)).toBe(cost);
  });
});
