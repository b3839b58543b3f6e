// The production quotas, which every response advertises: how many requests a client has in a window of 60 seconds.

export const WINDOW_SECONDS = 60;

/** Requests per window and client address, by the class of an operation; everything else counts as `status`. */
export const QUOTAS = { export: 20, icons: 120, status: 40 } as const;

export type QuotaClass = keyof typeof QUOTAS;

/** Seconds until the fixed window that holds `epochMilliseconds` ends: 60 at its start, 1 in its last second. */
export const secondsUntilReset = (epochMilliseconds: number): number =>
  WINDOW_SECONDS - (Math.floor(epochMilliseconds / 1000) % WINDOW_SECONDS);

/**
 * The rate-limit fields of a response, in the syntax of draft-ietf-httpapi-ratelimit-headers-07.
 * The remaining quota is the window's limit: counting is the edge firewall's, not the service's.
 */
export const rateLimitHeaders = (
  quota: QuotaClass,
  resetSeconds: number,
): Readonly<Record<string, string>> => {
  const limit = QUOTAS[quota];
  return {
    'RateLimit-Limit': `${limit}`,
    'RateLimit-Remaining': `${limit}`,
    'RateLimit-Reset': `${resetSeconds}`,
    RateLimit: `limit=${limit}, remaining=${limit}, reset=${resetSeconds}`,
    'RateLimit-Policy': `${limit};w=${WINDOW_SECONDS}`,
  };
};
