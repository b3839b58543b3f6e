// Gradients that the renderer does not know: between colors of OKLab, and with a focal circle.
import { element, type SvgElement } from '../../../svg/element.ts';
import { formatRgba, mixIn, type Rgba } from './css-colors.ts';

export interface StopColor {
  readonly color: Rgba;
  readonly isLegacy: boolean;
}

/** Number of intervals between two stops. Between them, color spaces hardly differ. */
const INTERVALS = 16;
const MAX_STOPS = 64;

/**
 * Adds stops between those of a gradient that is not interpolated in sRGB: if one of its colors is not a legacy color, or
 * in linear light.
 */
export const gradientStops = (
  stops: readonly SvgElement[],
  colorOf: (stop: SvgElement) => StopColor | undefined,
  isLinear: boolean,
): readonly SvgElement[] => {
  const colors = stops.map(colorOf);
  const isLegacy = colors.every(color => color?.isLegacy !== false);
  if (stops.length > MAX_STOPS || (isLegacy && !isLinear)) return stops;
  let last = 0;
  const offsets = stops.map(({ attributes: { offset = '0' } }) => {
    last = Math.max(last, Math.min(1, fractionOf(offset)));
    return last;
  });
  return colors.flatMap((from, at): SvgElement[] => {
    const [start = 0, end = start] = [offsets[at], offsets[at + 1]];
    const to = colors[at + 1];
    if (!from) return [];
    const count = to && end > start ? INTERVALS : 1;
    return Array.from({ length: count }, (_, step) => {
      const share = step / count;
      const color = to ? mixIn(isLegacy ? 'srgb-linear' : 'oklab', from.color, to.color, share) : from.color;
      return element('stop', {
        offset: `${start + (end - start) * share}`,
        'stop-color': formatRgba({ ...color, alpha: 1 }),
        'stop-opacity': `${color.alpha}`,
      });
    });
  });
};

const fractionOf = (text: string): number =>
  (Number.parseFloat(text) || 0) / (text.trim().endsWith('%') ? 100 : 1);

/** The renderer draws a focal point on the circle as if it were inside. */
const MAX_FOCUS = 0.999;

interface RadialGradient {
  readonly gradient: SvgElement;
  /** Attributes that are not drawn as they are. */
  readonly leftOut: readonly string[];
}

/**
 * Replaces the focal circle of a radial gradient by a point, and moves a focal point that is outside of the circle onto it.
 * `attributeOf` also finds attributes of templates.
 */
export const withFocus = (
  gradient: SvgElement,
  attributeOf: (name: string) => string | undefined,
  viewport: { readonly width: number; readonly height: number },
): RadialGradient => {
  const isUserSpace = attributeOf('gradientUnits') === 'userSpaceOnUse';
  const size = (name: string, side: number, initial = '50%'): number => {
    const text = attributeOf(name) ?? initial;
    return fractionOf(text) * (isUserSpace && text.trim().endsWith('%') ? side : 1);
  };
  const [width, height] = isUserSpace ? [viewport.width, viewport.height] : [1, 1];
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const [cx, cy, r] = [size('cx', width), size('cy', height), size('r', diagonal)];
  const [fx, fy] = [size('fx', width, attributeOf('cx')), size('fy', height, attributeOf('cy'))];
  const fr = size('fr', diagonal, '0');
  const distance = Math.hypot(fx - cx, fy - cy);
  if (fr > 0) {
    const isPadded = !/^(?:repeat|reflect)$/.test(attributeOf('spreadMethod') ?? '');
    if (distance + fr >= r || gradient.children.length === 0 || !isPadded)
      return { gradient, leftOut: ['fr'] };
    // Between the focal circle and that of the gradient, circles grow evenly, from a point behind the focal one.
    const behind = fr / (r - fr);
    const focus = { fx: `${fx + (fx - cx) * behind}`, fy: `${fy + (fy - cy) * behind}` };
    const { fr: _, ...attributes } = gradient.attributes;
    const children = gradient.children.map(stop => movedStop(stop, fr / r));
    return { gradient: { ...gradient, attributes: { ...attributes, ...focus }, children }, leftOut: [] };
  }
  if (!(distance >= r * MAX_FOCUS)) return { gradient, leftOut: [] };
  const factor = (MAX_FOCUS * r) / distance;
  const focus = { fx: `${cx + (fx - cx) * factor}`, fy: `${cy + (fy - cy) * factor}` };
  return {
    gradient: { ...gradient, attributes: { ...gradient.attributes, ...focus } },
    leftOut: distance > r ? ['fx'] : [],
  };
};

const movedStop = (stop: SvgElement, share: number): SvgElement => {
  const offset = Math.min(1, Math.max(0, fractionOf(stop.attributes.offset ?? '0')));
  return { ...stop, attributes: { ...stop.attributes, offset: `${share + offset * (1 - share)}` } };
};
