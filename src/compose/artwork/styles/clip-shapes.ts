// Basic shapes of `clip-path` as path data. Source: CSS Shapes 1.
import type { Box } from '../../../svg/extent.ts';
import { transformBy } from '../../../svg/transform.ts';
import {
  type ComponentValue,
  type CssValues,
  functionName,
  identOf,
  isComma,
  isDelim,
  isFunctionNode,
  isNoGap,
  splitValues,
  TokenType,
  tokenOf,
} from './css-syntax.ts';
import { parseOrigin, type TransformContext } from './transforms.ts';
import { quantityOf } from './values.ts';

export interface ClipShape {
  readonly d: string;
  readonly isEvenOdd: boolean;
}

/** Parses a basic shape for a reference box. Returns undefined for a syntax error. */
export const parseClipShape = (
  values: CssValues,
  box: Box,
  context: TransformContext,
): ClipShape | undefined => {
  const own = values.filter(isNoGap);
  const shape = own.find(isFunctionNode);
  // A box alone clips to its edges.
  if (!shape && own.length === 1 && clipBoxName(own) !== undefined)
    return {
      d: roundedRectangle([box.x, box.y, box.x + box.width, box.y + box.height], []),
      isEvenOdd: false,
    };
  const others = own.filter(value => value !== shape);
  if (!shape || others.length > 1 || (others[0] && !/-box$/.test(identOf(others[0]) ?? ''))) return undefined;
  const isEvenOdd = shape.value.some(value => identOf(value)?.toLowerCase() === 'evenodd');
  const d = SHAPES.get(functionName(shape))?.(shape.value, box, context);
  return d === undefined ? undefined : { d, isEvenOdd };
};

/** The reference box that a value names. */
export const clipBoxName = (values: CssValues): string | undefined =>
  values.map(value => identOf(value)?.toLowerCase()).find(word => word?.endsWith('-box'));

type ShapePath = (values: CssValues, box: Box, context: TransformContext) => string | undefined;

const lengthIn = (
  value: ComponentValue | undefined,
  side: number,
  context: TransformContext,
): number | undefined => {
  const found = quantityOf(value, context, side);
  if (found?.kind === 'percentage') return (found.value * side) / 100;
  return found && (found.kind === 'length' || found.value === 0) ? found.value : undefined;
};

/** Splits arguments at a word, such as `at` or `round`. */
const splitAt = (values: CssValues, word: string): readonly [CssValues, CssValues | undefined] => {
  const own = values.filter(isNoGap);
  const at = own.findIndex(value => identOf(value)?.toLowerCase() === word);
  return at < 0 ? [own, undefined] : [own.slice(0, at), own.slice(at + 1)];
};

const ellipsePath = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;

const ellipse =
  (isCircle: boolean): ShapePath =>
  (values, box, context) => {
    const [radii, place] = splitAt(values, 'at');
    const center = place
      ? parseOrigin(place, box, context)
      : ([box.x + box.width / 2, box.y + box.height / 2] as const);
    if (!center) return undefined;
    const [x, y] = center;
    const sides = { x: [x - box.x, box.x + box.width - x], y: [y - box.y, box.y + box.height - y] };
    const radius = (value: ComponentValue | undefined, distances: readonly number[], side: number) => {
      const word = value === undefined ? 'closest-side' : identOf(value)?.toLowerCase();
      if (word === 'closest-side') return Math.min(...distances.map(Math.abs));
      if (word === 'farthest-side') return Math.max(...distances.map(Math.abs));
      return lengthIn(value, side, context);
    };
    const diagonal = Math.hypot(box.width, box.height) / Math.SQRT2;
    const rx = radius(
      radii[0],
      isCircle ? [...sides.x, ...sides.y] : sides.x,
      isCircle ? diagonal : box.width,
    );
    const ry = isCircle ? rx : radius(radii[1], sides.y, box.height);
    return rx === undefined || ry === undefined || rx < 0 || ry < 0 ? undefined : ellipsePath(x, y, rx, ry);
  };

/** The four values of `inset()` and of radii, of which the last may be missing. */
const fourOf = <Value>([first, second = first, third = first, fourth = second]: readonly Value[]) =>
  [first, second, third, fourth] as const;

const roundedRectangle = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  radii: readonly number[],
): string => {
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  const [a = 0, b = 0, c = 0, d = 0] = radii;
  const scale = Math.min(1, width / (a + b), width / (c + d), height / (a + d), height / (b + c));
  const [tl, tr, br, bl] = [a, b, c, d].map(radius => (radius > 0 ? radius * scale : 0)) as [
    number,
    number,
    number,
    number,
  ];
  const corner = (r: number, x: number, y: number) => (r > 0 ? `A${r} ${r} 0 0 1 ${x} ${y}` : '');
  return (
    `M${left + tl} ${top}H${right - tr}${corner(tr, right, top + tr)}V${bottom - br}${corner(br, right - br, bottom)}` +
    `H${left + bl}${corner(bl, left, bottom - bl)}V${top + tl}${corner(tl, left + tl, top)}Z`
  );
};

/** A shape of four lengths, of which the first is horizontal or vertical. `edges` are left, top, right and bottom. */
const rectangle =
  (
    first: 'horizontal' | 'vertical',
    edges: (values: readonly number[], box: Box) => readonly [number, number, number, number],
  ): ShapePath =>
  (values, box, context) => {
    const [lengths, corners] = splitAt(values, 'round');
    const isWidth = (at: number) => (first === 'horizontal') === (at % 2 === 0);
    const numbers = fourOf(lengths).map((value, at) => {
      const side = isWidth(at) ? box.width : box.height;
      // In `rect()`, `auto` is the edge of the box.
      if (identOf(value)?.toLowerCase() === 'auto') return at === 1 || at === 2 ? side : 0;
      return lengthIn(value, side, context);
    });
    if (corners?.some(value => isDelim(value, '/'))) return undefined;
    const radii = fourOf(corners ?? []).map(value => (value ? lengthIn(value, box.width, context) : 0));
    if (numbers.includes(undefined) || radii.includes(undefined)) return undefined;
    return roundedRectangle(edges(numbers as number[], box), radii as number[]);
  };

const SHAPES: ReadonlyMap<string, ShapePath> = new Map(
  Object.entries<ShapePath>({
    circle: ellipse(true),
    ellipse: ellipse(false),
    inset: rectangle('vertical', ([top = 0, right = 0, bottom = 0, left = 0], box) => [
      box.x + left,
      box.y + top,
      box.x + box.width - right,
      box.y + box.height - bottom,
    ]),
    rect: rectangle('vertical', ([top = 0, right = 0, bottom = 0, left = 0], box) => [
      box.x + left,
      box.y + top,
      box.x + right,
      box.y + bottom,
    ]),
    xywh: rectangle('horizontal', ([x = 0, y = 0, width = 0, height = 0], box) => [
      box.x + x,
      box.y + y,
      box.x + x + width,
      box.y + y + height,
    ]),
    polygon: (values, box, context) => {
      const parts = splitValues(values, isComma).filter(part => part.length === 2);
      const points = parts.map(([x, y]) => [
        lengthIn(x, box.width, context),
        lengthIn(y, box.height, context),
      ]);
      if (points.length === 0 || points.some(point => point.includes(undefined))) return undefined;
      return `M${points.map(([x = 0, y = 0]) => `${box.x + x} ${box.y + y}`).join('L')}Z`;
    },
    path: (values, { x, y }) => {
      const text = tokenOf(splitValues(values, isComma).at(-1)?.[0]);
      return text?.[0] === TokenType.String ? transformBy(text[4].value, [1, 0, 0, 1, x, y]) : undefined;
    },
  }),
);
