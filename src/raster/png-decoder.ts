// PNG decoder with RGBA output and bounded memory.
import { type DecodedPng, decode } from 'fast-png';
import { Unzlib } from 'fflate';

/** Pixels with 8 bits per channel: red, green, blue, alpha. */
export interface DecodedPixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Thrown for a PNG that cannot be decoded. The message completes the sentence "the file …". */
export class PngError extends Error {
  override readonly name = 'PngError';
}

/** Maximum number of pixels of an icon: 2048x2048. */
const MAXIMUM_PIXELS = 2 ** 22;

/** Limit of the inflated data. RGBA with 16 bits per channel has 8 bytes per pixel and so may have fewer pixels. */
const MAXIMUM_BYTES_PER_PIXEL = 6;

/**
 * Decodes every color type and bit depth. Inflates the data only up to the length that follows from the header, because
 * a few kilobytes can inflate to gigabytes. Ignores chunks that do not affect pixels. Throws a PngError.
 */
export const decodePng = (png: Uint8Array, maximumPixels = MAXIMUM_PIXELS): DecodedPixels => {
  const { header, kept, data } = readChunks(png);
  const { width, height } = header;
  if (width === 0 || height === 0) throw new PngError('has no pixels');
  const expected = inflatedBytes(header);
  if (width * height > maximumPixels)
    throw new PngError(
      `has ${width}x${height} px, too many: at most ${Math.floor(maximumPixels / 1e6)} million pixels are read`,
    );
  if (expected > MAXIMUM_BYTES_PER_PIXEL * maximumPixels)
    throw new PngError(`has ${width}x${height} px of 16 bits per channel, too many: use 8 bits`);
  const scanlines = inflated(data, expected);

  return toPixels(decodeChunks([...kept, storedData(scanlines), END]));
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEPT_CHUNKS = ['IHDR', 'PLTE', 'tRNS'];
/** The chunk IEND. */
const END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

/** Samples per pixel by color type. Source: PNG, 11.2.1. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const readChunks = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  if (!SIGNATURE.every((byte, at) => png[at] === byte)) throw new PngError('is not a PNG');
  const kept = [png.subarray(0, SIGNATURE.length)];
  const data: Uint8Array[] = [];
  let header: Header | undefined;
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > png.length) break;
    if ((type === 'IHDR') !== (header === undefined))
      throw new PngError('is damaged: IHDR is not its first chunk');
    if (type === 'IHDR') header = readHeader(view, at + 8, length);
    if (type === 'IDAT') data.push(png.subarray(at + 8, end - 4));
    if (KEPT_CHUNKS.includes(type)) kept.push(png.subarray(at, end));
    if (type === 'IEND' && header) return { header, kept, data };
    at = end;
  }
  throw new PngError('is truncated');
};

const readHeader = (view: DataView, at: number, length: number): Header => {
  const samples = length === 13 ? SAMPLES[view.getUint8(at + 9)] : undefined;
  if (samples === undefined) throw new PngError('is damaged: its header is not valid');
  return {
    width: view.getUint32(at),
    height: view.getUint32(at + 4),
    bitsPerPixel: samples * view.getUint8(at + 8),
    isInterlaced: view.getUint8(at + 12) !== 0,
  };
};

/** Adam7: start and step of the columns and rows of each pass. Source: PNG, 8.1. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** Number of bytes of the rows, each with its filter byte. */
const inflatedBytes = ({ width, height, bitsPerPixel, isInterlaced }: Header): number => {
  const passes = isInterlaced ? PASSES : ([[0, 1, 0, 1]] as const);
  return passes.reduce((sum, [left, columnStep, top, rowStep]) => {
    const columns = Math.max(0, Math.ceil((width - left) / columnStep));
    const rows = Math.max(0, Math.ceil((height - top) / rowStep));
    return columns === 0 ? sum : sum + rows * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  }, 0);
};

/** DEFLATE inflates a slice of this size to at most 17 MB. */
const SLICE_BYTES = 16_384;

/** Inflates the data of IDAT chunks, which must have the expected number of bytes. */
const inflated = (data: readonly Uint8Array[], expected: number): Uint8Array => {
  const bytes = new Uint8Array(expected);
  let length = 0;
  const inflate = new Unzlib(chunk => {
    if (length + chunk.length <= expected) bytes.set(chunk, length);
    length += chunk.length;
  });
  for (const part of data)
    for (let at = 0; at < part.length; at += SLICE_BYTES) {
      attempt(() => inflate.push(part.subarray(at, at + SLICE_BYTES), false));
      if (length > expected) throw new PngError('has more data than its width and height need');
    }
  attempt(() => inflate.push(new Uint8Array(0), true));
  if (length !== expected) throw new PngError('is truncated');
  return bytes;
};

/** Longest block without compression (RFC 1951, 3.2.4). */
const MAX_STORED = 65_535;

/** An IDAT chunk of stored blocks, which are fast to inflate. Checksums stay 0, because the decoder verifies none. */
const storedData = (bytes: Uint8Array): Uint8Array => {
  const blocks = Math.max(1, Math.ceil(bytes.length / MAX_STORED));
  const length = 2 + 5 * blocks + bytes.length + 4;
  const chunk = new Uint8Array(length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, length);
  chunk.set([0x49, 0x44, 0x41, 0x54, 0x78, 0x01], 4);
  let to = 10;
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * MAX_STORED, (block + 1) * MAX_STORED);
    chunk[to] = block + 1 === blocks ? 1 : 0;
    view.setUint16(to + 1, part.length, true);
    view.setUint16(to + 3, ~part.length, true);
    chunk.set(part, to + 5);
    to += 5 + part.length;
  }
  return chunk;
};

const attempt = <Result>(decodeData: () => Result): Result => {
  try {
    return decodeData();
  } catch {
    throw new PngError('is damaged: its data cannot be decompressed');
  }
};

const decodeChunks = (chunks: readonly Uint8Array[]): DecodedPng => {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return attempt(() => decode(bytes));
};

const OPAQUE = 255;

const toPixels = (png: DecodedPng): DecodedPixels => {
  const { width, height, data, channels, depth, palette, transparency } = png;
  // RGBA with 8 bits per channel is the most frequent form of logos.
  if (channels === 4 && depth === 8 && data instanceof Uint8Array) return { width, height, rgba: data };
  const rgba = new Uint8Array(width * height * 4).fill(OPAQUE);
  if (depth === 8 && !transparency) {
    if (palette) expandIndices(data, palette, rgba);
    else expandBytes(data, channels, rgba);
    return { width, height, rgba };
  }
  const rowBytes = Math.ceil((width * depth * channels) / 8);
  const maximum = 2 ** depth - 1;
  // Samples of less than 8 bits are packed, and rows are byte-aligned.
  const sampleOf = (x: number, y: number, channel: number): number => {
    if (depth >= 8) return data[(y * width + x) * channels + channel] ?? 0;
    const byte = data[y * rowBytes + ((x * depth) >> 3)] ?? 0;
    return (byte >> (8 - depth - ((x * depth) & 7))) & maximum;
  };
  const hasAlpha = channels % 2 === 0;
  const last = channels - 1;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      if (palette) {
        rgba.set(palette[sampleOf(x, y, 0)] ?? [0, 0, 0], at);
        continue;
      }
      // Without an alpha channel, the chunk tRNS may declare one color transparent.
      let isKey = transparency !== undefined;
      for (let channel = 0; channel < 3; channel++) {
        const sample = sampleOf(x, y, channels < 3 ? 0 : channel);
        rgba[at + channel] = Math.round((sample / maximum) * OPAQUE);
        isKey &&= sample === transparency?.[channels < 3 ? 0 : channel];
      }
      if (hasAlpha) rgba[at + 3] = Math.round((sampleOf(x, y, last) / maximum) * OPAQUE);
      else if (isKey) rgba[at + 3] = 0;
    }
  return { width, height, rgba };
};

/** Writes samples of gray, gray with alpha, or RGB. */
const expandBytes = (data: DecodedPng['data'], channels: number, rgba: Uint8Array): void => {
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  const hasAlpha = channels === 2;
  for (let at = 0, from = 0; at < rgba.length; at += 4, from += channels) {
    rgba[at] = data[from] ?? 0;
    rgba[at + 1] = data[from + green] ?? 0;
    rgba[at + 2] = data[from + blue] ?? 0;
    if (hasAlpha) rgba[at + 3] = data[from + 1] ?? 0;
  }
};

const expandIndices = (
  data: DecodedPng['data'],
  palette: NonNullable<DecodedPng['palette']>,
  rgba: Uint8Array,
): void => {
  // The colors of all 256 indices. Indices beyond the palette are black.
  const entries = new Uint8Array(4 * 256).fill(OPAQUE);
  for (let index = 0; index < 256; index++) entries.set(palette[index] ?? [0, 0, 0], 4 * index);
  const [colors, table] = [new Uint32Array(rgba.buffer), new Uint32Array(entries.buffer)];
  for (let at = 0; at < colors.length; at++) colors[at] = table[data[at] ?? 0] ?? 0;
};
