// Glyphs in the colors and line widths of a look.
import type { Look } from '../../model/look.ts';
import { type Memoizing, memoized } from '../../model/memoized.ts';
import type { Extent } from '../../svg/geometry/extent.ts';
import type { Glyph } from './glyph.ts';
import { type GlyphInk, inkOf } from './ink.ts';
import { inkExtent, inkedParts, type Part } from './part.ts';

export interface InkedGlyph extends Memoizing {
  readonly look: Look;
  readonly ink: GlyphInk;
  readonly parts: readonly Part[];
}

/** Applies a look to a glyph. Cached: all images of a package and its report share the parts and their measurements. */
export const inkGlyph = (glyph: Glyph, look: Look): InkedGlyph => {
  const known = inkedGlyphs(glyph).get(look);
  if (known) return known;
  const ink = inkOf(glyph, look);
  const inked = { look, ink, parts: inkedParts(glyph, ink, look), results: new Map() };
  inkedGlyphs(glyph).set(look, inked);
  return inked;
};

const inkedGlyphs = memoized((_glyph: Glyph) => new WeakMap<Look, InkedGlyph>());

/** Extent of all ink in glyph units. Cached. */
export const extentOf = memoized(({ parts }: InkedGlyph): Extent => inkExtent(parts));
