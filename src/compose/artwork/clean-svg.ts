// Cleans SVG artwork: limits, styles and references. Removes scripts and what is in other documents.
import { bytesOfBase64 } from '../../model/bytes.ts';
import { element, SVG_NAMESPACE, type SvgElement, serialize, withIdPrefix } from '../../svg/element.ts';
import type { ArtworkNote } from '../glyph/artwork-traits.ts';
import { ArtworkError } from './artwork-error.ts';
import { NESTED_TOO_DEEPLY, parseDocument, type SourceElement } from './source-document.ts';
import { INITIAL_STYLE } from './styles/properties.ts';
import { type ColorScheme, resolveStyles } from './styles/resolve-styles.ts';

export { ArtworkError };

export interface CleanSvg {
  readonly svg: string;
  /** The document in dark mode. Undefined if it looks the same. */
  readonly dark?: string;
  readonly notes: readonly ArtworkNote[];
}

const LIMITS = {
  /** Levels of references. */
  depth: 200,
  /** Elements after each reference is replaced by its target. */
  expanded: 50_000,
  /** Filter primitives. */
  primitives: 400,
  /** Embedded SVG documents. */
  embedded: 20,
};

/**
 * Parses a document, resolves its styles, and removes scripts, handlers, animation, foreign elements, entities and
 * references to other documents. Throws an ArtworkError if the document is not SVG or too large. The result is for the
 * renderer only: pages get what `allowedTree` returns.
 */
export const cleanSvg = (text: string): CleanSvg => {
  const source = parseDocument(text);
  const light = cleanFor(source, 'light');
  const dark = HAS_SCHEME.test(text) ? cleanFor(source, 'dark') : light;
  return dark.svg === light.svg ? light : { ...light, dark: dark.svg };
};

/** Matches documents that may look different in dark mode. */
const HAS_SCHEME = /color-scheme|light-dark/i;

const cleanFor = (source: SourceElement, scheme: ColorScheme): Omit<CleanSvg, 'dark'> => {
  const notes = new Map<ArtworkNote['id'], ArtworkNote>();
  const { tree, leftOut } = resolveStyles(source, scheme);
  const state: CleanState = { notes, scheme, primitives: 0, embedded: 0 };
  const styles = leftOut.filter(name => name !== 'animation');
  if (styles.length > 0) note(state, styleNote(styles));
  if (styles.length < leftOut.length) note(state, ANIMATION_NOTE);
  const clean = cleanElement(tree, state) ?? element('svg');
  const framed = withOwnAspect(clean);
  const root = withoutCycles({ ...framed, attributes: { ...framed.attributes, xmlns: SVG_NAMESPACE } });
  return { svg: serialize(root), notes: [...notes.values()] };
};

/** Nests a document that stretches or crops its viewBox, because only the viewBox of the root reaches the package. */
const withOwnAspect = (root: SvgElement): SvgElement => {
  const { width, height, viewBox, preserveAspectRatio = '' } = root.attributes;
  const isMeet = !/^\s*none\b|\bslice\b/.test(preserveAspectRatio);
  if (isMeet || viewBox === undefined || !(Number(width) > 0 && Number(height) > 0)) return root;
  const { x: _x, y: _y, ...attributes } = root.attributes;
  return element('svg', { viewBox: `0 0 ${width} ${height}` }, [{ ...root, attributes }]);
};

interface CleanState {
  readonly notes: Map<ArtworkNote['id'], ArtworkNote>;
  readonly scheme: ColorScheme;
  primitives: number;
  embedded: number;
}

/** Elements that are removed: text, because the renderer has no fonts, and elements that draw nothing. */
const REMOVED =
  /^(?:script|foreignObject|animate\w*|set|mpath|discard|handler|listener|iframe|audio|video|canvas|metadata|title|desc|text|tspan|textPath|tref|font|font-face.*|glyph|missing-glyph|color-profile|cursor)$/;

const ANIMATION = /^(?:animate\w*|set)$/;

const cleanElement = (
  { name, attributes, children, text = '' }: SvgElement,
  state: CleanState,
): SvgElement | undefined => {
  if (/^fe[A-Z]/.test(name) && ++state.primitives > LIMITS.primitives)
    throw new ArtworkError(
      `The artwork has too many filters: at most ${LIMITS.primitives} primitives are allowed.`,
    );
  if (ANIMATION.test(name)) note(state, ANIMATION_NOTE);
  if (name === 'text' && text.trim() !== '') note(state, TEXT_NOTE);
  // Illustrator writes an empty one, which requires its own extension.
  if (name === 'foreignObject' && !attributes.requiredExtensions) note(state, PAGE_NOTE);
  const embedded = name === 'image' ? embeddedSvg(attributes.href ?? '') : undefined;
  if (embedded !== undefined) return embeddedDocument(embedded, attributes, state);
  if (REMOVED.test(name)) return undefined;
  if (isLeftOut(name, attributes)) {
    note(state, FILTER_NOTE);
    return undefined;
  }
  return {
    name: name === 'a' ? 'g' : name,
    attributes: cleanAttributes(name, attributes, state),
    children: children.flatMap(child => cleanElement(child, state) ?? []),
  };
};

/** Maximum radius of feMorphology in user units. Its time grows with the square of the radius. */
const MAX_RADIUS = 4;

/**
 * Whether a filter primitive may be slow, because the npm library has no time limit, or has an input that the renderer
 * does not know. Such primitives are removed.
 */
const isLeftOut = (name: string, { radius = '0', ...inputs }: Readonly<Record<string, string>>): boolean =>
  /^(?:feImage|feTurbulence|feConvolveMatrix|fe\w+Lighting|feDisplacementMap)$/.test(name) ||
  /^(?:Fill|Stroke)Paint$/.test(inputs.in ?? inputs.in2 ?? '') ||
  (name === 'feMorphology' &&
    !radius
      .trim()
      .split(/[\s,]+/)
      .every(text => Math.abs(Number(text)) <= MAX_RADIUS));

const cleanAttributes = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  state: CleanState,
): Readonly<Record<string, string>> => {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) continue;
    if (key !== 'href') kept[key] = value;
    // Browsers look at the bytes, and draw pictures of the type `img/png`, too.
    else if (isOwnReference(name, value)) kept.href = value.replace(/^data:img\//i, 'data:image/');
    else if (name === 'image') note(state, EXTERNAL_NOTE);
  }
  return kept;
};

/** The SVG document in a data URL. Undefined for other references. */
const embeddedSvg = (href: string): string | undefined => {
  const [, isBase64, data = ''] =
    /^data:image\/svg\+xml(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/is.exec(href) ?? [];
  if (data === '') return undefined;
  try {
    return isBase64
      ? new TextDecoder().decode(bytesOfBase64(data.replace(/\s/g, '')))
      : data.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
};

/** A document in an image as a nested `svg` element, which has its own styles and ids. */
const embeddedDocument = (
  text: string,
  { href: _, ...attributes }: Readonly<Record<string, string>>,
  state: CleanState,
): SvgElement | undefined => {
  if (state.embedded >= LIMITS.embedded) {
    note(state, EXTERNAL_NOTE);
    return undefined;
  }
  const prefix = `embedded-${state.embedded++}-`;
  const { tree } = resolveStyles(parseDocument(text), state.scheme);
  const content = cleanElement(withIdPrefix(tree, prefix), state);
  if (!content) return undefined;
  const { width, height, viewBox, ...own } = content.attributes;
  const place = {
    x: '0',
    y: '0',
    width: '100%',
    height: '100%',
    preserveAspectRatio: 'xMidYMid',
    ...attributes,
  };
  // Chromium stretches documents with a size and without a viewBox, and does not scale those without both.
  const fit = viewBox
    ? { viewBox }
    : width && height
      ? { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
      : {};
  return { ...content, attributes: { ...INITIAL_STYLE, ...own, ...place, ...fit } };
};

/** Whether a reference is to an element of the document or, in an image, to embedded data. */
const isOwnReference = (name: string, value: string): boolean =>
  value.startsWith('#') ||
  (name === 'image' && /^data:(?:image|img)\/(?:png|jpe?g|gif|webp)[;,]/i.test(value));

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
  message: 'The artwork has a filter of noise, light, pictures or large outlines, which is left out.',
};

const PAGE_NOTE: ArtworkNote = {
  id: 'page-left-out',
  message:
    'The artwork contains a part of a web page (foreignObject), such as an angular gradient of Figma, which is left out: export that part as a picture, or the logo as PNG.',
};

const ANIMATION_NOTE: ArtworkNote = {
  id: 'animation-left-out',
  message: 'The artwork is animated, and the icons show it without its animation.',
};

const EXTERNAL_NOTE: ArtworkNote = {
  id: 'external-picture',
  message:
    'The artwork has a picture at another address, or of another type than PNG, JPEG, WebP and GIF, which is left out: embed it as PNG.',
};

/** Names the properties only: values may contain any text of the file. */
const styleNote = (leftOut: readonly string[]): ArtworkNote => ({
  id: 'style-left-out',
  message: `The artwork has a style that cannot be drawn and is left out (${leftOut
    .slice(0, 3)
    .join(', ')}): use shapes, masks and gradients of SVG instead, or export the logo as PNG.`,
});

const REFERENCE = /url\(#([^()]*)\)/g;

/** The ids to which an element itself refers. */
const referencesOf = ({ attributes }: SvgElement): readonly string[] =>
  Object.entries(attributes).flatMap(([key, value]) =>
    key === 'href'
      ? value.startsWith('#')
        ? [value.slice(1)]
        : []
      : [...value.matchAll(REFERENCE)].map(([, id = '']) => id),
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
    if (open.size > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
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
