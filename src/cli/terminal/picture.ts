// Grid of pictures in a terminal.
import { type DecodedPixels, decodePng } from '../../raster/png-decoder.ts';
import { type CellSize, type GraphicsProtocol, imageSequence } from './image-sequence.ts';
import { ESC, type ImageProtocol } from './terminal.ts';

const HALF_OPAQUE = 128;
const RESET = `${ESC}[0m`;

/** Returns one line per two rows of pixels; each line ends with a reset of the colors. */
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

/** A picture with lines of text below. */
export interface Figure {
  readonly png: Uint8Array;
  readonly caption: readonly string[];
}

interface GridOptions {
  readonly protocol: Exclude<ImageProtocol, 'none'>;
  /** Size of each picture. With blocks, the PNG must have `columns` × 2 `rows` pixels. */
  readonly picture: CellSize;
  /** Width of the terminal. */
  readonly columns: number;
}

const GAP = 4;

/**
 * Arranges figures in rows of equal cells. Blocks are plain lines of text; other protocols print empty lines first,
 * then return to the first of them and place the images there.
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

/** Moves up to the first line, draws each image at its column with the cursor saved, and moves down again. */
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
