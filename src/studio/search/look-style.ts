// CSS that approximates a look until the grid has painted it.
import { formatColor } from '../../compose/color/color.ts';
import { cornerRadiusOf } from '../../compose/corner-radius.ts';
import type { Look, PlatePaint } from '../../model/look.ts';

export const lookStyle = ({ plate, ink, padding }: Look): Record<string, string> => ({
  '--plate': plate ? background(plate.paint) : 'none',
  '--plate-radius': plate ? `${cornerRadiusOf(plate) * 100}%` : '0',
  '--plate-ink': formatColor(ink.stroke ?? ink.fill ?? ink.fg ?? { hex: '#808080', alpha: 1 }),
  // Small drawings have less padding, and those of the libraries leave some space themselves.
  '--plate-icon': `${Math.min(100, 112 * (1 - padding))}%`,
});

const background = (paint: PlatePaint): string =>
  paint.mode === 'solid'
    ? formatColor(paint.color)
    : `linear-gradient(${paint.angleDegrees}deg, ${formatColor(paint.from)}, ${formatColor(paint.to)})`;
