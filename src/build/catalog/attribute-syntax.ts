// Validation of attribute values in a drawing.
import svgpath from 'svgpath';
import type { SvgElement } from '../../svg/element.ts';
import { DrawingError } from './source.ts';

/**
 * Throws a DrawingError for the first attribute value that is malformed or out of range, on which renderers may differ.
 */
export const assertAttributes = ({ attributes, children }: SvgElement): void => {
  for (const [key, value] of Object.entries(attributes)) {
    const isValid = SYNTAX.get(key);
    if (isValid && !isValid(value)) throw new DrawingError(`has a malformed or out-of-range ${key}`);
  }
  for (const child of children) assertAttributes(child);
};

/** Maximum absolute value, in user units. In published sets view boxes are up to 1024 wide, arc radii reach 150,000. */
const MAX_NUMBER = 1_000_000;

const NUMBERS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const FUNCTIONS = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)/g;
const SEPARATORS = /^[\s,]*$/;

const areInRange = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).every(number => Math.abs(Number(number)) <= MAX_NUMBER);

// Removes the numbers and checks the rest, because one pattern for the whole list would backtrack exponentially.
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
const isPath = (value: string): boolean => {
  if (value.trim() === '') return true;
  const path = svgpath(value) as ReturnType<typeof svgpath> & { readonly err: string };
  let isInRange = true;
  path.iterate(([, ...numbers]) => {
    isInRange &&= numbers.every(number => Math.abs(number) <= MAX_NUMBER);
  });
  return path.err === '' && isInRange;
};

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
