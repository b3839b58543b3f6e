// Glyphs in the colors and line widths of a look.
import type { Look } from '../../model/look.ts';
import { memoized } from '../../model/memoized.ts';
import type { Glyph } from './glyph.ts';
import { type GlyphInk, inkOf } from './ink.ts';
import { inkedParts, type Part } from './part.ts';

export interface InkedGlyph {
  readonly look: Look;
  readonly ink: GlyphInk;
  readonly parts: readonly Part[];
}

/** Applies a look to a glyph. Cached: all images of a package and its report share the parts and their measurements. */
export const inkGlyph = (glyph: Glyph, look: Look): InkedGlyph => inkWith(glyph)(look);

const inkWith = memoized((glyph: Glyph) =>
  memoized((look: Look): InkedGlyph => {
    const ink = inkOf(glyph, look);
    return { look, ink, parts: inkedParts(glyph, ink, look) };
  }),
);
