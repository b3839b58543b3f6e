// Content codings: negotiates and compresses.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/**
 * Parses quality values from 0 (not acceptable) to 1, by lower-case media range or content coding. The first value of a
 * repeated range counts. Invalid values count as 0.
 */
export const parseQualityValues = (field: string): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  for (const entry of field.toLowerCase().split(',')) {
    const end = entry.indexOf(';');
    const range = (end < 0 ? entry : entry.slice(0, end)).trim();
    if (!values.has(range)) values.set(range, end < 0 ? 1 : parseQuality(entry.slice(end + 1)));
  }
  return values;
};

const parseQuality = (parameters: string): number => {
  const [, text] = /(?:^|;)\s*q=([^;]*)/.exec(parameters) ?? [];
  const quality = Number(text ?? 1);
  return quality >= 0 && quality <= 1 ? quality : 0;
};

/** Returns a function for the quality of a media type by its most specific range (RFC 9110, 12.5.1). */
export const mediaQuality = (accept: string): ((mediaType: string) => number) => {
  const values = parseQualityValues(accept);
  return mediaType =>
    values.get(mediaType) ?? values.get(mediaType.replace(/\/.*/, '/*')) ?? values.get('*/*') ?? 0;
};

export type ContentCoding = 'identity' | 'gzip' | 'br';

/** Quality of `identity` if it is not listed: acceptable (RFC 9110, 12.5.3), but below every listed coding. */
const UNLISTED_IDENTITY = 0.001;

/** The coding with the highest quality. In a tie, prefers `shorter`, and identity least. */
export const preferredCoding = (
  acceptEncoding: string | undefined,
  shorter: 'gzip' | 'br' = 'br',
): ContentCoding => {
  if (!acceptEncoding) return 'identity';
  const values = parseQualityValues(acceptEncoding);
  const unlisted = values.get('*') ?? 0;
  const br = values.get('br') ?? unlisted;
  const gzip = values.get('gzip') ?? unlisted;
  const identity = values.get('identity') ?? UNLISTED_IDENTITY;
  const best = Math.max(br, gzip);
  if (best === 0 || best < identity) return 'identity';
  if (br === gzip) return shorter;
  return br === best ? 'br' : 'gzip';
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Compression levels. For search results, brotli 1 needs a third of the time of gzip 4 for the same size. (Decision
// 032)
const LEVELS = { quick: { br: 1, gzip: 1 }, thorough: { br: 9, gzip: 9 } } as const;

/** Compression effort: `quick` for content that is computed per request, `thorough` for content that many requests share. */
export type Effort = keyof typeof LEVELS;

/** Below this length, gzip 1 is 3 to 6 % shorter than brotli 1. From 80 kB on, brotli is shorter by 8 %. */
const MIN_QUICK_BROTLI_LENGTH = 32 * 1024;

/** The coding that usually gives the shorter content. */
export const shorterCoding = (length: number, effort: Effort): 'gzip' | 'br' =>
  effort === 'quick' && length < MIN_QUICK_BROTLI_LENGTH ? 'gzip' : 'br';

/** Maximum number of bytes to compress on the main thread. More would delay other requests by more than a search. */
export const MAX_SYNCHRONOUS_LENGTH = 128 * 1024;

/** Whether `encodeBytes` has read the content when it returns. */
export const isQuicklyEncoded = (length: number, effort: Effort): boolean =>
  effort === 'quick' && length <= MAX_SYNCHRONOUS_LENGTH;

/** Compresses short content on the main thread, because the thread pool takes 1.6 times its processor time. (Decision 032) */
export const encodeBytes = async (
  bytes: Uint8Array,
  coding: 'gzip' | 'br',
  effort: Effort,
): Promise<Buffer> => {
  const level = LEVELS[effort][coding];
  const isSynchronous = isQuicklyEncoded(bytes.length, effort);
  if (coding === 'gzip') return isSynchronous ? gzipSync(bytes, { level }) : compressGzip(bytes, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return isSynchronous ? brotliCompressSync(bytes, { params }) : compressBrotli(bytes, { params });
};
