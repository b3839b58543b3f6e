// Parts: shapes of a glyph with colors and line widths.
import type { Look } from '../../model/look.ts';
import type { Affine, Color, Paint, Shape, Stroke } from '../../model/scene.ts';
import { clampedExtent, type Extent, fillExtent, type LineStyle, strokeExtent } from '../../svg/extent.ts';
import { ellipse } from '../../svg/path-data.ts';
import { placeGroups } from '../../svg/shape-groups.ts';
import type { GlyphShape } from './glyph-shape.ts';

/** Paints of a shape. Undefined paints nothing. */
interface ShapeInk {
  readonly fill: Paint | undefined;
  readonly line: Paint | undefined;
  readonly opacity: number;
}

export interface GlyphInk {
  /** Color of the lines, of the opaque layer, or of the whole glyph. */
  readonly main: Color;
  /** Second color of the gradient if `main` is the first color of a gradient. */
  readonly to?: Color | undefined;
  /** Color of the inside of closed shapes, or of the second layer of a duotone icon. */
  readonly accent: Color | undefined;
  /** Color behind touch and maskable icons without an opaque plate. If undefined, it is derived from the ink. */
  readonly backdrop?: Color;
  readonly paintOf: (shape: GlyphShape) => ShapeInk;
}

/** A shape with colors and line width. `inside` is the color of closed subpaths that the library does not fill. */
export interface Part {
  readonly shape: GlyphShape;
  readonly inside: Paint | undefined;
  readonly fill: Paint | undefined;
  readonly line: (LineStyle & { readonly paint: Paint }) | undefined;
  readonly opacity: number;
}

/** Assigns colors to all shapes, and multiplies line widths by `strokeScale`. Omits shapes without a color. */
export const inkedParts = (
  shapes: readonly GlyphShape[],
  { paintOf }: GlyphInk,
  { strokeScale }: Pick<Look, 'strokeScale'>,
): readonly Part[] =>
  shapes
    .map((shape): Part => {
      const { fill, line, opacity } = paintOf(shape);
      return {
        shape,
        inside: shape.filled ? undefined : fill,
        fill: shape.filled ? fill : undefined,
        line: line && shape.line && { ...shape.line, width: shape.line.width * strokeScale, paint: line },
        opacity,
      };
    })
    .filter(({ inside, fill, line }) => inside || fill || line);

/** Extent of the ink in glyph units. */
export const inkExtent = (parts: readonly Part[]): Extent => {
  const extent: number[] = [];
  for (const { shape, inside, fill, line } of parts) {
    if (inside || fill) fillExtent(shape, extent);
    if (line && shape.visible)
      for (const value of clampedExtent(strokeExtent(shape, line), shape.visible)) extent.push(value);
    else if (line) strokeExtent(shape, line, extent);
  }
  return extent;
};

/** Converts parts to shapes of a scene. Insides come first, so that they hide no line. */
export const paintParts = (parts: readonly Part[], transform: Affine): readonly Shape[] => {
  const placed = placeGroups(transform);
  return [
    ...parts.flatMap(part => insideShape(part, transform)),
    ...parts.flatMap(part => holeFillers(part, transform)),
    ...joinLines(parts.flatMap(part => ownShape(part, transform, placed))),
  ];
};

const insideShape = ({ shape, inside, opacity }: Part, transform: Affine): Shape[] =>
  inside ? [{ path: shape.inside, transform, fill: inside, ...commonAttributes(shape, opacity) }] : [];

const ownShape = (
  { shape, fill, line, opacity }: Part,
  transform: Affine,
  placed: ReturnType<typeof placeGroups>,
): Shape[] => {
  const common = {
    transform,
    ...(fill && { fill }),
    ...commonAttributes(shape, opacity),
    group: placed(shape.group),
  };
  if (!line) return fill ? [{ path: shape.path, ...common }] : [];
  const disc = discOf(shape, line);
  if (disc) return [{ ...common, path: disc, fill: line.paint }];
  const { paint, width, cap, join, miterLimit } = line;
  return [{ ...common, path: shape.path, stroke: { paint, width, cap, join, miterLimit } }];
};

/** Maximum number of narrower lines that fill a hole. */
const MAX_FILLERS = 3;

/**
 * Shapes that fill the holes which renderers leave where the line of a closed subpath covers its whole inside: the
 * inside itself, and narrower lines. (Decision 023)
 */
const holeFillers = ({ shape, fill, line, opacity }: Part, transform: Affine): Shape[] => {
  // Under a translucent line, the fillers would be visible.
  if (!line || fill || !isOpaqueColor(line.paint) || opacity < 1 || discOf(shape, line)) return [];
  const { paint, width, cap, join, miterLimit } = line;
  const strokeOf = (halfWidth: number): Stroke => ({ paint, width: 2 * halfWidth, cap, join, miterLimit });
  return shape
    .rings()
    .filter(({ innerRadius }) => innerRadius <= width / 2)
    .flatMap(({ path, innerRadius }) => {
      const fillers: Stroke[] = [];
      // On a ring of radius r, a line of half-width h covers distances from h - r to h + r from the center.
      for (
        let half = width / 2 - 2 * innerRadius;
        half > 0 && fillers.length < MAX_FILLERS;
        half -= 2 * innerRadius
      )
        fillers.push(strokeOf(half));
      const [first, ...others] = fillers;
      return [
        { path, transform, fill: paint, ...(first && { stroke: first }) },
        ...others.map(stroke => ({ path, transform, stroke })),
      ];
    });
};

const isOpaqueColor = (paint: Paint): boolean => 'hex' in paint && paint.alpha === 1;

/** Path of the disc that replaces a circle whose line covers its center. Undefined for other shapes. (Decision 023) */
const discOf = ({ ellipse: dot }: GlyphShape, { width }: LineStyle): string | undefined => {
  const half = width / 2;
  return dot && Math.max(dot.rx, dot.ry) <= half
    ? ellipse(dot.x, dot.y, dot.rx + half, dot.ry + half)
    : undefined;
};

const commonAttributes = ({ fillRule }: GlyphShape, opacity: number): Partial<Shape> => ({
  ...(fillRule === 'evenodd' && { fillRule }),
  ...(opacity < 1 && { opacity }),
});

/** Joins adjacent lines of the same style to one path, so that translucent lines are not darker where they cross. */
const joinLines = (shapes: readonly Shape[]): readonly Shape[] => {
  const joined: Shape[] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    if (last && isSameLine(last, shape))
      joined[joined.length - 1] = { ...last, path: last.path + shape.path };
    else joined.push(shape);
  }
  return joined;
};

const isSameLine = (a: Shape, b: Shape): boolean =>
  !a.fill && !b.fill && a.opacity === b.opacity && a.group === b.group && isSameStroke(a.stroke, b.stroke);

const isSameStroke = (a: Stroke | undefined, b: Stroke | undefined): boolean =>
  a !== undefined && b !== undefined && STROKE_PROPERTIES.every(key => a[key] === b[key]);

const STROKE_PROPERTIES = ['paint', 'width', 'cap', 'join', 'miterLimit'] as const;
