// A favicon as a scene: the plate of a look, and on it the glyph, inked and fitted.
import type { Color } from '../model/color.ts';
import type { Look, PlatePaint } from '../model/look.ts';
import type { Scene, Shape } from '../model/scene.ts';
import { type Disc, fillExtent, strokeExtent } from '../svg/geometry/extent.ts';
import { ellipse } from '../svg/geometry/outline.ts';
import { composite } from './color.ts';
import { type Frame, fitInk, type Placement } from './fit.ts';
import type { Glyph, GlyphShape } from './glyph.ts';
import { inkOf, type ShapeInk } from './ink.ts';
import { readablePlate } from './legible.ts';
import { CORNER_RADIUS, fullBleedShape, mapPaint, plateShape } from './plate.ts';

/**
 * What the picture is for: `any` shows the look's own plate, `touch` (cut to shape by iOS) and `maskable` (by any
 * shape that holds the safe zone, W3C Web Application Manifest) fill the square and are opaque. Up to 32 `pixels` the
 * picture is drawn for that very size.
 */
export interface Canvas {
  readonly role: 'any' | 'touch' | 'maskable';
  readonly pixels?: number;
}

/** Side of the canvas of pictures that are not drawn for one size. */
const CANVAS_SIZE = 512;
/** The safe zone has 40 % of the side as radius; the rest is a pixel of anti-aliasing at 192. */
const SAFE_RADIUS = 0.4 - 1 / 192;
/** Ink keeps off a plate's curved edge by this part of the padding. */
const RIM = 1 / 4;
/** A plate that the look does not have comes with some room around the ink. */
const ADDED_PLATE_PADDING = 0.1;

/** Composes `glyph` in the colours, on the plate and at the size that `look` asks for. */
export const composeScene = (glyph: Glyph, look: Look, canvas: Canvas): Scene => {
  const inkFor = inkOf(glyph, look.ink, look.plate);
  const painted = glyph.shapes
    .map(shape => ({ shape, ink: inkFor(shape) }))
    .filter(({ ink }) => ink.fill || ink.line);
  const extent = painted.flatMap(({ shape, ink }) => inkExtent(shape, ink, look.strokeScale));
  const size = CANVAS_SIZE;
  const room = size * (1 - 2 * paddingOf(look, canvas));
  const placement = fitInk(extent, size, room, frameOf(look, canvas, size));
  return {
    size,
    shapes: [
      ...ground(
        look,
        canvas,
        size,
        painted.flatMap(({ ink }) => [ink.fill, ink.line].filter(color => !!color)),
      ),
      ...inkShapes(painted, look.strokeScale, placement),
    ],
  };
};

interface PaintedShape {
  readonly shape: GlyphShape;
  readonly ink: ShapeInk;
}

const inkExtent = (shape: GlyphShape, ink: ShapeInk, strokeScale: number): readonly Disc[] => [
  ...(ink.fill ? fillExtent(shape.polylines) : []),
  ...(ink.line && shape.line
    ? strokeExtent(shape.polylines, { ...shape.line, width: shape.line.width * strokeScale })
    : []),
];

const paddingOf = ({ plate, padding }: Look, { role }: Canvas): number =>
  role === 'any' || plate ? padding : Math.max(padding, ADDED_PLATE_PADDING);

const frameOf = ({ plate, padding }: Look, { role }: Canvas, size: number): Frame => {
  if (role === 'maskable') return { side: 2 * SAFE_RADIUS * size, radius: SAFE_RADIUS * size };
  if (role === 'any' && !plate) return { side: size, radius: 0 };
  const corner = CORNER_RADIUS[role === 'touch' || !plate ? 'rounded-square' : plate.shape];
  const rim = padding * RIM;
  return { side: size * (1 - 2 * rim), radius: size * (corner - rim) };
};

const ground = (
  { plate }: Look,
  { role }: Canvas,
  size: number,
  inks: readonly Color[],
): readonly Shape[] => {
  if (role === 'any') return plate ? [plateShape(plate, size)] : [];
  return [fullBleedShape(opaquePaint(plate?.paint, inks), size)];
};

/** A paint without transparency: the look's, laid on a colour that the inks show on where it lets that through. */
const opaquePaint = (paint: PlatePaint | undefined, inks: readonly Color[]): PlatePaint => {
  const backdrop = readablePlate(inks);
  if (!paint) return { mode: 'solid', color: backdrop };
  return mapPaint(paint, color => (color.alpha === 1 ? color : composite(color, backdrop)));
};

/** Insides first, and above them what the library itself paints: no fill may hide a line or a dot. */
const inkShapes = (
  painted: readonly PaintedShape[],
  strokeScale: number,
  { scale, x, y }: Placement,
): readonly Shape[] => {
  const placed = (shape: Shape): Shape => ({ transform: [scale, 0, 0, scale, x, y], ...shape });
  return [
    ...painted.flatMap(insideShape).map(placed),
    ...joinLines(painted.flatMap(part => markShape(part, strokeScale)).map(placed)),
  ];
};

const insideShape = ({ shape, ink }: PaintedShape): Shape[] =>
  shape.filled || !ink.fill ? [] : [{ path: shape.inside, fill: ink.fill, ...finishOf(shape, ink) }];

const markShape = ({ shape, ink }: PaintedShape, strokeScale: number): Shape[] => {
  const { path, filled, line, ellipse: dot } = shape;
  const fill = filled && ink.fill ? { fill: ink.fill } : {};
  if (!ink.line || !line) return filled ? [{ path, ...fill, ...finishOf(shape, ink) }] : [];
  const half = (line.width * strokeScale) / 2;
  // Strokers leave a hole in the middle of a line that is wider than its circle: such a dot is drawn as the disc it is.
  if (dot && Math.max(dot.rx, dot.ry) <= half)
    return [
      { path: ellipse(dot.x, dot.y, dot.rx + half, dot.ry + half), fill: ink.line, ...finishOf(shape, ink) },
    ];
  return [{ path, ...fill, stroke: { ...line, paint: ink.line, width: half * 2 }, ...finishOf(shape, ink) }];
};

const finishOf = ({ fillRule }: GlyphShape, { opacity }: ShapeInk) => ({
  ...(fillRule === 'evenodd' && { fillRule }),
  ...(opacity < 1 && { opacity }),
});

/** Lines of one kind become one path: translucent ones do not darken where they cross, and the file is shorter. */
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
  a.stroke !== undefined &&
  !a.fill &&
  !b.fill &&
  a.opacity === b.opacity &&
  a.stroke?.paint === b.stroke?.paint &&
  a.stroke?.width === b.stroke?.width &&
  a.stroke?.cap === b.stroke?.cap &&
  a.stroke?.join === b.stroke?.join &&
  a.stroke?.miterLimit === b.stroke?.miterLimit;
