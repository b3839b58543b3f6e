// Design changes of several fields: icon, gradient, palettes.

import type { Library } from '../../../client/api-types.ts';
import { contrastRatio, formatColor, mix, parseColor } from '../../../compose/color/color.ts';
import { LEGIBLE_CONTRAST } from '../../../compose/color/legible.ts';
import { DEFAULT_GRADIENT_END, DEFAULT_INK } from '../../../compose/defaults.ts';
import { EXPORT_FIELDS } from '../../../contract/export/export-fields.ts';
import { hasOwnColors } from '../../../contract/export/export-request.ts';
import type { Color } from '../../../model/scene.ts';
import type { FoundIcon } from '../../api/api.ts';
import { mainInk } from '../contrast.ts';
import { applyChange, type Design, type DesignChange, requestOf, sourceChange } from './design.ts';

/** Selects an icon. Omits the style if it is the default of the library. */
export const iconChange = (
  { library, name, style }: FoundIcon,
  libraries: readonly Library[],
): DesignChange => {
  const defaultStyle = libraries.find(({ slug }) => slug === library)?.styles[0];
  return sourceChange({ library, name, style: style === defaultStyle ? undefined : style });
};

export interface Palette {
  readonly name: string;
  readonly bg: string;
  readonly bgTo: string;
  readonly fg: string;
}

/** Color palettes. Ink and plate have a contrast of at least 4.5:1 at every point of the gradient. */
export const PALETTES: readonly Palette[] = [
  {
    name: 'Deep sea',
    bg: EXPORT_FIELDS.bg.default,
    bgTo: DEFAULT_GRADIENT_END.hex,
    fg: DEFAULT_INK.hex,
  },
  { name: 'Ember', bg: '#c2410c', bgTo: '#7c2d12', fg: '#fff7ed' },
  { name: 'Forest', bg: '#166534', bgTo: '#052e16', fg: '#f0fdf4' },
  { name: 'Plum', bg: '#7e22ce', bgTo: '#3b0764', fg: '#faf5ff' },
  { name: 'Raspberry', bg: '#be123c', bgTo: '#701a3b', fg: '#fff1f2' },
  { name: 'Indigo', bg: '#4338ca', bgTo: '#1e1b4b', fg: '#eef2ff' },
  { name: 'Graphite', bg: '#27272a', bgTo: '#09090b', fg: '#fafafa' },
  { name: 'Teal', bg: '#0f5f63', bgTo: '#083344', fg: '#ecfeff' },
  { name: 'Lemon', bg: '#fde047', bgTo: '#facc15', fg: '#422006' },
  { name: 'Mint', bg: '#a7f3d0', bgTo: '#6ee7b7', fg: '#064e3b' },
  { name: 'Sky', bg: '#bae6fd', bgTo: '#7dd3fc', fg: '#0c4a6e' },
  { name: 'Peach', bg: '#fed7aa', bgTo: '#fdba74', fg: '#7c2d12' },
  { name: 'Rose', bg: '#fecdd3', bgTo: '#fda4af', fg: '#881337' },
  { name: 'Lilac', bg: '#e9d5ff', bgTo: '#d8b4fe', fg: '#581c87' },
  { name: 'Paper', bg: '#fafaf9', bgTo: '#e7e5e4', fg: '#1c1917' },
  { name: 'Midnight lime', bg: '#1a2e05', bgTo: '#0a1203', fg: '#bef264' },
];

/**
 * Applies a change. If the user has not chosen the end color of a gradient, it is derived again, so that the icon
 * stays visible.
 */
export const changeDesign = (before: Design, change: DesignChange): Design => {
  const changed = applyChange(before, change);
  // Logos and emoji have no background by default, and no padding without one. Switching between them and other
  // subjects resets these fields.
  const isOtherKind = hasOwnColors(before) !== hasOwnColors(changed);
  const after = isOtherKind ? applyChange(changed, { ...OWN_DEFAULTS, ...change }) : changed;
  if (after.bg_mode !== 'linear' || change.bg_to !== undefined) return after;
  const isChosen =
    before.bg_mode === 'linear' && endOf(before) !== derivedEnd(before) && !('bg_to' in change);
  return isChosen ? after : applyChange(after, { bg_to: derivedEnd(after) });
};

/** Fields whose defaults depend on the kind of the subject. */
const OWN_DEFAULTS: DesignChange = { bg: undefined, padding: undefined, stroke_scale: undefined };

const endOf = ({ bg_to = DEFAULT_GRADIENT_END.hex }: Design): string => bg_to;

const BLACK: Color = { hex: '#000000', alpha: 1 };
const WHITE: Color = { hex: '#ffffff', alpha: 1 };
/** Fractions of the mixed color, from a strong gradient to a weak one. */
const SHARES = [0.45, 0.3, 0.15];
/**
 * Minimum contrast between the ends of a gradient. It is lower than for adjacent areas, because a gradient is
 * visible at a lower contrast.
 */
const VISIBLE_ENDS = 1.12;

/**
 * The end color of a gradient: that of the palette with this background, otherwise the background mixed with black
 * or white.
 */
const derivedEnd = (design: Design): string | undefined => {
  const { light } = requestOf({ ...design, bg_mode: 'solid' });
  const from = light.plate?.paint.mode === 'solid' ? light.plate.paint.color : undefined;
  if (!from) return undefined;
  const ink = mainInk(light);
  const least = Math.min(LEGIBLE_CONTRAST, contrastRatio(ink, from));
  const isUsable = (end: Color) =>
    contrastRatio(ink, end) >= least && contrastRatio(from, end) >= VISIBLE_ENDS;
  const palette = PALETTES.find(({ bg }) => colorOf(bg).hex === from.hex);
  // Black or white, starting with the one that has more contrast to the ink.
  const targets = contrastRatio(ink, BLACK) > contrastRatio(ink, WHITE) ? [BLACK, WHITE] : [WHITE, BLACK];
  const ends = [
    ...(palette ? [colorOf(palette.bgTo)] : []),
    ...targets.flatMap(target => SHARES.map(share => mix(from, { ...target, alpha: from.alpha }, share))),
  ];
  return formatColor(ends.find(isUsable) ?? from);
};

const colorOf = (text: string): Color => parseColor(text) as Color;
