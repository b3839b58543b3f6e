// Rules of style sheets that apply: media, supports, layers and nesting. Sources: CSS Cascade 5, Media Queries 4.
import { once } from '../../../model/memoized.ts';
import { textOfDataUrl } from '../data-url.ts';
import {
  type ComponentValue,
  type CssItem,
  type CssValues,
  type Declaration,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  isSimpleBlockNode,
  parseItems,
  parseValues,
  splitValues,
  stringOf,
  textOf,
  urlOf,
} from './css-syntax.ts';
import { type Keyframe, readKeyframes } from './keyframes.ts';
import { type ComplexSelector, parseSelectors } from './selectors.ts';
import { ICON_SIDE, quantityOf } from './values.ts';

export type ColorScheme = 'light' | 'dark';

/** What media queries see. */
export interface Environment {
  readonly scheme: ColorScheme;
  /** Whether a browser would apply a declaration. */
  readonly supports: (name: string, values: CssValues) => boolean;
}

export interface StyleRule {
  readonly selectors: readonly ComplexSelector[];
  readonly declarations: readonly Declaration[];
  /** Position of the layer. Rules without a layer have the highest position. */
  readonly layer: () => number;
}

/** A custom property with a type and an initial value (CSS Properties and Values API 1). */
export interface RegisteredProperty {
  /** Types and words, such as `<length> | auto`, or `*` for all values. */
  readonly syntax: string;
  readonly isInherited: boolean;
  readonly initial: CssValues | undefined;
}

export interface StyleSheets {
  readonly rules: readonly StyleRule[];
  /** Names of at-rules that browsers apply and this reader does not. */
  readonly leftOut: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, RegisteredProperty>;
  /** Keyframes by the name of their animation. */
  readonly keyframes: ReadonlyMap<string, readonly Keyframe[]>;
}

/** A cascade layer. Its sublayers come before its own rules. */
interface Layer {
  readonly sublayers: Map<string, Layer>;
  position: number;
}

/** Where rules are. */
interface Place {
  readonly layer: Layer;
  /** The selector of the rule or scope around them. Undefined outside of rules. */
  readonly parent?: string | undefined;
  /** The end of the selectors in a scope with a limit, which excludes the elements below it. */
  readonly limit: string;
  /** Number of imports around them. */
  readonly imports: number;
}

const MAX_IMPORTS = 4;

/** Maximum length of a selector after nesting, because nested selectors can double at each level. */
const MAX_SELECTOR = 2_000;

/** Reads style sheets. The media of a sheet are those of its `media` attribute. */
export const readStyleSheets = (
  sheets: readonly { readonly css: string; readonly media: string }[],
  environment: Environment,
): StyleSheets => {
  const rules: StyleRule[] = [];
  const properties = new Map<string, RegisteredProperty>();
  const keyframes = new Map<string, readonly Keyframe[]>();
  const leftOut = new Set<string>();
  const root: Layer = { sublayers: new Map(), position: 0 };
  let namespaces = new Map<string, string>();
  const read = (items: readonly CssItem[], place: Place): void => {
    const { layer, parent } = place;
    const selectorsOf = once(() => (parent === undefined ? undefined : parseSelectors(parent, namespaces)));
    let declarations: Declaration[] = [];
    // Imports stand before rules.
    let isFirst = parent === undefined;
    // Declarations after a nested rule are later in the cascade than that rule (CSS Nesting 1, section 4).
    const addRule = (): void => {
      const selectors = declarations.length > 0 ? selectorsOf() : undefined;
      if (selectors) rules.push({ selectors, declarations, layer: () => layer.position });
      declarations = [];
    };
    for (const item of items) {
      if (item.kind === 'declaration') {
        declarations.push(item);
        continue;
      }
      addRule();
      if (item.kind === 'rule') {
        const selector = nestedSelector(textOf(item.prelude).trim(), place);
        if (selector.length <= MAX_SELECTOR)
          read(parseItems(item.block, { isBlock: true }), { ...place, parent: selector, limit: '' });
      } else readAtRule(item, { ...place, isFirst });
      isFirst &&= item.kind === 'at-rule' && /^(?:charset|import|layer)$/.test(item.name);
    }
    addRule();
  };
  const readAtRule = (
    { name, prelude, block }: Extract<CssItem, { kind: 'at-rule' }>,
    { isFirst, ...place }: Place & { readonly isFirst: boolean },
  ): void => {
    const { layer, parent } = place;
    const contents = () => parseItems(block ?? [], { isBlock: parent !== undefined });
    if (name === 'layer') {
      const names = splitValues(prelude, isComma).map(part => textOf(part).trim());
      if (block) read(contents(), { ...place, layer: sublayer(layer, names[0] ?? '') });
      else for (const each of names) sublayer(layer, each);
    } else if (name === 'media' && matchesMedia(prelude, environment)) read(contents(), place);
    else if (name === 'scope') read(contents(), { ...place, ...scopeOf(prelude) });
    else if (/^(?:-webkit-)?keyframes$/.test(name)) {
      const [target] = prelude.filter(isNoGap);
      keyframes.set(identOf(target) ?? stringOf(target) ?? '', readKeyframes(block ?? []));
    } else if (NOT_READ.test(name)) leftOut.add(`@${name}`);
    else if (name === 'import' && isFirst) importSheet(prelude, place);
    else if (name === 'namespace') {
      const [uri = '', prefix = ''] = prelude
        .flatMap(value => urlOf(value) ?? stringOf(value) ?? identOf(value) ?? [])
        .reverse();
      namespaces.set(prefix, uri);
    } else if (name === 'property') {
      const property = readProperty(block ?? []);
      if (property) properties.set(textOf(prelude).trim(), property);
    } else if (name === 'supports' && isTrue(prelude, each => supportsFeature(each, environment)))
      read(contents(), place);
  };
  /** Reads an imported sheet in a data URL. Others are not loaded. */
  const importSheet = (prelude: CssValues, place: Place): void => {
    const [target, ...conditions] = prelude.filter(isNoGap);
    const css = textOfDataUrl(urlOf(target) ?? stringOf(target) ?? '', 'text/css');
    if (css === undefined || place.imports === MAX_IMPORTS) return;
    const [first] = conditions;
    const isLayered = isFunctionNode(first) ? functionName(first) === 'layer' : identOf(first) === 'layer';
    const layerName = isLayered && isFunctionNode(first) ? textOf(first.value).trim() : '';
    const [condition, ...media] = conditions.slice(isLayered ? 1 : 0);
    const isConditional = isFunctionNode(condition) && functionName(condition) === 'supports';
    if (isConditional && !supportsImport(condition.value, environment)) return;
    const queries = isConditional || !condition ? media : [condition, ...media];
    if (queries.length > 0 && !matchesMedia(queries, environment)) return;
    const layer = isLayered ? sublayer(place.layer, layerName) : place.layer;
    read(parseItems(parseValues(css), { isBlock: false }), { ...place, layer, imports: place.imports + 1 });
  };
  for (const { css, media } of sheets) {
    namespaces = new Map();
    if (media.trim() === '' || matchesMedia(parseValues(media), environment))
      read(parseItems(parseValues(css), { isBlock: false }), { layer: root, limit: '', imports: 0 });
  }
  numberLayers(root, { next: 0 });
  return { rules, properties, keyframes, leftOut };
};

const NOT_READ = /^(?:container|function)$/;

/** The selector and the limit of `@scope (…) to (…)`. They add nothing to the specificity. */
const scopeOf = (prelude: CssValues): Pick<Place, 'parent' | 'limit'> | undefined => {
  const [start, end] = prelude.flatMap(value =>
    isSimpleBlockNode(value) ? [textOf(value.value).trim()] : [],
  );
  if (start === undefined) return undefined;
  const parent = `:where(${start})`;
  const ends = end === undefined ? [] : splitSelectors(nestedSelector(end, { parent, limit: '' }));
  return { parent, limit: ends.map(each => `:not(:where(${each}, ${each} *))`).join('') };
};

/** Undefined without a type, without `inherits`, and without an initial value that a type needs. */
const readProperty = (block: CssValues): RegisteredProperty | undefined => {
  const found = new Map(
    parseItems(block, { isBlock: true }).flatMap((item): [string, CssValues][] =>
      item.kind === 'declaration' ? [[item.name, item.values]] : [],
    ),
  );
  const syntax = stringOf(found.get('syntax')?.find(isNoGap))?.trim();
  const inherits = identOf(found.get('inherits')?.find(isNoGap));
  const initial = found.get('initial-value');
  if (syntax === undefined || inherits === undefined || (syntax !== '*' && !initial)) return undefined;
  return { syntax, isInherited: inherits !== 'false', initial };
};

const sublayer = (layer: Layer, name: string): Layer => {
  let found = layer;
  for (const part of name === '' ? [''] : name.split('.')) {
    // Each layer without a name is a layer of its own.
    const key = part === '' ? `anonymous ${found.sublayers.size}` : part.trim();
    const next = found.sublayers.get(key) ?? { sublayers: new Map(), position: 0 };
    found.sublayers.set(key, next);
    found = next;
  }
  return found;
};

const numberLayers = (layer: Layer, counter: { next: number }): void => {
  for (const each of layer.sublayers.values()) numberLayers(each, counter);
  layer.position = counter.next++;
};

/** The selector of a nested rule, in which `&` stands for the selector of the outer rule (CSS Nesting 1). */
const nestedSelector = (selector: string, { parent, limit }: Pick<Place, 'parent' | 'limit'>): string => {
  if (parent === undefined) return selector.replaceAll('&', ':root');
  const outer = `:is(${parent})`;
  // In `@scope`, `:scope` stands for the outer selector, too.
  return splitSelectors(selector.replaceAll(':scope', '&'))
    .map(part => (part.includes('&') ? part.replaceAll('&', outer) : `${outer} ${part}`) + limit)
    .join(',');
};

/** The selectors of a list. Commas in brackets, as in `:is(a, b)`, separate no selectors of the list. */
const splitSelectors = (list: string): readonly string[] => {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list.charAt(at);
    if ('(['.includes(character)) depth++;
    else if (')]'.includes(character)) depth--;
    else if (character === ',' && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)];
};

const matchesMedia = (prelude: CssValues, environment: Environment): boolean =>
  splitValues(prelude, isComma).some(query => matchesQuery(query, environment));

const matchesQuery = (query: CssValues, environment: Environment): boolean => {
  const [first, second] = query.map(value => identOf(value)?.toLowerCase());
  const isPrefixed = second !== undefined && (first === 'not' || first === 'only');
  const type = isPrefixed ? second : first;
  const evaluate = (values: CssValues) => isTrue(values, each => matchesFeature(each, environment));
  if (type === undefined || type === 'not') return query.length > 0 && evaluate(query);
  const rest = query.slice(isPrefixed ? 2 : 1);
  const matches = /^(?:all|screen)$/.test(type) && (rest.length === 0 || evaluate(rest.slice(1)));
  return first === 'not' ? !matches : matches;
};

type Truth = boolean | undefined;

/** Evaluates a condition of features in parentheses with `not`, `and` and `or`. */
const isTrue = (values: CssValues, feature: (value: ComponentValue) => Truth): boolean =>
  evaluateCondition(values, feature) === true;

/** Undefined for an unknown feature, whose negation is unknown too. */
const evaluateCondition = (all: CssValues, feature: (value: ComponentValue) => Truth): Truth => {
  const values = all.filter(isNoGap);
  let result: Truth;
  let operator = '';
  let isNegated = false;
  for (const value of values) {
    const word = identOf(value)?.toLowerCase();
    if (word === 'not') isNegated = true;
    else if (word !== undefined) operator = word;
    else {
      const found = isGroup(value) ? evaluateCondition(value.value, feature) : feature(value);
      const truth = isNegated && found !== undefined ? !found : found;
      isNegated = false;
      if (operator === 'and') result = result && truth;
      else if (operator === 'or') result = result || truth;
      else result = truth;
    }
  }
  return result;
};

/** Whether a block in parentheses contains a condition instead of a feature. */
const isGroup = (value: ComponentValue): value is Extract<ComponentValue, { value: ComponentValue[] }> => {
  if (!isSimpleBlockNode(value)) return false;
  const [first] = value.value.filter(isNoGap);
  return isSimpleBlockNode(first) || isFunctionNode(first) || identOf(first)?.toLowerCase() === 'not';
};

/** The values of media features. */
const featuresOf = ({ scheme }: Environment): Readonly<Record<string, string | number>> => ({
  'prefers-color-scheme': scheme,
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  'color-gamut': 'srgb',
  'dynamic-range': 'standard',
  scripting: 'none',
  // A document in an image has no pointer and no screen of its own.
  hover: 'none',
  'any-hover': 'none',
  pointer: 'none',
  'any-pointer': 'none',
  'device-width': 0,
  'device-height': 0,
  color: 0,
  update: 'fast',
  'overflow-block': 'scroll',
  'overflow-inline': 'scroll',
  orientation: 'portrait',
  'display-mode': 'browser',
  width: ICON_SIDE,
  height: ICON_SIDE,
  resolution: 1,
  'color-index': 0,
  monochrome: 0,
  grid: 0,
  'aspect-ratio': 1,
});

/** Units of media features in pixels or dots per pixel. */
const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, em: 16, rem: 16, dppx: 1, x: 1, dpi: 1 / 96 };

const matchesFeature = (value: ComponentValue, environment: Environment): Truth => {
  if (!isSimpleBlockNode(value)) return undefined;
  const features = featuresOf(environment);
  const [name, ...rest] = value.value.filter(isNoGap);
  const text = textOf([...(name ? [name] : []), ...rest.map(calculated)])
    .toLowerCase()
    .replace(/^-webkit-(min-|max-|)device-pixel-ratio/, '$1resolution');
  const [, prefix = '', feature = '', wanted] = /^(min-|max-)?([\w-]+)(?::(.+))?$/.exec(text) ?? [];
  const own = features[feature];
  if (own !== undefined && wanted === undefined)
    return own !== 0 && own !== 'none' && own !== 'no-preference';
  if (own !== undefined && wanted !== undefined) {
    if (typeof own === 'string') return prefix === '' && own === wanted;
    const number = numberIn(wanted);
    if (number === undefined) return undefined;
    return prefix === 'min-' ? own >= number : prefix === 'max-' ? own <= number : own === number;
  }
  return matchesRange(text, features);
};

/** A math function as its value in pixels. */
const calculated = (value: ComponentValue): ComponentValue => {
  if (!isFunctionNode(value)) return value;
  const viewport = { width: ICON_SIDE, height: ICON_SIDE };
  const found = quantityOf(value, { fontSize: 16, rootFontSize: 16, viewport });
  return parseValues(`${found?.value ?? Number.NaN}`)[0] ?? value;
};

/** Evaluates `400px <= width < 700px`. */
const matchesRange = (text: string, features: Readonly<Record<string, string | number>>): Truth => {
  const [first = '', ...pairs] = text.split(/([<>]=?|=)/);
  const numberOrFeature = (part: string) => features[part] ?? numberIn(part);
  let left = numberOrFeature(first);
  let result: Truth;
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const right = numberOrFeature(pairs[at + 1] ?? '');
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    const [sign = ''] = pairs[at] ?? '';
    const isEqual = left === right && pairs[at]?.endsWith('=');
    const isOrdered = sign === '<' ? left < right : sign === '>' && left > right;
    result = result !== false && (isEqual || isOrdered);
    left = right;
  }
  return result;
};

const numberIn = (text: string): number | undefined => {
  const [, number = '', unit = '', divisor = '1'] = /^([-+]?[\d.]+)([a-z]*)(?:\/([\d.]+))?$/.exec(text) ?? [];
  const factor = UNITS[unit];
  return number === '' || factor === undefined ? undefined : (Number(number) * factor) / Number(divisor);
};

/** Whether the condition of an import holds, which is a declaration or a condition of features. */
const supportsImport = (values: CssValues, environment: Environment): boolean => {
  const [item] = parseItems(values, { isBlock: true });
  return item?.kind === 'declaration'
    ? environment.supports(item.name, item.values)
    : isTrue(values, each => supportsFeature(each, environment));
};

const supportsFeature = (value: ComponentValue, { supports }: Environment): Truth => {
  if (isFunctionNode(value))
    return functionName(value) === 'selector' && parseSelectors(textOf(value.value)) !== undefined;
  if (!isSimpleBlockNode(value)) return false;
  const [item] = parseItems(value.value, { isBlock: true });
  return item?.kind === 'declaration' && supports(item.name, item.values);
};
