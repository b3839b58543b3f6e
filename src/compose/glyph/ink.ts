// Assigns the colors of a look to the shapes of a glyph. (Decision 023)
import type { Ink, Look } from '../../model/look.ts';
import { memoized } from '../../model/memoized.ts';
import type { Color, Paint } from '../../model/scene.ts';
import { type Box, boundsOf, boxOfPoints, type Extent } from '../../svg/extent.ts';
import type { Point } from '../../svg/path.ts';
import { centroidOf, type Polyline, signedArea } from '../../svg/polyline.ts';
import { transformPath } from '../../svg/transform.ts';
import { isTintOf } from '../color/dark-colors.ts';
import { defaultInk } from '../color/legible.ts';
import { DEFAULT_PLATE } from '../defaults.ts';
import type { ArtworkTraits } from './artwork-traits.ts';
import { hullOf } from './enclosing-shapes.ts';
import type { Glyph } from './glyph.ts';
import { type GlyphShape, measureShape, separateDots } from './glyph-shape.ts';
import { type GlyphInk, inkExtent, inkedParts, type Part } from './part.ts';

/** Assigns the colors of a look to a glyph. If `stroke` and `fill` are none, uses `fg` or a legible default. */
export const inkOf = (glyph: Glyph, look: Pick<Look, 'ink' | 'plate'>): GlyphInk =>
  glyph.traits ? artworkInk(glyph.traits) : { ...plainInk(glyph, look), to: look.ink.gradient?.to };

const plainInk = (glyph: Glyph, { ink, plate }: Pick<Look, 'ink' | 'plate'>): GlyphInk => {
  const substitute = ink.fg ?? (plate ? defaultInk(plate.paint) : DEFAULT_PLATE);
  if (glyph.kind === 'strokes') return strokesInk(glyph, ink, substitute);
  if (glyph.kind === 'duotone') return duotoneInk(ink, substitute);
  const main = ink.fill ?? ink.stroke ?? substitute;
  return { main, accent: undefined, paintOf: ({ opacity }) => ({ fill: main, line: undefined, opacity }) };
};

const artworkInk = ({ color, backdrop }: ArtworkTraits): GlyphInk => ({
  main: color,
  accent: undefined,
  backdrop,
  paintOf: ({ paint, opacity }) => ({ fill: paint?.fill, line: paint?.line, opacity }),
});

const strokesInk = (glyph: Glyph, { stroke, fill }: Ink, substitute: Color): GlyphInk => {
  const inside = glyph.shapes.some(isHollow) ? fill : undefined;
  const lines = stroke ?? (inside ? undefined : substitute);
  return {
    main: lines ?? inside ?? substitute,
    accent: lines && inside,
    paintOf: shape => ({
      fill: shape.filled ? lines : isHollow(shape) ? fill : undefined,
      line: shape.line && lines,
      opacity: shape.opacity,
    }),
  };
};

const duotoneInk = ({ stroke, fill }: Ink, substitute: Color): GlyphInk => {
  if (!stroke && fill)
    return {
      main: fill,
      accent: undefined,
      paintOf: ({ opacity }) => ({ fill: opacity < 1 ? fill : undefined, line: undefined, opacity: 1 }),
    };
  const main = stroke ?? substitute;
  const accent = main === fill ? undefined : fill;
  return {
    main,
    accent,
    paintOf: ({ opacity }) =>
      accent && opacity < 1
        ? { fill: accent, line: undefined, opacity: 1 }
        : { fill: main, line: undefined, opacity },
  };
};

/** Whether `fill` can paint the inside of a shape: it is closed, and the library does not fill it. */
const isHollow = (shape: GlyphShape): boolean => shape.inside !== '' && !shape.filled;

/** A glyph split into parts that are painted with the colors of a look. */
export interface InkedGlyph extends Omit<Glyph, 'shapes'> {
  readonly look: Look;
  readonly ink: GlyphInk;
  readonly parts: readonly Part[];
}

/**
 * Applies a look to a glyph. Caches the result, because all images of a package and the report need it. Looks that
 * differ only in colors have the same measurements.
 */
export const inkGlyph = (glyph: Glyph, look: Look): InkedGlyph => {
  const known = inkedGlyphs(glyph).get(look);
  if (known) return known;
  const ink = inkOf(glyph, look);
  const parts = inkedParts(turnedShapes(glyph, look), ink, look);
  const measured = measurements(glyph);
  const key = geometryKey(look, ink, parts);
  const results = measured.get(key) ?? new Map();
  if (measured.size === MAX_GEOMETRIES) measured.clear();
  measured.set(key, results);
  const inked = { ...glyph, look, ink, parts, results };
  inkedGlyphs(glyph).set(look, inked);
  return inked;
};

/** The shapes of a glyph, turned around the center of its grid. Artwork in its own colors or with clip paths stays. */
const turnedShapes = ({ shapes, grid, traits }: Glyph, { turn = 0 }: Look): readonly GlyphShape[] => {
  if (turn === 0 || traits || shapes.some(({ group }) => group)) return shapes;
  const { x, y, width, height } = grid;
  const rotation = `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
  return shapes.flatMap(shape =>
    separateDots(measureShape({ ...shape, path: transformPath(shape.path, rotation).path }, grid), grid),
  );
};

const inkedGlyphs = memoized((_glyph: Glyph) => new WeakMap<Look, InkedGlyph>());

/** Maximum number of geometries for which a glyph stores measurements. A slider of the studio produces hundreds. */
const MAX_GEOMETRIES = 4;

/** The results of memoized functions for each geometry. */
const measurements = memoized((_glyph: Glyph) => new Map<string, Map<unknown, unknown>>());

/**
 * Everything in look and parts that may affect measurements, as a key: the whole look without paints and badge, which
 * are no part of the glyph. A new property therefore counts until it is listed here. Of the colors of parts, only their
 * role does.
 */
const geometryKey = (
  { ink: _, badge: __, ...geometry }: Look,
  { main }: GlyphInk,
  parts: readonly Part[],
): string => {
  const role = (color: Paint | undefined) =>
    color && ('hex' in color && isTintOf(color, main) ? 'ink' : 'accent');
  const roles = parts.map(({ inside, fill, line, opacity }) => [
    role(inside),
    role(fill),
    role(line?.paint),
    opacity,
  ]);
  return JSON.stringify([geometry, roles], (name, value) => (PAINTS.has(name) ? undefined : value));
};

/** Properties of looks that only color them. */
const PAINTS = new Set(['paint', 'color', 'ink', 'isAdded']);

/** Maximum side of the icon of a dot as a fraction of its grid, and the ratio of the box around it to the dot. */
const DOT = { side: 0.3, frame: 1.6 };

/** The box around the icon of a dot. Without an empty border, the dot would look like the icon of a disc. */
const frameOfDot = ({ x, y, width, height }: Box, grid: Box): Box | undefined => {
  if (width > DOT.side * grid.width || Math.abs(width - height) > 0.01 * width) return undefined;
  const border = ((DOT.frame - 1) / 2) * width;
  return { x: x - border, y: y - border, width: DOT.frame * width, height: DOT.frame * height };
};

const ownExtent = memoized(({ parts }: InkedGlyph): Extent => inkExtent(parts));

/** The box that is placed instead of the ink: artwork with its empty border, or the box around a dot. */
export const frameOf = memoized(
  (glyph: InkedGlyph) => glyph.frame ?? frameOfDot(boundsOf(ownExtent(glyph)), glyph.grid),
);

export const extentOf = (glyph: InkedGlyph): Extent => {
  const box = frameOf(glyph);
  if (!box) return ownExtent(glyph);
  const { x, y, width, height } = box;
  return [x, y, 0, x + width, y, 0, x + width, y + height, 0, x, y + height, 0];
};

/**
 * Vector from the center of the bounding box to the optical center, in glyph units. For an icon with a closed shape as
 * large as its bounding box, such as a triangle, it follows from the center of mass of this shape, and for letters from
 * theirs, but only along x. For other icons and artwork, it is 0.
 */
export const imbalanceOf = memoized((glyph: InkedGlyph): Point => {
  const { kind, parts } = glyph;
  if (kind === 'artwork') return BALANCED;
  const { x, y, width, height } = boundsOf(extentOf(glyph));
  const side = Math.max(width, height);
  const isText = kind === 'initials';
  const shapes = isText ? parts.flatMap(({ shape }) => shape.polylines) : outerShapeOf(parts, width, height);
  if (shapes.length === 0) return BALANCED;
  const mass = centroidOf(shapes);
  const least = side * (isText ? LEAST_IMBALANCE : LEAST_ICON_IMBALANCE);
  const balanced = (distance: number) => (Math.abs(distance) > least ? distance * BALANCE : 0);
  return { x: balanced(mass.x - x - width / 2), y: isText ? 0 : balanced(mass.y - y - height / 2) };
});

const BALANCED: Point = { x: 0, y: 0 };

/** The closed shape without large notches that is as large as the bounding box, in a list. Empty if there is none. */
const outerShapeOf = (parts: readonly Part[], width: number, height: number): readonly Polyline[] => {
  const [outer] = parts.flatMap(({ shape, fill, line }) =>
    shape.polylines.filter(({ points, closed }) => {
      const box = boxOfPoints(points);
      const lineWidth = line?.width ?? 0;
      return (
        (fill ||
          closed ||
          points.slice(-2).every((value, at) => Math.abs(value - (points[at] ?? 0)) < 1e-3)) &&
        box.width >= OUTER * (width - lineWidth) &&
        box.height >= OUTER * (height - lineWidth)
      );
    }),
  );
  if (!outer) return [];
  const hull = { points: hullOf([outer]), closed: true };
  return Math.abs(signedArea([outer])) >= CONVEXITY * Math.abs(signedArea([hull])) ? [outer] : [];
};

/** Minimum ratio of the sides of an outer shape to those of the ink, and of its area to that of its convex hull. */
const OUTER = 0.97;
const CONVEXITY = 0.9;
/** Position of the optical center between the center of the box (0) and the center of mass (1). */
const BALANCE = 0.5;
/** Minimum distance of both centers as a fraction of the larger side, for letters and icons. Smaller ones count as 0. */
const [LEAST_IMBALANCE, LEAST_ICON_IMBALANCE] = [0.01, 0.07];
