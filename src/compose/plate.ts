// The plate under the glyph: its outline, its paint, and how near its edge ink may come.
import type { Color } from '../model/color.ts';
import type { Plate, PlatePaint, PlateShape } from '../model/look.ts';
import type { Paint, Shape } from '../model/scene.ts';
import { ellipse, rectangle } from '../svg/geometry/path-data.ts';
import { composite } from './color/color.ts';
import { readablePlate } from './color/legible.ts';

/** Corner radius as a fraction of the side. */
export const CORNER_RADIUS: Readonly<Record<PlateShape, number>> = { 'rounded-square': 0.22, circle: 0.5 };

/** The outlines that a plate may have on a canvas of `size` units. */
const outlines = {
  'rounded-square': (size: number) => rectangle(0, 0, size, size, size * CORNER_RADIUS['rounded-square']),
  circle: (size: number) => ellipse(size / 2, size / 2, size / 2, size / 2),
  square: (size: number) => rectangle(0, 0, size, size),
};

/** A plate over the whole canvas of `size` units. */
export const plateShape = ({ shape, paint }: Plate, size: number): Shape => ({
  path: outlines[shape](size),
  fill: platePaint(paint, size),
});

/** A plate to the very corners, for systems that cut out their own shape. */
export const fullBleedShape = (paint: PlatePaint, size: number): Shape => ({
  path: outlines.square(size),
  fill: platePaint(paint, size),
});

/** The SVG element that says the same as a path in fewer bytes: a plate's outline is a rect or a circle. */
export const elementOfPath = (path: string, size: number): { name: string; geometry: Geometry } => {
  const square = { width: size, height: size };
  if (path === outlines['rounded-square'](size))
    return { name: 'rect', geometry: { ...square, rx: size * CORNER_RADIUS['rounded-square'] } };
  if (path === outlines.circle(size))
    return { name: 'circle', geometry: { cx: size / 2, cy: size / 2, r: size / 2 } };
  if (path === outlines.square(size)) return { name: 'rect', geometry: square };
  return { name: 'path', geometry: { d: path } };
};

type Geometry = Readonly<Record<string, string | number>>;

const platePaint = (paint: PlatePaint, size: number): Paint => {
  if (paint.mode === 'solid') return paint.color;
  const { from, to, angleDegrees } = paint;
  // CSS Images 3, 3.1.1: the line runs through the centre, long enough for the corners to get the end colours.
  const angle = (angleDegrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const half = ((Math.abs(sine) + Math.abs(cosine)) * size) / 2;
  const [centre, dx, dy] = [size / 2, sine * half, -cosine * half];
  return { from, to, x1: centre - dx, y1: centre - dy, x2: centre + dx, y2: centre + dy };
};

/** The paint of touch and maskable icons: the look's own; transparency shows a color that the ink is legible on. */
export const opaquePaint = (
  paint: PlatePaint | undefined,
  ink: { readonly main: Color; readonly accent: Color | undefined },
): PlatePaint => {
  const backing = readablePlate(ink);
  if (!paint) return { mode: 'solid', color: backing };
  const opaque = (color: Color): Color => (color.alpha === 1 ? color : composite(color, backing));
  return paint.mode === 'solid'
    ? { ...paint, color: opaque(paint.color) }
    : { ...paint, from: opaque(paint.from), to: opaque(paint.to) };
};
