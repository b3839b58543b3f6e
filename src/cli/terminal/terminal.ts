// Terminals: colors, image protocols and escape sequences.
import { randomBytes } from 'node:crypto';
import { printable } from '../../contract/printable.ts';
import type { CellSize } from './picture.ts';

export interface Environment {
  readonly [name: string]: string | undefined;
}

/** The one place of the command line that reads `process.env`. */
export const processEnvironment = (): Environment => process.env;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether text may have colors. Source: no-color.org, force-color.org. */
export const allowsColor = (environment: Environment, isTerminal: boolean): boolean => {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== '0';
  return isTerminal && environment.TERM !== 'dumb';
};

/** Stands for the character ESC in the sequences of this program. Random, so that no foreign text contains it. */
export const ESC = `\ufdd0${randomBytes(12).toString('hex')}\ufdd1`;

/**
 * The text for the terminal. Keeps the escape sequences of this program, and makes control characters of other text
 * visible.
 */
export const toTerminal = (text: string): string => text.split(ESC).map(printable).join('\u001b');

export const IMAGE_PROTOCOLS = ['kitty', 'iterm', 'sixel', 'blocks', 'none'] as const;
export type ImageProtocol = (typeof IMAGE_PROTOCOLS)[number];

/** Terminals by their environment variables; the first matching row applies. */
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
  { variable: 'TERM_PROGRAM', value: /^(iTerm\.app|WezTerm|rio|mintty)$/, protocol: 'iterm' },
  { variable: 'LC_TERMINAL', value: /^iTerm2$/, protocol: 'iterm' },
  { variable: 'KONSOLE_VERSION', value: /./, protocol: 'iterm' },
  { variable: 'TERM', value: /^(foot|mlterm|yaft|contour)\b/, protocol: 'sixel' },
];

/** Detects the protocol. Default: blocks, because most terminals support the 24-bit colors that they need. */
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
  /** Side of the PNG in pixels. */
  readonly pixels: number;
}

type Protocol = Exclude<ImageProtocol, 'none'>;

/**
 * Terminals scale images except sixel images, whose sizes assume small character cells of 8 × 16 px. Blocks show the
 * images of favicon.ico, one pixel per half character.
 */
const FORMATS: Readonly<Record<Protocol, Readonly<Record<'small' | 'large', PictureFormat>>>> = {
  blocks: {
    small: { picture: { columns: 16, rows: 8 }, pixels: 16 },
    large: { picture: { columns: 32, rows: 16 }, pixels: 32 },
  },
  kitty: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 128 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 320 },
  },
  iterm: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 128 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 320 },
  },
  sixel: {
    small: { picture: { columns: 8, rows: 4 }, pixels: 64 },
    large: { picture: { columns: 20, rows: 10 }, pixels: 160 },
  },
};

export const pictureFormat = (protocol: Protocol, size: 'small' | 'large'): PictureFormat =>
  FORMATS[protocol][size];
