// Parser for the XML of artwork: namespaces, entities and limits.
import { parseXml, type XmlDocument, XmlElement, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml';
import { SVG_NAMESPACE } from '../../svg/element.ts';
import { ArtworkError } from './artwork-error.ts';
import { isValidAttribute } from './attribute-syntax.ts';
import { stillAttributes } from './styles/still-animations.ts';

/** An element of the document. */
export interface SourceElement {
  /** Name of an SVG element without a prefix. Other elements have a name that starts with a colon. */
  readonly name: string;
  /** The attributes without a namespace, and `xml:lang` as `lang`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Value of `href` or, without it, of `xlink:href`. */
  readonly href: string | undefined;
  /** Undefined for the root, and for the root of what a `use` copies. */
  readonly parent: SourceElement | undefined;
  readonly isRoot: boolean;
  readonly children: readonly SourceElement[];
  /** Position among the children of the parent. */
  readonly index: number;
  /** The text of the element and its children. */
  readonly text: string;
  /** Of the root: the style sheets to which the document refers before it, as their URLs and media. */
  readonly linkedSheets?: readonly LinkedSheet[];
}

export interface LinkedSheet {
  readonly url: string;
  readonly media: string;
}

/** Limits of a document. Logos have up to a few thousand elements on up to 20 levels. */
const LIMITS = { elements: 20_000, depth: 100 };

const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Prefixes that are also known without a declaration. */
const PREFIXES: readonly (readonly [prefix: string, namespace: string])[] = [
  ['svg', SVG_NAMESPACE],
  ['xlink', XLINK],
  ['xml', XML],
];

/** Stands for a reference to an entity that is not replaced. */
const ENTITY_MARK = '\ufdd0';

/** Maximum number of characters that entities add to a document, and of references to them. */
const MAX_ENTITY_CHARACTERS = 100_000;

/** Levels of entities in entities. */
const MAX_ENTITY_LEVELS = 20;

/** Throws an ArtworkError if the text is not SVG or too large. */
export const parseDocument = (given: string): SourceElement => {
  const entities = createEntities(given);
  const text = withMarkup(given, entities);
  const defaults = defaultAttributes(given);
  if (text.split('<', LIMITS.elements * 4).length === LIMITS.elements * 4) throw tooMany();
  const document = tryParse(text.replace(/^\ufeff/, ''), entities);
  const parsed = document.root;
  let count = 0;
  const read = (
    xml: XmlElement,
    {
      parent,
      index,
      outer,
      depth,
    }: { parent?: SourceElement; index: number; outer: ReadonlyMap<string, string>; depth: number },
  ): SourceElement => {
    if (++count > LIMITS.elements) throw tooMany();
    if (depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
    const declared = { ...defaults.get(xml.name), ...xml.attributes };
    const prefixes = prefixesOf(declared, outer);
    const attributes: Record<string, string> = {};
    let [href, oldHref]: (string | undefined)[] = [];
    for (const [key, value] of Object.entries(declared)) {
      const [prefix, local] = splitName(key);
      if (key === 'xmlns' || prefix === 'xmlns') continue;
      if (value.includes(ENTITY_MARK)) {
        // Drawing programs write attributes such as `xmlns:i="&ns_ai;"`, which draw nothing.
        if (prefix !== '') continue;
        throw new ArtworkError(ENTITIES);
      }
      if (key === 'href') href = value;
      if (prefix === '' && isValidAttribute(key, value)) attributes[key] = value;
      else if (local === 'href' && prefixes.get(prefix) === XLINK) oldHref = value;
      else if (local === 'lang' && prefixes.get(prefix) === XML) attributes.lang = value;
    }
    const [prefix, local] = splitName(xml.name);
    const children: SourceElement[] = [];
    const element: SourceElement = {
      name: isKnownName(prefixes.get(prefix), local) ? local : `:${xml.name}`,
      attributes,
      href: href ?? oldHref,
      parent,
      isRoot: parent === undefined,
      children,
      index,
      get text() {
        return xml.text;
      },
      ...(parent === undefined && { linkedSheets: linkedSheetsOf(document) }),
    };
    for (const child of xml.children) {
      if (child instanceof XmlElement)
        children.push(
          read(child, { parent: element, index: children.length, outer: prefixes, depth: depth + 1 }),
        );
      else if (child instanceof XmlText && child.text.includes(ENTITY_MARK)) throw new ArtworkError(ENTITIES);
    }
    Object.assign(attributes, stillAttributes(element));
    return element;
  };
  // Without a declaration, names are those of SVG if the root has none with a prefix.
  const outer = new Map(parsed?.name.includes(':') ? PREFIXES : [...PREFIXES, ['', SVG_NAMESPACE]]);
  const root = parsed && read(parsed, { index: 0, outer, depth: 1 });
  if (root?.name === 'svg') return root;
  throw new ArtworkError(
    `The artwork must be an SVG document, got <${(parsed?.name ?? '').slice(0, 40)}> as its root.`,
  );
};

/** Browsers apply style sheets of XHTML in SVG, too. */
const isKnownName = (namespace: string | undefined, name: string): boolean =>
  namespace === SVG_NAMESPACE || (namespace === XHTML && name === 'style');

/** The style sheets in `<?xml-stylesheet href="…"?>` (Associating Style Sheets with XML documents 1.0). */
const linkedSheetsOf = ({ children }: XmlDocument): readonly LinkedSheet[] =>
  children.flatMap(child => {
    if (!(child instanceof XmlProcessingInstruction) || child.name !== 'xml-stylesheet') return [];
    const { href, type = '', media = '', alternate } = pseudoAttributes(child.content);
    return href !== undefined && /^(?:|text\/css)$/.test(type) && alternate !== 'yes'
      ? [{ url: href, media }]
      : [];
  });

/** The content of a processing instruction that looks like attributes. */
const pseudoAttributes = (content: string): Readonly<Record<string, string>> => {
  try {
    return parseXml(`<a ${content}/>`).root?.attributes ?? {};
  } catch {
    return {};
  }
};

const tryParse = (text: string, { replaced }: Entities): XmlDocument => {
  try {
    return parseXml(text, { resolveUndefinedEntity: reference => replaced(reference) });
  } catch (error) {
    throw new ArtworkError(
      error instanceof RangeError
        ? NESTED_TOO_DEEPLY
        : 'The artwork is not well-formed XML, as an SVG document must be.',
    );
  }
};

interface Entities {
  /** Whether a reference means an entity of the document that contains markup or other references. */
  readonly isMarkup: (reference: string) => boolean;
  /** The text in place of a reference: the mark, if the entity is unknown, contains itself, or adds too much. */
  readonly replaced: (reference: string) => string;
}

/**
 * The entities that a document declares: namespaces, colors and styles in files of drawing programs, and repeated elements.
 * Those in another file are not replaced.
 */
const createEntities = (text: string): Entities => {
  const values = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.slice(0, subsetEnd(text)).matchAll(ENTITY)) {
    const value = withCharacters(double ?? single);
    if (!values.has(`&${name};`)) values.set(`&${name};`, value);
  }
  let added = 0;
  const replaced = (reference: string, open: readonly string[] = []): string => {
    const own = values.get(reference);
    const isTooDeep = open.length >= MAX_ENTITY_LEVELS || open.includes(reference);
    if (own === undefined || isTooDeep || added > MAX_ENTITY_CHARACTERS) return ENTITY_MARK;
    const value = own.replace(ENTITY_REFERENCE, inner =>
      values.has(inner) ? replaced(inner, [...open, reference]) : inner,
    );
    // Empty ones count too, because each takes time.
    added += value.length + 1;
    return added > MAX_ENTITY_CHARACTERS ? ENTITY_MARK : value;
  };
  return {
    isMarkup: reference => /[<&]/.test(values.get(reference) ?? ''),
    replaced: reference => replaced(reference),
  };
};

/** The document with entities that contain markup in place. The parser replaces the others, as text. */
const withMarkup = (text: string, { isMarkup, replaced }: Entities): string => {
  const end = subsetEnd(text);
  const content = text
    .slice(end)
    .replace(ENTITY_REFERENCE, reference => (isMarkup(reference) ? replaced(reference) : reference));
  return text.slice(0, end) + content;
};

/** The value of an entity, in which references to characters count before the value is read (XML 1.0, section 4.4). */
const withCharacters = (value: string): string =>
  value.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** Maximum number of attributes with a default value, and of characters in a value. Each element may get them. */
const [MAX_DEFAULTS, MAX_DEFAULT_CHARACTERS] = [50, 200];

/** The default values of attributes that a document declares, by the name of the element. */
const defaultAttributes = (text: string): ReadonlyMap<string, Readonly<Record<string, string>>> => {
  const declared = new Map<string, Record<string, string>>();
  let count = 0;
  for (const [, element = '', list = ''] of text.slice(0, subsetEnd(text)).matchAll(ATTRIBUTE_LIST))
    for (const [, name = '', double, single = ''] of list.matchAll(ATTRIBUTE_DEFAULT)) {
      const value = double ?? single;
      if (++count > MAX_DEFAULTS || value.length > MAX_DEFAULT_CHARACTERS || value.includes('&')) continue;
      declared.set(element, { [name]: value, ...declared.get(element) });
    }
  return declared;
};

const ATTRIBUTE_LIST = /<!ATTLIST\s+([\w:.-]+)\s([^<>]*)>/g;

const ATTRIBUTE_DEFAULT =
  /(?<![\w:.-])([\w:.-]+)\s+(?:[A-Z]+|\([^()]*\))\s+(?:#FIXED\s+)?(?:"([^"]*)"|'([^']*)')/g;

/** The end of the declarations in the document, as the parser finds it. 0 without a document type. */
const subsetEnd = (text: string): number =>
  text.includes('<!DOCTYPE') ? text.search(/\][ \t\r\n]*>/) + 1 : 0;

const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"%]*)"|'([^'%]*)')\s*>/g;

const ENTITY_REFERENCE = /&[\w:.-]+;/g;

const splitName = (name: string): readonly [prefix: string, local: string] => {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
};

/** The namespaces of prefixes in an element (Namespaces in XML 1.0). */
const prefixesOf = (
  attributes: XmlElement['attributes'],
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  // Illustrator writes `xmlns="&ns_svg;"`, and some editors drop the declaration of the entity. Then, the prefixes that are
  // known without a declaration remain.
  const declared = Object.entries(attributes).filter(([, value]) => !value.includes(ENTITY_MARK));
  const own = declared.flatMap(([key, value]): [string, string][] =>
    key === 'xmlns' ? [['', value]] : key.startsWith('xmlns:') ? [[key.slice('xmlns:'.length), value]] : [],
  );
  return own.length === 0 ? outer : new Map([...outer, ...own]);
};

const tooMany = (): ArtworkError =>
  new ArtworkError(`The artwork has too many elements: at most ${LIMITS.elements} are allowed.`);

export const NESTED_TOO_DEEPLY = `The artwork is nested too deeply: at most ${LIMITS.depth} levels are allowed.`;

/** A copy of an element and its children, whose root has no parent: what is outside of a `use` is unknown inside of it. */
export const detached = (source: SourceElement, parent?: SourceElement): SourceElement => {
  const children: SourceElement[] = [];
  const copy: SourceElement = {
    name: source.name,
    attributes: source.attributes,
    href: source.href,
    parent,
    isRoot: false,
    children,
    index: parent ? source.index : 0,
    get text() {
      return source.text;
    },
  };
  for (const child of source.children) children.push(detached(child, copy));
  return copy;
};

const ENTITIES =
  'The artwork uses entities that it does not contain, or too many of them: save it without a DOCTYPE.';
