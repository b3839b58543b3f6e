// Values of CSS: custom properties, math functions and units. Sources: CSS Values 4, CSS Variables 1.
import { FunctionNode, SimpleBlockNode } from '@csstools/css-parser-algorithms';
import {
  type ComponentValue,
  type CssValues,
  functionName,
  identOf,
  isComma,
  isDelim,
  isFunctionNode,
  isNoGap,
  isSimpleBlockNode,
  parseValues,
  splitValues,
  TokenType,
  tokenOf,
} from './css-syntax.ts';

/** A number with its kind of unit: lengths in pixels, angles in degrees, percentages as written, times in seconds. */
export interface Quantity {
  readonly value: number;
  readonly kind: 'number' | 'length' | 'angle' | 'percentage' | 'time';
}

/** Units of quantities by kind. */
export const UNITS: Readonly<Record<Quantity['kind'], string>> = {
  percentage: '%',
  angle: 'deg',
  number: '',
  length: 'px',
  time: 's',
};

/** What units depend on, in pixels. */
export interface UnitContext {
  readonly fontSize: number;
  readonly rootFontSize: number;
  /** Length of a pixel in user units. Default: 1. For the root, user units are those of its viewBox. */
  readonly pixel?: number;
  /** The nearest viewport of the document, in its user units. */
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The context of values that have no relative units. */
export const NO_UNITS: UnitContext = {
  fontSize: 16,
  rootFontSize: 16,
  viewport: { width: 100, height: 100 },
};

const DEGREE = Math.PI / 180;

/** Side in CSS pixels of the document for the viewport and media queries: that of the largest icon. */
export const ICON_SIDE = 512;

/** Sizes of lengths in pixels by unit. */
const LENGTHS: Readonly<Record<string, number | ((context: UnitContext) => number)>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: ({ fontSize }) => fontSize,
  rem: ({ rootFontSize }) => rootFontSize,
  vw: ICON_SIDE / 100,
  vh: ICON_SIDE / 100,
  vmin: ICON_SIDE / 100,
  vmax: ICON_SIDE / 100,
};

/** Sizes of angles in degrees by unit. */
const ANGLES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 1 / DEGREE, turn: 360 };

const unitOf = (name: string, context: UnitContext): Quantity | undefined => {
  const length = LENGTHS[name] ?? LENGTHS[name.replace(/^[sld](?=v)/, '')];
  if (length !== undefined)
    return {
      value: (typeof length === 'number' ? length : length(context)) * (context.pixel ?? 1),
      kind: 'length',
    };
  const angle = ANGLES[name];
  if (angle !== undefined) return { value: angle, kind: 'angle' };
  return name === 's' || name === 'ms' ? { value: name === 's' ? 1 : 0.001, kind: 'time' } : undefined;
};

/** A quantity. Undefined for a value that is not finite, with which nothing can be drawn. */
const finite = (value: number, kind: Quantity['kind']): Quantity | undefined =>
  Number.isFinite(value) ? { value, kind } : undefined;

/**
 * Evaluates a number, a dimension, a percentage or a math function. Inside math functions, percentages are lengths if
 * `percentBase`, the length of 100 %, is given.
 */
export const quantityOf = (
  value: ComponentValue | undefined,
  context: UnitContext,
  percentBase?: number,
): Quantity | undefined => {
  if (isFunctionNode(value)) {
    const result = evaluateFunction(value, context, percentBase);
    return result && finite(result.value, result.kind);
  }
  const token = tokenOf(value);
  if (token?.[0] === TokenType.Number) return finite(token[4].value, 'number');
  if (token?.[0] === TokenType.Percentage) return finite(token[4].value, 'percentage');
  if (token?.[0] !== TokenType.Dimension) return undefined;
  const unit = unitOf(token[4].unit.toLowerCase(), context);
  return unit && finite(token[4].value * unit.value, unit.kind);
};

/** Functions, units and keywords that browsers know and this file and its users do not. */
const UNKNOWN =
  /\b(?:attr|alpha|calc-size|contrast-color|if|inherit|progress|random|shape|sibling-\w+)\(|\d(?:ex|ch|cap|ic|lh|rlh|rex|rch|ric|rcap|cq\w+)\b|\bplus-lighter\b/i;

/** Whether a text that is no valid value here may be one in browsers. */
export const mayBeValid = (text: string): boolean => UNKNOWN.test(text);

type Fold = (values: readonly number[]) => number;

/** Math functions whose result has the kind of their arguments. */
const SAME_KIND: Readonly<Record<string, Fold>> = {
  min: values => values.reduce((lowest, value) => Math.min(lowest, value)),
  max: values => values.reduce((highest, value) => Math.max(highest, value)),
  clamp: ([low = 0, value = 0, high = 0]) => Math.max(low, Math.min(value, high)),
  abs: ([value = 0]) => Math.abs(value),
  hypot: values => values.reduce((sum, value) => Math.hypot(sum, value)),
  mod: ([value = 0, step = 1]) => value - step * Math.floor(value / step),
  rem: ([value = 0, step = 1]) => value % step,
  round: ([value = 0, step = 1]) => Math.round(value / step) * step,
};

/** Strategies of `round()`, which stand before its arguments. */
const ROUNDING: Readonly<Record<string, (value: number) => number>> = {
  nearest: Math.round,
  up: Math.ceil,
  down: Math.floor,
  'to-zero': Math.trunc,
};
/** Math functions of numbers or angles, with the kind of their result. */
const OTHER_KIND: Readonly<Record<string, readonly [Quantity['kind'], Fold]>> = {
  sin: ['number', ([angle = 0]) => Math.sin(angle)],
  cos: ['number', ([angle = 0]) => Math.cos(angle)],
  tan: ['number', ([angle = 0]) => Math.tan(angle)],
  asin: ['angle', ([value = 0]) => Math.asin(value) / DEGREE],
  acos: ['angle', ([value = 0]) => Math.acos(value) / DEGREE],
  atan: ['angle', ([value = 0]) => Math.atan(value) / DEGREE],
  atan2: ['angle', ([y = 0, x = 0]) => Math.atan2(y, x) / DEGREE],
  pow: ['number', ([base = 0, exponent = 0]) => base ** exponent],
  sqrt: ['number', ([value = 0]) => Math.sqrt(value)],
  exp: ['number', ([value = 0]) => Math.exp(value)],
  log: ['number', ([value = 0, base = Math.E]) => Math.log(value) / Math.log(base)],
  sign: ['number', ([value = 0]) => Math.sign(value)],
};

export const isMathFunction = (name: string): boolean =>
  name === 'calc' ||
  name === '-webkit-calc' ||
  Object.hasOwn(SAME_KIND, name) ||
  Object.hasOwn(OTHER_KIND, name);

const evaluateFunction = (
  node: FunctionNode,
  context: UnitContext,
  percentBase: number | undefined,
): Quantity | undefined => {
  const name = functionName(node);
  if (!isMathFunction(name)) return undefined;
  const given = splitValues(node.value, isComma);
  const strategy = name === 'round' ? ROUNDING[identOf(given[0]?.[0])?.toLowerCase() ?? ''] : undefined;
  const args = strategy ? given.slice(1) : given;
  const parts = args.map(part => evaluateSum(part, context, percentBase));
  const [first] = parts;
  if (!first || parts.some(part => part === undefined)) return undefined;
  const values = parts.map(part => part?.value ?? 0);
  const other = OTHER_KIND[name];
  if (other) {
    const inRadians = /^(?:sin|cos|tan)$/.test(name) && first.kind === 'angle';
    return { kind: other[0], value: other[1](inRadians ? values.map(value => value * DEGREE) : values) };
  }
  if (parts.some(part => part?.kind !== first.kind)) return undefined;
  const [value = 0, step = 1] = values;
  if (strategy) return { ...first, value: strategy(value / step) * step };
  const fold = SAME_KIND[name];
  return fold ? { ...first, value: fold(values) } : first;
};

/** Larger than anything that is drawn, such as the radius in `calc(infinity * 1px)`. */
const INFINITE = 1e6;

const CONSTANTS: Readonly<Record<string, number>> = {
  e: Math.E,
  pi: Math.PI,
  infinity: INFINITE,
  '-infinity': -INFINITE,
};

const evaluateSum = (
  values: CssValues,
  context: UnitContext,
  percentBase: number | undefined,
): Quantity | undefined => {
  let at = 0;
  const operand = (): Quantity | undefined => {
    const value = values[at++];
    if (isSimpleBlockNode(value)) return evaluateSum(value.value.filter(isNoGap), context, percentBase);
    const constant = CONSTANTS[identOf(value)?.toLowerCase() ?? ''];
    if (constant !== undefined) return { kind: 'number', value: constant };
    const found = quantityOf(value, context, percentBase);
    return found?.kind === 'percentage' && percentBase !== undefined
      ? { kind: 'length', value: (found.value * percentBase) / 100 }
      : found;
  };
  const product = (): Quantity | undefined => {
    let result = 1;
    // Exponents of the kinds: a length times an angle, divided by an angle, is a length.
    const exponents = new Map<Quantity['kind'], number>();
    for (let exponent = 1; ; ) {
      const next = operand();
      if (!next) return undefined;
      result *= next.value ** exponent;
      if (next.kind !== 'number') exponents.set(next.kind, (exponents.get(next.kind) ?? 0) + exponent);
      if (!isDelim(values[at], '*') && !isDelim(values[at], '/')) break;
      exponent = isDelim(values[at++], '*') ? 1 : -1;
    }
    const [kind = 'number', ...others] = [...exponents.keys()].filter(key => exponents.get(key) !== 0);
    const isKnown = others.length === 0 && (exponents.get(kind) ?? 1) === 1;
    return isKnown ? { kind, value: result } : undefined;
  };
  let sum = product();
  while (sum && at < values.length) {
    const sign = isDelim(values[at], '+') ? 1 : isDelim(values[at], '-') ? -1 : 0;
    at++;
    const next = product();
    if (sign === 0 || next?.kind !== sum.kind) return undefined;
    sum = { kind: sum.kind, value: sum.value + sign * next.value };
  }
  return sum;
};

/** Finds the value of a custom property. Undefined if it has none, or an invalid one. */
export type FindCustom = (name: string) => CssValues | undefined;

/** Whether a value is `var()` or `env()`. */
const isSubstituted = (value: ComponentValue): value is FunctionNode =>
  isFunctionNode(value) && /^(?:var|env)$/.test(functionName(value));

/** Icons have no unsafe areas. Other values of the environment are unknown. */
const environmentValue = (name: string | undefined): CssValues | undefined =>
  /^(?:safe-area-(?:max-)?|keyboard-)inset-/.test(name ?? '') ? ZERO : undefined;

const ZERO = parseValues('0px');

/** Whether a value contains `var()` or `env()`, so that it can only be checked when custom properties are known. */
export const hasVariable = (values: CssValues): boolean =>
  values.some(
    value =>
      isSubstituted(value) ||
      ((isFunctionNode(value) || isSimpleBlockNode(value)) && hasVariable(value.value)),
  );

/**
 * Replaces `var()` and `env()` by the values of custom properties. Returns undefined for a variable without a value and a fallback.
 * `count` receives the number of values, so that the caller can limit an exponential expansion.
 */
export const substitute = (
  values: CssValues,
  find: FindCustom,
  count: (added: number) => void,
): CssValues | undefined => {
  const result: ComponentValue[] = [];
  count(values.length);
  for (const value of values) {
    if (isSubstituted(value)) {
      const comma = value.value.findIndex(isComma);
      const [name] = (comma < 0 ? value.value : value.value.slice(0, comma)).filter(isNoGap);
      const fallback = comma < 0 ? undefined : value.value.slice(comma + 1);
      const own = functionName(value) === 'env' ? environmentValue(identOf(name)) : find(identOf(name) ?? '');
      const found = own ?? (fallback && substitute(fallback, find, count));
      if (!found) return undefined;
      count(found.length);
      for (const each of found) result.push(each);
    } else if (isFunctionNode(value) || isSimpleBlockNode(value)) {
      const inner = substitute(value.value, find, count);
      if (!inner) return undefined;
      result.push(
        isFunctionNode(value)
          ? new FunctionNode(value.name, value.endToken, [...inner])
          : new SimpleBlockNode(value.startToken, value.endToken, [...inner]),
      );
    } else result.push(value);
  }
  return result;
};
