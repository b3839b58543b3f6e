// Stops of gradients between colors that browsers interpolate in OKLab, because the renderer interpolates in sRGB.
import { element, type SvgElement } from '../../../svg/element.ts';
import { formatRgba, mixInOklab, type Rgba } from './css-colors.ts';

export interface StopColor {
  readonly color: Rgba;
  readonly isLegacy: boolean;
}

/** Number of intervals between two stops. Between them, sRGB and OKLab hardly differ. */
const INTERVALS = 16;
const MAX_STOPS = 64;

/** Adds stops between those of a gradient if one of its colors is not a legacy color. */
export const gradientStops = (
  stops: readonly SvgElement[],
  colorOf: (stop: SvgElement) => StopColor | undefined,
): readonly SvgElement[] => {
  const colors = stops.map(colorOf);
  if (stops.length > MAX_STOPS || colors.every(color => color?.isLegacy !== false)) return stops;
  let last = 0;
  const offsets = stops.map(({ attributes: { offset = '0' } }) => {
    const value = Number.parseFloat(offset) / (offset.includes('%') ? 100 : 1);
    last = Math.max(last, Math.min(1, value || 0));
    return last;
  });
  return colors.flatMap((from, at): SvgElement[] => {
    const [start = 0, end = start] = [offsets[at], offsets[at + 1]];
    const to = colors[at + 1];
    if (!from) return [];
    const count = to && end > start ? INTERVALS : 1;
    return Array.from({ length: count }, (_, step) => {
      const share = step / count;
      const color = to ? mixInOklab(from.color, to.color, share) : from.color;
      return element('stop', {
        offset: `${start + (end - start) * share}`,
        'stop-color': formatRgba({ ...color, alpha: 1 }),
        'stop-opacity': `${color.alpha}`,
      });
    });
  });
};
