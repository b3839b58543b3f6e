// Normalizer of drawings: visible shapes in `currentColor`.
import type { SvgElement } from '../../svg/element.ts';
import { parseValidPath } from '../../svg/path.ts';
import { sanitize } from './sanitize.ts';
import { DrawingError } from './source.ts';

/** Rejects malformed and very large values, because renderers interpret them differently. */
const assertAttributes = ({ attributes, children }: SvgElement): void => {
  for (const [key, value] of Object.entries(attributes)) {
    const isValid = SYNTAX.get(key);
    if (isValid && !isValid(value)) throw new DrawingError(`has a malformed or out-of-range ${key}`);
  }
  for (const child of children) assertAttributes(child);
};

/** Maximum of numbers, in user units. Published sets have view boxes up to 1024 wide and arc radii up to 150,000. */
const MAX_NUMBER = 1_000_000;

const NUMBERS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const FUNCTIONS = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)/g;
const SEPARATORS = /^[\s,]*$/;

const areInRange = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).every(number => Math.abs(Number(number)) <= MAX_NUMBER);

// Removes the numbers, then checks the rest. A single pattern for the whole list would backtrack exponentially.
const isNumberList = (value: string): boolean =>
  SEPARATORS.test(value.replace(NUMBERS, '')) && areInRange(value);
const isLength = (value: string): boolean =>
  /^(px)?$/i.test(value.trim().replace(NUMBERS, '')) &&
  value.match(NUMBERS)?.length === 1 &&
  areInRange(value);
const isSize = (value: string): boolean => isLength(value) && Number.parseFloat(value) >= 0;
const isTransform = (value: string): boolean =>
  SEPARATORS.test(value.replace(FUNCTIONS, '')) &&
  [...value.matchAll(FUNCTIONS)].every(([, , numbers = '']) => isNumberList(numbers));

/** Checks the numbers of the parsed path, because arc flags need no separators: `a9 9 0 119 9`. */
const isPath = (value: string): boolean =>
  parseValidPath(value)?.every(segment =>
    Object.values(segment).every(number => typeof number !== 'number' || Math.abs(number) <= MAX_NUMBER),
  ) ?? false;

const oneOf =
  (...keywords: readonly string[]) =>
  (value: string): boolean =>
    keywords.includes(value);

const SYNTAX: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ...['x', 'y', 'cx', 'cy', 'x1', 'y1', 'x2', 'y2'].map(key => [key, isLength] as const),
  ...['width', 'height', 'r', 'rx', 'ry', 'stroke-width', 'stroke-miterlimit'].map(
    key => [key, isSize] as const,
  ),
  ...['opacity', 'fill-opacity', 'stroke-opacity'].map(key => [key, isSize] as const),
  ['points', isNumberList],
  ['viewBox', isNumberList],
  ['d', isPath],
  ['transform', isTransform],
  ['fill-rule', oneOf('nonzero', 'evenodd')],
  ['stroke-linecap', oneOf('butt', 'round', 'square')],
  ['stroke-linejoin', oneOf('miter', 'round', 'bevel')],
]);

/**
 * Normalizes a published drawing without changing how it renders in black. The result has only shapes and paint, a
 * square `viewBox`, the paints `none` and `currentColor`, and no opacity attribute except `opacity`. Throws a
 * DrawingError if that is impossible. (Decision 011)
 */
export const normalizeDrawing = (drawing: SvgElement): SvgElement => {
  const root = sanitize(drawing);
  assertSquare(root.attributes.viewBox);
  assertAttributes(root);
  // A missing `fill` means black, which becomes `currentColor`.
  const inked = { ...root, attributes: { ...root.attributes, fill: root.attributes.fill ?? 'currentColor' } };
  const visible = resolvePaint(useCurrentColor(inked), INITIAL_PAINT);
  if (visible === undefined) throw new DrawingError('shows nothing');
  return visible;
};

/** Minimum side of a view box. Smaller boxes need more decimal places than the formatter writes. */
const MIN_SIDE = 0.001;

const assertSquare = (viewBox: string | undefined): void => {
  const [, , width, height] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || width !== height || width < MIN_SIDE) throw new DrawingError('has no square viewBox');
};

/** Black, and the dark colors that drawing programs write for it (`#231F20` in two Remix icons). */
const INK = /^(currentcolor|black|#[0-3]{3}|#([0-3][0-9a-f]){3})$/i;
const NO_INK = /^(none|transparent)$/i;

const useCurrentColor = ({ name, attributes, children }: SvgElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'fill' || key === 'stroke' ? toInk(value) : value,
    ]),
  ),
  children: children.map(useCurrentColor),
});

const toInk = (paint: string): string => {
  if (INK.test(paint)) return 'currentColor';
  if (NO_INK.test(paint)) return 'none';
  throw new DrawingError('has a color other than black');
};

const INITIAL_PAINT = { fill: 'currentColor', stroke: 'none', 'fill-opacity': '1', 'stroke-opacity': '1' };

/** Removes invisible shapes, such as the 24×24 box in every Tabler file. Combines opacities. */
const resolvePaint = (
  { name, attributes, children }: SvgElement,
  inherited: typeof INITIAL_PAINT,
): SvgElement | undefined => {
  const {
    'fill-opacity': fillOpacity = inherited['fill-opacity'],
    'stroke-opacity': strokeOpacity = inherited['stroke-opacity'],
    ...others
  } = attributes;
  const { fill = inherited.fill, stroke = inherited.stroke } = others;
  if (name === 'svg' || name === 'g') {
    const paint = { fill, stroke, 'fill-opacity': fillOpacity, 'stroke-opacity': strokeOpacity };
    const visible = children.flatMap(child => resolvePaint(child, paint) ?? []);
    return visible.length === 0 ? undefined : { name, attributes: others, children: visible };
  }
  if (fill === 'none' && stroke === 'none') return undefined;
  const opacities = [
    ...(fill === 'none' ? [] : [fillOpacity]),
    ...(stroke === 'none' ? [] : [strokeOpacity]),
  ];
  return { name, attributes: withOpacity(others, opacities.map(Number)), children };
};

/** Moves fill or stroke opacity into `opacity`. Impossible for a translucent shape with both fill and stroke. */
const withOpacity = (
  attributes: SvgElement['attributes'],
  opacities: readonly number[],
): SvgElement['attributes'] => {
  if (opacities.every(opacity => opacity >= 1)) return attributes;
  const [paint = 1, ...others] = opacities;
  if (others.length > 0) throw new DrawingError('has a translucent area with a line around it');
  const opacity = Math.min(1, Number(attributes.opacity ?? 1)) * paint;
  return { ...attributes, opacity: String(opacity) };
};
