// Viewports of `svg` and `symbol` elements: their size and scale. Source: SVG 2, chapter 8.
import type { Box } from '../../../svg/extent.ts';
import type { SourceElement } from '../source-document.ts';
import { ICON_SIDE } from '../styles/values.ts';
import type { Attributes, Inherited } from './inherited-style.ts';

type Size = Inherited['viewport'];

/** Characters of a list of four numbers. Further ones cannot be valid. */
const MAX_NUMBERS_LENGTH = 200;

/** The box of a `viewBox`. What is missing or invalid is 0. */
export const readViewBox = ({ viewBox = '' }: Attributes): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .slice(0, MAX_NUMBERS_LENGTH)
    .trim()
    .split(/[\s,]+/)
    .map(text => (Number.isFinite(Number(text)) ? Number(text) : 0));
  return { x, y, width, height };
};

/** The size of the viewport that an element establishes, in the units inside of it. */
export const innerViewport = ({ name }: SourceElement, attributes: Attributes): Size | undefined => {
  if (name !== 'svg' && name !== 'symbol') return undefined;
  const { width, height } = readViewBox(attributes);
  if (width > 0 && height > 0) return { width, height };
  const [ownWidth, ownHeight] = [Number(attributes.width), Number(attributes.height)];
  return ownWidth > 0 && ownHeight > 0 ? { width: ownWidth, height: ownHeight } : undefined;
};

/** The size of a nested `svg` element in the units around it. */
export const outerSize = ({ width, height }: Attributes, outer: Size): Size => {
  const side = (text = '100%', whole: number) => {
    const value = Number.parseFloat(text);
    return Number.isFinite(value) ? (text.includes('%') ? (value * whole) / 100 : value) : whole;
  };
  return { width: side(width, outer.width), height: side(height, outer.height) };
};

/** Whether the viewport that an element establishes has no area, so that browsers do not draw its content. */
export const isWithoutArea = (
  { width, height, viewBox = '' }: Attributes,
  name: string | undefined,
): boolean => {
  const isSized = name === 'svg' || name === 'symbol';
  if (isSized && [width, height].some(side => Number.parseFloat(side ?? '1') <= 0)) return true;
  const sides = viewBox
    .trim()
    // A fifth number makes it invalid. What follows may be long, and each copy is examined.
    .split(/[\s,]+/, 5)
    .map(Number);
  const hasViewBox = isSized || name === 'pattern' || name === 'marker';
  return hasViewBox && sides.length === 4 && (sides[2] === 0 || sides[3] === 0);
};

/** Factor from user units of a nested `svg` element to those around it. */
export const nestedFactor = ({ name }: SourceElement, attributes: Attributes, outer: Size): number => {
  const { width, height } = readViewBox(attributes);
  if (name !== 'svg' || !(width > 0 && height > 0)) return 1;
  const size = outerSize(attributes, outer);
  return Math.min(size.width / width, size.height / height) || 1;
};

/** Factor from user units of the root to pixels. Without an own size, a document is as large as the largest icon. */
export const rootFactor = ({ width, viewBox }: Attributes, viewport: Size): number => {
  if (viewBox === undefined) return 1;
  const own = width === undefined || width.includes('%') ? undefined : Number.parseFloat(width);
  return own && own > 0 ? own / viewport.width : ICON_SIDE / Math.max(viewport.width, viewport.height);
};

/** Whether a document has no own size, or that of the largest icon. Others are drawn in their own size, and then scaled. */
export const hasIconSize = ({ attributes: { width = '' } }: SourceElement): boolean =>
  !(Number.parseFloat(width) > 0) || width.includes('%') || Number.parseFloat(width) === ICON_SIDE;
