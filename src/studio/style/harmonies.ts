// Color combinations for a brand color, and main colors of a picture.
import {
  chromaOf,
  contrastRatio,
  formatColor,
  parseColor,
  turnHue,
  withLightness,
} from '../../compose/color/color.ts';
import { COMFORTABLE_CONTRAST, legibleOn, plateColors } from '../../compose/color/legible.ts';
import type { PlatePaint } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import type { DesignChange } from '../state/design/design.ts';
import type { ColorCombination } from '../state/design/design-changes.ts';

const WHITE: Color = { hex: '#ffffff', alpha: 1 };

/** Combinations with a CSS color, each with a contrast of at least 4.5:1. None for other text. */
export const harmoniesOf = (text: string): readonly ColorCombination[] => {
  const given = parseColor(text);
  if (typeof given !== 'object') return [];
  const brand = { ...given, alpha: 1 };
  const deep = withLightness(brand, 0.28);
  return [
    onPlate('On your color', brand, WHITE),
    onPlate('On white', WHITE, brand),
    onPlate('Tone in tone', deep, withLightness(brand, 0.9)),
    onGradient('Neighbor colors', brand, turnHue(brand, 45)),
    onPlate('Opposite color', deep, turnHue(withLightness(brand, 0.8), 180)),
    onPlate('Triad', turnHue(brand, 120), WHITE),
  ];
};

const onPlate = (name: string, plate: Color, ink: Color): ColorCombination => ({
  name,
  bg: formatColor(plate),
  fg: formatColor(legibleOn(ink, [plate])),
});

const onGradient = (name: string, from: Color, to: Color): ColorCombination => {
  const paint: PlatePaint = { mode: 'linear', from, to, angleDegrees: 0 };
  const ink = legibleOn(WHITE, plateColors(paint));
  const isReadable = plateColors(paint).every(color => contrastRatio(ink, color) >= COMFORTABLE_CONTRAST);
  return isReadable
    ? { name, bg: formatColor(from), bgTo: formatColor(to), fg: formatColor(ink) }
    : onPlate(name, to, WHITE);
};

export const harmonyChange = ({ bg, bgTo, fg }: ColorCombination): DesignChange => ({
  bg,
  fg,
  stroke: undefined,
  fill: undefined,
  bg_mode: bgTo === undefined ? undefined : 'linear',
  bg_to: bgTo,
  shape: undefined,
});

const MAX_COLORS = 2;
/** Colors are similar if the upper three bits of red, green and blue are equal. */
const UPPER_BITS = 0xe0e0e0;
/** Colors with less chroma are grays. */
const MIN_CHROMA = 0.04;
const MIN_ALPHA = 200;

/** The most frequent colors of RGBA pixels. Omits grays, and colors similar to a more frequent one. */
export const mainColors = ({ data: rgba }: Pick<ImageData, 'data'>): readonly Color[] => {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    const color = (red << 16) | (green << 8) | blue;
    if (alpha >= MIN_ALPHA) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
  return frequent
    .filter((color, at) => frequent.findIndex(other => ((other ^ color) & UPPER_BITS) === 0) === at)
    .map(color => ({ hex: `#${color.toString(16).padStart(6, '0')}`, alpha: 1 }))
    .filter(color => chromaOf(color) >= MIN_CHROMA)
    .slice(0, MAX_COLORS);
};
