// Checks the limits of SVG artwork, and removes scripts and external references.
import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { element, SVG_NAMESPACE, type SvgElement, serialize } from '../../svg/element.ts';

/** Thrown for unusable artwork. The message says what was found and what is allowed. */
export class ArtworkError extends Error {
  override readonly name = 'ArtworkError';
}

/** A difference between the package and the artwork, for the report. */
export interface ArtworkNote {
  readonly id:
    | 'text-without-font'
    | 'external-picture'
    | 'filter-left-out'
    | 'drawn-as-pixels'
    | 'colors-in-one-ink'
    | 'picture-keeps-colors';
  readonly message: string;
}

export interface CleanSvg {
  readonly svg: string;
  readonly notes: readonly ArtworkNote[];
}

/** Limits of a document. Logos have up to a few thousand elements on up to 20 levels. */
const LIMITS = {
  elements: 20_000,
  /** Levels of nested elements. */
  depth: 100,
  /** Elements after each reference is replaced by its target. */
  expanded: 50_000,
  /** Filter primitives. */
  primitives: 400,
  /** Characters of style sheets. */
  css: 64_000,
  /** Style rules times elements. */
  matches: 1_000_000,
};

/** Stands for a reference to an entity. Drawing programs declare entities as namespaces of their own attributes. */
const ENTITY_MARK = '\ufdd0';

/**
 * Parses a document, and removes scripts, handlers, animation, foreign elements, entities and references to other
 * documents. Throws an ArtworkError if the document is not SVG or too large. The result is for the renderer only:
 * pages get what `allowedTree` returns.
 */
export const cleanSvg = (text: string): CleanSvg => {
  const root = parseRoot(text);
  const notes = new Map<ArtworkNote['id'], ArtworkNote>();
  const prefix = /^(.*:)?svg$/.exec(root.name)?.[1] ?? '';
  const state: CleanState = { prefix, notes, elements: 0, primitives: 0, css: 0, rules: 0 };
  const clean = cleanElement(root, state, 1);
  if (state.rules * state.elements > LIMITS.matches)
    throw new ArtworkError(
      'The artwork has too many style rules for its number of elements: write them as attributes.',
    );
  if (!clean) throw new ArtworkError('The artwork must be an SVG document with an svg element at its root.');
  const tree = withoutCycles({ ...clean, attributes: { ...clean.attributes, xmlns: SVG_NAMESPACE } });
  return { svg: serialize(tree), notes: [...notes.values()] };
};

const parseRoot = (text: string): XmlElement => {
  if (text.split('<', LIMITS.elements * 4).length === LIMITS.elements * 4) throw tooMany();
  const root = tryParse(text.replace(/^\ufeff/, ''));
  if (root && /^(?:[\w-]+:)?svg$/.test(root.name)) return root;
  throw new ArtworkError(
    `The artwork must be an SVG document, got <${(root?.name ?? '').slice(0, 40)}> as its root.`,
  );
};

const tryParse = (text: string): XmlElement | null => {
  try {
    return parseXml(text, { resolveUndefinedEntity: () => ENTITY_MARK }).root;
  } catch (error) {
    throw new ArtworkError(
      error instanceof RangeError
        ? nestedTooDeeply
        : 'The artwork is not well-formed XML, as an SVG document must be.',
    );
  }
};

const tooMany = (): ArtworkError =>
  new ArtworkError(`The artwork has too many elements: at most ${LIMITS.elements} are allowed.`);

const nestedTooDeeply = `The artwork is nested too deeply: at most ${LIMITS.depth} levels are allowed.`;

interface CleanState {
  /** Prefix of SVG element names, such as `svg:`. */
  readonly prefix: string;
  readonly notes: Map<ArtworkNote['id'], ArtworkNote>;
  elements: number;
  primitives: number;
  css: number;
  rules: number;
}

/** Elements that are removed: text, because the renderer has no fonts, feImage, and elements that draw nothing. */
const REMOVED =
  /^(?:script|foreignObject|animate\w*|set|mpath|discard|handler|listener|iframe|audio|video|canvas|metadata|title|desc|text|tspan|textPath|tref|font|font-face.*|glyph|missing-glyph|color-profile|cursor|feImage)$/;

const cleanElement = (source: XmlElement, state: CleanState, depth: number): SvgElement | undefined => {
  if (++state.elements > LIMITS.elements) throw tooMany();
  if (/^(?:.*:)?fe[A-Z]/.test(source.name) && ++state.primitives > LIMITS.primitives)
    throw new ArtworkError(
      `The artwork has too many filters: at most ${LIMITS.primitives} primitives are allowed.`,
    );
  if (depth > LIMITS.depth) throw new ArtworkError(nestedTooDeeply);
  if (!source.name.startsWith(state.prefix)) return undefined;
  const name = source.name.slice(state.prefix.length);
  if (name === 'text' && source.text.trim() !== '') note(state, TEXT_NOTE);
  if (name.includes(':') || REMOVED.test(name)) return undefined;
  if (isSlow(name, source.attributes)) {
    note(state, FILTER_NOTE);
    return undefined;
  }
  const attributes = cleanAttributes(name, source.attributes, state);
  if (name === 'style') {
    state.css += source.text.length;
    if (state.css > LIMITS.css)
      throw new ArtworkError(
        `The style sheets of the artwork are too long: at most ${LIMITS.css} characters are allowed.`,
      );
    state.rules += source.text.split('{').length - 1;
    return element('style', attributes, harmlessCss(source.text));
  }
  const children = source.children.flatMap(child =>
    child instanceof XmlElement ? (cleanElement(child, state, depth + 1) ?? []) : [],
  );
  if (source.children.some(child => child instanceof XmlText && child.text.includes(ENTITY_MARK)))
    throw new ArtworkError(ENTITIES);
  return { name: name === 'a' ? 'g' : name, attributes, children };
};

/** Maximum radius of feMorphology in user units. Its time grows with the square of the radius. */
const MAX_RADIUS = 4;

/** Whether a filter primitive may be slow. Such primitives are removed, because the npm library has no time limit. */
const isSlow = (name: string, { radius = '0' }: Readonly<Record<string, string>>): boolean =>
  /^(?:feTurbulence|feConvolveMatrix|fe\w+Lighting|feDisplacementMap)$/.test(name) ||
  (name === 'feMorphology' &&
    !radius
      .trim()
      .split(/[\s,]+/)
      .every(text => Math.abs(Number(text)) <= MAX_RADIUS));

const ENTITIES = 'The artwork declares entities, which are not allowed: save it without a DOCTYPE.';

const cleanAttributes = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  state: CleanState,
): Readonly<Record<string, string>> => {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('xmlns') || /^on/i.test(key)) continue;
    if (value.includes(ENTITY_MARK)) {
      // Drawing programs write attributes such as `xmlns:i="&ns_ai;"`, which draw nothing.
      if (key.includes(':')) continue;
      throw new ArtworkError(ENTITIES);
    }
    if (key === 'href' || key === 'xlink:href') {
      if (isOwnReference(name, value)) kept.href = nameable(value.trim());
      else if (name === 'image') note(state, EXTERNAL_NOTE);
    } else if (!key.includes(':')) kept[key] = key === 'style' ? harmlessCss(value) : nameable(value);
  }
  // Figma writes mask-type into the style, but the renderer reads only the attribute.
  const maskType = name === 'mask' && /mask-type\s*:\s*alpha/.test(kept.style ?? '');
  return maskType ? { ...kept, 'mask-type': 'alpha' } : kept;
};

/** Replaces characters that the renderer would write without escapes in ids and references. */
const nameable = (text: string): string => text.replaceAll('&', '_amp_').replaceAll('<', '_lt_');

/** Whether a reference is to an element of the document or, in an image, to embedded data. */
const isOwnReference = (name: string, value: string): boolean =>
  /^\s*#/.test(value) || (name === 'image' && /^\s*data:image\/(?:png|jpe?g|gif|webp)[;,]/i.test(value));

/** Removes imports and references to other documents from CSS. */
const harmlessCss = (css: string): string =>
  nameable(css)
    .replace(/@import[^;{}]*;?/gi, '')
    .replace(/url\([^()]*\)/gi, reference => (idOf(reference) === undefined ? 'none' : reference));

/** The id in `url(#id)`. Quotes and spaces are allowed. */
const idOf = (reference: string): string | undefined => {
  const target = reference
    .slice(4, -1)
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
  return target.startsWith('#') ? target.slice(1) : undefined;
};

const note = ({ notes }: CleanState, added: ArtworkNote): void => {
  notes.set(added.id, added);
};

const TEXT_NOTE: ArtworkNote = {
  id: 'text-without-font',
  message:
    'The artwork has text, which needs its font and is left out: convert it to paths in your drawing program.',
};

const FILTER_NOTE: ArtworkNote = {
  id: 'filter-left-out',
  message: 'The artwork has a filter of noise, light or large outlines, which is left out.',
};

const EXTERNAL_NOTE: ArtworkNote = {
  id: 'external-picture',
  message: 'The artwork refers to a picture at another address, which is left out: embed it.',
};

const REFERENCE = /url\([^()]*\)/g;

/** The ids to which an element itself refers. */
const referencesOf = ({ attributes }: SvgElement): readonly string[] =>
  Object.entries(attributes).flatMap(([key, value]) =>
    key === 'href'
      ? value.startsWith('#')
        ? [value.slice(1)]
        : []
      : (value.match(REFERENCE) ?? []).flatMap(reference => idOf(reference) ?? []),
  );

/** Removes references of elements to themselves and to ancestors. Throws an ArtworkError if references multiply elements. */
const withoutCycles = (root: SvgElement): SvgElement => {
  const byId = new Map<string, SvgElement>();
  const collect = (each: SvgElement): void => {
    const { id } = each.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, each);
    each.children.forEach(collect);
  };
  collect(root);
  const sizes = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  const cyclic = new Set<SvgElement>();
  const sizeOf = (each: SvgElement): number => {
    const known = sizes.get(each);
    if (known !== undefined) return known;
    open.add(each);
    if (open.size > 2 * LIMITS.depth) throw new ArtworkError(nestedTooDeeply);
    let size = 1;
    for (const child of each.children) size += sizeOf(child);
    for (const id of referencesOf(each)) {
      const target = byId.get(id);
      if (target && open.has(target)) cyclic.add(each);
      else if (target) size += sizeOf(target);
    }
    open.delete(each);
    sizes.set(each, size);
    return size;
  };
  const size = sizeOf(root);
  if (size > LIMITS.expanded)
    throw new ArtworkError(
      `The artwork repeats its elements too often: it would have more than ${LIMITS.expanded} elements.`,
    );
  return cyclic.size === 0 ? root : withoutReferences(root, cyclic);
};

const withoutReferences = (each: SvgElement, cyclic: ReadonlySet<SvgElement>): SvgElement => ({
  ...each,
  attributes: cyclic.has(each)
    ? Object.fromEntries(
        Object.entries(each.attributes).filter(([key, value]) => key !== 'href' && !value.includes('url(')),
      )
    : each.attributes,
  children: each.children.map(child => withoutReferences(child, cyclic)),
});
