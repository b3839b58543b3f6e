// Shapes of a glyph with their measurements.
import { once } from '../../model/memoized.ts';
import { splitPath } from '../../svg/curves.ts';
import type { Box, FlattenedPath, LineStyle } from '../../svg/extent.ts';
import { type Polyline, readPath, signedArea, windingAt } from '../../svg/polyline.ts';
import { type Ellipse, ellipseOf, hullOf, innerRadius } from './enclosing-shapes.ts';
import type { PaintedShape } from './icon-shapes.ts';
import { measureThickness, type Thickness } from './thickness.ts';

/** A painted shape in glyph units. `path` has rounded coordinates. */
export interface GlyphShape extends PaintedShape, FlattenedPath {
  /** Box of what clip paths show of the shape. Undefined without a clip path. */
  readonly visible?: Box;
  /** Path data of the closed subpaths. Empty if there are none. */
  readonly inside: string;
  /** The ellipse that the shape approximates. Undefined for other shapes. */
  readonly ellipse: Ellipse | undefined;
  /**
   * For each subpath, the sign of its signed area if its inside is filled, the opposite sign for a hole, and 0 if both
   * sides are equal. Measured on the first call.
   */
  readonly areaSides: () => readonly number[];
  /** Thickness of the filled area. Measured on the first call. */
  readonly thickness: () => Thickness;
  /** Closed subpaths whose inside a wide line may cover. Measured on the first call. */
  readonly rings: () => readonly Ring[];
}

/** A closed subpath. Its line covers the whole inside if half of the line width is at least `innerRadius`. */
export interface Ring {
  readonly path: string;
  readonly innerRadius: number;
}

/** Flattening tolerance as a fraction of the grid: an eighth of a pixel at 512 px. */
const TOLERANCE = 1 / 4000;
/** Coordinates are rounded to this fraction of the grid. At 512 px, the error is an eighth of a pixel. */
const GRID_STEPS = 2_000;
/** Paths with arcs are rounded less: a small move of the ends of an almost half ellipse moves its center far. */
const ARC_STEPS = 25_000;
/** Half of the widest line as a multiple of the line width in the library: the stroke scale is at most 3. */
const WIDEST_HALF_LINE = 1.5;

/** Measures a shape that is drawn on a grid, such as a view box. */
export const measureShape = (shape: PaintedShape, grid: Box): GlyphShape => {
  const size = Math.max(grid.width, grid.height);
  const digits = Math.max(0, Math.ceil(Math.log10((/a/i.test(shape.path) ? ARC_STEPS : GRID_STEPS) / size)));
  const tolerance = size * TOLERANCE;
  const { path, polylines } = readPath(shape.path, { digits, tolerance });
  const inside = closedSubpaths(path, polylines, tolerance);
  const [only, ...others] = polylines;
  return {
    ...shape,
    path,
    polylines,
    hull: hullOf(polylines),
    inside,
    ellipse: only && others.length === 0 && inside ? ellipseOf(only) : undefined,
    areaSides: once(() => polylines.map((_, index) => areaSideOf(polylines, index, shape.fillRule))),
    thickness: once(() => measureThickness(polylines)),
    rings: once(() =>
      shape.line && !shape.paint ? measureRings(path, polylines, { tolerance, line: shape.line }) : [],
    ),
  };
};

/** Makes each small circle a separate shape with an `ellipse`: it becomes a dot if a wide line covers its center. */
export const separateDots = (shape: GlyphShape, grid: Box): readonly GlyphShape[] => {
  const { path, polylines, filled, line } = shape;
  if (polylines.length === 1 || filled || !line) return [shape];
  const isDot = (polyline: Polyline): boolean => {
    const ellipse = polyline.closed ? ellipseOf(polyline) : undefined;
    return ellipse !== undefined && Math.max(ellipse.rx, ellipse.ry) <= line.width * WIDEST_HALF_LINE;
  };
  const dots = polylines.map(isDot);
  if (!dots.includes(true)) return [shape];
  const subpaths = splitPath(path);
  const rest = subpaths.filter((_, index) => !dots[index]).join('');
  const separated = subpaths.filter((_, index) => dots[index]);
  return [rest, ...separated].filter(Boolean).map(part => measureShape({ ...shape, path: part }, grid));
};

const measureRings = (
  path: string,
  polylines: readonly Polyline[],
  { tolerance, line }: { readonly tolerance: number; readonly line: LineStyle },
): readonly Ring[] => {
  const subpaths = polylines.length === 1 ? [path] : splitPath(path);
  return polylines.flatMap((polyline, index) => {
    const radius = isClosed(polyline, tolerance)
      ? innerRadius(polyline, line.width * WIDEST_HALF_LINE)
      : undefined;
    return radius ? [{ path: subpaths[index] ?? '', innerRadius: radius }] : [];
  });
};

/** The orientation alone does not distinguish holes from areas: the winding number of the other subpaths does. */
const areaSideOf = (
  polylines: readonly Polyline[],
  index: number,
  fillRule: PaintedShape['fillRule'],
): number => {
  const own = polylines[index];
  if (!own) return 0;
  const orientation = Math.sign(signedArea([own]));
  if (polylines.length === 1) return orientation;
  const [x = 0, y = 0] = own.points;
  const outside = polylines.reduce((sum, other) => (other === own ? sum : sum + windingAt(other, x, y)), 0);
  const isFilled = (winding: number) => (fillRule === 'evenodd' ? winding % 2 !== 0 : winding !== 0);
  const [isInside, isOutside] = [isFilled(outside + orientation), isFilled(outside)];
  if (isInside === isOutside) return 0;
  return isInside ? orientation : -orientation;
};

const closedSubpaths = (path: string, polylines: readonly Polyline[], tolerance: number): string => {
  const closed = polylines.map(polyline => isClosed(polyline, tolerance));
  if (closed.every(Boolean)) return path;
  if (!closed.some(Boolean)) return '';
  return splitPath(path)
    .filter((_, index) => closed[index])
    .join('');
};

/** Whether a subpath is closed. In many libraries, the last point is the first one, and there is no closepath. */
const isClosed = ({ points, closed }: Polyline, tolerance: number): boolean => {
  const [x = 0, y = 0] = points;
  const [endX = x, endY = y] = points.slice(-2);
  return points.length > 4 && (closed || Math.hypot(endX - x, endY - y) <= tolerance);
};
