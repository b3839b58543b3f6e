// Solid glyphs: areas that fill most of their bounding box.
import { boundsOf } from '../../svg/geometry/extent.ts';
import { signedArea } from '../../svg/geometry/signed-area.ts';
import { inkExtent, type Part } from '../glyph/part.ts';

/** Fraction of the bounding box above which a glyph is solid: an envelope is, a heart and a bell are not. */
const MIN_SOLIDITY = 0.6;

/** Whether filled areas cover most of the bounding box. Areas of the rule `evenodd` count as not solid. */
export const isSolid = (parts: readonly Part[]): boolean => {
  const filled = parts.filter(({ fill, shape }) => fill && shape.fillRule === 'nonzero');
  if (filled.length === 0) return false;
  const { width, height } = boundsOf(inkExtent(parts));
  const area = filled.reduce((sum, { shape }) => sum + Math.abs(signedArea(shape.polylines)), 0);
  return area > MIN_SOLIDITY * width * height;
};
