// PNG decoder with RGBA output and bounded memory.
import { Unzlib } from 'fflate';
import { joinBytes } from '../model/bytes.ts';
import {
  type Chunks,
  createRowWriter,
  DAMAGED,
  type Header,
  PngError,
  pixelBytesOf,
  unfilterRow,
} from './png-rows.ts';

/** Pixels with the four bytes red, green, blue and alpha. */
export interface DecodedPixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Maximum number of decoded pixels: 2048x2048. */
const MAXIMUM_PIXELS = 2 ** 22;

/** Maximum number of inflated bytes per allowed pixel. RGBA with 16 bits per channel has 8, so such pictures must be smaller. */
const MAXIMUM_BYTES_PER_PIXEL = 6;

/** Inflates a zlib stream to `length` bytes. If the stream has another length, throws an error or returns other bytes. */
export type Inflate = (data: Uint8Array, length: number) => Uint8Array;

interface DecoderOptions {
  /** Limit for pictures. Those with more than MAXIMUM_PIXELS are decoded at half their width and height. */
  readonly maximumPixels?: number;
  /** A decompressor that is faster than the one of this module. */
  readonly inflate?: Inflate | undefined;
}

/**
 * Decodes every color type and bit depth. Inflates at most as many bytes as the header implies, because a few kilobytes
 * can inflate to gigabytes. Throws a PngError.
 */
export const decodePng = (
  png: Uint8Array,
  { maximumPixels = MAXIMUM_PIXELS, inflate }: DecoderOptions = {},
): DecodedPixels => {
  const chunks = readChunks(png);
  const { header } = chunks;
  const { width, height, isInterlaced } = header;
  const pixels = width * height;
  if (pixels === 0) throw new PngError('has no pixels');
  const isHalved = pixels > MAXIMUM_PIXELS;
  // Rows of an interlaced picture are incomplete before the last pass, so the picture cannot be halved row by row.
  const most = isInterlaced ? Math.min(MAXIMUM_PIXELS, maximumPixels) : maximumPixels;
  if (pixels > most)
    throw new PngError(
      `has ${width}x${height} px, too many: at most ${Math.floor(most / 1e6)} million pixels are read`,
    );
  const passes = passesOf(header);
  const expected = passes.reduce((sum, { rows, stride }) => sum + rows * stride, 0);
  if (expected > MAXIMUM_BYTES_PER_PIXEL * most)
    throw new PngError(`has ${width}x${height} px of 16 bits per channel, too many: use 8 bits`);
  const target = isHalved ? createHalvedRows(chunks) : createRows(chunks);
  const scanlines = createScanlines(header, passes, target.writeRow);
  const whole = isHalved ? undefined : inflate && inflatedBy(inflate, chunks.data, expected);
  if (whole) scanlines.push(whole);
  else inflateParts(chunks.data, expected, scanlines.push);
  return { ...target.size, rgba: new Uint8Array(target.colors.buffer) };
};

/** Collects the rows of a picture during decoding. */
interface Rows {
  readonly size: Pick<DecodedPixels, 'width' | 'height'>;
  readonly colors: Uint32Array;
  writeRow(samples: Uint8Array, row: number, pass: Pass): void;
}

const createRows = (chunks: Chunks): Rows => {
  const { width, height } = chunks.header;
  const colors = new Uint32Array(width * height);
  const write = createRowWriter(chunks, colors);
  return {
    size: { width, height },
    colors,
    writeRow: (samples, row, { columns, top, rowStep, left, columnStep }) =>
      write(samples, columns, (top + row * rowStep) * width + left, columnStep),
  };
};

/** Halves the picture by averaging squares of 2x2 pixels, in linear light and with premultiplied alpha. */
const createHalvedRows = (chunks: Chunks): Rows => {
  const { width, height } = chunks.header;
  const size = { width: width >> 1 || 1, height: height >> 1 || 1 };
  const colors = new Uint32Array(size.width * size.height);
  const pair = new Uint32Array(2 * width);
  const write = createRowWriter(chunks, pair);
  return {
    size,
    colors,
    writeRow: (samples, row, { columns }) => {
      write(samples, columns, (row & 1) * width, 1);
      if (height > 1 && row % 2 === 0) return;
      const lower = height > 1 ? width : 0;
      const right = width > 1 ? 1 : 0;
      for (let x = 0, to = (row >> 1) * size.width; x < size.width; x++, to++)
        colors[to] = meanColor(pair, [2 * x, 2 * x + right, lower + 2 * x, lower + 2 * x + right]);
    },
  };
};

/** Approximates sRGB with a gamma of 2, which is close enough for the mean of neighboring pixels. */
const meanColor = (colors: Uint32Array, places: readonly number[]): number => {
  let [alphas, red, green, blue] = [0, 0, 0, 0];
  for (const place of places) {
    const color = colors[place] ?? 0;
    const alpha = color >>> 24;
    alphas += alpha;
    red += alpha * (color & 255) ** 2;
    green += alpha * ((color >> 8) & 255) ** 2;
    blue += alpha * ((color >> 16) & 255) ** 2;
  }
  if (alphas === 0) return 0;
  const mean = (sum: number) => Math.round(Math.sqrt(sum / alphas));
  return (
    (mean(red) | (mean(green) << 8) | (mean(blue) << 16) | (Math.round(alphas / places.length) << 24)) >>> 0
  );
};

/** Splits inflated bytes into rows, reverses the filters and passes the rows on. */
const createScanlines = (header: Header, passes: readonly Pass[], writeRow: Rows['writeRow']) => {
  const pixelBytes = pixelBytesOf(header);
  const longest = Math.max(...passes.map(({ stride }) => stride));
  /** The previous row and the current row. */
  const window = new Uint8Array(2 * longest);
  let [at, row, filled] = [0, 0, 0];
  return {
    push: (bytes: Uint8Array): void => {
      for (let from = 0; from < bytes.length; ) {
        const pass = passes[at];
        if (!pass) return;
        const { stride } = pass;
        const part = bytes.subarray(from, from + stride - filled);
        window.set(part, stride + filled);
        from += part.length;
        filled += part.length;
        if (filled < stride) return;
        unfilterRow(window, { at: stride, stride, isFirst: row === 0, pixelBytes });
        writeRow(window.subarray(stride + 1, 2 * stride), row, pass);
        window.copyWithin(0, stride, 2 * stride);
        filled = 0;
        if (++row === pass.rows) [at, row] = [at + 1, 0];
      }
    },
  };
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Samples per pixel and allowed bits per sample, by color type. Source: PNG, 11.2.1. */
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

/** Start and step of the columns and rows in each Adam7 pass. Source: PNG, 8.1. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** A pass of Adam7: every `columnStep`-th pixel of every `rowStep`-th row. A picture without interlacing has one pass. */
interface Pass {
  readonly columns: number;
  readonly rows: number;
  /** Number of bytes per row, including the filter byte. */
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

/** Inflates with a fast decompressor. Returns undefined if that fails: `inflateParts` then throws the right PngError. */
const inflatedBy = (
  inflate: Inflate,
  data: readonly Uint8Array[],
  expected: number,
): Uint8Array | undefined => {
  try {
    const bytes = inflate(joinBytes(data), expected);
    return bytes.length === expected ? bytes : undefined;
  } catch {
    return undefined;
  }
};

/** Size of the slices that are inflated at a time. DEFLATE inflates a slice to at most 4.3 MB. */
const SLICE_BYTES = 4096;

/** Inflates IDAT chunks in slices. Throws a PngError unless they have the expected number of bytes. */
const inflateParts = (
  data: readonly Uint8Array[],
  expected: number,
  push: (part: Uint8Array) => void,
): void => {
  let length = 0;
  const inflate = new Unzlib(chunk => {
    length += chunk.length;
    if (length <= expected) push(chunk);
  });
  for (const part of data)
    for (let at = 0; at < part.length; at += SLICE_BYTES) {
      attempt(() => inflate.push(part.subarray(at, at + SLICE_BYTES), false));
      if (length > expected) throw new PngError('has more data than its width and height need');
    }
  attempt(() => inflate.push(new Uint8Array(0), true));
  if (length !== expected) throw new PngError('is truncated');
};

const attempt = <Result>(decodeData: () => Result): Result => {
  try {
    return decodeData();
  } catch (error) {
    throw error instanceof PngError ? error : new PngError(DAMAGED);
  }
};
