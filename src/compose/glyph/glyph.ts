// What stands on the plate: an icon or initials as a flat list of painted outlines.
import type { SvgElement } from '../../svg/element.ts';
import { type Ellipse, ellipseOf } from '../../svg/geometry/disc.ts';
import type { Box, LineStyle, Measured } from '../../svg/geometry/extent.ts';
import { hullOf } from '../../svg/geometry/hull.ts';
import { pathOfElement, splitPath, transformPath } from '../../svg/geometry/outline.ts';
import { type Polyline, readPath } from '../../svg/geometry/polyline.ts';
import { measureThickness, type Thickness } from '../../svg/geometry/thickness.ts';
import { parseSvg } from '../../svg/parse.ts';
import type { Outline } from './letterforms.ts';

/** One outline and what its library paints of it; `width` of the line in the glyph's units. */
export interface GlyphShape extends Measured {
  readonly path: string;
  readonly filled: boolean;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly line: LineStyle | undefined;
  /** Path data of its closed parts alone, '' where nothing is closed. */
  readonly inside: string;
  readonly opacity: number;
  /** The ellipse that the shape is, if it is nothing else. */
  readonly ellipse: Ellipse | undefined;
  /** How thick its filled area is; measured when first asked for. */
  readonly thickness: () => Thickness;
}

/**
 * A drawing to be inked. `strokes` takes one colour for its lines and dots and one for the inside of its closed
 * shapes, `fills` and `initials` take one colour, `duotone` one for its opaque shapes and one for its faint ones.
 */
export interface Glyph {
  readonly drawing: 'strokes' | 'fills' | 'duotone' | 'initials';
  /** The grid that the glyph was drawn on; initials have their ink box. */
  readonly grid: Box;
  readonly shapes: readonly GlyphShape[];
}

/** How finely curves are measured, as a fraction of the grid: an eighth of a pixel at 512. */
const TOLERANCE = 1 / 4000;
/** Paths keep a precision of about a fiftieth of a pixel at 512. */
const GRID_STEPS = 25_000;

/** Half of a line is at most this many of the library's widths: half of the largest stroke scale. */
const WIDEST_LINE = 1.5;

/** Reads an icon's SVG. Throws SvgParseError for what is not SVG. */
export const glyphFromIcon = (svg: string): Glyph => {
  const root = parseSvg(svg);
  const grid = gridOf(root);
  const shapes = [...paintedShapes(root, INITIAL_PAINT, grid)];
  return { drawing: drawingOf(shapes), grid, shapes };
};

/** Takes shaped initials. */
export const glyphFromOutline = ({ path, box }: Outline): Glyph => {
  const shape: Painted = { path, filled: true, fillRule: 'nonzero', line: undefined, opacity: 1 };
  return { drawing: 'initials', grid: box, shapes: [measured(shape, box)] };
};

type Painted = Omit<GlyphShape, keyof Measured | 'inside' | 'ellipse' | 'thickness'>;

const measured = (shape: Painted, grid: Box): GlyphShape => {
  const size = Math.max(grid.width, grid.height);
  const digits = Math.max(0, Math.ceil(Math.log10(GRID_STEPS / size)));
  const tolerance = size * TOLERANCE;
  const { path, polylines } = readPath(shape.path, { digits, tolerance });
  const inside = insideOf(path, polylines, tolerance);
  const [only, ...others] = polylines;
  const ellipse = only && others.length === 0 && inside ? ellipseOf(only) : undefined;
  const thickness = once(() => measureThickness(polylines));
  return { ...shape, path, polylines, hull: hullOf(polylines), inside, ellipse, thickness };
};

const once = <T>(compute: () => T): (() => T) => {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
};

/** Circles that a wide line may cover to their centre become shapes of their own, so that `ellipse` tells of them. */
const withDotsApart = (shape: GlyphShape, grid: Box): readonly GlyphShape[] => {
  const { path, polylines, filled, line } = shape;
  if (polylines.length === 1 || filled || !line) return [shape];
  const isDot = (polyline: Polyline): boolean => {
    const ellipse = polyline.closed ? ellipseOf(polyline) : undefined;
    return ellipse !== undefined && Math.max(ellipse.rx, ellipse.ry) <= line.width * WIDEST_LINE;
  };
  const dots = polylines.map(isDot);
  if (!dots.includes(true)) return [shape];
  const subpaths = splitPath(path);
  const rest = subpaths.filter((_, index) => !dots[index]).join('');
  const apart = subpaths.filter((_, index) => dots[index]);
  return [rest, ...apart].filter(Boolean).map(part => measured({ ...shape, path: part }, grid));
};

const insideOf = (path: string, polylines: readonly Polyline[], tolerance: number): string => {
  const closed = polylines.map(polyline => isClosed(polyline, tolerance));
  if (closed.every(Boolean)) return path;
  return closed.some(Boolean)
    ? splitPath(path)
        .filter((_, index) => closed[index])
        .join('')
    : '';
};

/** Many libraries end a closed shape where it began without saying so. */
const isClosed = ({ points, closed }: Polyline, tolerance: number): boolean => {
  const [x, y] = points as [number, number];
  const gap = Math.hypot((points.at(-2) as number) - x, (points.at(-1) as number) - y);
  return points.length > 4 && (closed || gap <= tolerance);
};

const drawingOf = (shapes: readonly GlyphShape[]): Glyph['drawing'] => {
  if (shapes.some(shape => shape.line)) return 'strokes';
  return shapes.some(shape => shape.opacity < 1) ? 'duotone' : 'fills';
};

const gridOf = ({ attributes }: SvgElement): Box => {
  const [x, y, width, height] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  return width && height ? { x: x ?? 0, y: y ?? 0, width, height } : { x: 0, y: 0, width: 24, height: 24 };
};

/** The paint attributes that children inherit, with their initial values (SVG 2, chapter 13). */
const INITIAL_PAINT: Readonly<Record<string, string>> = {
  fill: 'black',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
};

function* paintedShapes(
  { name, attributes, children }: SvgElement,
  inherited: Readonly<Record<string, string>>,
  grid: Box,
  transform = '',
  opacity = 1,
): Generator<GlyphShape> {
  const paint = Object.fromEntries(
    Object.entries(inherited).map(([key, value]) => [key, attributes[key] ?? value]),
  );
  const ownTransform = `${transform} ${attributes.transform ?? ''}`.trim();
  const ownOpacity = opacity * Number.parseFloat(attributes.opacity ?? '1');
  for (const child of children) yield* paintedShapes(child, paint, grid, ownTransform, ownOpacity);
  const path = pathOfElement(name, attributes);
  const filled = paint.fill !== 'none';
  const width = paint.stroke === 'none' ? 0 : Number.parseFloat(paint['stroke-width'] ?? '1');
  if (path === '' || ownOpacity === 0 || !(filled || width > 0)) return;
  const placed = ownTransform ? transformPath(path, ownTransform) : { path, magnification: 1 };
  const line: LineStyle = {
    width: width * placed.magnification,
    cap: paint['stroke-linecap'] as LineStyle['cap'],
    join: paint['stroke-linejoin'] as LineStyle['join'],
    miterLimit: Number.parseFloat(paint['stroke-miterlimit'] ?? '4'),
  };
  const painted: Painted = {
    path: placed.path,
    filled,
    fillRule: paint['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    line: width > 0 ? line : undefined,
    opacity: ownOpacity,
  };
  yield* withDotsApart(measured(painted, grid), grid);
}
