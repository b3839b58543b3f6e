// Easing functions. Source: CSS Easing 1.
import {
  type ComponentValue,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  splitValues,
} from './css-syntax.ts';
import { NO_UNITS, quantityOf } from './values.ts';

/** Control points of the keywords for easing (CSS Easing 1, section 2.2). */
const CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** The share of the change at a share of the time. */
export const eased = (easing: ComponentValue | undefined, share: number): number => {
  const name = identOf(easing)?.toLowerCase() ?? 'ease';
  if (isFunctionNode(easing) && functionName(easing) === 'steps') {
    const [count, place] = splitValues(easing.value, isComma).map(([first]) => first);
    return stepped(quantityOf(count, NO_UNITS)?.value ?? 1, identOf(place)?.toLowerCase() ?? 'end', share);
  }
  if (name === 'step-start' || name === 'step-end') return stepped(1, name.slice('step-'.length), share);
  const points =
    isFunctionNode(easing) && functionName(easing) === 'cubic-bezier'
      ? splitValues(easing.value, isComma).map(([first]) => quantityOf(first, NO_UNITS)?.value ?? 0)
      : (CURVES[name] ?? CURVES.ease ?? []);
  return onCurve(points, share);
};

const stepped = (count: number, place: string, share: number): number => {
  const isStart = /^(?:jump-)?start$|^jump-both$/.test(place);
  const steps = place === 'jump-none' ? count - 1 : place === 'jump-both' ? count + 1 : count;
  return Math.min(1, (Math.floor(share * count) + Number(isStart)) / Math.max(1, steps));
};

/** The height of a Bézier curve from 0,0 to 1,1 at a place. */
const onCurve = ([x1 = 0, y1 = 0, x2 = 1, y2 = 1]: readonly number[], place: number): number => {
  const cubic = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  if (x1 === y1 && x2 === y2) return place;
  let [low, high] = [0, 1];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (cubic(x1, x2, middle) < place) low = middle;
    else high = middle;
  }
  return cubic(y1, y2, (low + high) / 2);
};

const BISECTIONS = 24;
