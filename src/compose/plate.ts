// Shapes of plates, borders and gradients.
import type { Border, Ink, Plate, PlateGradient, PlatePaint } from '../model/look.ts';
import type { Affine, Color, GradientStop, Paint, Shape } from '../model/scene.ts';
import { formatNumber } from '../svg/element.ts';
import type { Box } from '../svg/extent.ts';
import { ellipse, rectangle } from '../svg/path-data.ts';
import { IDENTITY, multiply } from '../svg/transform.ts';
import { composite } from './color/color.ts';
import { isTintOf } from './color/dark-colors.ts';
import { readablePlate } from './color/legible.ts';
import { CORNER_RADIUS, cornerRadiusOf, MAX_FITTED_PIXELS } from './defaults.ts';

/** Path data of a plate with a side of `size` units. `radius` is a fraction of the side. */
export const plateOutline = (size: number, radius = 0, isSmooth = false): string => {
  if (radius >= CORNER_RADIUS.circle) return ellipse(size / 2, size / 2, size / 2, size / 2);
  return isSmooth && radius > 0
    ? smoothSquare(size, size * radius)
    : rectangle(0, 0, size, size, size * radius);
};

/** Length of a smooth corner along each side, in radii of the round corner with the same middle. */
const SMOOTHING = 1.5;
/** Distance from the corner of the square to the middle of a round corner along x and y, in radii. */
const CUT = 1 - Math.SQRT1_2;

/** A square whose corners are cubic curves that begin almost straight, as in iOS. */
const smoothSquare = (size: number, radius: number): string => {
  const length = Math.min(SMOOTHING * radius, size / 2);
  // The middle of the curve is that of the round corner.
  const handle = length * (1 - (4 - (8 * CUT * radius) / length) / 3);
  const [near, far, end] = [handle, size - handle, size - length].map(value => formatNumber(value, 2));
  const [begin, side] = [formatNumber(length, 2), formatNumber(size, 2)];
  return (
    `M${begin} 0H${end}C${far} 0 ${side} ${near} ${side} ${begin}V${end}C${side} ${far} ${far} ${side} ${end} ${side}` +
    `H${begin}C${near} ${side} 0 ${far} 0 ${end}V${begin}C0 ${near} ${near} 0 ${begin} 0Z`
  );
};

/** Plate of a scene with a side of `size` units. */
export const plateShape = (plate: Plate, size: number): Shape => ({
  path: plateOutline(size, cornerRadiusOf(plate), plate.isSmooth),
  fill: platePaint(plate.paint, size),
});

/** Width of a border on a scene of `size` units. In a fitted scene, a whole number of pixels. */
export const borderWidth = (border: Border | undefined, size: number): number => {
  if (!border) return 0;
  const width = border.width * size;
  return size <= MAX_FITTED_PIXELS ? Math.max(1, Math.round(width)) : width;
};

/** The border of a plate. It is not part of `plateShape`, because small images have a different border. */
export const borderShapes = (plate: Plate, size: number): readonly Shape[] => {
  if (!plate.border) return [];
  const width = borderWidth(plate.border, size);
  const side = size - width;
  const radius = Math.max(0, size * cornerRadiusOf(plate) - width / 2) / side;
  return [
    {
      path: plateOutline(side, radius, plate.isSmooth),
      transform: [1, 0, 0, 1, width / 2, width / 2],
      stroke: { paint: plate.border.color, width, cap: 'butt', join: 'miter', miterLimit: 4 },
    },
  ];
};

/** A square plate that fills the scene. Platforms crop it. */
export const fullBleedShape = (paint: PlatePaint, size: number): Shape => ({
  path: plateOutline(size),
  fill: platePaint(paint, size),
});

/** The SVG element for a path: `rect` or `circle` for the outline of a plate, because it is shorter, else `path`. */
export const elementOfPath = (path: string, size: number): { name: string; geometry: Geometry } => {
  const square = { width: size, height: size };
  if (path === plateOutline(size)) return { name: 'rect', geometry: square };
  if (path === plateOutline(size, CORNER_RADIUS.circle))
    return { name: 'circle', geometry: { cx: size / 2, cy: size / 2, r: size / 2 } };
  // The path of a rounded square starts at (radius, 0).
  const radius = Number.parseFloat(path.slice(1)) / size;
  if (path === plateOutline(size, radius))
    return { name: 'rect', geometry: { ...square, rx: size * radius } };
  return { name: 'path', geometry: { d: path } };
};

type Geometry = Readonly<Record<string, string | number>>;

const platePaint = (paint: PlatePaint, size: number): Paint => {
  if (paint.mode === 'solid') return paint.color;
  const { from, via, to, angleDegrees, isRadial = false } = paint;
  const [center, { dx, dy }] = [size / 2, halfLine({ width: size, height: size }, angleDegrees)];
  if (!via && !isRadial)
    return { from, to, x1: center - dx, y1: center - dy, x2: center + dx, y2: center + dy };
  const radius = size * Math.SQRT1_2;
  return {
    kind: isRadial ? 'radial' : 'linear',
    stops: stopsOf(paint),
    spread: 'pad',
    transform: isRadial
      ? [radius, 0, 0, radius, center, center]
      : [2 * dx, 2 * dy, -2 * dy, 2 * dx, center - dx, center - dy],
  };
};

/** Half of the gradient line of a box. Two opposite corners get the end colors (CSS Images 3, 3.1.1). */
const halfLine = ({ width, height }: Pick<Box, 'width' | 'height'>, angleDegrees: number) => {
  const angle = (angleDegrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const half = (Math.abs(sine) * width + Math.abs(cosine) * height) / 2;
  return { dx: sine * half, dy: -cosine * half };
};

/** Replaces the main color of the ink by its gradient, which spans `box`. */
export const withGradient = (
  shapes: readonly Shape[],
  { main, gradient }: { readonly main: Color; readonly gradient: NonNullable<Ink['gradient']> },
  { x, y, ...box }: Box,
): readonly Shape[] => {
  const { dx, dy } = halfLine(box, gradient.angleDegrees);
  const [left, top] = [x + box.width / 2 - dx, y + box.height / 2 - dy];
  const tinted = (paint: Paint, [scale, , , , offsetX, offsetY]: Affine): Paint =>
    'hex' in paint && isTintOf(paint, main)
      ? {
          kind: 'linear',
          stops: [
            { offset: 0, color: paint },
            { offset: 1, color: { ...gradient.to, alpha: gradient.to.alpha * paint.alpha } },
          ],
          spread: 'pad',
          transform: multiply(
            [1 / scale, 0, 0, 1 / scale, -offsetX / scale, -offsetY / scale],
            [2 * dx, 2 * dy, -2 * dy, 2 * dx, left, top],
          ),
        }
      : paint;
  return shapes.map(({ fill, stroke, ...shape }) => ({
    ...shape,
    ...(fill && { fill: tinted(fill, shape.transform ?? IDENTITY) }),
    ...(stroke && { stroke: { ...stroke, paint: tinted(stroke.paint, shape.transform ?? IDENTITY) } }),
  }));
};

const stopsOf = ({ from, via, to }: PlateGradient): readonly GradientStop[] => [
  { offset: 0, color: from },
  ...(via ? [{ offset: 0.5, color: via }] : []),
  { offset: 1, color: to },
];

/** An opaque paint for touch and maskable icons: composites translucent colors over one that contrasts with the ink. */
export const opaquePaint = (
  paint: PlatePaint | undefined,
  ink: { readonly main: Color; readonly accent: Color | undefined; readonly backdrop?: Color | undefined },
): PlatePaint => {
  const backdrop = () => ink.backdrop ?? readablePlate(ink);
  if (!paint) return { mode: 'solid', color: backdrop() };
  const opaque = (color: Color): Color => (color.alpha === 1 ? color : composite(color, backdrop()));
  return paint.mode === 'solid'
    ? { ...paint, color: opaque(paint.color) }
    : {
        ...paint,
        from: opaque(paint.from),
        ...(paint.via && { via: opaque(paint.via) }),
        to: opaque(paint.to),
      };
};
