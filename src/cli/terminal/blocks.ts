// Images as half blocks in 24-bit colors: two pixels per character.
import type { Pixels } from '../../check/png-pixels.ts';
import { ESC } from './escape.ts';

const HALF_OPAQUE = 128;
const RESET = `${ESC}[0m`;

/** Returns one line per two rows of pixels; each line ends with a reset of the colors. */
export const blockLines = (pixels: Pixels): readonly string[] =>
  Array.from({ length: Math.ceil(pixels.height / 2) }, (_, line) => {
    const cells = Array.from({ length: pixels.width }, (_, x) =>
      cell(colorAt(pixels, x, line * 2), colorAt(pixels, x, line * 2 + 1)),
    );
    return cells.join('') + RESET;
  });

type Rgb = readonly [red: number, green: number, blue: number];

const colorAt = ({ width, height, rgba }: Pixels, x: number, y: number): Rgb | undefined => {
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
