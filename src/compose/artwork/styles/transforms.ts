// Transforms of CSS as matrices. Source: CSS Transforms 2.
import type { Affine } from '../../../model/scene.ts';
import type { Box } from '../../../svg/extent.ts';
import { IDENTITY } from '../../../svg/transform.ts';
import {
  type ComponentValue,
  type CssValues,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  isNoSeparator,
  parseValues,
  splitValues,
} from './css-syntax.ts';
import { NO_UNITS, type Quantity, quantityOf, type UnitContext } from './values.ts';

const DEGREE = Math.PI / 180;

/** Rows of a matrix of 4 × 4 numbers. Only the part in x and y is drawn, because SVG has no perspective. */
type Matrix = readonly number[];

const flat = (a: number, b: number, c: number, d: number, e = 0, f = 0): Matrix => [
  ...[a, c, 0, e],
  ...[b, d, 0, f],
  ...[0, 0, 1, 0],
  ...[0, 0, 0, 1],
];
const scaling = (x: number, y: number, z = 1): Matrix => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1];
const translation = (x: number, y: number, z = 0): Matrix => [
  ...[1, 0, 0, x],
  ...[0, 1, 0, y],
  ...[0, 0, 1, z],
  ...[0, 0, 0, 1],
];
const skewing = (x: number, y: number): Matrix => flat(1, Math.tan(y * DEGREE), Math.tan(x * DEGREE), 1);

/** A rotation around an axis (CSS Transforms 2, section 12.3). */
const rotation = (degrees: number, x = 0, y = 0, z = 1): Matrix => {
  const length = Math.hypot(x, y, z);
  if (length === 0) return NO_CHANGE;
  const [u, v, w] = [x / length, y / length, z / length];
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  const rest = 1 - cos;
  return [
    ...[cos + u * u * rest, u * v * rest - w * sin, u * w * rest + v * sin, 0],
    ...[v * u * rest + w * sin, cos + v * v * rest, v * w * rest - u * sin, 0],
    ...[w * u * rest - v * sin, w * v * rest + u * sin, cos + w * w * rest, 0],
    ...[0, 0, 0, 1],
  ];
};

const product = (one: Matrix, other: Matrix): Matrix =>
  one.map((_, at) => {
    const [row, column] = [4 * (at >> 2), at & 3];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (one[row + k] ?? 0) * (other[4 * k + column] ?? 0), 0);
  });

const NO_CHANGE: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const affineOf = ([a = 1, c = 0, , e = 0, b = 0, d = 1, , f = 0]: Matrix): Affine => [a, b, c, d, e, f];

/** Kinds of arguments: a length in x or y, an angle, or a number. */
type Argument = 'x' | 'y' | 'angle' | 'number';

/** Functions by name in lower case: kinds of the arguments, of which those after the first may be missing, and the matrix. */
const FUNCTIONS: Readonly<
  Record<string, readonly [arguments_: readonly Argument[], matrix: (...values: number[]) => Matrix]>
> = {
  matrix: [
    ['number', 'number', 'number', 'number', 'number', 'number'],
    (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => flat(a, b, c, d, e, f),
  ],
  // Its arguments are columns.
  matrix3d: [
    NO_CHANGE.map(() => 'number'),
    (...columns) => columns.map((_, at) => columns[4 * (at & 3) + (at >> 2)] ?? 0),
  ],
  translate: [['x', 'y'], (x = 0, y = 0) => translation(x, y)],
  translatex: [['x'], (x = 0) => translation(x, 0)],
  translatey: [['y'], (y = 0) => translation(0, y)],
  translatez: [['x'], (z = 0) => translation(0, 0, z)],
  translate3d: [['x', 'y', 'x'], translation],
  scale: [['number', 'number'], (x = 1, y = x) => scaling(x, y)],
  scalex: [['number'], (x = 1) => scaling(x, 1)],
  scaley: [['number'], (y = 1) => scaling(1, y)],
  scalez: [['number'], (z = 1) => scaling(1, 1, z)],
  scale3d: [['number', 'number', 'number'], scaling],
  rotate: [
    ['angle', 'x', 'y'],
    (angle = 0, x = 0, y = 0) => product(product(translation(x, y), rotation(angle)), translation(-x, -y)),
  ],
  rotatez: [['angle'], (angle = 0) => rotation(angle)],
  rotatex: [['angle'], (angle = 0) => rotation(angle, 1, 0, 0)],
  rotatey: [['angle'], (angle = 0) => rotation(angle, 0, 1, 0)],
  rotate3d: [
    ['number', 'number', 'number', 'angle'],
    (x = 0, y = 0, z = 0, angle = 0) => rotation(angle, x, y, z),
  ],
  perspective: [
    ['x'],
    (distance = 0) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -1 / Math.max(1, distance), 1],
  ],
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
  const functions = values.filter(isNoSeparator);
  if (functions.length === 1 && identOf(functions[0])?.toLowerCase() === 'none') return IDENTITY;
  let matrices = NO_CHANGE;
  for (const each of functions) {
    const matrix = isFunctionNode(each)
      ? functionMatrix(functionName(each), each.value, box, context)
      : undefined;
    if (!matrix) return undefined;
    matrices = product(matrices, matrix);
  }
  return functions.length === 0 ? undefined : affineOf(matrices);
};

/** The matrix of a `transform` attribute without units. */
export const parseTransformAttribute = (text: string | undefined): Affine =>
  text === undefined
    ? IDENTITY
    : (parseTransform(parseValues(text), EMPTY_BOX, { ...NO_UNITS, isAttribute: true }) ?? IDENTITY);

export const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

const functionMatrix = (
  name: string,
  values: CssValues,
  box: Box,
  context: TransformContext,
): Matrix | undefined => {
  const [kinds, matrix] = FUNCTIONS[name] ?? [];
  if (!kinds || !matrix) return undefined;
  const given = context.isAttribute
    ? values.filter(isNoSeparator)
    : splitValues(values, isComma).map(part => (part.length === 1 ? part[0] : undefined));
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
  return lengthIn(found, side) ?? (isPlain ? found.value * (context.pixel ?? 1) : undefined);
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
  const kinds = KINDS[property];
  // `rotate: x 45deg` and `rotate: 45deg 1 0 0` name an axis.
  const [axis = 'z'] =
    property === 'rotate' ? values.flatMap(value => identOf(value)?.toLowerCase() ?? []) : [];
  const given = values
    .filter(value => identOf(value) === undefined)
    .toSorted((a, b) => Number(isAngle(a, context)) - Number(isAngle(b, context)));
  const own: readonly Argument[] = property === 'rotate' && given.length === 1 ? ['angle'] : kinds;
  const numbers = given.map((value, at) => argument(value, own[at] ?? 'number', box, context));
  if (given.length === 0 || given.length > own.length || numbers.includes(undefined)) return undefined;
  const [x = 0, y = 0, z = 0, angle = 0] = numbers as number[];
  if (property === 'translate') return affineOf(translation(x, y));
  if (property === 'scale') return affineOf(scaling(x, given.length > 1 ? y : x));
  if (given.length > 1) return given.length === 4 ? affineOf(rotation(angle, x, y, z)) : undefined;
  return affineOf(rotation(x, Number(axis === 'x'), Number(axis === 'y'), Number(axis === 'z')));
};

const KINDS = {
  translate: ['x', 'y', 'x'],
  scale: ['number', 'number', 'number'],
  rotate: ['number', 'number', 'number', 'angle'],
} as const satisfies Readonly<Record<string, readonly Argument[]>>;

const isAngle = (value: ComponentValue, context: TransformContext): boolean =>
  quantityOf(value, context)?.kind === 'angle';

/** Parses `transform-origin` to a point. Returns undefined for a syntax error. */
export const parseOrigin = (
  values: CssValues,
  box: Box,
  context: TransformContext,
): readonly [x: number, y: number] | undefined => {
  const [first, second] = values.filter(isNoSeparator);
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
