// Quotas of clients, and the rate-limit headers of every response. (Decision 081)

export const WINDOW_SECONDS = 60;

/** Requests per window and client; each class counts on its own. Only requests for operations count. */
export const QUOTAS = {
  export: 20,
  search: 120,
  lookup: 120,
  preview: 60,
  health: 40,
  libraries: 40,
  index: 40,
  other: 40,
} as const;

export type QuotaClass = keyof typeof QUOTAS;

const MILLISECONDS_PER_SECOND = 1000;

/** Number of the window that contains a time: windows start with each full minute of the clock. */
export const windowNumber = (epochMilliseconds: number): number =>
  Math.floor(epochMilliseconds / MILLISECONDS_PER_SECOND / WINDOW_SECONDS);

/** Seconds until the current window ends: 60 at its start, 1 in its last second. */
export const secondsUntilReset = (epochMilliseconds: number): number =>
  WINDOW_SECONDS - (Math.floor(epochMilliseconds / MILLISECONDS_PER_SECOND) % WINDOW_SECONDS);

export interface QuotaState {
  readonly resetSeconds: number;
  /** By default the whole quota, which a service that does not enforce quotas advertises. */
  readonly remaining?: number;
}

/** The rate-limit headers of a response, as in draft-ietf-httpapi-ratelimit-headers-07. */
export const rateLimitHeaders = (
  quota: QuotaClass,
  { resetSeconds, remaining = QUOTAS[quota] }: QuotaState,
): Readonly<Record<string, string>> => {
  const limit = QUOTAS[quota];
  return {
    'RateLimit-Limit': `${limit}`,
    'RateLimit-Remaining': `${remaining}`,
    'RateLimit-Reset': `${resetSeconds}`,
    RateLimit: `limit=${limit}, remaining=${remaining}, reset=${resetSeconds}`,
    'RateLimit-Policy': `${limit};w=${WINDOW_SECONDS}`,
  };
};
