// PNG decoder with RGBA output and bounded memory.
import { Unzlib } from 'fflate';
import {
  type Chunks,
  createRowWriter,
  DAMAGED,
  type Header,
  PngError,
  pixelBytesOf,
  unfilterRow,
} from './png-rows.ts';

/** Pixels with 8 bits per channel: red, green, blue, alpha. */
export interface DecodedPixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Maximum number of pixels of an icon: 2048x2048. */
const MAXIMUM_PIXELS = 2 ** 22;

/** Limit of the inflated data. RGBA with 16 bits per channel has 8 bytes per pixel and so may have fewer pixels. */
const MAXIMUM_BYTES_PER_PIXEL = 6;

/** Inflates a zlib stream that has `length` bytes. Throws an error or returns other bytes if it does not. */
export type Inflate = (data: Uint8Array, length: number) => Uint8Array;

interface DecoderOptions {
  readonly maximumPixels?: number;
  /** A decompressor that is faster than the one of this module. */
  readonly inflate?: Inflate | undefined;
}

/**
 * Decodes every color type and bit depth. Inflates the data up to the length that the header declares, because a few
 * kilobytes can inflate to gigabytes. Throws a PngError.
 */
export const decodePng = (
  png: Uint8Array,
  { maximumPixels = MAXIMUM_PIXELS, inflate }: DecoderOptions = {},
): DecodedPixels => {
  const chunks = readChunks(png);
  const { width, height } = chunks.header;
  if (width === 0 || height === 0) throw new PngError('has no pixels');
  const passes = passesOf(chunks.header);
  const expected = passes.reduce((sum, { rows, stride }) => sum + rows * stride, 0);
  if (width * height > maximumPixels)
    throw new PngError(
      `has ${width}x${height} px, too many: at most ${Math.floor(maximumPixels / 1e6)} million pixels are read`,
    );
  if (expected > MAXIMUM_BYTES_PER_PIXEL * maximumPixels)
    throw new PngError(`has ${width}x${height} px of 16 bits per channel, too many: use 8 bits`);
  const scanlines =
    (inflate && inflatedBy(inflate, chunks.data, expected)) ?? inflated(chunks.data, expected);
  const colors = new Uint32Array(width * height);
  const writeRow = createRowWriter(chunks, colors);
  let at = 0;
  for (const { columns, rows, stride, left, columnStep, top, rowStep } of passes)
    for (let row = 0; row < rows; row++, at += stride) {
      unfilterRow(scanlines, { at, stride, isFirst: row === 0, pixelBytes: pixelBytesOf(chunks.header) });
      writeRow(
        scanlines.subarray(at + 1, at + stride),
        columns,
        (top + row * rowStep) * width + left,
        columnStep,
      );
    }
  return { width, height, rgba: new Uint8Array(colors.buffer) };
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** By color type: samples per pixel, and bits per sample. Source: PNG, 11.2.1. */
const COLOR_TYPES: Readonly<Record<number, readonly [samples: number, depths: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
};

const readChunks = (png: Uint8Array): Chunks => {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  if (!SIGNATURE.every((byte, at) => png[at] === byte)) throw new PngError('is not a PNG');
  const contents: { palette?: Uint8Array; transparency?: Uint8Array } = {};
  const data: Uint8Array[] = [];
  let header: Header | undefined;
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > png.length) break;
    const content = png.subarray(at + 8, end - 4);
    if ((type === 'IHDR') !== (header === undefined))
      throw new PngError('is damaged: IHDR is not its first chunk');
    if (type === 'IHDR') header = readHeader(content);
    if (type === 'IDAT') data.push(content);
    if (type === 'PLTE') contents.palette = content;
    if (type === 'tRNS') contents.transparency = content;
    if (type === 'IEND' && header) return { header, data, ...contents };
    at = end;
  }
  throw new PngError('is truncated');
};

const readHeader = (content: Uint8Array): Header => {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const [depth = 0, colorType = 0, compression, filtering, interlacing = 0] = content.subarray(8);
  const [samples, depths] = COLOR_TYPES[colorType] ?? [];
  const isValid =
    content.length === 13 &&
    compression === 0 &&
    filtering === 0 &&
    interlacing <= 1 &&
    depths?.includes(depth);
  if (!isValid || !samples) throw new PngError('is damaged: its header is not valid');
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  return { width, height, colorType, depth, samples, isInterlaced: interlacing === 1 };
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

/** A pass of Adam7: every `columnStep`-th pixel of every `rowStep`-th row. Without interlacing, one pass has all pixels. */
interface Pass {
  readonly columns: number;
  readonly rows: number;
  /** Bytes of a row with its filter byte. */
  readonly stride: number;
  readonly left: number;
  readonly columnStep: number;
  readonly top: number;
  readonly rowStep: number;
}

const passesOf = ({ width, height, samples, depth, isInterlaced }: Header): readonly Pass[] =>
  (isInterlaced ? PASSES : ([[0, 1, 0, 1]] as const)).flatMap(([left, columnStep, top, rowStep]) => {
    const columns = Math.max(0, Math.ceil((width - left) / columnStep));
    const rows = Math.max(0, Math.ceil((height - top) / rowStep));
    const stride = 1 + Math.ceil((columns * samples * depth) / 8);
    return columns === 0 ? [] : [{ columns, rows, stride, left, columnStep, top, rowStep }];
  });

/** Inflates with a fast decompressor; undefined if it fails, because its errors do not tell what is wrong. */
const inflatedBy = (
  inflate: Inflate,
  data: readonly Uint8Array[],
  expected: number,
): Uint8Array | undefined => {
  const joined = new Uint8Array(data.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of data) {
    joined.set(part, at);
    at += part.length;
  }
  try {
    const bytes = inflate(joined, expected);
    return bytes.length === expected ? bytes : undefined;
  } catch {
    return undefined;
  }
};

/** DEFLATE inflates a slice of this size to at most 4.3 MB. */
const SLICE_BYTES = 4096;

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

const attempt = <Result>(decodeData: () => Result): Result => {
  try {
    return decodeData();
  } catch {
    throw new PngError(DAMAGED);
  }
};
