// Terminal features: colors, image protocols and escape sequences.
import { randomBytes } from 'node:crypto';
import { printable } from '../../contract/printable.ts';

export interface Environment {
  readonly [name: string]: string | undefined;
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether output may have colors: no-color.org, force-color.org. */
export const allowsColor = (environment: Environment, isTerminal: boolean): boolean => {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0';
  return isTerminal && environment.TERM !== 'dumb';
};

/** Placeholder for ESC in sequences of this program. Random, so that no other text contains it. */
export const ESC = `\ufdd0${randomBytes(12).toString('hex')}\ufdd1`;

/** Inserts ESC into sequences of this program, and escapes all other control characters. */
export const toTerminal = (text: string): string => text.split(ESC).map(printable).join('\u001b');

export const IMAGE_PROTOCOLS = ['kitty', 'blocks', 'none'] as const;
export type ImageProtocol = (typeof IMAGE_PROTOCOLS)[number];

/** Colors of half blocks: 24 bits, or the xterm palette of 256 colors. */
export type TerminalColors = 'rgb' | 'palette';

export const colorsOf = ({ COLORTERM = '', TERM = '', WT_SESSION }: Environment): TerminalColors =>
  /^(?:truecolor|24bit)$/i.test(COLORTERM) || /-(?:direct|kitty|ghostty)\b/.test(TERM) || isSet(WT_SESSION)
    ? 'rgb'
    : 'palette';

export const detectProtocol = (
  { TERM = '', TERM_PROGRAM, KITTY_WINDOW_ID }: Environment,
  { isTerminal, hasColor }: { readonly isTerminal: boolean; readonly hasColor: boolean },
): ImageProtocol => {
  if (!isTerminal || /^(dumb|linux)$/.test(TERM)) return 'none';
  const knowsKitty =
    /^xterm-(kitty|ghostty)$/.test(TERM) || isSet(KITTY_WINDOW_ID) || TERM_PROGRAM === 'ghostty';
  // Multiplexers block image sequences by default.
  if (knowsKitty && !/^(screen|tmux)/.test(TERM)) return 'kitty';
  return hasColor ? 'blocks' : 'none';
};

/** Sizes of images. Half blocks show a pixel per half cell, so they use the sizes of favicon.ico. Kitty scales images. */
export const PICTURE_FORMATS = {
  blocks: {
    small: { picture: { columns: 16, rows: 8 }, pixels: 16 },
    large: { picture: { columns: 32, rows: 16 }, pixels: 32 },
  },
  kitty: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 128 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 320 },
  },
} as const;
