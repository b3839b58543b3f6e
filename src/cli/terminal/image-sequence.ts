// Escape sequences that show a PNG file in a terminal.
import { decodePng } from '../../check/png-pixels.ts';
import { ESC } from './escape.ts';
import { sixelSequence } from './sixel.ts';

/** Size of an image in character cells. */
export interface CellSize {
  readonly columns: number;
  readonly rows: number;
}

/** Protocols that place an image by an escape sequence. */
export type GraphicsProtocol = 'kitty' | 'iterm' | 'sixel';

/** Largest payload of one Kitty sequence. */
const KITTY_CHUNK = 4096;

/**
 * Source: https://sw.kovidgoyal.net/kitty/graphics-protocol: `f=100` is PNG, `C=1` leaves the cursor where it is, `q=2`
 * suppresses responses.
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

/** Source: https://iterm2.com/documentation-images.html */
const itermSequence = (png: Uint8Array, { columns, rows }: CellSize): string => {
  const payload = Buffer.from(png).toString('base64');
  return `${ESC}]1337;File=inline=1;size=${png.length};width=${columns};height=${rows};preserveAspectRatio=1:${payload}${ESC}\\`;
};

const SEQUENCES: Readonly<Record<GraphicsProtocol, (png: Uint8Array, size: CellSize) => string>> = {
  kitty: kittySequence,
  iterm: itermSequence,
  // Terminals do not scale sixel images.
  sixel: png => sixelSequence(decodePng(png)),
};

export const imageSequence = (protocol: GraphicsProtocol, png: Uint8Array, size: CellSize): string =>
  SEQUENCES[protocol](png, size);
