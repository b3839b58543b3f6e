// Full glyphs: solid areas and glyphs with the outline of a box.
import { memoized } from '../../model/memoized.ts';
import { boundsOf, type Extent } from '../../svg/geometry/extent.ts';
import { signedArea } from '../../svg/geometry/signed-area.ts';
import { extentOf, type InkedGlyph } from '../glyph/inked-glyph.ts';
import type { Part } from '../glyph/part.ts';

/** Fraction of the bounding box above which a glyph is solid: an envelope is, a heart and a bell are not. */
const MIN_SOLIDITY = 0.6;
/** Reach into two corners above which a glyph is a box: calendars and houses are, circles and gears are not. */
const MIN_CORNER_REACH = 0.8;

/** How much of its bounding box a glyph fills: the ink of boxes and solid glyphs runs along the edge of the plate. */
export type Fullness = 'open' | 'box' | 'solid';

/** Cached. */
export const fullnessOf = memoized((glyph: InkedGlyph): Fullness => {
  const extent = extentOf(glyph);
  if (isSolid(glyph.parts, extent)) return 'solid';
  return cornerReach(extent) > MIN_CORNER_REACH ? 'box' : 'open';
});

/** Whether filled areas cover most of the bounding box. Areas of the rule `evenodd` count as not solid. */
const isSolid = (parts: readonly Part[], extent: Extent): boolean => {
  const filled = parts.filter(({ fill, shape }) => fill && shape.fillRule === 'nonzero');
  if (filled.length === 0) return false;
  const { width, height } = boundsOf(extent);
  const area = filled.reduce((sum, { shape }) => sum + Math.abs(signedArea(shape.polylines)), 0);
  return area > MIN_SOLIDITY * width * height;
};

/** Directions of the corners in their order around the box. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/**
 * How far the ink reaches from the center into both corners of a side of its bounding box, for the side where it reaches
 * furthest: 1 for a square, 0.71 for a circle, 0.5 for a diamond.
 */
const cornerReach = (extent: Extent): number => {
  const { x, y, width, height } = boundsOf(extent);
  const reaches = CORNERS.map(([u, v]) => {
    let reach = -Infinity;
    for (let at = 0; at < extent.length; at += 3) {
      const dx = (extent[at] as number) - x - width / 2;
      const dy = (extent[at + 1] as number) - y - height / 2;
      reach = Math.max(reach, u * dx + v * dy + (extent[at + 2] as number) * Math.SQRT2);
    }
    return reach;
  });
  const sides = reaches.map((reach, index) => Math.min(reach, reaches.at(index - 1) as number));
  return Math.max(...sides) / ((width + height) / 2);
};
