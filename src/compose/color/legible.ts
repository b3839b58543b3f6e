// Colours that were not given, chosen so that ink can be told from its ground.
import type { Color } from '../../model/color.ts';
import type { Plate, PlatePaint } from '../../model/look.ts';
import { composite, contrastRatio, lightnessOf, mix, withLightness } from './color.ts';

const WHITE: Color = { hex: '#ffffff', alpha: 1 };
const DEFAULT_PLATE: Color = { hex: '#075985', alpha: 1 };
const NIGHT: Color = { hex: '#0f172a', alpha: 1 };

/** What WCAG 2.2 (1.4.11) asks of graphical objects. */
export const LEGIBLE_CONTRAST = 3;
/** What makes a free choice comfortable (WCAG 2.2, 1.4.3). */
const COMFORTABLE_CONTRAST = 4.5;

/** The ink for a plate when no colour paints: white, the default ink, unless that would not show. */
export const readableInk = (plate: Plate | undefined): Color =>
  plate === undefined ? WHITE : firstReadable([WHITE, DEFAULT_PLATE, NIGHT], groundsOf(plate.paint));

/** The plate for inks that lie on none, or on a translucent one: opaque, and all inks show. */
export const readablePlate = (inks: readonly Color[]): Color =>
  firstReadable([DEFAULT_PLATE, WHITE, NIGHT], inks);

/** Colours along a plate, enough to find its worst. */
export const groundsOf = (paint: PlatePaint): readonly Color[] =>
  paint.mode === 'solid'
    ? [paint.color]
    : [0, 0.25, 0.5, 0.75, 1].map(share => mix(paint.from, paint.to, share));

const firstReadable = (choices: readonly [Color, ...Color[]], others: readonly Color[]): Color => {
  const scored = choices.map(choice => ({
    choice,
    worst: Math.min(...others.map(other => contrastOfPair(other, choice))),
  }));
  const best = scored.reduce((a, b) => (b.worst > a.worst ? b : a));
  return (scored.find(({ worst }) => worst >= COMFORTABLE_CONTRAST) ?? best).choice;
};

const contrastOfPair = (color: Color, choice: Color): number =>
  contrastRatio(color, composite(choice, WHITE));

/** `ink` itself where it shows on all grounds, else the nearest lightness of its hue that does. */
export const legibleOn = (ink: Color, grounds: readonly Color[]): Color => {
  const opaque = grounds.map(ground => composite(ground, WHITE));
  const shows = (color: Color) => opaque.every(ground => contrastRatio(color, ground) >= LEGIBLE_CONTRAST);
  if (shows(ink)) return ink;
  const start = lightnessOf(ink);
  for (let distance = STEP; distance < 1 + STEP; distance += STEP) {
    const found = [start - distance, start + distance]
      .map(lightness => withLightness(ink, Math.min(1, Math.max(0, lightness))))
      .find(shows);
    if (found) return found;
  }
  return readableInkOn(opaque);
};

/** Of OKLCH lightness; below what an eye can tell. */
const STEP = 0.01;

const readableInkOn = (grounds: readonly Color[]): Color => firstReadable([WHITE, NIGHT], grounds);
