// CSS that approximates a look until the grid has painted the icons.
import { contrastRatio, formatColor } from '../../compose/color/color.ts';
import { LEGIBLE_CONTRAST, TAB_STRIPS } from '../../compose/color/legible.ts';
import { cornerRadiusOf } from '../../compose/defaults.ts';
import type { Look, PlateGradient, PlatePaint } from '../../model/look.ts';
import { mainInk } from '../state/contrast.ts';

export const lookStyle = (look: Look): Record<string, string> => {
  const { plate, padding } = look;
  return {
    '--plate': plate ? background(plate.paint) : 'none',
    '--plate-radius': plate ? `${cornerRadiusOf(plate) * 100}%` : '0',
    '--plate-ink': formatColor(mainInk(look)),
    '--tab-strip': tabStripBehind(look),
    // The icon is larger than the padding suggests: small drawings have less padding, and drawings of libraries
    // include some space.
    '--plate-icon': `${Math.min(100, 112 * (1 - padding))}%`,
  };
};

/**
 * Tab strip behind a look without a plate: the light one if the ink is readable on it, otherwise the one with more
 * contrast. Returns `none` for a look with a plate.
 */
export const tabStripBehind = (look: Look): string => {
  if (look.plate) return 'none';
  const [light, dark] = [TAB_STRIPS.light[0], TAB_STRIPS.dark[0]];
  const ink = mainInk(look);
  const onLight = contrastRatio(ink, light);
  return onLight >= LEGIBLE_CONTRAST || onLight >= contrastRatio(ink, dark) ? light.hex : dark.hex;
};

const background = (paint: PlatePaint): string =>
  paint.mode === 'solid' ? formatColor(paint.color) : gradientText(paint);

const gradientText = ({ from, via, to, angleDegrees, isRadial }: PlateGradient): string => {
  const stops = [from, ...(via ? [via] : []), to].map(formatColor).join(', ');
  return isRadial ? `radial-gradient(circle, ${stops})` : `linear-gradient(${angleDegrees}deg, ${stops})`;
};
