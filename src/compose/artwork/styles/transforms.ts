// Transforms of CSS as matrices. Source: CSS Transforms 2.
import type { Affine } from '../../../model/scene.ts';
import type { Box } from '../../../svg/extent.ts';
import { IDENTITY, multiply } from '../../../svg/transform.ts';
import {
  type ComponentValue,
  type CssValues,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  splitValues,
} from './css-syntax.ts';
import { type Quantity, quantityOf, type UnitContext } from './values.ts';

const DEGREE = Math.PI / 180;

const rotation = (degrees: number): Affine => {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return [cos, sin, -sin, cos, 0, 0];
};
const scaling = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];
const translation = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
const skewing = (x: number, y: number): Affine => [1, Math.tan(y * DEGREE), Math.tan(x * DEGREE), 1, 0, 0];

/** Kinds of arguments: a length in x or y, an angle, or a number. */
type Argument = 'x' | 'y' | 'angle' | 'number';

/**
 * Functions by name in lower case: kinds of the arguments, of which those after the first may be missing, and the
 * matrix. Functions of three dimensions show their projection, because an icon has no perspective.
 */
const FUNCTIONS: Readonly<
  Record<string, readonly [arguments_: readonly Argument[], matrix: (...values: number[]) => Affine]>
> = {
  matrix: [
    ['number', 'number', 'number', 'number', 'number', 'number'],
    (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => [a, b, c, d, e, f],
  ],
  translate: [['x', 'y'], (x = 0, y = 0) => translation(x, y)],
  translatex: [['x'], (x = 0) => translation(x, 0)],
  translatey: [['y'], (y = 0) => translation(0, y)],
  translatez: [['x'], () => IDENTITY],
  translate3d: [['x', 'y', 'x'], (x = 0, y = 0) => translation(x, y)],
  scale: [['number', 'number'], (x = 1, y = x) => scaling(x, y)],
  scalex: [['number'], (x = 1) => scaling(x, 1)],
  scaley: [['number'], (y = 1) => scaling(1, y)],
  scalez: [['number'], () => IDENTITY],
  scale3d: [['number', 'number', 'number'], (x = 1, y = 1) => scaling(x, y)],
  rotate: [
    ['angle', 'x', 'y'],
    (angle = 0, x = 0, y = 0) => multiply(multiply(translation(x, y), rotation(angle)), translation(-x, -y)),
  ],
  rotatez: [['angle'], (angle = 0) => rotation(angle)],
  rotatex: [['angle'], (angle = 0) => scaling(1, Math.cos(angle * DEGREE))],
  rotatey: [['angle'], (angle = 0) => scaling(Math.cos(angle * DEGREE), 1)],
  skew: [['angle', 'angle'], (x = 0, y = 0) => skewing(x, y)],
  skewx: [['angle'], (x = 0) => skewing(x, 0)],
  skewy: [['angle'], (y = 0) => skewing(0, y)],
};

export interface TransformContext extends UnitContext {
  /** Whether numbers without units are lengths and angles, as in attributes. */
  readonly isAttribute: boolean;
}

/** Parses a list of transform functions. Returns undefined for a syntax error. */
export const parseTransform = (
  values: CssValues,
  box: Box,
  context: TransformContext,
): Affine | undefined => {
  const functions = values.filter(value => isNoGap(value) && !isComma(value));
  if (functions.length === 1 && identOf(functions[0])?.toLowerCase() === 'none') return IDENTITY;
  let product = IDENTITY;
  for (const each of functions) {
    const matrix = isFunctionNode(each)
      ? functionMatrix(functionName(each), each.value, box, context)
      : undefined;
    if (!matrix) return undefined;
    product = multiply(product, matrix);
  }
  return functions.length === 0 ? undefined : product;
};

const functionMatrix = (
  name: string,
  values: CssValues,
  box: Box,
  context: TransformContext,
): Affine | undefined => {
  const [kinds, matrix] = FUNCTIONS[name] ?? [];
  if (!kinds || !matrix) return undefined;
  const given = context.isAttribute
    ? values.filter(value => isNoGap(value) && !isComma(value))
    : splitValues(values, isComma).map(([first]) => first);
  if (given.length === 0 || given.length > kinds.length) return undefined;
  if (name === 'rotate' && !context.isAttribute && given.length > 1) return undefined;
  const numbers = given.map((value, at) => argument(value, kinds[at] ?? 'number', box, context));
  return numbers.includes(undefined) ? undefined : matrix(...(numbers as number[]));
};

const argument = (
  value: ComponentValue | undefined,
  kind: Argument,
  box: Box,
  context: TransformContext,
): number | undefined => {
  const side = kind === 'y' ? box.height : box.width;
  const found = quantityOf(value, context, side);
  if (!found) return undefined;
  const isPlain = found.kind === 'number' && (context.isAttribute || found.value === 0);
  if (kind === 'number') {
    if (found.kind === 'percentage') return found.value / 100;
    return found.kind === 'number' ? found.value : undefined;
  }
  if (kind === 'angle') return found.kind === 'angle' || isPlain ? found.value : undefined;
  return lengthIn(found, side) ?? (isPlain ? found.value : undefined);
};

const lengthIn = ({ kind, value }: Quantity, side: number): number | undefined =>
  kind === 'length' ? value : kind === 'percentage' ? (value * side) / 100 : undefined;

/** Parses `rotate`, `scale` or `translate`. Returns undefined for a syntax error. */
export const parseSingleTransform = (
  property: 'rotate' | 'scale' | 'translate',
  all: CssValues,
  box: Box,
  context: TransformContext,
): Affine | undefined => {
  const values = all.filter(isNoGap);
  if (identOf(values[0])?.toLowerCase() === 'none') return IDENTITY;
  // `rotate: z 45deg` and `rotate: 0 0 1 45deg` name an axis.
  const given = property === 'rotate' ? values.slice(-1) : values.slice(0, 2);
  const kinds: readonly Argument[] =
    property === 'rotate' ? ['angle'] : property === 'scale' ? ['number', 'number'] : ['x', 'y'];
  const numbers = given.map((value, at) => argument(value, kinds[at] ?? 'number', box, context));
  const matrix = FUNCTIONS[property]?.[1];
  return numbers.length === 0 || numbers.includes(undefined) ? undefined : matrix?.(...(numbers as number[]));
};

/** Parses `transform-origin` to a point. Returns undefined for a syntax error. */
export const parseOrigin = (
  values: CssValues,
  box: Box,
  context: TransformContext,
): readonly [x: number, y: number] | undefined => {
  const [first, second] = values.filter(value => isNoGap(value) && !isComma(value));
  const keyword = (value: ComponentValue | undefined) => identOf(value)?.toLowerCase() ?? '';
  const isSwapped = /^(?:top|bottom)$/.test(keyword(first)) || /^(?:left|right)$/.test(keyword(second));
  const [x, y] = isSwapped ? [second, first] : [first, second];
  const position = (value: ComponentValue | undefined, side: number, start: number): number | undefined => {
    if (value === undefined) return start + side / 2;
    const part = POSITIONS[keyword(value)];
    if (part !== undefined) return start + part * side;
    const found = quantityOf(value, context, side);
    const length = found && (lengthIn(found, side) ?? (found.kind === 'number' ? found.value : undefined));
    return length === undefined ? undefined : start + length;
  };
  const [left, top] = [position(x, box.width, box.x), position(y, box.height, box.y)];
  return left === undefined || top === undefined || !(first ?? second) ? undefined : [left, top];
};

const POSITIONS: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };
