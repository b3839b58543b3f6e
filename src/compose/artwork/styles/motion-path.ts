// Motion paths: the place of an element on a path, as a matrix. Source: Motion Path 1.
import type { Affine } from '../../../model/scene.ts';
import { type Box, boxOfPath } from '../../../svg/extent.ts';
import { flattenPath, forEachEdge } from '../../../svg/polyline.ts';
import { multiply } from '../../../svg/transform.ts';
import { parseClipShape } from './clip-shapes.ts';
import {
  type CssValues,
  functionName,
  identOf,
  isDelim,
  isFunctionNode,
  isNoGap,
  pathText,
} from './css-syntax.ts';
import { parseOrigin, type TransformContext } from './transforms.ts';
import { type Quantity, quantityOf } from './values.ts';

/** Maximum number of characters of path data, which is measured for each element. */
const MAX_CHARACTERS = 500;

/** Flattening tolerance in user units. */
const TOLERANCE = 1e-3;

/**
 * The path data in `offset-path` or in its shorthand. Undefined for shapes that depend on the box of an element, and for
 * rays and references, which are not drawn.
 */
export const parseMotionPath = (values: CssValues, context: TransformContext): string | undefined => {
  const shape = values.find(isFunctionNode);
  if (!shape) return undefined;
  const name = functionName(shape);
  const d = name === 'path' ? pathText(shape) : absoluteShape(values, context);
  return d !== undefined && d.length <= MAX_CHARACTERS ? d : undefined;
};

/** The path data of a shape without percentages and keywords. */
const absoluteShape = (values: CssValues, context: TransformContext): string | undefined => {
  const shape = values.find(isFunctionNode);
  const inner = shape?.value.filter(isNoGap) ?? [];
  const words = inner.flatMap(value => identOf(value)?.toLowerCase() ?? []);
  const isAbsolute =
    inner.every(value => quantityOf(value, context)?.kind !== 'percentage') &&
    words.every(word => /^(?:at|nonzero|evenodd)$/.test(word));
  const name = shape && functionName(shape);
  if (!shape || !isAbsolute || !(name === 'polygon' || words.includes('at'))) return undefined;
  const d = parseClipShape([shape], NO_BOX, context)?.d;
  return d === undefined || name === 'polygon' ? d : clockwiseEllipse(boxOfPath(d, TOLERANCE));
};

const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** An ellipse that starts at its right. */
const clockwiseEllipse = ({ x, y, width, height }: Box): string => {
  const [rx, ry] = [width / 2, height / 2];
  const arc = (dx: number) => `a${rx} ${ry} 0 0 1 ${dx} 0`;
  return `M${x + width} ${y + ry}${arc(-width)}${arc(width)}z`;
};

/** The distance in `offset-distance` or in the shorthand. */
export const parseDistance = (values: CssValues, context: TransformContext): Quantity | undefined =>
  beforeSlash(values)
    .map(value => quantityOf(value, context))
    .find(found => found?.kind === 'length' || found?.kind === 'percentage' || found?.value === 0);

interface Rotation {
  /** Whether the element is turned along the path. */
  readonly isAuto: boolean;
  readonly degrees: number;
}

/** The rotation in `offset-rotate` or in the shorthand. */
export const parseOffsetRotation = (values: CssValues, context: TransformContext): Rotation | undefined => {
  const own = beforeSlash(values);
  const word = own
    .map(value => identOf(value)?.toLowerCase())
    .find(each => /^(?:auto|reverse)$/.test(each ?? ''));
  const angle = own.map(value => quantityOf(value, context)).find(found => found?.kind === 'angle')?.value;
  if (word === undefined && angle === undefined) return undefined;
  return { isAuto: word !== undefined, degrees: (angle ?? 0) + (word === 'reverse' ? 180 : 0) };
};

/** The point in `offset-anchor`, or after the slash in the shorthand. */
export const parseAnchor = (
  values: CssValues,
  box: Box,
  context: TransformContext,
): readonly [x: number, y: number] | undefined => {
  const slash = values.findIndex(value => isDelim(value, '/'));
  return parseOrigin(values.slice(slash + 1).filter(isNoGap), box, context);
};

/** The values of the shorthand without its anchor. */
const beforeSlash = (values: CssValues): CssValues => {
  const own = values.filter(isNoGap);
  const slash = own.findIndex(value => isDelim(value, '/'));
  return slash < 0 ? own : own.slice(0, slash);
};

interface Motion {
  readonly distance: Quantity | undefined;
  readonly rotation: Rotation | undefined;
  /** The point of the element that is on the path. */
  readonly anchor: readonly [x: number, y: number];
}

/** The matrix that moves an element to its place on a path. */
export const motionMatrix = (d: string, { distance, rotation, anchor: [x, y] }: Motion): Affine => {
  const place = pointAt(d, distance);
  const { isAuto, degrees } = rotation ?? { isAuto: true, degrees: 0 };
  const angle = (isAuto ? place.angle : 0) + (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return multiply([cos, sin, -sin, cos, place.x, place.y], [1, 0, 0, 1, -x, -y]);
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point and the direction at a distance. Distances beyond the ends mean the ends, or go on along a closed path. */
const pointAt = (d: string, distance: Quantity | undefined): Point & { readonly angle: number } => {
  const polylines = flattenPath(d, TOLERANCE);
  const steps: (readonly [from: Point, to: Point, length: number])[] = [];
  for (const polyline of polylines)
    forEachEdge(polyline, (x0, y0, x1, y1) => {
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length > 0) steps.push([{ x: x0, y: y0 }, { x: x1, y: y1 }, length]);
    });
  const total = steps.reduce((sum, [, , length]) => sum + length, 0);
  const { value = 0, kind } = distance ?? {};
  const along = kind === 'percentage' ? (value * total) / 100 : value;
  const isClosed = polylines.length === 1 && polylines[0]?.closed === true;
  let rest = isClosed ? along - total * Math.floor(along / total) : Math.min(total, Math.max(0, along));
  const step = steps.find(([, , length]) => {
    if (rest <= length) return true;
    rest -= length;
    return false;
  });
  const [from, to, length] = step ?? steps.at(-1) ?? [ORIGIN, ORIGIN, 1];
  const share = step ? rest / length : 1;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
};

const ORIGIN: Point = { x: 0, y: 0 };
