// Content codings: negotiation and compression.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { parseQualityValues, qualityOf } from './quality-values.ts';

export type ContentCoding = 'identity' | 'gzip' | 'br';

const BROTLI = ['br', '*'];
const GZIP = ['gzip', '*'];
const IDENTITY = ['identity'];

/** Quality of identity if it is not listed: acceptable (RFC 9110, 12.5.3), but below every listed coding. */
const UNLISTED_IDENTITY = 0.001;

/** Selects the coding with the highest quality in Accept-Encoding; ties: brotli, then gzip, then identity. */
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

// Measured on search results: brotli 1 is as small as gzip 4 and takes a third of its time. (Decision 032)
const LEVELS = { quick: { br: 1, gzip: 1 }, thorough: { br: 9, gzip: 9 } } as const;

/** Compression effort: `quick` for content computed per request, `thorough` for content that many requests share. */
export type Effort = keyof typeof LEVELS;

/** In bytes. Compressing longer content would delay other requests by more than a search does. */
const MAX_SYNCHRONOUS_LENGTH = 128 * 1024;

/**
 * Compresses short content of quick effort at once, because the thread pool of Node.js takes 1.6 times the processor
 * time for it; other content in the thread pool. (Decision 032)
 */
export const encodeBytes = (
  bytes: Uint8Array,
  coding: 'gzip' | 'br',
  effort: Effort,
): Buffer | Promise<Buffer> => {
  const level = LEVELS[effort][coding];
  const isSynchronous = effort === 'quick' && bytes.length <= MAX_SYNCHRONOUS_LENGTH;
  if (coding === 'gzip') {
    return isSynchronous ? gzipSync(bytes, { level }) : compressGzip(bytes, { level });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return isSynchronous ? brotliCompressSync(bytes, { params }) : compressBrotli(bytes, { params });
};
