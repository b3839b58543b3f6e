// Iconify's JSON format, as far as a catalog needs it.
// https://iconify.design/docs/types/iconify-json.html
import type { Affixes } from './affixes.ts';

/** Where an icon lies; what an icon does not say, its set does. */
export interface Box {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Quarter turns clockwise, after the flips. */
export interface Turn {
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

export interface IconifyIcon extends Box, Turn {
  readonly body: string;
  /** Withdrawn by its makers; kept for old pages only. */
  readonly hidden?: boolean;
}

export interface IconifyAlias extends Box, Turn {
  readonly parent: string;
  readonly hidden?: boolean;
}

export interface IconifySet extends Box, Affixes {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconifyIcon>>;
  readonly aliases?: Readonly<Record<string, IconifyAlias>>;
  /** Title → names of the icons in it. */
  readonly categories?: Readonly<Record<string, readonly string[]>>;
}
