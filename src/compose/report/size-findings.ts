// Findings about the size of the ink and the safe zone.
import { CANVAS_SIZE, SAFE_ZONE } from '../fit/render-target.ts';
import { farthestInk, sizeOfInk } from './detail.ts';
import type { Examined, Finding } from './finding.ts';

/** Invisible difference in size, in pixels of a 512 px image. */
const NEGLIGIBLE = 2;

/** Ink that is smaller than the padding allows, so that it stays inside a circle or rounded plate. */
export const reducedSize = ({ glyph, look }: Examined): readonly Finding[] => {
  const { allowed, actual } = sizeOfInk(glyph);
  if (allowed - actual < NEGLIGIBLE) return [];
  const value = `${Math.round(actual)} of ${Math.round(allowed)} px`;
  return [
    {
      id: 'reduced-size',
      level: 'info',
      value,
      message:
        `The icon is ${Math.round(actual)} px large at ${CANVAS_SIZE} px, not ${Math.round(allowed)} px as padding ${look.padding} allows: ` +
        'the curved edge of the plate would cut into it. Choose more padding or another shape.',
      setting: 'padding',
    },
  ];
};

export const safeZone = ({ glyph }: Examined): readonly Finding[] => {
  const reach = farthestInk(glyph);
  const value = `${(100 * reach).toFixed(1)} %`;
  const isSafe = reach <= SAFE_ZONE;
  return [
    {
      id: 'safe-zone',
      level: isSafe ? 'ok' : 'warning',
      value,
      message: isSafe
        ? `Maskable icons: all ink is within ${value} of the side around the center; every mask shows 40 %.`
        : `Maskable icons: ink reaches ${value} of the side from the center, but some masks show only 40 %: choose more padding.`,
      setting: 'padding',
    },
  ];
};
