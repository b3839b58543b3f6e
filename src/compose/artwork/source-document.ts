// Parser for the XML of artwork: namespaces, entities and limits.
import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { SVG_NAMESPACE } from '../../svg/element.ts';
import { ArtworkError } from './artwork-error.ts';

/** An element of the document. */
export interface SourceElement {
  /** Name of an SVG element without a prefix. Other elements have a name that starts with a colon. */
  readonly name: string;
  /** The attributes without a namespace, except references. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Value of `href` or, without it, of `xlink:href`. */
  readonly href: string | undefined;
  readonly parent: SourceElement | undefined;
  readonly children: readonly SourceElement[];
  /** Position among the children of the parent. */
  readonly index: number;
  /** The text of the element and its children. */
  readonly text: string;
}

/** Limits of a document. Logos have up to a few thousand elements on up to 20 levels. */
const LIMITS = { elements: 20_000, depth: 100 };

const XLINK = 'http://www.w3.org/1999/xlink';

/** Prefixes that are also known without a declaration. */
const PREFIXES: readonly (readonly [prefix: string, namespace: string])[] = [
  ['svg', SVG_NAMESPACE],
  ['xlink', XLINK],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
];

/** Stands for a reference to an entity. Drawing programs declare entities as namespaces of their own attributes. */
const ENTITY_MARK = '\ufdd0';

/** Throws an ArtworkError if the text is not SVG or too large. */
export const parseDocument = (text: string): SourceElement => {
  if (text.split('<', LIMITS.elements * 4).length === LIMITS.elements * 4) throw tooMany();
  const parsed = tryParse(text.replace(/^\ufeff/, ''));
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
    const prefixes = prefixesOf(xml, outer);
    const attributes: Record<string, string> = {};
    let [href, oldHref]: (string | undefined)[] = [];
    for (const [key, value] of Object.entries(xml.attributes)) {
      const [prefix, local] = splitName(key);
      if (key === 'xmlns' || prefix === 'xmlns') continue;
      if (value.includes(ENTITY_MARK)) {
        // Drawing programs write attributes such as `xmlns:i="&ns_ai;"`, which draw nothing.
        if (prefix !== '') continue;
        throw new ArtworkError(ENTITIES);
      }
      if (key === 'href') href = value;
      else if (prefix === '') attributes[key] = value;
      else if (local === 'href' && prefixes.get(prefix) === XLINK) oldHref = value;
    }
    const [prefix, local] = splitName(xml.name);
    const children: SourceElement[] = [];
    const element: SourceElement = {
      name: prefixes.get(prefix) === SVG_NAMESPACE ? local : `:${xml.name}`,
      attributes,
      href: href ?? oldHref,
      parent,
      children,
      index,
      get text() {
        return xml.text;
      },
    };
    for (const child of xml.children) {
      if (child instanceof XmlElement)
        children.push(
          read(child, { parent: element, index: children.length, outer: prefixes, depth: depth + 1 }),
        );
      else if (child instanceof XmlText && child.text.includes(ENTITY_MARK)) throw new ArtworkError(ENTITIES);
    }
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

const tryParse = (text: string): XmlElement | null => {
  try {
    return parseXml(text, { resolveUndefinedEntity: () => ENTITY_MARK }).root;
  } catch (error) {
    throw new ArtworkError(
      error instanceof RangeError
        ? NESTED_TOO_DEEPLY
        : 'The artwork is not well-formed XML, as an SVG document must be.',
    );
  }
};

const splitName = (name: string): readonly [prefix: string, local: string] => {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
};

/** The namespaces of prefixes in an element (Namespaces in XML 1.0). */
const prefixesOf = (
  { attributes }: XmlElement,
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  // Illustrator writes `xmlns="&ns_svg;"`. Without the entity, the prefixes that are known without a declaration remain.
  const declared = Object.entries(attributes).filter(([, value]) => !value.includes(ENTITY_MARK));
  const own = declared.flatMap(([key, value]): [string, string][] =>
    key === 'xmlns' ? [['', value]] : key.startsWith('xmlns:') ? [[key.slice('xmlns:'.length), value]] : [],
  );
  return own.length === 0 ? outer : new Map([...outer, ...own]);
};

const tooMany = (): ArtworkError =>
  new ArtworkError(`The artwork has too many elements: at most ${LIMITS.elements} are allowed.`);

export const NESTED_TOO_DEEPLY = `The artwork is nested too deeply: at most ${LIMITS.depth} levels are allowed.`;

const ENTITIES = 'The artwork declares entities, which are not allowed: save it without a DOCTYPE.';
