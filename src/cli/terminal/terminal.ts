// Terminals: colors, image protocols and escape sequences.
import { randomBytes } from 'node:crypto';
import { printable } from '../../contract/printable.ts';
import type { CellSize } from './picture.ts';

export interface Environment {
  readonly [name: string]: string | undefined;
}

/** The environment. Only this function of the command line reads `process.env`. */
export const processEnvironment = (): Environment => process.env;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether output may have colors. Sources: no-color.org, force-color.org. */
export const allowsColor = (environment: Environment, isTerminal: boolean): boolean => {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0';
  return isTerminal && environment.TERM !== 'dumb';
};

/** Placeholder of ESC in sequences of this program; random, so that no other text contains it. */
export const ESC = `\ufdd0${randomBytes(12).toString('hex')}\ufdd1`;

/** Converts output: sequences of this program become real, other control characters visible. */
export const toTerminal = (text: string): string => text.split(ESC).map(printable).join('\u001b');

export const IMAGE_PROTOCOLS = ['kitty', 'blocks', 'none'] as const;
export type ImageProtocol = (typeof IMAGE_PROTOCOLS)[number];

/** Image protocol by environment variables. The first matching row counts. */
const TERMINALS: readonly {
  readonly variable: string;
  readonly value: RegExp;
  readonly protocol: ImageProtocol;
}[] = [
  // Multiplexers block image sequences by default.
  { variable: 'TERM', value: /^(screen|tmux)/, protocol: 'blocks' },
  { variable: 'TERM', value: /^(dumb|linux)$/, protocol: 'none' },
  { variable: 'TERM', value: /^xterm-kitty$|^xterm-ghostty$/, protocol: 'kitty' },
  { variable: 'KITTY_WINDOW_ID', value: /./, protocol: 'kitty' },
  { variable: 'TERM_PROGRAM', value: /^ghostty$/, protocol: 'kitty' },
];

/** Colors of blocks: 24 bits, or the palette of xterm with 256 colors. */
export type TerminalColors = 'rgb' | 'palette';

export const colorsOf = ({ COLORTERM = '', TERM = '', WT_SESSION }: Environment): TerminalColors =>
  /^(?:truecolor|24bit)$/i.test(COLORTERM) || /-(?:direct|kitty|ghostty)\b/.test(TERM) || isSet(WT_SESSION)
    ? 'rgb'
    : 'palette';

export const detectProtocol = (
  environment: Environment,
  { isTerminal, hasColor }: { readonly isTerminal: boolean; readonly hasColor: boolean },
): ImageProtocol => {
  if (!isTerminal) return 'none';
  const match = TERMINALS.find(({ variable, value }) => value.test(environment[variable] ?? ''));
  if (match && match.protocol !== 'blocks') return match.protocol;
  return hasColor ? 'blocks' : 'none';
};

interface PictureFormat {
  readonly picture: CellSize;
  readonly pixels: number;
}

type Protocol = Exclude<ImageProtocol, 'none'>;

/** Image sizes. Blocks show the images of favicon.ico, with one pixel per half cell. Kitty scales images to cells. */
const FORMATS: Readonly<Record<Protocol, Readonly<Record<'small' | 'large', PictureFormat>>>> = {
  blocks: {
    small: { picture: { columns: 16, rows: 8 }, pixels: 16 },
    large: { picture: { columns: 32, rows: 16 }, pixels: 32 },
  },
  kitty: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 128 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 320 },
  },
};

export const pictureFormat = (protocol: Protocol, size: 'small' | 'large'): PictureFormat =>
  FORMATS[protocol][size];
