// Render targets, and the area of each that ink may cover.
import type { Look } from '../../model/look.ts';
import { memoized } from '../../model/memoized.ts';
import { boundsOf, type Extent, everyDisc } from '../../svg/extent.ts';
import { signedArea } from '../../svg/polyline.ts';
import { CORNER_RADIUS, cornerRadiusOf, DEFAULT_PADDING } from '../defaults.ts';
import { extentOf, type InkedGlyph } from '../glyph/ink.ts';
import type { Part } from '../glyph/part.ts';
import { borderWidth } from '../plate.ts';
import { type ContentArea, fitInk, type RoundedSquare } from './content-area.ts';

/** Minimum filled fraction of the bounding box of a solid glyph. A filled envelope is solid, a heart is not. */
const MIN_SOLIDITY = 0.6;
/** Minimum result of `cornerReach` for a box. Calendars and houses are boxes, circles and gears are not. */
const MIN_CORNER_REACH = 0.8;

/** How a glyph fills its bounding box. Boxes and solid glyphs have much ink along the edge of the plate. */
type Fullness = 'open' | 'box' | 'solid';

const fullnessOf = memoized((glyph: InkedGlyph): Fullness => {
  const extent = extentOf(glyph);
  if (isSolid(glyph.parts, extent)) return 'solid';
  return cornerReach(extent) > MIN_CORNER_REACH ? 'box' : 'open';
});

/** Whether filled areas cover most of the bounding box. Ignores areas with the fill rule `evenodd`. */
const isSolid = (parts: readonly Part[], extent: Extent): boolean => {
  const filled = parts.filter(({ fill, shape }) => fill && shape.fillRule === 'nonzero');
  if (filled.length === 0) return false;
  const { width, height } = boundsOf(extent);
  const area = filled.reduce((sum, { shape }) => sum + Math.abs(signedArea(shape.polylines)), 0);
  return area > MIN_SOLIDITY * width * height;
};

/** Signs of x and y at the corners of a box, in order around it. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/**
 * How far the ink reaches into the corners of its bounding box: 1 for a square, 0.71 for a circle, 0.5 for a diamond.
 * The reach of a side is the smaller one of its two corners. Returns the largest reach of the four sides.
 */
const cornerReach = (extent: Extent): number => {
  const { x, y, width, height } = boundsOf(extent);
  const reaches = CORNERS.map(([u, v]) => {
    let reach = -Infinity;
    everyDisc(extent, (discX, discY, radius) => {
      const [dx, dy] = [discX - x - width / 2, discY - y - height / 2];
      reach = Math.max(reach, u * dx + v * dy + radius * Math.SQRT2);
      return true;
    });
    return reach;
  });
  const sides = reaches.map((reach, index) => Math.min(reach, reaches.at(index - 1) ?? reach));
  return Math.max(...sides) / ((width + height) / 2);
};

/**
 * Role and size of an image. `any` has the plate of the look. `touch` is opaque up to its edges; iOS rounds the
 * corners. `maskable` is opaque, too; platforms crop it with a mask that contains the safe zone (W3C Web Application
 * Manifest). `monochrome` has no plate; platforms use only the alpha. Images of up to MAX_FITTED_PIXELS are fitted to
 * the pixel grid.
 */
export interface RenderTarget {
  readonly role: 'any' | 'touch' | 'maskable' | 'monochrome';
  readonly pixels?: number;
}

/** Role of an image, and side length of its scene in units. A unit of a fitted scene is a pixel. */
export interface SizedTarget {
  readonly role: RenderTarget['role'];
  readonly size: number;
}

/** Side length in units of a scene that is not fitted to the pixel grid. */
export const CANVAS_SIZE = 512;

/** Radius of the safe zone as a fraction of the side. Masks show all of it (W3C Web Application Manifest). */
export const SAFE_ZONE = 0.4;
/** The safe zone without one pixel at 192 px, because anti-aliasing widens the ink. */
const SAFE_RADIUS = SAFE_ZONE - 1 / 192;
/** Minimum distance between ink and plate edge, as a fraction of the padding. (Decision 022) */
const EDGE_MARGIN = 1 / 4;
/** Minimum padding of touch and maskable icons if their look has no plate. */
const ADDED_PLATE_PADDING = 0.1;

/**
 * Fraction of the padding that fitted images keep. Boxes and solid glyphs keep more, because ink along the plate edge
 * would look like a part of the tab strip.
 */
const REMAINING_PADDING: Readonly<Record<Fullness, number>> = { open: 0.45, box: 0.62, solid: 0.75 };

/** Content area of a look. `remaining` is the fraction of the padding that is used. */
export const contentAreaOf = (
  look: Look,
  { role, size, remaining = 1 }: SizedTarget & { readonly remaining?: number },
): ContentArea => {
  const isOnHomeScreen = role === 'touch' || role === 'maskable';
  const least = !isOnHomeScreen || look.plate ? 0 : ADDED_PLATE_PADDING;
  const ownPadding = isOnHomeScreen ? look[role]?.padding : undefined;
  const padding = (ownPadding ?? Math.max(look.padding, least)) * remaining;
  const border = role === 'any' ? borderWidth(look.plate?.border, size) : 0;
  return {
    size,
    contentBox: Math.min(size * (1 - 2 * padding), size - 2 * border),
    bounds: boundsFor(look.plate, { role, size, padding, border }),
    ...(look.offset && { offset: { x: look.offset.x * size, y: look.offset.y * size } }),
  };
};

/**
 * Ratio of neighboring sizes of a fitted glyph. Grid fitting changes the scale by a factor of 0.9 to 1.035. With a ratio
 * below 1.035 / 0.9, more padding could therefore make the glyph larger. (Decision 021)
 */
const SIZE_STEP = 1.16;

/**
 * Content area of a glyph that is fitted to the pixel grid. The size of the glyph is that at the default padding, times
 * a power of SIZE_STEP. Artwork without padding fills the canvas.
 */
export const fittedAreaOf = (glyph: InkedGlyph, target: SizedTarget): ContentArea => {
  const { look, kind } = glyph;
  const remaining = REMAINING_PADDING[fullnessOf(glyph)];
  const isText = kind === 'initials';
  const areaOf = (padding: number) => {
    const area = contentAreaOf({ ...look, padding }, { ...target, remaining });
    return isText && look.plate ? inset(area, borderWidth(look.plate.border, target.size)) : area;
  };
  const own = areaOf(look.padding);
  if (glyph.traits && own.contentBox === own.size) return { ...own, isExact: true };
  const usual = areaOf(DEFAULT_PADDING[isText ? kind : 'icon']);
  if (own.contentBox === usual.contentBox) return own;
  const extent = extentOf(glyph);
  const scaleIn = (contentBox: number) => fitInk(extent, { ...usual, contentBox }).scale;
  const scale = scaleIn(usual.contentBox);
  const stepsTo = (contentBox: number) => Math.log(scaleIn(contentBox) / scale) / Math.log(SIZE_STEP);
  // Larger steps may not fit into the bounds.
  const largest = Math.max(0, Math.floor(stepsTo(usual.size)));
  const step = Math.min(Math.round(stepsTo(own.contentBox)), largest);
  const { width, height } = boundsOf(extent);
  return step === 0 ? usual : { ...usual, contentBox: scale * Math.max(width, height) * SIZE_STEP ** step };
};

/** Minimum width in pixels of the plate around initials. Without it, stems would look like a part of the tab strip. */
const PLATE_PIXELS = 1;
/** Number of pixels by which ink may leave its bounds because of rounding. */
const SLACK = 0.05;

const inset = ({ size, contentBox, bounds, ...area }: ContentArea, border: number): ContentArea => {
  const inner = size - 2 * (PLATE_PIXELS + border);
  const side = Math.min(bounds.side, inner + 2 * SLACK);
  const radius = Math.max(0, bounds.radius - (bounds.side - side) / 2);
  return { ...area, size, contentBox: Math.min(contentBox, inner), bounds: { side, radius } };
};

const boundsFor = (
  plate: Look['plate'],
  { role, size, padding, border }: SizedTarget & Readonly<Record<'padding' | 'border', number>>,
): RoundedSquare => {
  if (role === 'maskable' || role === 'monochrome')
    return { side: 2 * SAFE_RADIUS * size, radius: SAFE_RADIUS * size };
  if (role === 'any' && !plate) return { side: size, radius: 0 };
  const corner = role === 'touch' || !plate ? CORNER_RADIUS['rounded-square'] : cornerRadiusOf(plate);
  const margin = Math.max(padding * EDGE_MARGIN, border / size);
  return { side: size * (1 - 2 * margin), radius: size * Math.max(0, corner - margin) };
};
