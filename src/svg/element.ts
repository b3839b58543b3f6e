// SVG elements as data, and their text: whatever goes in, what comes out is well-formed.
import { formatNumber } from './number.ts';

/** An element of an SVG tree. Only the builder sets `text`, for `title` and `style`; parsed trees carry none. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  readonly text?: string;
}

export type AttributeValue = string | number | undefined;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Builds an element. Attributes keep their order, numbers take their short form, `undefined` leaves one out; the
 * content is either child elements or text.
 *
 *     element('rect', { x: 0.5, rx: undefined, fill: '#fff' })  →  <rect x=".5" fill="#fff"/>
 */
export const element = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  content: readonly SvgElement[] | string = [],
): SvgElement => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'number' ? formatNumber(value) : value] as const],
  );
  const shared = { name, attributes: Object.fromEntries(written) };
  return typeof content === 'string'
    ? { ...shared, children: [], text: content }
    : { ...shared, children: content };
};

/** Writes the tree on one line; every attribute value and text is escaped, and what XML cannot hold is dropped. */
export const serialize = ({ name, attributes, children, text }: SvgElement): string => {
  const open = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escapeXml(value)}"`,
    `<${name}`,
  );
  const inner = text === undefined ? children.map(serialize).join('') : escapeXml(text);
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
};

/** Escapes text for an attribute value or element content; drops characters outside XML 1.0's Char production (2.2). */
const escapeXml = (text: string): string =>
  text.replace(NOT_XML_CHARS, '').replace(/[&<>"]/g, char => ENTITIES[char] ?? char);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const NOT_XML_CHARS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
