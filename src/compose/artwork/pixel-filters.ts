// Filters for an image of a document. The renderer takes regions and offsets in whole pixels, the surface of light in
// pixels, and its color in the space of the filter.
import type { Affine } from '../../model/scene.ts';
import { element, type SvgElement } from '../../svg/element.ts';
import { type Box, boxOfPoints } from '../../svg/extent.ts';
import { IDENTITY, invert, multiply } from '../../svg/transform.ts';
import { linearized } from '../color/color.ts';
import { definitionOf, definitionsOf, numberOf, parseMatrix } from './read-shapes.ts';
import { createBoxes } from './resolve/bounding-boxes.ts';

type Attributes = SvgElement['attributes'];

/**
 * Distance in pixels of the edges of regions from whole pixels. The renderer rounds a region twice, and crashes if rounding
 * errors make a difference.
 */
const INSET = 0.25;

/** Distance in pixels from a whole number below which a coordinate is that number. */
const ROUNDING = 1e-3;

/** Distance from the image, in widths and heights of it, that a region may have. Larger ones take too much memory. */
const MAX_DISTANCE = 1;

/** Number of standard deviations that a blur reaches, and the part of the image to which it is limited. */
const [BLUR_REACH, MAX_REACH] = [3, 0.25];

/** An element with a filter. */
interface FilterUse {
  readonly filter: SvgElement;
  /** The region in user units. Undefined for turned elements and in definitions, whose place in the image is unknown. */
  readonly region: Box | undefined;
  /** From user units of the element to those of the document. */
  readonly matrix: Affine;
}

/**
 * Returns a function that prepares a normalized document for an image of a box. Each element with a filter gets a filter of
 * its own. Elements whose region is far outside of the image are removed.
 */
export const createPixelFilters = (
  root: SvgElement,
): ((shown: Box, columns: number, rows: number) => SvgElement) => {
  const uses = findUses(root);
  if (uses.size === 0) return () => root;
  return (shown, columns, rows) => {
    const [scaleX, scaleY] = [columns / shown.width, rows / shown.height];
    const toPixels: Affine = [scaleX, 0, 0, scaleY, -shown.x * scaleX, -shown.y * scaleY];
    const added: SvgElement[] = [];
    const adapt = (each: SvgElement): SvgElement => {
      const use = uses.get(each);
      if (!use) return { ...each, children: each.children.map(adapt) };
      const filter = pixelFilter(use, multiply(toPixels, use.matrix), [columns, rows]);
      if (!filter) return { ...each, attributes: {}, children: [] };
      const id = `pixel-${added.length}`;
      added.push({ ...filter, attributes: { ...filter.attributes, id } });
      const attributes = { ...each.attributes, filter: `url(#${id})` };
      return { ...each, attributes, children: each.children.map(adapt) };
    };
    const adapted = adapt(root);
    return { ...adapted, children: [element('defs', {}, added), ...adapted.children] };
  };
};

const findUses = (root: SvgElement): ReadonlyMap<SvgElement, FilterUse> => {
  const definitions = definitionsOf(root);
  const boxOf = createBoxes(() => undefined);
  const uses = new Map<SvgElement, FilterUse>();
  const walk = (each: SvgElement, outer: Affine, isPlaced: boolean): void => {
    const matrix = multiply(outer, parseMatrix(each.attributes.transform));
    const filter = definitionOf(each.attributes.filter ?? '', definitions);
    const region =
      filter && isPlaced && isUpright(matrix) ? regionOf(filter.attributes, () => boxOf(each)) : undefined;
    if (filter) uses.set(each, { filter, region, matrix });
    for (const child of each.children) walk(child, matrix, isPlaced && each.name !== 'defs');
  };
  walk(root, IDENTITY, true);
  return uses;
};

const isUpright = ([a, b, c, d]: Affine): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);

/** The region of a filter in user units. Undefined if it is empty. */
const regionOf = (attributes: Attributes, boxOf: () => Box): Box | undefined => {
  const [x = 0, y = 0, width = 0, height = 0] = BOX.map(name => numberOf(attributes[name], 0));
  if (!(width > 0 && height > 0)) return undefined;
  if (attributes.filterUnits === 'userSpaceOnUse') return { x, y, width, height };
  const box = boxOf();
  if (!(box.width > 0 && box.height > 0)) return undefined;
  return boxIn([box.width, 0, 0, box.height, box.x, box.y], { x, y, width, height });
};

const BOX = ['x', 'y', 'width', 'height'];

/** The filter of an element in pixels. Undefined if its region is too far from the image. */
const pixelFilter = (
  { filter, region }: FilterUse,
  matrix: Affine,
  size: readonly [columns: number, rows: number],
): SvgElement | undefined => {
  const [a, b, c, d] = matrix;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const isRelative = filter.attributes.primitiveUnits === 'objectBoundingBox';
  const primitives = filter.children.map(each => pixelPrimitive(each, scale, isRelative));
  const back = invert(matrix);
  if (!region || !back) return { ...filter, children: primitives };
  const pixels = pixelRegion(boxIn(matrix, region), size);
  if (!pixels) return undefined;
  const deviation = isRelative ? 0 : Math.max(0, ...primitives.map(deviationOf));
  const reach = Math.ceil(Math.min(BLUR_REACH * scale * deviation, MAX_REACH * Math.max(...size)));
  const { x, y, width, height } = pixels;
  const grown = { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach };
  const outer = pixelRegion(grown, size) ?? pixels;
  return {
    ...filter,
    attributes: { ...filter.attributes, filterUnits: 'userSpaceOnUse', ...boxAttributes(back, outer) },
    children:
      reach > 0 ? primitives.flatMap(each => withSubregion(each, boxAttributes(back, pixels))) : primitives,
  };
};

const deviationOf = ({ attributes: { stdDeviation = '' } }: SvgElement): number =>
  Math.max(0, ...stdDeviation.split(/[\s,]+/).map(Number));

/**
 * A primitive that is clipped to the region of the filter. The renderer does not clip offsets. As in Chromium, the source
 * of the filter is not clipped.
 */
const withSubregion = (primitive: SvgElement, box: Attributes): readonly SvgElement[] => {
  const { name, attributes } = primitive;
  if (name !== 'feOffset') return [{ ...primitive, attributes: { ...box, ...attributes } }];
  const { result, 'color-interpolation-filters': space, ...others } = attributes;
  const moved = `${result ?? ''}-moved`;
  const clip = { ...box, ...subregion(others), result, 'color-interpolation-filters': space };
  return [
    { ...primitive, attributes: { ...attributes, result: moved } },
    element('feMerge', clip, [element('feMergeNode', { in: moved })]),
  ];
};

const subregion = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => BOX.includes(name)));

/** The bounding box of a transformed box. */
const boxIn = ([a, b, c, d, e, f]: Affine, { x, y, width, height }: Box): Box => {
  const [right, bottom] = [x + width, y + height];
  return boxOfPoints([
    a * x + c * y + e,
    b * x + d * y + f,
    a * right + c * bottom + e,
    b * right + d * bottom + f,
  ]);
};

/** The whole pixels that a box touches. Undefined if it is too far from the image. */
const pixelRegion = (
  { x, y, width, height }: Box,
  [columns, rows]: readonly [number, number],
): Box | undefined => {
  const [left, right] = pixelSpan(x, x + width, columns);
  const [top, bottom] = pixelSpan(y, y + height, rows);
  if (left >= right || top >= bottom) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const pixelSpan = (start: number, end: number, side: number): readonly [start: number, end: number] => [
  Math.max(-MAX_DISTANCE * side, Math.floor(start + ROUNDING)),
  Math.min((1 + MAX_DISTANCE) * side, Math.ceil(end - ROUNDING)),
];

/** Attributes of a region in user units that the renderer rounds to these pixels. */
const boxAttributes = (back: Affine, { x, y, width, height }: Box): Attributes => {
  const inset = { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET };
  return Object.fromEntries(Object.entries(boxIn(back, inset)).map(([name, value]) => [name, `${value}`]));
};

const pixelPrimitive = (primitive: SvgElement, scale: number, isRelative: boolean): SvgElement => {
  const { name, attributes } = primitive;
  if (/Lighting$/.test(name)) return { ...primitive, attributes: lit(attributes, scale) };
  if (name !== 'feOffset' || isRelative) return primitive;
  return { ...primitive, attributes: moved(attributes, scale) };
};

/** Rounding errors must not make an offset shorter than the number of pixels that it is rounded to. */
const SLACK = 0.01;

/** Rounds an offset to pixels. */
const moved = (attributes: Attributes, scale: number): Attributes => {
  const rounded = (text = '0') => {
    const pixels = Math.round(Number(text) * scale);
    return `${(pixels + SLACK * Math.sign(pixels)) / scale}`;
  };
  return { ...attributes, dx: rounded(attributes.dx), dy: rounded(attributes.dy) };
};

const lit = (attributes: Attributes, scale: number): Attributes => {
  const { surfaceScale = '1', 'lighting-color': color = '#ffffff' } = attributes;
  const isLinear = attributes['color-interpolation-filters'] !== 'sRGB';
  return {
    ...attributes,
    surfaceScale: `${Number(surfaceScale) * scale}`,
    'lighting-color': isLinear ? linearColor(color) : color,
  };
};

/** The color whose components in sRGB are those of `color` in linear light. */
const linearColor = (color: string): string =>
  color.replace(/[\da-f]{2}/gi, digits =>
    Math.round(255 * linearized(Number.parseInt(digits, 16)))
      .toString(16)
      .padStart(2, '0'),
  );
