// What an icon may consist of: plain shapes and their paint. Nothing on this list can run, fetch or refer.
import { SVG_NAMESPACE, type SvgElement } from './element.ts';

const PAINT = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'opacity',
  'transform',
];

/** The elements an icon may hold, each with the attributes of its geometry. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['svg', ['viewBox']],
  ['g', []],
  ['path', ['d']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['polyline', ['points']],
  ['polygon', ['points']],
]);

/** Words, numbers, hex colours and functions of those; no quote, colon, slash, backslash or reference. */
const HARMLESS_VALUE = /^(?!.*url\s*\()[\w\s.,#%()+-]*$/is;

/** Says nothing about the picture, so that leaving it out changes nothing. */
const SILENT_ELEMENTS = new Set(['title', 'desc', 'metadata']);
const SILENT_ATTRIBUTE =
  /^(xmlns(:.*)?|class|id|key|role|version|focusable|aria-.*|data-.*|(xml|x):.*|clip-rule)$/;
const CURRENT_COLOR = /^currentcolor$/i;
const SILENT_ON_ROOT = new Set(['width', 'height', 'preserveAspectRatio']);

/**
 * Keeps the shapes of an icon and how they are painted, and nothing else: elements outside the list go with all that
 * they hold, attributes outside it go alone. `style` is taken apart into attributes and checked like them.
 *
 *     <svg …><path onload="x()" style="fill:none" d="M0 0"/><script/></svg>  →  <svg …><path d="M0 0" fill="none"/></svg>
 */
export const sanitize = (root: SvgElement): SvgElement => {
  const clean = sanitizeElement(root);
  return { ...clean, attributes: { xmlns: SVG_NAMESPACE, ...clean.attributes } };
};

/**
 * Names what `sanitize` would take away although it may show in the picture: masks, references, text, animation…
 * Empty for an icon whose sanitised form draws the same.
 */
export const lossesOf = (root: SvgElement): readonly string[] => [...new Set(findLosses(root, true))];

const sanitizeElement = ({ name, attributes, children }: SvgElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(withoutStyle(attributes)).filter(([key, value]) => isAllowed(name, key, value)),
  ),
  children: children.filter(isKept).map(sanitizeElement),
});

/** Documents within documents have a box and a size of their own; no icon needs them. */
const isKept = ({ name }: SvgElement): boolean => name !== 'svg' && ELEMENTS.has(name);

const isAllowed = (element: string, key: string, value: string): boolean =>
  (ELEMENTS.get(element)?.includes(key) || PAINT.includes(key)) && HARMLESS_VALUE.test(value);

/** Moves the declarations of `style` into attributes of the same names, which they override as they do in CSS. */
const withoutStyle = ({
  style,
  ...attributes
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  if (style === undefined) return attributes;
  const declarations = style.split(';').flatMap(declaration => {
    const [property, value, ...rest] = declaration.split(':').map(part => part.trim());
    return property && value && rest.length === 0 ? [[property, value] as const] : [];
  });
  return { ...attributes, ...Object.fromEntries(declarations) };
};

const findLosses = ({ name, attributes, children }: SvgElement, isRoot: boolean): string[] => [
  ...Object.entries(withoutStyle(attributes))
    .filter(([key, value]) => !isAllowed(name, key, value) && !isSilent(key, value, isRoot))
    .map(([key]) => key),
  ...children
    .filter(child => !SILENT_ELEMENTS.has(child.name))
    .flatMap(child => (isKept(child) ? findLosses(child, false) : [`<${child.name}>`])),
];

const isSilent = (key: string, value: string, onRoot: boolean): boolean =>
  SILENT_ATTRIBUTE.test(key) ||
  (key === 'color' && CURRENT_COLOR.test(value)) ||
  (onRoot && SILENT_ON_ROOT.has(key));
