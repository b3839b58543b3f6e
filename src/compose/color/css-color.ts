// Parser for CSS colors that need no context. Source: CSS Color 4. (Decision 020)
import { namedColors } from '@csstools/color-helpers';
import { type ColorSpace, isPredefinedSpace, type Triple } from './color-space.ts';

type CssToken =
  | { readonly type: 'number'; readonly value: number; readonly unit: string }
  | { readonly type: 'percentage'; readonly value: number }
  | { readonly type: 'ident' | 'function' | 'hash'; readonly name: string }
  | { readonly type: ',' | '/' | ')' };

const SPACE = String.raw`[ \t\r\n\f]`;
const ESCAPE = String.raw`\\(?:([\da-f]{1,6})(?:\r\n|${SPACE})?|([^\r\n\f\da-f]))`;
const NAME_PART = String.raw`(?:[-\w\u0080-\uffff]|${ESCAPE})`;
const IDENT = String.raw`(?:--|-?(?:[a-z_\u0080-\uffff]|${ESCAPE}))${NAME_PART}*`;
const NUMBER = String.raw`[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?`;
// An unclosed comment ends at the end of the text.
const COMMENT = String.raw`/\*[^]*?(?:\*/|$)`;

const TOKEN = new RegExp(
  `(?<gap>(?:${SPACE}|${COMMENT})+)|(?<number>${NUMBER})(?:(?<percent>%)|(?<unit>${IDENT}))?` +
    String.raw`|#(?<hash>${NAME_PART}+)|(?<name>${IDENT})(?<open>\()?|(?<mark>[,/)])`,
  'iy',
);

/**
 * Tokenizes `text`. Drops white space and comments, unescapes names and units, and converts them to lower case. Returns
 * undefined if a token cannot occur in a color, such as a string or a semicolon.
 */
const cssTokens = (text: string): readonly CssToken[] | undefined => {
  const tokens: CssToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) return undefined;
    const token = tokenOf(groups);
    if (token) tokens.push(token);
  }
  return tokens;
};

/** Converts a match to a token. Returns undefined for white space and comments. */
const tokenOf = (groups: Readonly<Record<string, string | undefined>>): CssToken | undefined => {
  const { number, percent, unit = '', hash, name, open, mark } = groups;
  if (number !== undefined && percent) return { type: 'percentage', value: Number(number) };
  if (number !== undefined) return { type: 'number', value: Number(number), unit: unescaped(unit) };
  if (hash !== undefined) return { type: 'hash', name: unescaped(hash) };
  if (name !== undefined) return { type: open ? 'function' : 'ident', name: unescaped(name) };
  return mark === undefined ? undefined : { type: mark as ',' | '/' | ')' };
};

const ESCAPES = new RegExp(ESCAPE, 'gi');

// CSS ignores the case of ASCII letters only. toLowerCase() would also turn the Kelvin sign into a k.
const unescaped = (name: string): string =>
  name
    .replace(ESCAPES, (_escape, digits, character) =>
      digits === undefined ? character : fromCodePoint(Number.parseInt(digits, 16)),
    )
    .replace(/[A-Z]+/g, letters => letters.toLowerCase());

const fromCodePoint = (codePoint: number): string =>
  codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';

/** A parsed color in units of its color space. Alpha is from 0 to 1. */
interface CssColor {
  readonly space: ColorSpace;
  readonly components: Triple;
  readonly alpha: number;
}

/** Parses a color. Returns undefined for a syntax error, and for a color that depends on context. */
export const parseCssColor = (text: string): CssColor | undefined => {
  const [first, ...rest] = cssTokens(text) ?? [];
  if (first?.type === 'function') return functionColor(first.name, rest);
  if (rest.length > 0) return undefined;
  if (first?.type === 'hash') return hexColor(first.name);
  return first?.type === 'ident' ? namedColor(first.name) : undefined;
};

const hexColor = (digits: string): CssColor | undefined => {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (pairs.match(/../g) ?? []).map(pair =>
    Number.parseInt(pair, 16),
  );
  return { space: 'rgb', components: [red, green, blue], alpha: alpha / 255 };
};

const namedColor = (name: string): CssColor | undefined => {
  if (name === 'transparent') return { space: 'rgb', components: [0, 0, 0], alpha: 0 };
  const components = Object.hasOwn(namedColors, name) ? namedColors[name] : undefined;
  return components && { space: 'rgb', components, alpha: 1 };
};

const functionColor = (name: string, tokens: readonly CssToken[]): CssColor | undefined => {
  // An unclosed function ends at the end of the text.
  const args = tokens.at(-1)?.type === ')' ? tokens.slice(0, -1) : tokens;
  if (name === 'color') return predefinedColor(args);
  const definition = COLOR_FUNCTIONS.get(name);
  return definition && colorOf(definition, args);
};

const predefinedColor = ([space, ...args]: readonly CssToken[]): CssColor | undefined =>
  space?.type === 'ident' && isPredefinedSpace(space.name)
    ? colorOf({ space: space.name, components: COLOR_COMPONENTS }, args)
    : undefined;

const colorOf = (definition: ColorFunction, args: readonly CssToken[]): CssColor | undefined => {
  const hasCommas = args.some(({ type }) => type === ',');
  const tokens = hasCommas ? legacyValues(args, definition) : modernValues(args);
  const values = (tokens ?? []).map((token, index) =>
    componentValue(token, definition.components[index] ?? ALPHA),
  );
  const [first, second, third, alpha = 1] = values;
  if (!tokens || first === undefined || second === undefined || third === undefined) return undefined;
  if (values.includes(undefined)) return undefined;
  return { space: definition.space, components: [first, second, third], alpha };
};

/** Components in modern syntax: `1 2 3` or `1 2 3 / 4`. */
const modernValues = (args: readonly CssToken[]): readonly CssToken[] | undefined => {
  if (args.length === 3) return args;
  return args.length === 5 && args[3]?.type === '/' ? args.toSpliced(3, 1) : undefined;
};

/** Components in legacy syntax: `1, 2, 3` or `1, 2, 3, 4`, without `none`. */
const legacyValues = (
  args: readonly CssToken[],
  { legacyPercentages }: ColorFunction,
): readonly CssToken[] | undefined => {
  const isList = args.every((token, index) => (index % 2 === 0 ? isNumeric(token) : token.type === ','));
  if (!isList || !legacyPercentages || (args.length !== 5 && args.length !== 7)) return undefined;
  const values = args.filter((_, index) => index % 2 === 0);
  const [first, ...lastTwo] = values.slice(0, 3).map(isPercentage);
  const isUniform = lastTwo.every(value => value === (legacyPercentages === 'last two' || first));
  return isUniform ? values : undefined;
};

const isPercentage = (token: CssToken | undefined): boolean => token?.type === 'percentage';

const isNumeric = (token: CssToken): boolean => token.type === 'number' || isPercentage(token);

const componentValue = (token: CssToken, component: Component): number | undefined => {
  // The keyword `none` is a missing component, which counts as 0 (CSS Color 4, section 4.4).
  if (token.type === 'ident') return token.name === 'none' ? 0 : undefined;
  if (token.type !== 'number' && token.type !== 'percentage') return undefined;
  if (component === 'hue') return token.type === 'number' ? degrees(token.value, token.unit) : undefined;
  if (token.type === 'number' && token.unit !== '') return undefined;
  const { hundred, minimum = -LARGEST, maximum = LARGEST } = component;
  const value = token.type === 'percentage' ? (token.value * hundred) / 100 : token.value;
  return Math.min(Math.max(value, minimum), maximum);
};

// CSS leaves the largest number to the implementation. With this one, conversions cannot overflow.
const LARGEST = 1e6;

const DEGREES_PER_UNIT = new Map([
  ['', 1],
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);

const degrees = (value: number, unit: string): number | undefined => {
  const perUnit = DEGREES_PER_UNIT.get(unit);
  if (perUnit === undefined) return undefined;
  const angle = (value * perUnit) % 360;
  return Number.isNaN(angle) ? 0 : angle;
};

/** A component: an angle, or a number that is clamped to `minimum` and `maximum`. `hundred` is the value of 100 %. */
type Component = 'hue' | { readonly hundred: number; readonly minimum?: number; readonly maximum?: number };

interface ColorFunction {
  readonly space: ColorSpace;
  readonly components: readonly [Component, Component, Component];
  /** Which components must be percentages in the syntax with commas. Undefined if there is no such syntax. */
  readonly legacyPercentages?: 'all or none' | 'last two';
}

const clampedTo = (maximum: number): Component => ({ hundred: maximum, minimum: 0, maximum });
const unbounded = (hundred: number): Component => ({ hundred });
const notNegative = (hundred: number): Component => ({ hundred, minimum: 0 });

const RGB: ColorFunction = {
  space: 'rgb',
  components: [clampedTo(255), clampedTo(255), clampedTo(255)],
  legacyPercentages: 'all or none',
};
// CSS Color 4 defines only a minimum for saturation, but browsers clamp it to 100 % in both syntaxes.
const HSL: ColorFunction = {
  space: 'hsl',
  components: ['hue', clampedTo(100), clampedTo(100)],
  legacyPercentages: 'last two',
};

/** Color functions by name, except `color()`. */
const COLOR_FUNCTIONS: ReadonlyMap<string, ColorFunction> = new Map([
  ['rgb', RGB],
  ['rgba', RGB],
  ['hsl', HSL],
  ['hsla', HSL],
  ['hwb', { space: 'hwb', components: ['hue', notNegative(100), notNegative(100)] }],
  ['lab', { space: 'lab', components: [clampedTo(100), unbounded(125), unbounded(125)] }],
  ['lch', { space: 'lch', components: [clampedTo(100), notNegative(150), 'hue'] }],
  ['oklab', { space: 'oklab', components: [clampedTo(1), unbounded(0.4), unbounded(0.4)] }],
  ['oklch', { space: 'oklch', components: [clampedTo(1), notNegative(0.4), 'hue'] }],
] satisfies [string, ColorFunction][]);

/** The components of `color()` in every color space. */
const COLOR_COMPONENTS = [unbounded(1), unbounded(1), unbounded(1)] as const;

const ALPHA = clampedTo(1);
