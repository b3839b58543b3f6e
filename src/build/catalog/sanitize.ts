// SVG sanitizer: allowlist of shapes and paint without scripts, loads or references.
import { SVG_NAMESPACE, type SvgElement } from '../../svg/element.ts';

/** Paint attributes that every element may have. */
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

/** Allowed elements with their geometry attributes. */
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

/** Words, numbers, hex colors and functions; no quotes, colons, slashes, backslashes or `url()`. */
const HARMLESS_VALUE = /^(?!.*url\s*\()[\w\s.,#%()+-]*$/is;

// Elements and attributes without effect on the rendering: `lossesOf` does not list them.
const IGNORED_ELEMENTS = new Set(['title', 'desc', 'metadata']);
const IGNORED_ATTRIBUTE =
  /^(xmlns(:.*)?|class|id|key|role|version|focusable|aria-.*|data-.*|(xml|x):.*|clip-rule)$/;
const CURRENT_COLOR = /^currentcolor$/i;
const IGNORED_ON_ROOT = new Set(['width', 'height', 'preserveAspectRatio']);

/**
 * Removes elements that are not on the allowlist, with their content, and attributes that are not on it. Declarations
 * in `style` are first converted to attributes.
 *
 *     <svg …><path onload="x()" style="fill:none" d="M0 0"/><script/></svg>  →  <svg …><path d="M0 0" fill="none"/></svg>
 */
export const sanitize = (root: SvgElement): SvgElement => {
  const clean = sanitizeElement(root);
  return { ...clean, attributes: { xmlns: SVG_NAMESPACE, ...clean.attributes } };
};

/**
 * Lists removed elements and attributes that may affect the rendering, for example masks, references and animation.
 * The list is empty if an icon renders the same after `sanitize`.
 */
export const lossesOf = (root: SvgElement): readonly string[] => [...new Set(findLosses(root, true))];

const sanitizeElement = ({ name, attributes, children }: SvgElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(styleToAttributes(attributes)).filter(([key, value]) =>
      isAllowedAttribute(name, key, value),
    ),
  ),
  children: children.filter(isAllowedElement).map(sanitizeElement),
});

/** Removes nested `svg` elements, because they establish a new viewport. */
const isAllowedElement = ({ name }: SvgElement): boolean => name !== 'svg' && ELEMENTS.has(name);

const isAllowedAttribute = (element: string, key: string, value: string): boolean =>
  (ELEMENTS.get(element)?.includes(key) || PAINT.includes(key)) && HARMLESS_VALUE.test(value);

/** Converts the declarations in `style` to attributes. A declaration overrides the attribute, as in CSS. */
const styleToAttributes = ({
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
  ...Object.entries(styleToAttributes(attributes))
    .filter(([key, value]) => !isAllowedAttribute(name, key, value) && !isIgnored(key, value, isRoot))
    .map(([key]) => key),
  ...children
    .filter(child => !IGNORED_ELEMENTS.has(child.name))
    .flatMap(child => (isAllowedElement(child) ? findLosses(child, false) : [`<${child.name}>`])),
];

const isIgnored = (key: string, value: string, onRoot: boolean): boolean =>
  IGNORED_ATTRIBUTE.test(key) ||
  (key === 'color' && CURRENT_COLOR.test(value)) ||
  (onRoot && IGNORED_ON_ROOT.has(key));
