// Computed style of one element.
import { type Declared, type DeclaredValue, INLINE } from './cascade.ts';
import { animatedValues } from './css-animations.ts';
import { colorOf, type Rgba } from './css-colors.ts';
import { type CssValues, countValues, identOf, isNoGap, parseValues, textOf } from './css-syntax.ts';
import { PROPERTIES, type Property, type PropertyContext, propertiesOf } from './properties.ts';
import type { ColorScheme, StyleSheets } from './style-sheets.ts';
import { type FindCustom, hasVariable, type Quantity, quantityOf, substitute, UNITS } from './values.ts';

/** What all elements inherit, beside properties of the renderer. */
export type InheritedContext = Omit<PropertyContext, 'isAttribute' | 'isInline'> & {
  /** Finds the value of a custom property. */
  readonly custom: FindCustom;
};

export interface ComputedStyle {
  readonly context: InheritedContext;
  /** Whether the element has an animation that moves, which is not applied. */
  readonly isMoving: boolean;
  /** The properties with declared values. */
  readonly names: readonly string[];
  /** The text of a property for the renderer. Undefined if it is not declared or, for inherited ones, is inherited. */
  textOf(name: string): string | undefined;
  /** The declared value of a property, after variables are replaced, and whether it is that of an attribute. */
  valuesOf(name: string): { readonly values: CssValues; readonly isAttribute: boolean } | undefined;
}

export interface ComputeOptions {
  readonly scheme: ColorScheme;
  readonly isRoot: boolean;
  readonly registered: StyleSheets['properties'];
  readonly keyframes: StyleSheets['keyframes'];
  /** Receives the number of values that are examined, so that the caller can limit the work. */
  readonly count: (added: number) => void;
  /** Receives declarations that are invalid or unknown to the renderer. */
  readonly skip: (name: string, text: string) => void;
}

interface Winner {
  readonly text: string | undefined;
  readonly values?: CssValues;
  readonly isAttribute?: boolean;
}

export const computeStyle = (
  declared: Declared,
  inherited: InheritedContext,
  { scheme, isRoot, registered, keyframes, count, skip }: ComputeOptions,
): ComputedStyle => {
  let context = inherited;
  const custom = customProperties(declared, inherited.custom, {
    count,
    typed: (name, values) => typedValue(values, registered.get(name)?.syntax, context),
  });
  context = { ...inherited, custom };
  const find = (name: string): Winner | undefined => {
    const property = PROPERTIES[name];
    const candidates = declared.get(name);
    if (!property || !candidates) return undefined;
    const reverted = new Set<number>();
    for (let at = candidates.length - 1; at >= 0; at--) {
      const candidate = candidates[at] as DeclaredValue;
      if ('layer' in candidate && reverted.has(candidate.layer)) continue;
      const isAttribute = 'text' in candidate;
      if (isAttribute && property.plain?.test(candidate.text.trim()))
        return { text: candidate.text.trim(), isAttribute };
      if (isAttribute) count(candidate.text.length);
      const given = isAttribute ? parseValues(candidate.text) : candidate.values;
      count(countValues(given));
      const hasVariables = hasVariable(given);
      const values = hasVariables ? substitute(given, custom, count) : given;
      const wide = values && wideKeyword(values);
      if (wide === 'revert-layer' && !isAttribute && at > 0) {
        reverted.add(candidate.layer);
        continue;
      }
      if (wide !== undefined) return { text: wideText(property, wide) };
      const isInline = !isAttribute && candidate.layer === INLINE;
      const text = values && property.parse(values, { ...context, isAttribute, isInline });
      if (text !== undefined && values) return { text, values, isAttribute };
      skip(name, isAttribute ? candidate.text : textOf(candidate.values));
      if (hasVariables) return { text: wideText(property, 'unset') };
    }
    return undefined;
  };
  const schemes = find('color-scheme')?.text?.split(' ');
  if (schemes) context = { ...context, usedScheme: usedScheme(schemes, scheme) };
  const size = find('font-size')?.text;
  if (size !== undefined) context = { ...context, fontSize: Number(size) };
  if (isRoot) context = { ...context, rootFontSize: context.fontSize };
  const color = find('color');
  const rgba = color && colorIn(color, context);
  if (rgba) context = { ...context, color: rgba };
  const known = new Map<string, Winner | undefined>();
  const winner = (name: string): Winner | undefined => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };
  const isAnimated = keyframes.size > 0 && declared.has('animation-name');
  const animations = isAnimated
    ? animatedValues({
        ...context,
        keyframes,
        textOf: name => winner(name)?.text,
        underlying: name => underlyingValues(propertiesOf(name)[0] ?? name, find),
        substitute: values => {
          count(1 + countValues(values));
          return substitute(values, custom, count);
        },
      })
    : undefined;
  for (const [given, values] of animations?.values ?? [])
    for (const name of propertiesOf(given)) {
      const text = PROPERTIES[name]?.parse(values, { ...context, isAttribute: false });
      if (text === undefined) skip(name, textOf(values));
      else known.set(name, { text, values });
    }
  const animatedColor = known.get('color');
  const shown = animatedColor && colorIn(animatedColor, context);
  if (shown) context = { ...context, color: shown };
  return {
    context,
    isMoving: animations?.isMoving ?? false,
    names: [...new Set([...declared.keys(), ...known.keys()])].filter(name => name in PROPERTIES),
    textOf: name => winner(name)?.text,
    valuesOf: name => {
      const found = winner(name);
      if (found?.text === undefined) return undefined;
      const { values = parseValues(found.text), isAttribute = false } = found;
      return { values, isAttribute };
    },
  };
};

/** The values of a property without animations. What it inherits is unknown here. */
const underlyingValues = (
  name: string,
  find: (name: string) => Winner | undefined,
): CssValues | undefined => {
  const { text = PROPERTIES[name]?.initial, values } = find(name) ?? {};
  return text === undefined ? undefined : (values ?? parseValues(text || 'none'));
};

const colorIn = ({ text, values }: Winner, context: InheritedContext): Rgba | undefined =>
  text === undefined ? undefined : colorOf(values ?? parseValues(text), context);

const usedScheme = (schemes: readonly string[], preferred: ColorScheme): ColorScheme => {
  if (!schemes.includes('dark')) return 'light';
  return preferred === 'dark' || !schemes.includes('light') ? 'dark' : 'light';
};

interface CustomOptions {
  readonly count: (added: number) => void;
  /** The computed value of a custom property. Undefined for a value of another type. */
  readonly typed: (name: string, values: CssValues) => CssValues | undefined;
}

/** The custom properties of an element, in which variables are replaced. Those in a cycle have no value. */
const customProperties = (
  declared: Declared,
  inherited: FindCustom,
  { count, typed }: CustomOptions,
): FindCustom => {
  if (![...declared.keys()].some(name => name.startsWith('--'))) return inherited;
  const own = new Map<string, CssValues | undefined>();
  const open = new Set<string>();
  const find = (name: string): CssValues | undefined => {
    const last = declared.get(name)?.at(-1);
    if (!last || !('values' in last)) return inherited(name);
    if (own.has(name)) return own.get(name);
    if (open.has(name)) return undefined;
    open.add(name);
    const wide = wideKeyword(last.values);
    const given = wide === undefined ? substitute(last.values, find, count) : undefined;
    const computed = given && typed(name, given);
    const isInvalid = given !== undefined && computed === undefined;
    const values = isInvalid || (wide !== undefined && wide !== 'initial') ? inherited(name) : computed;
    open.delete(name);
    own.set(name, values);
    return values;
  };
  // A chain of elements instead of copies: a document may have thousands of variables and of elements.
  return find;
};

/**
 * The computed value of a custom property with a type: lengths in pixels. Undefined for a value of another type. Lists
 * and types whose values need no computation are not checked.
 */
const typedValue = (
  values: CssValues,
  syntax: string | undefined,
  context: InheritedContext,
): CssValues | undefined => {
  if (syntax === undefined || syntax === '*' || /[+#]/.test(syntax)) return values;
  const own = values.filter(isNoGap);
  const found = own.length === 1 ? quantityOf(own[0], context) : undefined;
  for (const type of syntax.split('|').map(part => part.trim())) {
    const kinds = TYPES[type];
    if (kinds && found && kinds.includes(found.kind))
      return parseValues(`${found.value}${UNITS[found.kind]}`);
    if (kinds?.includes('length') && found?.value === 0) return values;
    if (type === '<color>' ? colorOf(values, context) : !kinds && /^</.test(type)) return values;
    if (textOf(values).trim() === type) return values;
  }
  return undefined;
};

/** Kinds of quantities by the name of their type. */
const TYPES: Readonly<Record<string, readonly Quantity['kind'][]>> = {
  '<number>': ['number'],
  '<integer>': ['number'],
  '<percentage>': ['percentage'],
  '<length>': ['length'],
  '<length-percentage>': ['length', 'percentage'],
  '<angle>': ['angle'],
};

const wideKeyword = (values: CssValues): string | undefined => {
  const own = values.filter(isNoGap);
  const word = own.length === 1 ? identOf(own[0])?.toLowerCase() : undefined;
  return word !== undefined && /^(?:inherit|initial|unset|revert|revert-layer)$/.test(word)
    ? word
    : undefined;
};

/** The text of a property with a keyword of all properties. Without an attribute, it is inherited or initial. */
const wideText = ({ isInherited, initial }: Property, keyword: string): string | undefined => {
  if (isInherited) return keyword === 'initial' ? initial : undefined;
  return keyword === 'inherit' ? 'inherit' : undefined;
};
