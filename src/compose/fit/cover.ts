// Artwork that fills the whole image, such as a photo or an app icon.
import type { Shape, ShapeGroup } from '../../model/scene.ts';
import { boundsOf } from '../../svg/extent.ts';
import { mapGroups } from '../../svg/shape-groups.ts';
import { cornerRadiusOf } from '../defaults.ts';
import { extentOf, type InkedGlyph } from '../glyph/ink.ts';
import { paintParts } from '../glyph/part.ts';
import { plateOutline } from '../plate.ts';
import { centerOf } from './content-area.ts';
import type { SizedTarget } from './render-target.ts';

/** Maximum ratio of the sides of artwork that is cropped. A longer strip would hardly be recognizable. */
const MAX_RATIO = 16;

/** Returns the shapes of artwork that fills the image. Undefined for other artwork. */
export const coverCanvas = (glyph: InkedGlyph, target: SizedTarget): readonly Shape[] | undefined =>
  coversCanvas(glyph, target.role) ? coveringShapes(glyph, target) : undefined;

/** Whether the artwork fills images of a role: the look crops it, or it is a full square on a home screen. */
const coversCanvas = (glyph: InkedGlyph, role: SizedTarget['role']): boolean => {
  if (!glyph.traits || role === 'monochrome') return false;
  if (glyph.traits.isFullSquare && role !== 'any') return true;
  const { width, height } = boundsOf(extentOf(glyph));
  const ratio = Math.max(width, height) / Math.min(width, height);
  return glyph.look.crop !== undefined && ratio <= MAX_RATIO;
};

const coveringShapes = (glyph: InkedGlyph, { role, size }: SizedTarget): readonly Shape[] => {
  const { look } = glyph;
  const padding = role === 'touch' || role === 'maskable' ? (look[role]?.padding ?? 0) : look.padding;
  const side = size * (1 - 2 * padding);
  const { width, height } = boundsOf(extentOf(glyph));
  const { x, y } = centerOf(extentOf(glyph));
  const scale = side / Math.min(width, height);
  const shapes = paintParts(glyph.parts, [scale, 0, 0, scale, size / 2 - x * scale, size / 2 - y * scale]);
  const radius = role === 'any' && look.crop ? cornerRadiusOf(look.crop) : 0;
  if (radius === 0 && side === size) return shapes;
  const corner = (size - side) / 2;
  const crop: ShapeGroup = {
    opacity: 1,
    clip: [
      { path: plateOutline(side, radius, look.crop?.isSmooth), transform: [1, 0, 0, 1, corner, corner] },
    ],
  };
  const inside = mapGroups(({ clip }) => clip, crop);
  return shapes.map(shape => ({ ...shape, group: inside(shape.group) }));
};
