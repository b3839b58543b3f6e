// Parser for SVG documents.
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { SvgElement } from './element.ts';

/** Thrown for text that is not well-formed XML or not an SVG document. */
export class SvgParseError extends Error {
  override readonly name = 'SvgParseError';
}

/**
 * Parses a stand-alone SVG document. Ignores comments, text, processing instructions and the DOCTYPE. Throws an
 * SvgParseError for malformed XML and for references to declared entities, which are not expanded.
 */
export const parseSvg = (text: string): SvgElement => {
  const root = parseRoot(text);
  if (root?.name !== 'svg') throw new SvgParseError(`expected an <svg> document, got <${root?.name}>`);
  return toElement(root);
};

const parseRoot = (text: string): XmlElement | null => {
  try {
    return parseXml(text).root;
  } catch (cause) {
    // The cause is malformed XML, or a stack overflow in deeply nested elements.
    throw new SvgParseError('the SVG is not well-formed XML', { cause });
  }
};

const toElement = ({ name, attributes, children }: XmlElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes)),
  children: children.filter(child => child instanceof XmlElement).map(toElement),
});
