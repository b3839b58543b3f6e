// Colors that depend on their context: mixed and relative colors, system colors. Source: CSS Color 5. (Decision 020)
import * as csstools from '@csstools/color-helpers';
import { type ColorSpace, type Triple, toUnboundedSrgb } from '../../color/color-space.ts';
import { parseCssColor } from '../../color/css-color.ts';
import {
  type CssValues,
  functionName,
  identOf,
  isComma,
  isDelim,
  isFunctionNode,
  isNoGap,
  parseValues,
  splitValues,
  textOf,
} from './css-syntax.ts';
import type { ColorScheme } from './style-sheets.ts';
import { isMathFunction, quantityOf, UNITS, type UnitContext } from './values.ts';

/** A color in sRGB. Channels and alpha are from 0 to 1; channels may exceed that range. */
export interface Rgba {
  readonly rgb: Triple;
  readonly alpha: number;
}

export interface ColorContext extends UnitContext {
  /** The value of `currentcolor`. */
  readonly color: Rgba;
  /** The color scheme of the element, which `light-dark()` and system colors use. */
  readonly usedScheme: ColorScheme;
}

export const BLACK_RGBA: Rgba = { rgb: [0, 0, 0], alpha: 1 };

/** Formats a color as hex digits. Clips it to the gamut, as browsers do. */
export const formatRgba = (color: Rgba): string => {
  const bytes = color.alpha === 1 ? bytesOf(color).slice(0, 3) : bytesOf(color);
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** Red, green, blue and alpha, from 0 to 255. */
export const bytesOf = ({ rgb, alpha }: Rgba): readonly number[] =>
  [...rgb, alpha].map(channel => Math.round(255 * Math.min(1, Math.max(0, channel))));

/** Resolves a color. Returns undefined for a syntax error. */
export const colorOf = (given: CssValues, context: ColorContext): Rgba | undefined => {
  const values = given.filter(isNoGap);
  const [value, ...others] = values;
  if (others.length > 0 || !value) return undefined;
  const name = identOf(value)?.toLowerCase();
  if (name === 'currentcolor') return context.color;
  const system = name === undefined ? undefined : SYSTEM_COLORS[name];
  if (system) return plainColor(system[context.usedScheme === 'dark' ? 1 : 0]);
  if (!isFunctionNode(value)) return plainColor(textOf(values));
  const args = splitValues(value.value, isComma);
  const kind = functionName(value);
  if (kind === 'light-dark') {
    if (args.length !== 2) return undefined;
    return colorOf(args[context.usedScheme === 'dark' ? 1 : 0] ?? [], context);
  }
  if (kind === 'color-mix') return mixedColor(args, context);
  const isRelative = identOf(value.value.find(isNoGap))?.toLowerCase() === 'from';
  return isRelative
    ? relativeColor(kind, value.value.filter(isNoGap), context)
    : plainColor(calculated(value.value, kind, context));
};

const plainColor = (text: string): Rgba | undefined => {
  const parsed = parseCssColor(text);
  if (!parsed) return undefined;
  const [first, second, third] = parsed.components;
  const isOld = parsed.space === 'rec2020';
  const components: Triple = isOld ? [inGamma(first), inGamma(second), inGamma(third)] : parsed.components;
  return { rgb: toUnboundedSrgb(parsed.space, components), alpha: parsed.alpha };
};

/** A component of rec2020 of browsers, with the transfer function of ITU-R BT.2020, as one with the gamma of CSS Color 4. */
const inGamma = (component: number): number => {
  const value = Math.abs(component);
  const linear = value < 0.081_243 ? value / 4.5 : ((value + 0.099_297) / 1.099_297) ** (1 / 0.45);
  return Math.sign(component) * linear ** (1 / 2.4);
};

/** The text of a color function after its math functions are evaluated. */
const calculated = (values: CssValues, name: string, context: UnitContext): string => {
  const texts = values.map(value => {
    if (!isFunctionNode(value) || !isMathFunction(functionName(value))) return value.toString();
    const result = quantityOf(value, context);
    return result ? `${result.value}${UNITS[result.kind]}` : '?';
  });
  return `${name}(${texts.join('')})`;
};

/** Whether a gradient of such colors is interpolated in sRGB. Otherwise, it is in OKLab (CSS Color 4, section 12.1). */
export const isLegacyColor = (values: CssValues): boolean =>
  !values.some(value => isFunctionNode(value) && !/^(?:rgba?|hsla?|hwb)$/.test(functionName(value)));

/** A color space in which colors are mixed, and the position of its hue. */
interface MixSpace {
  readonly from: (xyz: Triple) => Triple;
  readonly space: ColorSpace;
  readonly names: string;
  readonly hue?: number;
  /** Factor from the result of `from` to the components of the space. */
  readonly scale?: number;
}

const identity = (xyz: Triple): Triple => xyz;

/** The spaces in which gradients are interpolated. */
const GRADIENT_SPACES = {
  srgb: { from: csstools.XYZ_D65_to_sRGB, space: 'srgb', names: 'rgb' },
  oklab: { from: csstools.XYZ_D65_to_OKLab, space: 'oklab', names: 'lab' },
  'srgb-linear': { from: csstools.XYZ_D65_to_lin_sRGB, space: 'srgb-linear', names: 'rgb' },
} as const satisfies Readonly<Record<string, MixSpace>>;

/** Interpolates with premultiplied alpha. */
export const mixIn = (space: keyof typeof GRADIENT_SPACES, start: Rgba, end: Rgba, share: number): Rgba =>
  mixed(GRADIENT_SPACES[space], start, end, share);

const SPACES: Readonly<Record<string, MixSpace>> = {
  ...GRADIENT_SPACES,
  'display-p3': { from: csstools.XYZ_D65_to_P3, space: 'display-p3', names: 'rgb' },
  'display-p3-linear': { from: csstools.XYZ_D65_to_lin_P3, space: 'display-p3-linear', names: 'rgb' },
  'a98-rgb': { from: csstools.XYZ_D65_to_a98_RGB, space: 'a98-rgb', names: 'rgb' },
  'prophoto-rgb': { from: csstools.XYZ_D65_to_ProPhoto, space: 'prophoto-rgb', names: 'rgb' },
  rec2020: { from: csstools.XYZ_D65_to_rec_2020, space: 'rec2020', names: 'rgb' },
  xyz: { from: identity, space: 'xyz', names: 'xyz' },
  'xyz-d65': { from: identity, space: 'xyz', names: 'xyz' },
  'xyz-d50': { from: csstools.XYZ_D65_to_XYZ_D50, space: 'xyz-d50', names: 'xyz' },
  rgb: { from: csstools.XYZ_D65_to_sRGB, space: 'rgb', names: 'rgb', scale: 255 },
  hsl: { from: csstools.XYZ_D65_to_HSL, space: 'hsl', names: 'hsl', hue: 0 },
  hwb: { from: csstools.XYZ_D65_to_HWB, space: 'hwb', names: 'hwb', hue: 0 },
  lab: { from: csstools.XYZ_D65_to_Lab, space: 'lab', names: 'lab' },
  lch: { from: csstools.XYZ_D65_to_LCH, space: 'lch', names: 'lch', hue: 2 },
  oklch: { from: csstools.XYZ_D65_to_OKLCH, space: 'oklch', names: 'lch', hue: 2 },
};

const componentsIn = ({ from, scale = 1 }: MixSpace, { rgb }: Rgba): Triple => {
  const [first, second, third] = from(csstools.sRGB_to_XYZ_D65([...rgb]));
  return [first * scale, second * scale, third * scale];
};

/** `color-mix(in oklch longer hue, red 20%, blue)` (CSS Color 5, section 3). */
const mixedColor = (args: readonly CssValues[], context: ColorContext): Rgba | undefined => {
  const hasSpace = identOf(args[0]?.[0])?.toLowerCase() === 'in';
  const [, name = 'oklab', hueMethod = 'shorter'] = hasSpace
    ? (args[0] ?? []).map(value => identOf(value)?.toLowerCase())
    : [];
  const parts = (hasSpace ? args.slice(1) : args).map(part => {
    const percent = part.map(value => quantityOf(value, context)).find(found => found?.kind === 'percentage');
    const color = colorOf(
      part.filter(value => quantityOf(value, context)?.kind !== 'percentage'),
      context,
    );
    return { color, percent: percent?.value };
  });
  const [one, other] = parts;
  const [start, end] = [one?.color, other?.color];
  const space = SPACES[name];
  if (!start || !end || parts.length !== 2 || !space) return undefined;
  const first = one?.percent ?? (other?.percent === undefined ? 50 : 100 - other.percent);
  const second = other?.percent ?? 100 - first;
  const sum = first + second;
  if (!(sum > 0) || first < 0 || second < 0) return undefined;
  const result = mixed(space, start, end, second / sum, hueMethod);
  return { ...result, alpha: result.alpha * Math.min(1, sum / 100) };
};

const mixed = (space: MixSpace, start: Rgba, end: Rgba, share: number, hueMethod = 'shorter'): Rgba => {
  const alpha = start.alpha * (1 - share) + end.alpha * share;
  const to = componentsIn(space, end);
  const components = componentsIn(space, start).map((from, at): number => {
    const last = to[at] ?? 0;
    if (at === space.hue) return mixedHue(from, last, share, hueMethod);
    if (alpha === 0) return from * (1 - share) + last * share;
    return (from * start.alpha * (1 - share) + last * end.alpha * share) / alpha;
  });
  const [a = 0, b = 0, c = 0] = components;
  return { rgb: toUnboundedSrgb(space.space, [a, b, c]), alpha };
};

/** Interpolates hues in degrees. A gray has no hue, and takes that of the other color. */
const mixedHue = (start: number, end: number, share: number, method: string): number => {
  if (Number.isNaN(start)) return Number.isNaN(end) ? 0 : end;
  if (Number.isNaN(end)) return start;
  let difference = (((end - start) % 360) + 360) % 360;
  if (method === 'shorter' && difference > 180) difference -= 360;
  if (method === 'longer' && difference > 0 && difference < 180) difference -= 360;
  if (method === 'decreasing' && difference > 0) difference -= 360;
  return start + difference * share;
};

/** `oklch(from red calc(l * .8) c h / 50%)` (CSS Color 5, section 4). */
const relativeColor = (kind: string, values: CssValues, context: ColorContext): Rgba | undefined => {
  const origin = values[1] && colorOf([values[1]], context);
  const isColor = kind === 'color';
  const space =
    SPACES[isColor ? (identOf(values[2])?.toLowerCase() ?? '') : kind.replace(/^(rgb|hsl)a$/, '$1')];
  if (!origin || !space) return undefined;
  const components = componentsIn(space, origin).map(value => (Number.isNaN(value) ? 0 : value));
  const known = new Map([...space.names].map((name, at) => [name, components[at] ?? 0]));
  known.set('alpha', origin.alpha);
  const args = values.slice(isColor ? 3 : 2);
  const isSlash = args.some(value => isDelim(value, '/'));
  const text = args.map(value => `${relativeComponent(value.toString(), known, context)} `).join('');
  const alpha = isSlash ? '' : ` / ${origin.alpha}`;
  return plainColor(`${isColor ? `color(${identOf(values[2])} ` : `${kind}(`}${text}${alpha})`);
};

const relativeComponent = (
  text: string,
  known: ReadonlyMap<string, number>,
  context: UnitContext,
): string => {
  const named = text.replace(
    /\b(?:alpha|[a-z])\b(?!\()/gi,
    name => `${known.get(name.toLowerCase()) ?? name}`,
  );
  const [value] = parseValues(named);
  const result = isFunctionNode(value) ? quantityOf(value, context) : undefined;
  return result ? `${result.value}${result.kind === 'percentage' ? '%' : ''}` : named;
};

/** System colors of Chromium, in its light and dark scheme, by name in lower case. */
const SYSTEM_COLORS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  accentcolor: ['#0075ff', '#0075ff'],
  accentcolortext: ['#fff', '#fff'],
  activetext: ['#f00', '#f00'],
  buttonborder: ['#000', '#fff'],
  buttonface: ['#efefef', '#6b6b6b'],
  buttontext: ['#000', '#fff'],
  canvas: ['#fff', '#121212'],
  canvastext: ['#000', '#fff'],
  field: ['#fff', '#3b3b3b'],
  fieldtext: ['#000', '#fff'],
  graytext: ['#808080', '#808080'],
  highlight: ['rgb(0 65 198 / .8)', 'rgb(0 65 198 / .8)'],
  highlighttext: ['#fff', '#fff'],
  linktext: ['#00e', '#9e9eff'],
  mark: ['#ff0', '#ff0'],
  marktext: ['#000', '#000'],
  selecteditem: ['#1967d2', '#99c8ff'],
  selecteditemtext: ['#fff', '#3b3b3b'],
  visitedtext: ['#551a8b', '#d0adf0'],
};
