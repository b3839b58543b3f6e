// Parses and matches selectors. Source: Selectors 4.
import { parse, type Selector, SelectorType } from 'css-what';
import { SVG_NAMESPACE } from '../../../svg/element.ts';

/** An element of a document, as selectors see it. */
export interface SelectedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: SelectedElement | undefined;
  /** Whether the element is the root of the document. */
  readonly isRoot: boolean;
  readonly children: readonly SelectedElement[];
  /** Position among the children of the parent. */
  readonly index: number;
  readonly text: string;
}

/** Numbers of ids, of classes, attributes and pseudo-classes, and of names. */
export type Specificity = readonly [number, number, number];

export interface ComplexSelector {
  readonly tokens: readonly Selector[];
  readonly specificity: Specificity;
}

/** Namespaces by prefix, from `@namespace`. The prefix of the default namespace is empty. */
export type Namespaces = ReadonlyMap<string, string>;

/** Parses a list of selectors. Returns undefined if one of them is invalid, which makes the whole rule invalid. */
export const parseSelectors = (
  text: string,
  namespaces: Namespaces = new Map(),
): readonly ComplexSelector[] | undefined => {
  try {
    const selectors = parse(text.replace(/:-webkit-any\(/gi, ':is('));
    if (!selectors.every(tokens => isKnown(tokens) && hasKnownPrefixes(tokens, namespaces))) return undefined;
    return selectors
      .map(tokens => withoutUnknown(tokens, namespaces))
      .map(tokens => ({ tokens, specificity: specificityOf(tokens) }));
  } catch {
    return undefined;
  }
};

/** Pseudo-elements, which match nothing in SVG, but are valid in a list of selectors. */
const PSEUDO_ELEMENTS =
  /^(?:before|after|marker|selection|first-line|first-letter|backdrop|placeholder|-webkit-.+)$/;

const hasKnownPrefixes = (tokens: readonly Selector[], namespaces: Namespaces): boolean =>
  tokens.every(token => {
    if ('namespace' in token)
      return /^\*?$/.test(token.namespace ?? '') || namespaces.has(token.namespace ?? '');
    return (
      !('data' in token && Array.isArray(token.data)) ||
      token.data.every(each => hasKnownPrefixes(each, namespaces))
    );
  });

const isKnown = (tokens: readonly Selector[]): boolean =>
  tokens.every(token => {
    if (token.type === SelectorType.ColumnCombinator) return false;
    // Browsers do not know `[a="b" s]`.
    if (token.type === SelectorType.Attribute) return token.ignoreCase !== false;
    if (token.type === SelectorType.PseudoElement) return PSEUDO_ELEMENTS.test(token.name);
    if (token.type !== SelectorType.Pseudo) return true;
    if (token.name.startsWith('nth-')) return nthOf(token) !== undefined;
    // The arguments of :is() and :where() may be invalid, and then match nothing.
    if (token.name === 'is' || token.name === 'where') return Array.isArray(token.data);
    if (Object.hasOwn(WITH_TEXT, token.name)) return /^[^,]+$/.test(`${token.data ?? ''}`);
    return Array.isArray(token.data)
      ? Object.hasOwn(LISTS, token.name) && token.data.every(isKnown)
      : Object.hasOwn(STATES, token.name);
  });

/** Removes the unknown arguments of `:is()` and `:where()`, and the names in other namespaces. */
const withoutUnknown = (tokens: readonly Selector[], namespaces: Namespaces): readonly Selector[] =>
  tokens.map(token => {
    if (token.type === SelectorType.Tag && token.namespace !== '*') {
      const uri = token.namespace === '' ? '' : namespaces.get(token.namespace ?? '');
      return uri === undefined || uri === SVG_NAMESPACE ? token : { ...token, name: ELSEWHERE };
    }
    return token.type === SelectorType.Pseudo && Array.isArray(token.data)
      ? { ...token, data: token.data.filter(isKnown).map(each => [...withoutUnknown(each, namespaces)]) }
      : token;
  });

/** A name that no element has. */
const ELSEWHERE = ':';

const specificityOf = (tokens: readonly Selector[]): Specificity => {
  const sum: [number, number, number] = [0, 0, 0];
  const add = (other: Specificity): void => {
    other.forEach((count, at) => {
      sum[at] = (sum[at] ?? 0) + count;
    });
  };
  for (const token of tokens) {
    if (token.type === SelectorType.Tag) sum[2]++;
    else if (token.type === SelectorType.Attribute)
      sum[token.name === 'id' && token.action === 'equals' && token.ignoreCase === 'quirks' ? 0 : 1]++;
    else if (token.type === SelectorType.Pseudo && Array.isArray(token.data)) {
      if (token.name === 'where') continue;
      const [highest = [0, 0, 0]] = token.data.map(specificityOf).toSorted(compareDescending);
      add(highest);
    } else if (token.type === SelectorType.Pseudo) {
      sum[1]++;
      const [highest] = (nthOf(token)?.of ?? []).map(each => each.specificity).toSorted(compareDescending);
      if (highest) add(highest);
    }
  }
  return sum;
};

export const compareSpecificity = (a: Specificity, b: Specificity): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const compareDescending = (a: Specificity, b: Specificity): number => compareSpecificity(b, a);

/** Characters of an attribute that take as long as a comparison. */
const CHARACTERS_PER_COMPARISON = 20;

/** Matches elements. `count` receives the number of comparisons, so that the caller can limit the work. */
export const createMatcher = (
  count: (comparisons: number) => void,
): ((element: SelectedElement, selector: ComplexSelector) => boolean) => {
  const known = new Map<string, NthArguments | undefined>();
  const parsedNth = (token: PseudoToken): NthArguments | undefined => {
    const key = `${token.name}(${token.data})`;
    if (!known.has(key)) known.set(key, nthOf(token));
    return known.get(key);
  };
  /**
   * Whether an element matches the first `end` tokens of a selector. The combinator at the beginning of a relative selector
   * relates to its anchor.
   */
  const matches = (
    element: SelectedElement,
    tokens: readonly Selector[],
    {
      anchor,
      end = tokens.length,
    }: { readonly anchor?: SelectedElement | undefined; readonly end?: number } = {},
  ): boolean => {
    count(1);
    for (let at = end - 1; at >= 0; at--) {
      const token = tokens[at];
      if (!token) return true;
      const candidates = COMBINATORS[token.type];
      if (candidates) {
        for (const candidate of candidates(element))
          if (at === 0 && anchor ? candidate === anchor : matches(candidate, tokens, { anchor, end: at }))
            return true;
        return false;
      }
      if (!matchesSimple(element, token)) return false;
    }
    return true;
  };
  const matchesAny: MatchesAny = (element, selectors, anchor) =>
    selectors.some(tokens => matches(element, tokens, { anchor }));
  const matchesSimple = (element: SelectedElement, token: Selector): boolean => {
    if (token.type === SelectorType.Tag) return token.name === element.name;
    if (token.type === SelectorType.Attribute) {
      const value = element.attributes[token.name];
      if (value === undefined) return false;
      count(value.length / CHARACTERS_PER_COMPARISON);
      return matchesAttribute(value, token);
    }
    if (token.type !== SelectorType.Pseudo) return token.type === SelectorType.Universal;
    if (Array.isArray(token.data)) return LISTS[token.name]?.(element, token.data, matchesAny) ?? false;
    const nth = parsedNth(token);
    if (nth) {
      const isCounted = (each: SelectedElement): boolean => {
        count(1);
        if (token.name.endsWith('of-type')) return each.name === element.name;
        return !nth.of || nth.of.some(({ tokens }) => matches(each, tokens));
      };
      if (!isCounted(element)) return false;
      let position = 1;
      for (const sibling of siblings(element, token.name.includes('last') ? 1 : -1))
        if (isCounted(sibling)) position++;
      return isPosition(position, nth.positions);
    }
    const matchesText = WITH_TEXT[token.name];
    if (matchesText) return matchesText(element, token.data ?? '');
    return STATES[token.name]?.(element) ?? false;
  };
  return (element, { tokens }) => matches(element, tokens);
};

type PseudoToken = Extract<Selector, { type: SelectorType.Pseudo }>;
type AttributeToken = Extract<Selector, { type: SelectorType.Attribute }>;

const isSpace = (character: string): boolean => ' \t\r\n\f'.includes(character);

/** Whether a list of words that are separated by spaces has a word. Splitting long lists takes too long. */
const hasWord = (list: string, word: string): boolean => {
  if (word === '' || /\s/.test(word)) return false;
  for (let at = list.indexOf(word); at >= 0; at = list.indexOf(word, at + 1))
    if (isSpace(list.charAt(at - 1)) && isSpace(list.charAt(at + word.length))) return true;
  return false;
};

const matchesAttribute = (value: string, { action, value: wanted, ignoreCase }: AttributeToken): boolean => {
  const fold = (text: string) => (ignoreCase === true ? text.toLowerCase() : text);
  const [found, sought] = [fold(value), fold(wanted)];
  switch (action) {
    case 'exists':
      return true;
    case 'equals':
      return found === sought;
    case 'element':
      return hasWord(found, sought);
    case 'hyphen':
      return found === sought || found.startsWith(`${sought}-`);
    case 'start':
      return sought !== '' && found.startsWith(sought);
    case 'end':
      return sought !== '' && found.endsWith(sought);
    case 'any':
      return sought !== '' && found.includes(sought);
    default:
      return false;
  }
};

/** Siblings before (`step` -1) or after (1) an element, nearest first. */
function* siblings({ parent, index }: SelectedElement, step: 1 | -1): Generator<SelectedElement> {
  for (let at = index + step; parent?.children[at]; at += step) yield parent.children[at] as SelectedElement;
}

function* ancestors({ parent }: SelectedElement): Generator<SelectedElement> {
  for (let each = parent; each; each = each.parent) yield each;
}

/** Elements to which the selector before a combinator may apply. */
const COMBINATORS: Readonly<
  Partial<Record<Selector['type'], (element: SelectedElement) => Iterable<SelectedElement>>>
> = {
  [SelectorType.Descendant]: ancestors,
  [SelectorType.Child]: ({ parent }) => (parent ? [parent] : []),
  [SelectorType.Adjacent]: ({ parent, index }) => parent?.children.slice(Math.max(0, index - 1), index) ?? [],
  [SelectorType.Sibling]: element => siblings(element, -1),
};

/** Whether an element matches one of the selectors, which are relative to the anchor, if there is one. */
type MatchesAny = (
  element: SelectedElement,
  selectors: readonly (readonly Selector[])[],
  anchor?: SelectedElement,
) => boolean;
const isAny = (element: SelectedElement, selectors: readonly Selector[][], matchesAny: MatchesAny): boolean =>
  matchesAny(element, selectors);

/** Pseudo-classes with a list of selectors. */
const LISTS: Readonly<Record<string, typeof isAny>> = {
  is: isAny,
  where: isAny,
  '-webkit-any': isAny,
  not: (element, selectors, matchesAny) => !matchesAny(element, selectors),
  has: (element, selectors, matchesAny) =>
    selectors.some(tokens => {
      const relative = tokens[0] && tokens[0].type in COMBINATORS ? tokens : [DESCENDANT, ...tokens];
      for (const candidate of relatedBy(relative, element))
        if (matchesAny(candidate, [relative], element)) return true;
      return false;
    }),
};

const DESCENDANT: Selector = { type: SelectorType.Descendant };

function* descendants({ children }: SelectedElement): Generator<SelectedElement> {
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
}

/** Elements that a relative selector may mean: those inside of an element, or its following siblings with all inside. */
function* relatedBy(
  [first, ...others]: readonly Selector[],
  element: SelectedElement,
): Generator<SelectedElement> {
  const isInside = first?.type === SelectorType.Child || first?.type === SelectorType.Descendant;
  const isCompound = !others.some(({ type }) => type in COMBINATORS);
  if (isCompound && first?.type === SelectorType.Child) yield* element.children;
  else if (isInside) yield* descendants(element);
  else
    for (const sibling of siblings(element, 1)) {
      yield sibling;
      if (!isCompound) yield* descendants(sibling);
    }
}

const isFirst = (element: SelectedElement, step: 1 | -1, name?: string): boolean => {
  for (const sibling of siblings(element, step))
    if (name === undefined || sibling.name === name) return false;
  return true;
};
const never = (): boolean => false;

/** Pseudo-classes without arguments. Nobody interacts with an icon. */
const STATES: Readonly<Record<string, (element: SelectedElement) => boolean>> = {
  root: ({ isRoot }) => isRoot,
  scope: ({ isRoot }) => isRoot,
  defined: () => true,
  empty: ({ children, text }) => children.length === 0 && text === '',
  'first-child': element => isFirst(element, -1),
  'last-child': element => isFirst(element, 1),
  'only-child': element => isFirst(element, -1) && isFirst(element, 1),
  'first-of-type': element => isFirst(element, -1, element.name),
  'last-of-type': element => isFirst(element, 1, element.name),
  'only-of-type': element => isFirst(element, -1, element.name) && isFirst(element, 1, element.name),
  ...Object.fromEntries(
    [
      ...[
        'link',
        'any-link',
        'visited',
        'hover',
        'active',
        'focus',
        'focus-within',
        'focus-visible',
        'target',
        'host',
      ],
      ...['enabled', 'disabled', 'checked', 'default', 'indeterminate', 'required', 'optional', 'valid'],
      ...['invalid', 'user-valid', 'user-invalid', 'in-range', 'out-of-range', 'read-write', 'autofill'],
      ...['placeholder-shown', 'fullscreen', 'modal', 'open', 'popover-open', 'picture-in-picture'],
      ...['playing', 'paused', 'muted', 'future', 'past', 'current', '-webkit-autofill'],
    ].map(name => [name, never]),
  ),
  'read-only': () => true,
};

/** The language of an element: that of the nearest ancestor with one. */
const languageOf = (element: SelectedElement): string | undefined =>
  element.attributes.lang ?? (element.parent && languageOf(element.parent));

/** Pseudo-classes whose argument is a text. */
const WITH_TEXT: Readonly<Record<string, (element: SelectedElement, text: string) => boolean>> = {
  lang: (element, text) => {
    const language = languageOf(element)?.toLowerCase();
    const range = text
      .trim()
      .replace(/^["']|["']$/g, '')
      .toLowerCase();
    return language !== undefined && (language === range || language.startsWith(`${range}-`));
  },
  dir: (_element, text) => text.trim().toLowerCase() === 'ltr',
};

/** Whether the elements that a selector matches depend on other elements. */
export const isContextual = ({ tokens }: ComplexSelector): boolean =>
  tokens.some(({ type }) => type === SelectorType.Pseudo || COMBINATORS[type] !== undefined);

interface NthArguments {
  readonly positions: readonly [step: number, offset: number];
  /** The selectors of the elements that are counted. Undefined for all. */
  readonly of: readonly ComplexSelector[] | undefined;
}

/** The arguments of `:nth-child(2n+1 of .a)` and its relatives. Undefined for other pseudo-classes and invalid ones. */
const nthOf = ({ name, data }: PseudoToken): NthArguments | undefined => {
  if (!name.startsWith('nth-') || typeof data !== 'string') return undefined;
  const [text = '', list] = data.split(/\sof\s(.*)/s);
  const positions = positionsOf(text);
  const of = list === undefined ? undefined : parseSelectors(list);
  const isValid = list === undefined || (of && !name.endsWith('of-type'));
  return positions && isValid ? { positions, of } : undefined;
};

/** `step` and `offset` of `2n+1`, `odd` or `3`. */
const positionsOf = (position: string): NthArguments['positions'] | undefined => {
  const text = position.trim().toLowerCase();
  if (text === 'odd') return [2, 1];
  if (text === 'even') return [2, 0];
  if (/^[+-]?\d+$/.test(text)) return [0, Number(text)];
  const [match, step = '', sign = '+', offset = '0'] = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/.exec(text) ?? [];
  if (match === undefined) return undefined;
  return [/\d/.test(step) ? Number(step) : Number(`${step}1`), Number(sign + offset)];
};

const isPosition = (position: number, [step, offset]: readonly [number, number]): boolean =>
  step === 0 ? position === offset : (position - offset) % step === 0 && (position - offset) / step >= 0;
