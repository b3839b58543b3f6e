// Builder and serializer for SVG elements.
import type { SvgNode } from '../model/scene.ts';

/**
 * Formats `value` as the shortest decimal with at most `digits` places (3 by default), without an exponent: `0.5` →
 * `.5`, `-1.250` → `-1.25`, `-0.0001` → `0`. Throws a RangeError for NaN and infinities.
 */
export const formatNumber = (value: number, digits = 3): string => {
  if (!Number.isFinite(value)) throw new RangeError(`an SVG number must be finite, got ${value}`);
  if (Number.isInteger(value)) return String(value);
  const trimmed = withoutFinalZeros(value.toFixed(digits));
  return trimmed === '-0' ? '0' : withoutLeadingZero(trimmed);
};

/** Removes the zero before the decimal point: `0.5` → `.5`, `-0.5` → `-.5`. */
export const withoutLeadingZero = (text: string): string => {
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

const withoutFinalZeros = (fixed: string): string => {
  if (!fixed.includes('.')) return fixed;
  let end = fixed.length;
  while (fixed[end - 1] === '0') end--;
  return fixed.slice(0, fixed[end - 1] === '.' ? end - 1 : end);
};

export type SvgElement = SvgNode;

type AttributeValue = string | number | undefined;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Builds an element with child elements or text. Attributes keep their order, numbers get their shortest form, and
 * `undefined` omits an attribute.
 *
 *     element('rect', { x: 0.5, rx: undefined, fill: '#fff' })  →  <rect x=".5" fill="#fff"/>
 */
export const element = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  content: readonly SvgElement[] | string = [],
): SvgElement => {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) texts[key] = typeof value === 'number' ? formatNumber(value) : value;
  return typeof content === 'string'
    ? { name, attributes: texts, children: [], text: content }
    : { name, attributes: texts, children: content };
};

/** Serializes an element on one line. Escapes values and text, and drops characters that XML does not allow. */
export const serialize = ({ name, attributes, children, text }: SvgElement): string => {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) open += ` ${key}="${escapeXml(value)}"`;
  const inner = text === undefined ? children.map(serialize).join('') : escapeXml(text);
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
};

/** Escapes text and drops characters outside the Char production (XML 1.0, 2.2). */
const escapeXml = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : text.replace(NOT_XML_CHARS, '').replace(/[&<>"]/g, char => ENTITIES[char] ?? char);

/** ASCII text that needs no escapes. */
const IS_PLAIN = /^[ !#-%'-;=?-~]*$/;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const NOT_XML_CHARS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Copies a tree with changed attributes. */
export const mapAttributes = (
  tree: SvgElement,
  change: (each: SvgElement) => SvgElement['attributes'],
): SvgElement => ({
  ...tree,
  attributes: change(tree),
  children: tree.children.map(child => mapAttributes(child, change)),
});

/**
 * Adds a prefix to all ids and to the references to them. Drawings that a page inlines need different ids, because a
 * reference finds the first id of the page, which may be in a hidden drawing.
 */
export const withIdPrefix = (tree: SvgElement, prefix: string): SvgElement => ({
  ...tree,
  attributes: Object.fromEntries(
    Object.entries(tree.attributes).map(([key, value]) => [
      key,
      key === 'id'
        ? prefix + value
        : value.replace(key === 'href' ? /^#/ : /^url\(#/, reference => reference + prefix),
    ]),
  ),
  children: tree.children.map(child => withIdPrefix(child, prefix)),
});
