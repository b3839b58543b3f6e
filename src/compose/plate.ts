// Plates: shapes, gradients and the SVG elements for them.

import type { Plate, PlateGradient, PlatePaint } from '../model/look.ts';
import type { Color, GradientStop, Paint, Shape } from '../model/scene.ts';
import { ellipse, rectangle } from '../svg/path-data.ts';
import { composite } from './color/color.ts';
import { readablePlate } from './color/legible.ts';
import { CORNER_RADIUS, cornerRadiusOf } from './defaults.ts';

/** Path data of a plate with a side of `size` units. `radius` is a fraction of the side. */
export const plateOutline = (size: number, radius = 0): string =>
  radius >= CORNER_RADIUS.circle
    ? ellipse(size / 2, size / 2, size / 2, size / 2)
    : rectangle(0, 0, size, size, size * radius);

/** Plate of a scene with a side of `size` units. */
export const plateShape = (plate: Plate, size: number): Shape => ({
  path: plateOutline(size, cornerRadiusOf(plate)),
  fill: platePaint(plate.paint, size),
});

/** Square plate that fills the scene, for platforms that apply their own mask. */
export const fullBleedShape = (paint: PlatePaint, size: number): Shape => ({
  path: plateOutline(size),
  fill: platePaint(paint, size),
});

/** Returns the shortest SVG element for a path: `rect` or `circle` for the outline of a plate, otherwise `path`. */
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
  // The gradient line goes through the center. Two opposite corners have the end colors (CSS Images 3, 3.1.1).
  const angle = (angleDegrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const half = ((Math.abs(sine) + Math.abs(cosine)) * size) / 2;
  const [center, dx, dy] = [size / 2, sine * half, -cosine * half];
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

const stopsOf = ({ from, via, to }: PlateGradient): readonly GradientStop[] => [
  { offset: 0, color: from },
  ...(via ? [{ offset: 0.5, color: via }] : []),
  { offset: 1, color: to },
];

/** Opaque paint for touch and maskable icons. Composites a translucent paint over a color that contrasts with the ink. */
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
