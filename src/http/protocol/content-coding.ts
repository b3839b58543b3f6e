// Content codings: negotiation and compression.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Quality values from 0 (not acceptable) to 1, by media range or content coding in lower case. */
type QualityValues = ReadonlyMap<string, number>;

/** Parses quality values. For a repeated range, the first value counts. Invalid values count as 0. */
export const parseQualityValues = (field: string): QualityValues => {
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

/** The quality of the first range with a value. `ranges` start with the most specific one. */
export const qualityOf = (values: QualityValues, ranges: readonly string[]): number | undefined => {
  for (const range of ranges) {
    const quality = values.get(range);
    if (quality !== undefined) return quality;
  }
  return undefined;
};

/** Lists the media ranges that match a media type, most specific first (RFC 9110, 12.5.1). */
export const mediaRanges = (mediaType: string): readonly string[] => [
  mediaType,
  mediaType.replace(/\/.*/, '/*'),
  '*/*',
];

export type ContentCoding = 'identity' | 'gzip' | 'br';

const BROTLI = ['br', '*'];
const GZIP = ['gzip', '*'];
const IDENTITY = ['identity'];

/** Quality of an unlisted identity: acceptable (RFC 9110, 12.5.3), but less than every listed coding. */
const UNLISTED_IDENTITY = 0.001;

/** The coding with the highest quality; in a tie brotli, then gzip, then identity. */
export const preferredCoding = (acceptEncoding: string | undefined): ContentCoding => {
  if (!acceptEncoding) return 'identity';
  const values = parseQualityValues(acceptEncoding);
  const br = qualityOf(values, BROTLI) ?? 0;
  const gzip = qualityOf(values, GZIP) ?? 0;
  const identity = qualityOf(values, IDENTITY) ?? UNLISTED_IDENTITY;
  const best = Math.max(br, gzip);
  if (best === 0 || best < identity) return 'identity';
  return br === best ? 'br' : 'gzip';
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Compression levels. Measured on search results, brotli 1 gives the size of gzip 4 in a third of its time.
// (Decision 032)
const LEVELS = { quick: { br: 1, gzip: 1 }, thorough: { br: 9, gzip: 9 } } as const;

/** Compression effort: `quick` for content computed per request, `thorough` for content that many requests share. */
export type Effort = keyof typeof LEVELS;

/** Maximum length in bytes for the main thread. More would delay others by more than a search. */
export const MAX_SYNCHRONOUS_LENGTH = 128 * 1024;

/** Whether `encodeBytes` reads the content before it returns. */
export const isQuicklyEncoded = (length: number, effort: Effort): boolean =>
  effort === 'quick' && length <= MAX_SYNCHRONOUS_LENGTH;

/** The thread pool takes 1.6 times the processor time of the main thread. (Decision 032) */
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
