// SVG element trees and their serializer.
import { formatNumber } from './number.ts';

/** An SVG element. `text` is the content of a generated `title` or `style`; parsed trees contain no text. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  readonly text?: string;
}

export type AttributeValue = string | number | undefined;

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
  const entries = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'number' ? formatNumber(value) : value] as const],
  );
  const start = { name, attributes: Object.fromEntries(entries) };
  return typeof content === 'string'
    ? { ...start, children: [], text: content }
    : { ...start, children: content };
};

/** Serializes the tree on one line. Escapes values and text, and drops characters that XML does not allow. */
export const serialize = ({ name, attributes, children, text }: SvgElement): string => {
  const open = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escapeXml(value)}"`,
    `<${name}`,
  );
  const inner = text === undefined ? children.map(serialize).join('') : escapeXml(text);
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
};

/** Escapes text and drops characters outside the Char production (XML 1.0, 2.2). */
const escapeXml = (text: string): string =>
  text.replace(NOT_XML_CHARS, '').replace(/[&<>"]/g, char => ENTITIES[char] ?? char);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const NOT_XML_CHARS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
