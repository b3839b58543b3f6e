// Effects of CSS as matrices and elements of SVG: transforms, basic shapes, filter functions, and corners of the root.
import type { Affine } from '../../../model/scene.ts';
import { element, type SvgElement } from '../../../svg/element.ts';
import type { Box } from '../../../svg/extent.ts';
import { rectangle } from '../../../svg/path-data.ts';
import { IDENTITY, multiply } from '../../../svg/transform.ts';
import { clipBoxName, parseClipShape } from '../styles/clip-shapes.ts';
import type { ComputedStyle } from '../styles/computed-style.ts';
import { type CssValues, isNoGap } from '../styles/css-syntax.ts';
import { filterElement, parseFilters } from '../styles/filter-functions.ts';
import {
  motionMatrix,
  parseAnchor,
  parseDistance,
  parseMotionPath,
  parseOffsetRotation,
} from '../styles/motion-path.ts';
import { CHECKED } from '../styles/properties.ts';
import {
  parseOrigin,
  parseSingleTransform,
  parseTransform,
  type TransformContext,
} from '../styles/transforms.ts';
import { quantityOf } from '../styles/values.ts';
import { type Place, referenceBox } from './bounding-boxes.ts';

/**
 * The transform of an element. Undefined if it is that of its attribute. `frame` is the box of the root, which turns around
 * its center.
 */
export const matrixOf = (
  style: ComputedStyle,
  place: Pick<Place, 'box' | 'pixel'> & Partial<Pick<Place, 'context'>>,
  frame?: Box,
): Affine | undefined => {
  const transform = style.valuesOf('transform');
  const singles = SINGLE_TRANSFORMS.filter(name => style.valuesOf(name));
  const origin = style.valuesOf('transform-origin');
  const motion = motionOf(style);
  if (!motion && singles.length === 0 && (!transform || (transform.isAttribute && !origin && !frame)))
    return undefined;
  const viewport = { x: 0, y: 0, ...style.context.viewport };
  const name = style.textOf('transform-box') ?? 'view-box';
  const reference =
    frame ?? (place.context ? referenceBox(name, { ...place, context: place.context }, viewport) : viewport);
  const context = (isAttribute: boolean) => ({ ...style.context, isAttribute, pixel: place.pixel });
  const [x, y] = (origin && parseOrigin(origin.values, reference, context(origin.isAttribute))) ?? [
    reference.x + (frame ? frame.width / 2 : 0),
    reference.y + (frame ? frame.height / 2 : 0),
  ];
  const factors = singles.map(name =>
    parseSingleTransform(name, style.valuesOf(name)?.values ?? [], reference, context(false)),
  );
  const own = transform && parseTransform(transform.values, reference, context(transform.isAttribute));
  const [toOrigin, back]: readonly Affine[] = [
    [1, 0, 0, 1, x, y],
    [1, 0, 0, 1, -x, -y],
  ];
  const placed = motion && [back, motion(reference, [x, y]), toOrigin];
  return [toOrigin, ...factors, ...(placed ?? []), own, back].reduce<Affine>(
    (product, matrix) => (matrix ? multiply(product, matrix) : product),
    IDENTITY,
  );
};

/** The matrix of a motion path for a reference box and a default anchor. Undefined without a motion path. */
const motionOf = (style: ComputedStyle) => {
  if (style.textOf('offset-path') !== CHECKED) return undefined;
  const context = { ...style.context, isAttribute: false };
  const read = <Value>(name: string, parse: (values: CssValues, context: TransformContext) => Value) => {
    const { values } = style.valuesOf(name) ?? {};
    return values && parse(values, context);
  };
  const d = read('offset-path', parseMotionPath) ?? '';
  return (reference: Box, origin: readonly [x: number, y: number]): Affine =>
    motionMatrix(d, {
      distance: read('offset-distance', parseDistance),
      rotation: read('offset-rotate', parseOffsetRotation),
      anchor: read('offset-anchor', values => parseAnchor(values, reference, context)) ?? origin,
    });
};

/** In the order in which they are multiplied. */
const SINGLE_TRANSFORMS = ['translate', 'rotate', 'scale'] as const;

/** The clip path of a basic shape. */
export const clipOf = (style: ComputedStyle, place: Place): SvgElement | undefined => {
  if (style.textOf('clip-path') !== CHECKED) return undefined;
  const { values, isAttribute } = style.valuesOf('clip-path') ?? { values: [], isAttribute: false };
  const viewport = { x: 0, y: 0, ...style.context.viewport };
  const reference = referenceBox(clipBoxName(values) ?? 'border-box', place, viewport);
  const shape = parseClipShape(values, reference, { ...style.context, isAttribute, pixel: place.pixel });
  return shape && clipPath(shape.d, shape.isEvenOdd);
};

export const clipPath = (d: string, isEvenOdd = false): SvgElement =>
  element('clipPath', {}, [element('path', { d, 'clip-rule': isEvenOdd ? 'evenodd' : undefined })]);

/** The clip path of the rounded corners of the root. */
export const radiusOf = (style: ComputedStyle, { context, pixel }: Place): SvgElement | undefined => {
  const { values } = style.valuesOf('border-radius') ?? {};
  const found = values && quantityOf(values.find(isNoGap), { ...style.context, pixel });
  if (!found || found.value === 0) return undefined;
  const { width, height } = context.viewport;
  const [rx, ry] = [width, height].map(side =>
    Math.min(side / 2, found.kind === 'percentage' ? (found.value * side) / 100 : found.value),
  );
  return clipPath(rectangle(0, 0, width, height, rx, ry));
};

/**
 * The filters of a list with functions, one after another: the URL of a filter, or an element for functions. The region of
 * functions includes the viewport, because not all elements have a measured box. Browsers compute functions that follow a
 * URL in the color space of its filter.
 */
export const filtersOf = (
  style: ComputedStyle,
  { box, context, pixel }: Place,
  colorSpaceOf: (href: string) => string | undefined,
): readonly (string | SvgElement)[] => {
  if (style.textOf('filter') !== CHECKED) return [];
  const { values, isAttribute } = style.valuesOf('filter') ?? { values: [], isAttribute: false };
  const { viewport } = context;
  const { x, y, width, height } = box();
  const [left, top] = [Math.min(0, x), Math.min(0, y)];
  const right = Math.max(viewport.width, x + width);
  const bottom = Math.max(viewport.height, y + height);
  const region = { x: left, y: top, width: right - left, height: bottom - top };
  let colorSpace = 'sRGB';
  return (parseFilters(values, { ...style.context, isAttribute, pixel }) ?? []).map(each => {
    if (typeof each !== 'string') return filterElement(each, region, colorSpace);
    colorSpace = colorSpaceOf(each) ?? colorSpace;
    return each;
  });
};
