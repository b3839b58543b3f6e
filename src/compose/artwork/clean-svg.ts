// Cleans SVG artwork: limits, styles and references. Removes scripts and what is in other documents.
import { bytesOfBase64 } from '../../model/bytes.ts';
import { pictureSize } from '../../model/picture-header.ts';
import { pictureTypeOf } from '../../model/picture-type.ts';
import { element, SVG_NAMESPACE, type SvgElement, serialize, withIdPrefix } from '../../svg/element.ts';
import type { ArtworkNote } from '../glyph/artwork-traits.ts';
import { ArtworkError } from './artwork-error.ts';
import { textOfDataUrl } from './data-url.ts';
import { withOwnGroup } from './resolve/effect-groups.ts';
import { resolveStyles } from './resolve/resolve-styles.ts';
import { readViewBox } from './resolve/viewports.ts';
import { NESTED_TOO_DEEPLY, parseDocument, type SourceElement } from './source-document.ts';
import { saturation } from './styles/filter-functions.ts';
import { INITIAL_STYLE } from './styles/properties.ts';
import type { ColorScheme } from './styles/style-sheets.ts';

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
  const state: CleanState = { notes, leftOut: new Set(), scheme, primitives: 0, embedded: 0 };
  noteStyles(state, leftOut);
  const clean = cleanElement(tree, state) ?? element('svg');
  const { viewBox, width, height } = source.attributes;
  if (viewBox === undefined && !(width && height)) note(state, SIZE_NOTE);
  const framed = withOwnAspect(clean);
  const root = withoutCycles({ ...framed, attributes: { ...framed.attributes, xmlns: SVG_NAMESPACE } });
  return { svg: serialize(root), notes: [...notes.values()] };
};

/**
 * Nests a document whose viewBox does not fill its frame, or is stretched or cropped, because only the viewBox of the root
 * reaches the package.
 */
const withOwnAspect = (root: SvgElement): SvgElement => {
  const { preserveAspectRatio = '' } = root.attributes;
  const { width: columns, height: rows } = readViewBox(root.attributes);
  const isStretched = /^\s*none\b/.test(preserveAspectRatio);
  // Without a size, a document that is stretched fills the square of an icon.
  const square = isStretched ? `${Math.max(columns, rows)}` : undefined;
  const [width, height] = [root.attributes.width ?? square, root.attributes.height ?? square].map(Number);
  if (!(columns > 0 && rows > 0 && width && height && width > 0 && height > 0)) return root;
  if (Math.abs((width * rows) / (height * columns) - 1) < SAME_RATIO) return root;
  const { x: _x, y: _y, ...attributes } = root.attributes;
  const nested = { ...attributes, width: `${width}`, height: `${height}` };
  return element('svg', { viewBox: `0 0 ${width} ${height}` }, [{ ...root, attributes: nested }]);
};

/** Maximum relative difference of ratios that are the same. Programs round the sizes that they write. */
const SAME_RATIO = 0.01;

interface CleanState {
  readonly notes: Map<ArtworkNote['id'], ArtworkNote>;
  /** Styles that cannot be drawn, of this document and of embedded ones. */
  readonly leftOut: Set<string>;
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
  if (/^fe[A-Z]/.test(name)) state.primitives += costOf(name, attributes);
  if (state.primitives > LIMITS.primitives)
    throw new ArtworkError(
      `The artwork has too many filters: at most ${LIMITS.primitives} primitives are allowed.`,
    );
  if (ANIMATION.test(name)) note(state, ANIMATION_NOTE);
  if (name === 'text' && text.trim() !== '' && isPainted(attributes)) noteText(state, text);
  // Illustrator writes an empty one, which requires its own extension.
  if (name === 'foreignObject' && !attributes.requiredExtensions) note(state, PAGE_NOTE);
  const embedded = name === 'image' ? textOfDataUrl(attributes.href ?? '', 'image/svg+xml') : undefined;
  if (embedded !== undefined) return embeddedDocument(embedded, attributes, state);
  if (REMOVED.test(name)) return undefined;
  if (isLeftOut(name, attributes)) {
    note(state, FILTER_NOTE);
    return undefined;
  }
  if (isApproximated(name, attributes)) note(state, APPROXIMATED_NOTE);
  const known = KNOWN_PRIMITIVES[name]?.(attributes) ?? attributes;
  return {
    name: name === 'a' ? 'g' : name,
    attributes: cleanAttributes(name, known, state),
    children: children.flatMap(child => cleanElement(child, state) ?? []),
  };
};

const isPainted = ({ display, fill, stroke = 'none' }: Readonly<Record<string, string>>): boolean =>
  display !== 'none' && !(fill === 'none' && stroke === 'none');

/** Primitives that the renderer does not know, as others with the same result. */
const KNOWN_PRIMITIVES: Readonly<
  Record<string, (attributes: Readonly<Record<string, string>>) => Readonly<Record<string, string>>>
> = {
  feComposite: attributes =>
    attributes.operator === 'lighter'
      ? { ...attributes, operator: 'arithmetic', k1: '0', k2: '1', k3: '1', k4: '0' }
      : attributes,
  feColorMatrix: attributes =>
    attributes.type === 'saturate' && Number(attributes.values) > 1
      ? { ...attributes, ...saturation(Number(attributes.values)).attributes }
      : attributes,
};

/** Whether browsers draw a filter primitive or a blend mode differently than the renderer, so that only favicon.svg is exact. */
const isApproximated = (name: string, attributes: Readonly<Record<string, string>>): boolean => {
  const {
    edgeMode = 'none',
    mode = '',
    stdDeviation = '',
    preserveAspectRatio = '',
    style = '',
  } = attributes;
  return (
    /Lighting$|^fe(?:Tile|DisplacementMap|Turbulence)$/.test(name) ||
    (name === 'feImage' && preserveAspectRatio.includes('slice')) ||
    (name === 'feGaussianBlur' && edgeMode !== 'none') ||
    isOneSided(stdDeviation) ||
    (name === 'feBlend' && HUES.test(mode)) ||
    HUES.test(/mix-blend-mode:([\w-]+)/.exec(style)?.[1] ?? '')
  );
};

/** Blend modes in which the renderer cuts colors below black off, and browsers make them less saturated. */
const HUES = /^(?:hue|saturation|color|luminosity)$/;

const isOneSided = (deviation: string): boolean => {
  const [x, y = x] = deviation
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return (x === 0) !== (y === 0);
};

/** Number of simple filter primitives that take as long as a primitive. */
const costOf = (
  name: string,
  { order = '3', numOctaves = '1' }: Readonly<Record<string, string>>,
): number => {
  if (name === 'feTurbulence') return NOISE_COST + Math.max(0, Number(numOctaves) || 0);
  if (name === 'feConvolveMatrix') return Math.max(...order.split(/[\s,]+/, 2).map(Number)) ** 2 || 1;
  return /Lighting$/.test(name) ? LIGHTING_COST : 1;
};

const LIGHTING_COST = 4;
/** Without that of each octave. */
const NOISE_COST = 4;

/** Maximum radius of feMorphology in user units. Its time grows with the square of the radius. */
const MAX_RADIUS = 4;

/**
 * Whether a filter primitive may be slow, because the npm library has no time limit, or has an input that the renderer
 * does not know. Such primitives are removed.
 */
const isLeftOut = (
  name: string,
  { radius = '0', href = '', ...inputs }: Readonly<Record<string, string>>,
): boolean =>
  (name === 'feImage' && !embeddedPicture(href)) ||
  [inputs.in, inputs.in2].some(input => /^(?:Fill|Stroke)Paint$/.test(input ?? '')) ||
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
    else if (value.startsWith('#')) kept.href = value;
    else if (name === 'image' || name === 'feImage') {
      const picture = embeddedPicture(value);
      const size = picture && name === 'image' ? sizeOf(picture, attributes) : {};
      if (picture) Object.assign(kept, { href: picture.href, ...size });
      else note(state, EXTERNAL_NOTE);
    }
  }
  return kept;
};

interface EmbeddedPicture {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture in a data URL. Undefined for other URLs, and for damaged pictures. As in browsers, the bytes determine the
 * type, and not the URL.
 */
const embeddedPicture = (url: string): EmbeddedPicture | undefined => {
  const comma = url.indexOf(',');
  if (!/^data:[^,]*;\s*base64$/i.test(url.slice(0, Math.max(0, comma)))) return undefined;
  const data = url
    .slice(comma + 1)
    .replace(/\s|%0a|%0d|%20/gi, '')
    .replaceAll('%2B', '+');
  try {
    const bytes = bytesOfBase64(data);
    const type = pictureTypeOf(bytes);
    return type && { href: `data:${type};base64,${data}`, ...pictureSize(bytes, type) };
  } catch {
    return undefined;
  }
};

/** The sides of an image that are missing, from the sides of its content. */
const sizeOf = (
  own: { readonly width: number; readonly height: number },
  { width, height }: Readonly<Record<string, string>>,
): Record<string, string> => {
  const [given, known] = [Number(width), Number(height)];
  if (width === undefined && height === undefined) return { width: `${own.width}`, height: `${own.height}` };
  if (height === undefined && given >= 0) return { height: `${(given * own.height) / own.width}` };
  if (width === undefined && known >= 0) return { width: `${(known * own.width) / own.height}` };
  return {};
};

/**
 * A document in an image as a nested `svg` element, which has its own styles and ids. Browsers draw it in the size of the
 * image, where its own `preserveAspectRatio` counts, unless the image is stretched.
 */
const embeddedDocument = (
  text: string,
  { href: _, preserveAspectRatio: given, ...attributes }: Readonly<Record<string, string>>,
  state: CleanState,
): SvgElement | undefined => {
  const source = state.embedded < LIMITS.embedded ? tryParse(text) : undefined;
  if (!source) {
    note(state, EXTERNAL_NOTE);
    return undefined;
  }
  const prefix = `embedded-${state.embedded++}-`;
  const { tree, leftOut } = resolveStyles(source, state.scheme);
  noteStyles(state, leftOut);
  const content = cleanElement(withIdPrefix(tree, prefix), state);
  if (!content) return undefined;
  const { width, height, viewBox, ...own } = content.attributes;
  const ownSize = { width: Number(width), height: Number(height) };
  const place = {
    x: '0',
    y: '0',
    width: '100%',
    height: '100%',
    ...(ownSize.width > 0 && ownSize.height > 0 && sizeOf(ownSize, attributes)),
    ...attributes,
  };
  // Chromium stretches documents with a size and without a viewBox, and does not scale those without both.
  const fit = viewBox
    ? { viewBox, ...(given?.trim() === 'none' && { preserveAspectRatio: given }) }
    : width && height
      ? { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
      : {};
  return withOwnGroup({ ...content, attributes: { ...INITIAL_STYLE, ...own, ...place, ...fit } });
};

/** A document in an image. Undefined for one that browsers do not draw either, or that is too large. */
const tryParse = (text: string): SourceElement | undefined => {
  try {
    return parseDocument(text);
  } catch (error) {
    if (error instanceof ArtworkError) return undefined;
    throw error;
  }
};

const note = ({ notes }: CleanState, added: ArtworkNote): void => {
  notes.set(added.id, added);
};

const noteStyles = (state: CleanState, leftOut: readonly string[]): void => {
  for (const name of leftOut)
    if (name === 'animation') note(state, ANIMATION_NOTE);
    else state.leftOut.add(name);
  if (state.leftOut.size > 0) note(state, styleNote([...state.leftOut]));
};

const TEXT_NOTE: ArtworkNote = {
  id: 'text-without-font',
  message:
    'The artwork has text, which needs its font and is left out: convert it to paths in your drawing program.',
};

const EMOJI_NOTE: ArtworkNote = {
  id: TEXT_NOTE.id,
  message:
    'The artwork has an emoji as its text, which needs a font and is left out: make the favicon of the emoji itself instead of a file (the field emoji, --emoji in the command line, the first field of the studio).',
};

/** Matches text of emoji only. */
const EMOJI = /^(?:[\s\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)+$/u;

/** Names the text. The remedy for emoji alone is another one. */
const noteText = (state: CleanState, text: string): void => {
  const isEmoji = EMOJI.test(text) && state.notes.get(TEXT_NOTE.id) !== TEXT_NOTE;
  note(state, isEmoji ? EMOJI_NOTE : TEXT_NOTE);
};

const FILTER_NOTE: ArtworkNote = {
  id: 'filter-left-out',
  message:
    'The artwork has a filter of parts of the document, of paints or of large outlines, which is left out: draw its result as shapes, or export the logo as PNG.',
};

export const APPROXIMATED_NOTE: ArtworkNote = {
  id: 'filter-approximated',
  message:
    'The artwork blends hues, or has a filter of light, noise, tiles or edges, or on a turned part, which favicon.svg has as it is, and which the images show approximately: if they look different, export the logo as PNG.',
};

const PAGE_NOTE: ArtworkNote = {
  id: 'page-left-out',
  message:
    'The artwork contains a part of a web page (foreignObject), which is left out: export that part as a picture, or the logo as PNG.',
};

const ANIMATION_NOTE: ArtworkNote = {
  id: 'animation-left-out',
  message: 'The artwork is animated, and the icons show it without its animation.',
};

export const EXTERNAL_NOTE: ArtworkNote = {
  id: 'external-picture',
  message:
    'The artwork has a picture at another address, or of another type than PNG, JPEG, WebP and GIF, or damaged, which is left out: embed it as PNG.',
};

/** Names the properties only: values may contain any text of the file. */
const styleNote = (leftOut: readonly string[]): ArtworkNote => ({
  id: 'style-left-out',
  message: `The artwork has a style that cannot be drawn and is left out (${leftOut
    .slice(0, 3)
    .join(', ')}): use shapes, masks and gradients of SVG instead, or export the logo as PNG.`,
});

const SIZE_NOTE: ArtworkNote = {
  id: 'without-size',
  message:
    'The artwork has no viewBox, and not both width and height as attributes: the icons show all of it, and browsers draw the file itself small in a corner. Add a viewBox.',
};

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
