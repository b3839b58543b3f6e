// Design changes that affect several fields: icon, gradient, palettes.
import type { Library } from '../../../client/api-types.ts';
import { contrastRatio, formatColor, mix, parseColor } from '../../../compose/color/color.ts';
import { LEGIBLE_CONTRAST } from '../../../compose/color/legible.ts';
import { DEFAULT_GRADIENT_END, DEFAULT_INK } from '../../../compose/defaults.ts';
import { EXPORT_FIELDS } from '../../../contract/export/export-fields.ts';
import { hasOwnColors } from '../../../contract/export/export-request.ts';
import type { Color } from '../../../model/scene.ts';
import type { FoundIcon } from '../../api/api.ts';
import { mainInk } from '../contrast.ts';
import { applyChange, type Design, type DesignChange, lightLook, sourceChange } from './design.ts';

/** Omits the style if it is the default of the library. */
export const iconChange = (
  { library, name, style }: FoundIcon,
  libraries: readonly Library[],
): DesignChange => {
  const defaultStyle = libraries.find(({ slug }) => slug === library)?.styles[0];
  return sourceChange({ library, name, style: style === defaultStyle ? undefined : style });
};

export interface ColorCombination {
  readonly name: string;
  readonly bg: string;
  /** End color of a gradient. */
  readonly bgTo?: string | undefined;
  readonly fg: string;
}

export interface Palette extends ColorCombination {
  readonly bgTo: string;
  /** Whether the suggestions show the palette as a gradient. */
  readonly isGradient?: boolean;
}

/** The contrast between `fg` and each color from `bg` to `bgTo` is at least 4.5:1. */
export const PALETTES: readonly Palette[] = [
  {
    name: 'Deep sea',
    bg: EXPORT_FIELDS.bg.default,
    bgTo: DEFAULT_GRADIENT_END.hex,
    fg: DEFAULT_INK.hex,
  },
  { name: 'Ember', bg: '#c2410c', bgTo: '#9a3412', fg: '#fff7ed', isGradient: true },
  { name: 'Cream', bg: '#f4e6cf', bgTo: '#ead2ac', fg: '#7a3b12' },
  { name: 'Espresso', bg: '#3d2619', bgTo: '#241409', fg: '#f3dfc3' },
  { name: 'Butter', bg: '#ffcf5c', bgTo: '#f9ad35', fg: '#4a2a05', isGradient: true },
  { name: 'Olive', bg: '#5d672b', bgTo: '#3f4a17', fg: '#f8f2d6' },
  { name: 'Ink', bg: '#1b1714', bgTo: '#000000', fg: '#e9c98c' },
  { name: 'Sand', bg: '#e4d1ae', bgTo: '#d5bb8a', fg: '#52381a' },
  { name: 'Clay', bg: '#a14e36', bgTo: '#803a24', fg: '#fff2e9', isGradient: true },
  { name: 'Cobalt', bg: '#2f62ee', bgTo: '#1d42bd', fg: '#ffffff', isGradient: true },
  { name: 'Sky', bg: '#d5e6ff', bgTo: '#b3d1ff', fg: '#1b479f' },
  { name: 'Navy', bg: '#16294d', bgTo: '#0b1730', fg: '#e4edff' },
  { name: 'Paper', bg: '#ffffff', bgTo: '#ebe7e1', fg: '#1d1a17' },
  { name: 'Teal', bg: '#0d716b', bgTo: '#08514d', fg: '#e2f8f2', isGradient: true },
  { name: 'Graphite', bg: '#2c2b2f', bgTo: '#17161a', fg: '#f6f4f1' },
  { name: 'Forest', bg: '#166534', bgTo: '#052e16', fg: '#f0fdf4' },
  { name: 'Sage', bg: '#d3e2c6', bgTo: '#b9d1a6', fg: '#27482a' },
  { name: 'Coral', bg: '#c93a1d', bgTo: '#a82a10', fg: '#fff5ef', isGradient: true },
  { name: 'Lilac', bg: '#e5deff', bgTo: '#cfc2ff', fg: '#4b2ea8' },
  { name: 'Violet', bg: '#6b41ee', bgTo: '#4a22bd', fg: '#ffffff', isGradient: true },
  { name: 'Plum', bg: '#7e22ce', bgTo: '#3b0764', fg: '#faf5ff' },
  { name: 'Raspberry', bg: '#be123c', bgTo: '#701a3b', fg: '#fff1f2' },
  { name: 'Indigo', bg: '#4338ca', bgTo: '#1e1b4b', fg: '#eef2ff' },
  { name: 'Rose', bg: '#ffd9de', bgTo: '#ffb8c3', fg: '#93183f' },
];

/** Applies a change. Unless the user has chosen the end color of a gradient, derives it from the new colors. */
export const changeDesign = (before: Design, change: DesignChange): Design => {
  const changed = applyChange(before, change);
  // By default, logos and emoji have no background and no padding, unlike icons and initials.
  const isOtherKind = hasOwnColors(before) !== hasOwnColors(changed);
  const after = isOtherKind ? applyChange(changed, { ...SOURCE_DEFAULTS, ...change }) : changed;
  if (after.bg_mode !== 'linear' || change.bg_to !== undefined) return after;
  const { bg_mode, bg_to = DEFAULT_GRADIENT_END.hex } = before;
  const isChosen = bg_mode === 'linear' && bg_to !== derivedEnd(before) && !('bg_to' in change);
  return isChosen ? after : applyChange(after, { bg_to: derivedEnd(after) });
};

/** Resets the fields whose defaults depend on the source. */
const SOURCE_DEFAULTS: DesignChange = { bg: undefined, padding: undefined, stroke_scale: undefined };

const BLACK: Color = { hex: '#000000', alpha: 1 };
const WHITE: Color = { hex: '#ffffff', alpha: 1 };
/** Fractions of black or white in the end color, for a strong to a weak gradient. */
const SHARES = [0.45, 0.3, 0.15];
/** Minimum contrast between both ends of a gradient, so that it is visible. */
const VISIBLE_ENDS = 1.12;

/** The end color of a gradient: that of the palette with this background, or else the background mixed with black or white. */
const derivedEnd = (design: Design): string | undefined => {
  const light = lightLook({ ...design, bg_mode: 'solid' });
  const from = light.plate?.paint.mode === 'solid' ? light.plate.paint.color : undefined;
  if (!from) return undefined;
  const ink = mainInk(light);
  const least = Math.min(LEGIBLE_CONTRAST, contrastRatio(ink, from));
  const isUsable = (end: Color) =>
    contrastRatio(ink, end) >= least && contrastRatio(from, end) >= VISIBLE_ENDS;
  const palette = PALETTES.find(({ bg }) => colorOf(bg).hex === from.hex);
  // The color with more contrast to the ink comes first.
  const targets = contrastRatio(ink, BLACK) > contrastRatio(ink, WHITE) ? [BLACK, WHITE] : [WHITE, BLACK];
  const ends = [
    ...(palette ? [colorOf(palette.bgTo)] : []),
    ...targets.flatMap(target => SHARES.map(share => mix(from, { ...target, alpha: from.alpha }, share))),
  ];
  return formatColor(ends.find(isUsable) ?? from);
};

const colorOf = (text: string): Color => parseColor(text) as Color;
