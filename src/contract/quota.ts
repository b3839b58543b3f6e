// Production quotas, advertised in the rate-limit headers of every response.

export const WINDOW_SECONDS = 60;

/** Requests per window and client address; resources that are no operation belong to `status`. */
export const QUOTAS = { export: 20, icons: 120, status: 40 } as const;

export type QuotaClass = keyof typeof QUOTAS;

/** Seconds until the current window ends: 60 at its start, 1 in its last second. */
export const secondsUntilReset = (epochMilliseconds: number): number =>
  WINDOW_SECONDS - (Math.floor(epochMilliseconds / 1000) % WINDOW_SECONDS);

/**
 * The rate-limit headers of a response, as in draft-ietf-httpapi-ratelimit-headers-07. The remaining quota equals the
 * limit, because the edge firewall counts requests and the service does not.
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
