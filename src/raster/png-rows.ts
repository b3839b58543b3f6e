// Rows of a PNG: reverses filters, and converts samples to RGBA colors.

/** Thrown for a PNG that cannot be decoded. The message completes the sentence "the file …". */
export class PngError extends Error {
  override readonly name = 'PngError';
}

export interface Header {
  readonly width: number;
  readonly height: number;
  readonly colorType: number;
  /** Bits per sample. */
  readonly depth: number;
  readonly samples: number;
  readonly isInterlaced: boolean;
}

export interface Chunks {
  readonly header: Header;
  /** Data of the chunks PLTE and tRNS. */
  readonly palette?: Uint8Array;
  readonly transparency?: Uint8Array;
  readonly data: readonly Uint8Array[];
}

export const DAMAGED = 'is damaged: its data cannot be decompressed';
const [INDEXED, TRUE_COLOR] = [3, 2];

/** Distance in bytes between the samples that a filter compares. */
export const pixelBytesOf = ({ samples, depth }: Header): number => Math.max(1, (samples * depth) >> 3);

interface FilteredRow {
  readonly at: number;
  readonly stride: number;
  readonly isFirst: boolean;
  readonly pixelBytes: number;
}

/** Reverses the filter of a row in place. Source: PNG, 9.2. */
export const unfilterRow = (bytes: Uint8Array, { at, stride, isFirst, pixelBytes }: FilteredRow): void => {
  const filter = bytes[at] ?? 0;
  const [start, end] = [at + 1, at + stride];
  if (filter === 1) {
    for (let to = start + pixelBytes; to < end; to++)
      bytes[to] = (bytes[to] ?? 0) + (bytes[to - pixelBytes] ?? 0);
  } else if (filter === 2) {
    if (!isFirst)
      for (let to = start; to < end; to++) bytes[to] = (bytes[to] ?? 0) + (bytes[to - stride] ?? 0);
  } else if (filter === 3 || filter === 4) {
    for (let to = start; to < end; to++) {
      const hasLeft = to >= start + pixelBytes;
      const left = hasLeft ? (bytes[to - pixelBytes] ?? 0) : 0;
      const above = isFirst ? 0 : (bytes[to - stride] ?? 0);
      const corner = hasLeft && !isFirst ? (bytes[to - stride - pixelBytes] ?? 0) : 0;
      const predicted = filter === 3 ? (left + above) >> 1 : paeth(left, above, corner);
      bytes[to] = (bytes[to] ?? 0) + predicted;
    }
  } else if (filter !== 0) throw new PngError(DAMAGED);
};

const paeth = (left: number, above: number, corner: number): number => {
  const fromLeft = Math.abs(above - corner);
  const fromAbove = Math.abs(left - corner);
  const fromCorner = Math.abs(left + above - 2 * corner);
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
};

/** Writes the pixels of a row to the indices `to`, `to + step`, …. */
type WriteRow = (row: Uint8Array, columns: number, to: number, step: number) => void;

export const createRowWriter = (chunks: Chunks, colors: Uint32Array): WriteRow => {
  const { depth, samples } = chunks.header;
  if (samples === 1 && depth <= 8) {
    const table = colorTable(chunks);
    const mask = 2 ** depth - 1;
    return (row, columns, to, step) => {
      for (let bit = 0; bit < columns * depth; bit += depth, to += step) {
        const sample = ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
        colors[to] = table[sample] ?? 0;
      }
    };
  }
  const [green, blue] = samples < 3 ? [0, 0] : [1, 2];
  const alpha = samples % 2 === 0 ? samples - 1 : undefined;
  const key = alpha === undefined ? keyOf(chunks) : undefined;
  return (row, columns, to, step) => {
    const bytes = depth === 16 ? withEightBits(row) : row;
    for (let column = 0, at = 0; column < columns; column++, at += samples) {
      const opacity = alpha === undefined ? OPAQUE : (bytes[at + alpha] ?? 0);
      const rgb = (bytes[at] ?? 0) | ((bytes[at + green] ?? 0) << 8) | ((bytes[at + blue] ?? 0) << 16);
      colors[to + column * step] = rgb | (opacity << 24);
    }
    for (let column = 0; key && column < columns; column++)
      if (key.every((byte, index) => row[column * key.length + index] === byte))
        colors[to + column * step] = (colors[to + column * step] ?? 0) & 0xff_ff_ff;
  };
};

const OPAQUE = 255;
const BLACK = 0xff_00_00_00;

/** The color of each palette index, or of each gray value with up to 8 bits. */
const colorTable = ({ header, palette, transparency }: Chunks): Uint32Array => {
  const { depth, colorType } = header;
  if (colorType === INDEXED) {
    if (!palette) throw new PngError('is damaged: it has no palette');
    return Uint32Array.from({ length: 2 ** depth }, (_, index) => {
      const [red, green, blue] = palette.subarray(3 * index);
      if (blue === undefined) return BLACK;
      return (red ?? 0) | ((green ?? 0) << 8) | (blue << 16) | ((transparency?.[index] ?? OPAQUE) << 24);
    });
  }
  const transparent = transparency && ((transparency[0] ?? 0) << 8) | (transparency[1] ?? 0);
  return Uint32Array.from({ length: 2 ** depth }, (_, sample) => {
    const gray = Math.round((sample * OPAQUE) / (2 ** depth - 1));
    return gray * 0x01_01_01 + (sample === transparent ? 0 : BLACK);
  });
};

/** The bytes of the color that the chunk tRNS makes transparent. */
const keyOf = ({ header: { depth, colorType }, transparency }: Chunks): Uint8Array | undefined => {
  if (!transparency || transparency.length !== (colorType === TRUE_COLOR ? 6 : 2)) return undefined;
  return depth === 16 ? transparency : transparency.filter((_, at) => at % 2 === 1);
};

const withEightBits = (row: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: row.length >> 1 }, (_, at) =>
    Math.round((((row[2 * at] ?? 0) << 8) | (row[2 * at + 1] ?? 0)) / 257),
  );
