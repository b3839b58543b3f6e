// Request limits: sizes, quotas and the headers that advertise them. (Decision 081)

export const WINDOW_SECONDS = 60;

/** Requests per window and client, counted separately for each class. `other` is not counted. */
export const QUOTAS = {
  export: 20,
  search: 120,
  lookup: 120,
  preview: 60,
  mcp: 60,
  health: 40,
  libraries: 40,
  index: 40,
  other: 40,
} as const;

export type QuotaClass = keyof typeof QUOTAS;

/** Quota cost of ideas, which search for each word and for each pair of neighboring words. */
export const IDEAS_COST = 3;

/** Quota cost of a share card, which draws 1200 × 630 pixels. */
export const SHARE_CARD_COST = 5;

/** Number of icon names in one request that cost as much as the lookup of one icon. */
export const NAMES_PER_LOOKUP = 200;

/** Highest quota cost of a request that is known before it is answered. */
const MAX_COST = 8;

/** Quota cost of a request whose query lists names. Counts the commas, which the edge can count, too. */
export const namesCost = (query: string): number => {
  const commas = query.match(/,|%2c/gi)?.length ?? 0;
  return Math.min(MAX_COST, 1 + Math.floor(commas / NAMES_PER_LOOKUP));
};

/** Number of icons in a contact sheet that cost as much as a preview. */
export const ICONS_PER_PREVIEW = 6;

export const contactSheetCost = (iconCount: number): number => Math.ceil(iconCount / ICONS_PER_PREVIEW);

/** Processor time for artwork or targets, in milliseconds, that costs one more request. Most logos take a tenth of it. */
const MILLISECONDS_PER_REQUEST = { export: 250, preview: 80 } as const;

export const timeCost = (quota: keyof typeof MILLISECONDS_PER_REQUEST, milliseconds: number): number =>
  Math.floor(milliseconds / MILLISECONDS_PER_REQUEST[quota]);

/** Index of the window that contains a time: the number of minutes since the epoch. */
export const windowNumber = (epochMilliseconds: number): number =>
  Math.floor(epochMilliseconds / 1000 / WINDOW_SECONDS);

/** Number of seconds until the current window ends, from 60 to 1. */
export const secondsUntilReset = (epochMilliseconds: number): number =>
  WINDOW_SECONDS - (Math.floor(epochMilliseconds / 1000) % WINDOW_SECONDS);

export interface QuotaState {
  readonly resetSeconds: number;
  readonly limit?: number;
  /** Default: the whole quota, which is advertised if quotas are not enforced. */
  readonly remaining?: number;
}

/** Rate-limit headers of a response (draft-ietf-httpapi-ratelimit-headers-07). */
export const rateLimitHeaders = (
  quota: QuotaClass,
  { resetSeconds, limit = QUOTAS[quota], remaining = limit }: QuotaState,
): Readonly<Record<string, string>> => ({
  'RateLimit-Limit': `${limit}`,
  'RateLimit-Remaining': `${remaining}`,
  'RateLimit-Reset': `${resetSeconds}`,
  RateLimit: `limit=${limit}, remaining=${remaining}, reset=${resetSeconds}`,
  'RateLimit-Policy': `${limit};w=${WINDOW_SECONDS}`,
});

const KIBIBYTE = 1024;

/** Maximum number of bytes of a request body without artwork. A body with every field has about 1 KiB. */
export const MAXIMUM_BODY_BYTES = 16 * KIBIBYTE;

export const MAX_ARTWORK_BYTES = 1024 * KIBIBYTE;

/** Maximum number of bytes of a body with artwork. base64 adds a third; JSON escapes may double the length. */
export const LONGEST_ARTWORK_BODY = 2 * MAX_ARTWORK_BYTES + MAXIMUM_BODY_BYTES;

export const MAXIMUM_HEADER_BYTES = 16 * KIBIBYTE;

export const formatKibibytes = (bytes: number): string => `${bytes / KIBIBYTE} KiB`;
