// Images in a terminal: half blocks, Kitty graphics, grids. (Decision 111)
import { type DecodedPixels, decodePng } from '../../raster/png-decoder.ts';
import { ESC, type ImageProtocol, type TerminalColors } from './terminal.ts';

const HALF_OPAQUE = 128;
const RESET = `${ESC}[0m`;

/** Lines of half blocks, each for two rows of pixels. */
const blockLines = (pixels: DecodedPixels, colors: TerminalColors): readonly string[] =>
  Array.from({ length: Math.ceil(pixels.height / 2) }, (_, line) => {
    const codeAt = (x: number, y: number) => {
      const color = colorAt(pixels, x, y);
      return color && (colors === 'rgb' ? `2;${color.join(';')}` : `5;${paletteIndex(color)}`);
    };
    const cells = Array.from({ length: pixels.width }, (_, x) =>
      cell(codeAt(x, line * 2), codeAt(x, line * 2 + 1)),
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

/** The six values of each channel in the xterm palette, whose indices 16 to 231 are the 6×6×6 colors. */
const LEVELS = [0, 95, 135, 175, 215, 255];

const paletteIndex = (color: Rgb): number =>
  color
    .map(value => LEVELS.findIndex((level, at) => value <= (level + (LEVELS[at + 1] ?? 255)) / 2))
    .reduce((index, level) => index * 6 + level, 0) + 16;

/** A half block that shows two pixels. Their colors are parameters of a color sequence, undefined for transparent pixels. */
const cell = (top: string | undefined, bottom: string | undefined): string => {
  if (top && bottom) return `${ESC}[38;${top}m${ESC}[48;${bottom}m▀`;
  if (top) return `${RESET}${ESC}[38;${top}m▀`;
  if (bottom) return `${RESET}${ESC}[38;${bottom}m▄`;
  return `${RESET} `;
};

export interface Figure {
  readonly png: Uint8Array;
  readonly caption: readonly string[];
}

interface GridOptions {
  readonly protocol: Exclude<ImageProtocol, 'none'>;
  /** Size of each image in cells of the terminal. For half blocks, the PNG must have `columns` × 2 `rows` pixels. */
  readonly picture: CellSize;
  readonly columns: number;
  readonly colors: TerminalColors;
}

const GAP = 4;

/** Arranges figures in a grid of equal cells. */
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
  { protocol, picture, colors }: GridOptions,
): string => {
  const empty = Array.from({ length: picture.rows }, () => '');
  const cells = figures.map(({ png, caption }) => [
    ...(protocol === 'blocks' ? blockLines(decodePng(png), colors) : empty),
    ...caption,
  ]);
  const lineCount = Math.max(...cells.map(({ length }) => length));
  const lines = Array.from({ length: lineCount }, (_, line) =>
    cells
      .map(cell => padded(cell[line] ?? '', cellWidth))
      .join('')
      .trimEnd(),
  );
  const text = lines.map(line => `${line}\n`).join('');
  if (protocol === 'blocks') return text;
  // Draws the images over the empty lines: moves the cursor up before and down afterwards.
  const images = figures.map(
    ({ png }, index) => `${ESC}7${ESC}[${index * cellWidth + 1}G${kittySequence(png, picture)}${ESC}8`,
  );
  return `${text}${ESC}[${lineCount}A${images.join('')}${ESC}[${lineCount}B`;
};

const COLOR_SEQUENCE = new RegExp(`${ESC}\\[[\\d;]*m`, 'g');

const visibleLength = (text: string): number => [...text.replace(COLOR_SEQUENCE, '')].length;

const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - visibleLength(text)));

export interface CellSize {
  readonly columns: number;
  readonly rows: number;
}

const KITTY_CHUNK = 4096;

/**
 * Kitty sequences that show a PNG: `f=100` is PNG, `C=1` does not move the cursor, `q=2` suppresses responses. Source:
 * https://sw.kovidgoyal.net/kitty/graphics-protocol
 */
export const kittySequence = (png: Uint8Array, { columns, rows }: CellSize): string => {
  const payload = Buffer.from(png).toString('base64');
  const chunks = payload.match(new RegExp(`.{1,${KITTY_CHUNK}}`, 'g')) ?? [];
  return chunks
    .map((chunk, index) => {
      const head = index === 0 ? `a=T,f=100,c=${columns},r=${rows},C=1,q=2,` : '';
      return `${ESC}_G${head}m=${index < chunks.length - 1 ? 1 : 0};${chunk}${ESC}\\`;
    })
    .join('');
};
