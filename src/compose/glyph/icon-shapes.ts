// Reads the painted shapes from the SVG of an icon.
import type { Paint, ShapeGroup } from '../../model/scene.ts';
import type { SvgElement } from '../../svg/element.ts';
import type { Box, LineStyle } from '../../svg/extent.ts';
import { readCapAndJoin } from '../../svg/extent.ts';
import { pathOfElement } from '../../svg/path-data.ts';
import { transformPath } from '../../svg/transform.ts';

/** A path with its fill and its line. All transforms are applied to both. */
export interface PaintedShape {
  readonly path: string;
  readonly filled: boolean;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly line: LineStyle | undefined;
  readonly opacity: number;
  /** Paints of a shape in artwork. */
  readonly paint?: { readonly fill: Paint | undefined; readonly line: Paint | undefined };
  readonly group?: ShapeGroup | undefined;
}

/** Lists the visible shapes in painting order, with inherited properties and transforms applied. */
export const iconShapes = (root: SvgElement): readonly PaintedShape[] => [
  ...paintedShapes(root, { paint: INITIAL_PAINT, transform: '', opacity: 1 }),
];

/** The view box. Default: 24 by 24. */
export const viewBoxOf = ({ attributes }: SvgElement): Box => {
  const [x, y, width, height] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  return width && height ? { x: x ?? 0, y: y ?? 0, width, height } : { x: 0, y: 0, width: 24, height: 24 };
};

/** The inherited paint properties with their initial values (SVG 2, chapter 13). */
const INITIAL_PAINT: Readonly<Record<string, string>> = {
  fill: 'black',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
};

interface Context {
  readonly paint: Readonly<Record<string, string>>;
  readonly transform: string;
  readonly opacity: number;
}

function* paintedShapes(
  { name, attributes, children }: SvgElement,
  inherited: Context,
): Generator<PaintedShape> {
  const paint = Object.fromEntries(
    Object.entries(inherited.paint).map(([property, value]) => [property, attributes[property] ?? value]),
  );
  const transform = `${inherited.transform} ${attributes.transform ?? ''}`.trim();
  const opacity = inherited.opacity * Number.parseFloat(attributes.opacity ?? '1');
  for (const child of children) yield* paintedShapes(child, { paint, transform, opacity });
  const path = pathOfElement(name, attributes);
  const filled = paint.fill !== 'none';
  const width = paint.stroke === 'none' ? 0 : Number.parseFloat(paint['stroke-width'] ?? '1');
  if (path === '' || opacity === 0 || !(filled || width > 0)) return;
  const placed = transform ? transformPath(path, transform) : { path, magnification: 1 };
  yield {
    path: placed.path,
    filled,
    fillRule: paint['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    line: width > 0 ? lineStyle(paint, width * placed.magnification) : undefined,
    opacity,
  };
}

const lineStyle = (paint: Readonly<Record<string, string>>, width: number): LineStyle => ({
  width,
  ...readCapAndJoin(paint),
  miterLimit: Number.parseFloat(paint['stroke-miterlimit'] ?? '4'),
});
