// The cascade: declared values of an element in the order of their precedence. Source: CSS Cascade 5, section 6.
import { memoizedByKey } from '../../../model/memoized.ts';
import { ArtworkError } from '../artwork-error.ts';
import { textOfDataUrl } from '../data-url.ts';
import type { SourceElement } from '../source-document.ts';
import { BLACK_RGBA } from './css-colors.ts';
import { type CssValues, type Declaration, parseDeclarations, textOf } from './css-syntax.ts';
import { isAttributeOf, PROPERTIES, type PropertyContext, propertiesOf } from './properties.ts';
import { compareSpecificity, createMatcher, isContextual, type Specificity } from './selectors.ts';
import { type ColorScheme, readStyleSheets, type StyleRule, type StyleSheets } from './style-sheets.ts';
import { hasVariable, mayBeValid } from './values.ts';

/** A declared value: the text of a presentation attribute, or the values of a declaration. */
export type DeclaredValue =
  | { readonly text: string }
  | { readonly values: CssValues; readonly layer: number };

/** The layer of `style` attributes. */
export const INLINE = Number.POSITIVE_INFINITY;

/** Declared values by property, in ascending precedence. */
export type Declared = ReadonlyMap<string, readonly DeclaredValue[]>;

const LIMITS = {
  /** Characters of style sheets. */
  css: 64_000,
  /** Characters of `style` attributes. Equal ones count once. */
  inline: 250_000,
  /** Comparisons of elements with selectors. */
  matches: 1_000_000,
};

export interface CascadeOptions {
  readonly scheme: ColorScheme;
  /** Receives the number of declared values, so that the caller can limit the work. */
  readonly count: (values: number) => void;
}

export interface Cascade extends Pick<StyleSheets, 'properties' | 'keyframes' | 'leftOut'> {
  /** Lists the declared values of an element. Throws an ArtworkError beyond the limits. */
  readonly declaredOf: (source: SourceElement) => Declared;
  /** Whether some rules depend on other elements than the one that they match. */
  readonly isContextual: boolean;
  /** Whether the same rules match an element and its copy, and their children. */
  readonly matchesAlike: (source: SourceElement, copy: SourceElement) => boolean;
}

export const createCascade = (root: SourceElement, { scheme, count }: CascadeOptions): Cascade => {
  const { rules, properties, keyframes, leftOut } = readStyleSheets(sheetsOf(root), { scheme, supports });
  let comparisons = 0;
  const matches = createMatcher(added => {
    comparisons += added;
    if (comparisons > LIMITS.matches)
      throw new ArtworkError(
        'The artwork has too many style rules for its number of elements: write them as attributes.',
      );
  });
  const inlineOf = createInlineStyles();
  const rulesFor = (source: SourceElement): readonly MatchedRule[] =>
    rules
      .flatMap((rule): MatchedRule[] => {
        const [first, ...others] = rule.selectors.filter(selector => matches(source, selector));
        if (!first) return [];
        const specificity = others.reduce(
          (highest, each) => (compareSpecificity(each.specificity, highest) > 0 ? each.specificity : highest),
          first.specificity,
        );
        return [{ rule, specificity, layer: rule.layer() }];
      })
      .sort((a, b) => a.layer - b.layer || compareSpecificity(a.specificity, b.specificity));
  const rulesOf = memoizedByKey((source: SourceElement) => (rules.length === 0 ? [] : rulesFor(source)));
  const declaredOf = memoizedByKey((source: SourceElement) =>
    declaredValues(source, { matched: rulesOf(source), inline: inlineOf(source), count }),
  );
  const matchesAlike = (source: SourceElement, copy: SourceElement): boolean => {
    const [own, others] = [rulesOf(source), rulesOf(copy)];
    return (
      own.length === others.length &&
      own.every(({ rule }, at) => rule === others[at]?.rule) &&
      copy.children.every((child, at) => matchesAlike(source.children[at] ?? child, child))
    );
  };
  return {
    declaredOf,
    properties,
    keyframes,
    leftOut,
    isContextual: rules.some(({ selectors }) => selectors.some(isContextual)),
    matchesAlike,
  };
};

interface MatchedRule {
  readonly rule: StyleRule;
  readonly specificity: Specificity;
  readonly layer: number;
}

/** Returns a function that parses the `style` attribute of an element, equal ones once. */
const createInlineStyles = (): ((source: SourceElement) => readonly Declaration[]) => {
  const known = new Map<string, readonly Declaration[]>();
  let length = 0;
  return ({ attributes: { style = '' } }) => {
    const found = known.get(style);
    if (found) return found;
    length += style.length;
    if (length > LIMITS.inline)
      throw new ArtworkError(
        `The style attributes of the artwork are too long: at most ${LIMITS.inline} characters of different ones are allowed.`,
      );
    const parsed = style === '' ? [] : parseDeclarations(style);
    known.set(style, parsed);
    return parsed;
  };
};

interface DeclaredSources {
  /** In ascending precedence. */
  readonly matched: readonly MatchedRule[];
  readonly inline: readonly Declaration[];
  readonly count: CascadeOptions['count'];
}

const declaredValues = (source: SourceElement, { matched, inline, count }: DeclaredSources): Declared => {
  const declared = new Map<string, DeclaredValue[]>();
  const add = (name: string, value: DeclaredValue): void => {
    count(1);
    const values = declared.get(name);
    if (values) values.push(value);
    else declared.set(name, [value]);
  };
  for (const [name, text] of Object.entries(source.attributes))
    if (isAttributeOf(name, source.name)) add(name, { text });
  const addAll = (declarations: readonly Declaration[], layer: number, isImportant: boolean): void => {
    count(declarations.length);
    for (const each of declarations)
      if (each.isImportant === isImportant)
        for (const name of namesOf(each)) add(name, { values: each.values, layer });
  };
  for (const { rule, layer } of matched) addAll(rule.declarations, layer, false);
  addAll(inline, INLINE, false);
  // Important declarations of earlier layers win. The sort is stable.
  for (const { rule, layer } of matched.toSorted((a, b) => b.layer - a.layer))
    addAll(rule.declarations, layer, true);
  addAll(inline, INLINE, true);
  return declared;
};

const namesOf = ({ name }: Declaration): readonly string[] =>
  name.startsWith('--') ? [name] : name === 'all' ? Object.keys(PROPERTIES) : propertiesOf(name);

const sheetsOf = (root: SourceElement): readonly { css: string; media: string }[] => {
  const sheets: { css: string; media: string }[] = [];
  let length = 0;
  const add = (css: string, media: string): void => {
    length += css.length;
    if (length > LIMITS.css)
      throw new ArtworkError(
        `The style sheets of the artwork are too long: at most ${LIMITS.css} characters are allowed.`,
      );
    sheets.push({ css, media });
  };
  const collect = (source: SourceElement): void => {
    const { type = '', media = '' } = source.attributes;
    if (source.name === 'style' && /^(?:|text\/css)$/i.test(type.trim())) add(source.text, media);
    source.children.forEach(collect);
  };
  // References to a `style` element add nothing: it applies anyway.
  for (const { url, media } of root.linkedSheets ?? []) add(textOfDataUrl(url, 'text/css') ?? '', media);
  collect(root);
  return sheets;
};

const NEUTRAL: PropertyContext = {
  color: BLACK_RGBA,
  usedScheme: 'light',
  fontSize: 16,
  rootFontSize: 16,
  viewport: { width: 100, height: 100 },
  isAttribute: false,
  contextPaints: { fill: 'none', stroke: 'none' },
};

const supports = (name: string, values: CssValues): boolean => {
  if (name.startsWith('--') || hasVariable(values)) return true;
  const [property] = propertiesOf(name);
  if (property === undefined) return name.startsWith('-webkit-') || OTHER_PROPERTIES.has(name);
  return PROPERTIES[property]?.parse(values, NEUTRAL) !== undefined || mayBeValid(textOf(values));
};

/** Properties of browsers that draw nothing in artwork, and for which style sheets ask. */
const OTHER_PROPERTIES: ReadonlySet<string> = new Set([
  ...['display', 'position', 'gap', 'grid', 'grid-template-columns', 'flex', 'align-items', 'aspect-ratio'],
  ...[
    'accent-color',
    'object-fit',
    'object-position',
    'container-type',
    'contain',
    'will-change',
    'appearance',
  ],
  ...['font-family', 'font-weight', 'font-variation-settings', 'font-palette', 'line-height', 'text-wrap'],
  ...[
    'text-decoration',
    'letter-spacing',
    'initial-letter',
    'scroll-behavior',
    'scroll-snap-type',
    'columns',
  ],
  ...[
    'overflow-clip-margin',
    'overscroll-behavior',
    'touch-action',
    'user-select',
    'pointer-events',
    'cursor',
  ],
  ...[
    'animation-timeline',
    'view-transition-name',
    'anchor-name',
    'transition',
    'perspective',
    'shape-outside',
  ],
  ...[
    'backface-visibility',
    'transform-style',
    'box-sizing',
    'min-width',
    'max-width',
    'writing-mode',
    'hyphens',
  ],
]);

/** Whether the declared values of an element depend on what it inherits. */
export const dependsOnContext = (declared: Declared): boolean =>
  [...declared].some(
    ([name, values]) =>
      /^(?:--|color$|color-scheme$|font-size$|vector-effect$)/.test(name) ||
      values.some(value => DEPENDENT.test('text' in value ? value.text : textOf(value.values))),
  );

const DEPENDENT = /var\(|currentcolor|inherit|unset|revert|context-|light-dark|[\d.](?:r?em|ex|ch|v[wh]|%)/i;
