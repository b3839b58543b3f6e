// Images in a terminal: blocks of color, image protocols, grids. (Decision 112)
import { type DecodedPixels, decodePng } from '../../raster/png-decoder.ts';
import { ESC, type ImageProtocol } from './terminal.ts';

const HALF_OPAQUE = 128;
const RESET = `${ESC}[0m`;

/** Returns one line of half blocks per two rows of pixels. Each line ends with a color reset. */
const blockLines = (pixels: DecodedPixels): readonly string[] =>
  Array.from({ length: Math.ceil(pixels.height / 2) }, (_, line) => {
    const cells = Array.from({ length: pixels.width }, (_, x) =>
      cell(colorAt(pixels, x, line * 2), colorAt(pixels, x, line * 2 + 1)),
    );
    return cells.join('') + RESET;
  });

type Rgb = readonly [red: number, green: number, blue: number];

const colorAt = ({ width, height, rgba }: DecodedPixels, x: number, y: number): Rgb | undefined => {
  if (y >= height) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(
    (y * width + x) * 4,
    (y * width + x) * 4 + 4,
  );
  return alpha < HALF_OPAQUE ? undefined : [red, green, blue];
};

const foreground = (color: Rgb): string => `${ESC}[38;2;${color.join(';')}m`;
const background = (color: Rgb): string => `${ESC}[48;2;${color.join(';')}m`;

const cell = (top: Rgb | undefined, bottom: Rgb | undefined): string => {
  if (top && bottom) return `${foreground(top)}${background(bottom)}▀`;
  if (top) return `${RESET}${foreground(top)}▀`;
  if (bottom) return `${RESET}${foreground(bottom)}▄`;
  return `${RESET} `;
};

/** An image with lines of text below it. */
export interface Figure {
  readonly png: Uint8Array;
  readonly caption: readonly string[];
}

interface GridOptions {
  readonly protocol: Exclude<ImageProtocol, 'none'>;
  /** Size of each image in cells. For blocks, the PNG must have `columns` × 2 `rows` pixels. */
  readonly picture: CellSize;
  /** Width of the terminal. */
  readonly columns: number;
}

const GAP = 4;

/**
 * Arranges figures in rows of equal cells. Blocks are plain text. For other protocols, each row starts with empty
 * lines, and `placeImages` draws the images over them.
 */
export const figureGrid = (figures: readonly Figure[], options: GridOptions): string => {
  const { picture, columns } = options;
  const captionWidth = Math.max(...figures.flatMap(({ caption }) => caption.map(visibleLength)));
  const cellWidth = Math.min(columns, Math.max(picture.columns, captionWidth) + GAP);
  const perRow = Math.max(1, Math.floor((columns + GAP) / cellWidth));
  const rows: string[] = [];
  for (let first = 0; first < figures.length; first += perRow)
    rows.push(figureRow(figures.slice(first, first + perRow), cellWidth, options));
  return rows.join('\n');
};

const figureRow = (
  figures: readonly Figure[],
  cellWidth: number,
  { protocol, picture }: GridOptions,
): string => {
  const lineCount = picture.rows + Math.max(...figures.map(({ caption }) => caption.length));
  const cells = figures.map(({ png, caption }) => [...pictureLines(png, protocol, picture), ...caption]);
  const lines = Array.from({ length: lineCount }, (_, line) =>
    cells
      .map(cell => padded(cell[line] ?? '', cellWidth))
      .join('')
      .trimEnd(),
  );
  const text = lines.map(line => `${line}\n`).join('');
  return protocol === 'blocks'
    ? text
    : text + placeImages(figures, { protocol, picture, cellWidth, lineCount });
};

const pictureLines = (
  png: Uint8Array,
  protocol: GridOptions['protocol'],
  picture: CellSize,
): readonly string[] =>
  protocol === 'blocks' ? blockLines(decodePng(png)) : Array.from({ length: picture.rows }, () => '');

interface Placement {
  readonly protocol: GraphicsProtocol;
  readonly picture: CellSize;
  readonly cellWidth: number;
  readonly lineCount: number;
}

/**
 * Moves the cursor up to the first line of a row. Draws each image at its column, between saving and restoring the
 * cursor. Then moves down again.
 */
const placeImages = (
  figures: readonly Figure[],
  { protocol, picture, cellWidth, lineCount }: Placement,
): string => {
  const images = figures.map(
    ({ png }, index) =>
      `${ESC}7${ESC}[${index * cellWidth + 1}G${imageSequence(protocol, png, picture)}${ESC}8`,
  );
  return `${ESC}[${lineCount}A${images.join('')}${ESC}[${lineCount}B`;
};

const COLOR_SEQUENCE = new RegExp(`${ESC}\\[[\\d;]*m`, 'g');

const visibleLength = (text: string): number => [...text.replace(COLOR_SEQUENCE, '')].length;

const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - visibleLength(text)));

/** Number of color registers that every sixel terminal supports. */
const MAXIMUM_COLORS = 256;
const BAND_ROWS = 6;
const TRANSPARENT = -1;

/**
 * Encodes pixels as a sixel image. Pixels below half opacity keep the background of the terminal.
 * Sources: DEC STD 070, section 9.5; VT330/VT340 Programmer Reference Manual, chapter 14.
 */
const sixelSequence = (pixels: DecodedPixels): string => {
  const { width, height } = pixels;
  const { registers, indexes } = quantize(pixels);
  const definitions = registers.map((color, index) => `#${index};2;${color.map(toPercent).join(';')}`);
  const bands: string[] = [];
  for (let top = 0; top < height; top += BAND_ROWS) bands.push(encodeBand(indexes, { width, height, top }));
  return `${ESC}P0;1q"1;1;${width};${height}${definitions.join('')}${bands.join('-')}${ESC}\\`;
};

const toPercent = (value: number): number => Math.round((value / 255) * 100);

interface Quantized {
  readonly registers: readonly (readonly number[])[];
  /** Color register of each pixel, or TRANSPARENT. */
  readonly indexes: Int16Array;
}

/** Rounds the channels in growing steps until the colors fit the registers. Only images with gradients need it. */
const quantize = ({ width, height, rgba }: DecodedPixels): Quantized => {
  for (let step = 1; ; step *= 2) {
    const indexes = new Int16Array(width * height);
    const registers = new Map<string, number>();
    for (let pixel = 0; pixel < indexes.length; pixel++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(pixel * 4, pixel * 4 + 4);
      const key = [red, green, blue].map(value => Math.min(255, Math.round(value / step) * step)).join();
      if (alpha >= HALF_OPAQUE && !registers.has(key)) registers.set(key, registers.size);
      indexes[pixel] = alpha < HALF_OPAQUE ? TRANSPARENT : (registers.get(key) ?? 0);
    }
    if (registers.size <= MAXIMUM_COLORS)
      return { registers: [...registers.keys()].map(key => key.split(',').map(Number)), indexes };
  }
};

/** Encodes a band of six rows, with one run of characters per color. `$` returns to the start of the band. */
const encodeBand = (
  indexes: Int16Array,
  { width, height, top }: { readonly width: number; readonly height: number; readonly top: number },
): string => {
  const rows = Math.min(BAND_ROWS, height - top);
  const band = indexes.subarray(top * width, (top + rows) * width);
  const used = new Set(band);
  used.delete(TRANSPARENT);
  const lines = [...used].map(register => {
    const characters = Array.from({ length: width }, (_, x) => {
      let bits = 0;
      for (let row = 0; row < rows; row++) if (band[row * width + x] === register) bits |= 1 << row;
      return String.fromCharCode(63 + bits);
    });
    return `#${register}${runLength(characters.join(''))}`;
  });
  return lines.join('$');
};

/** Run-length encoding. From four repetitions on, `!count` is shorter. */
const runLength = (text: string): string =>
  text.replace(/(.)\1{3,}/gs, (run, character) => `!${run.length}${character}`);

/** Size of an image in character cells. */
export interface CellSize {
  readonly columns: number;
  readonly rows: number;
}

/** Protocols that draw an image by an escape sequence. */
export type GraphicsProtocol = 'kitty' | 'iterm' | 'sixel';

/** Maximum payload of one Kitty sequence. */
const KITTY_CHUNK = 4096;

/**
 * Kitty sequences of a PNG: `f=100` is PNG, `C=1` does not move the cursor, `q=2` suppresses responses.
 * Source: https://sw.kovidgoyal.net/kitty/graphics-protocol
 */
const kittySequence = (png: Uint8Array, { columns, rows }: CellSize): string => {
  const payload = Buffer.from(png).toString('base64');
  const chunks = payload.match(new RegExp(`.{1,${KITTY_CHUNK}}`, 'g')) ?? [];
  return chunks
    .map((chunk, index) => {
      const head = index === 0 ? `a=T,f=100,c=${columns},r=${rows},C=1,q=2,` : '';
      return `${ESC}_G${head}m=${index < chunks.length - 1 ? 1 : 0};${chunk}${ESC}\\`;
    })
    .join('');
};

/** iTerm sequence of a PNG. Source: https://iterm2.com/documentation-images.html */
const itermSequence = (png: Uint8Array, { columns, rows }: CellSize): string => {
  const payload = Buffer.from(png).toString('base64');
  return `${ESC}]1337;File=inline=1;size=${png.length};width=${columns};height=${rows};preserveAspectRatio=1:${payload}${ESC}\\`;
};

const SEQUENCES: Readonly<Record<GraphicsProtocol, (png: Uint8Array, size: CellSize) => string>> = {
  kitty: kittySequence,
  iterm: itermSequence,
  // Without the cell size, because terminals do not scale sixel images.
  sixel: png => sixelSequence(decodePng(png)),
};

export const imageSequence = (protocol: GraphicsProtocol, png: Uint8Array, size: CellSize): string =>
  SEQUENCES[protocol](png, size);
