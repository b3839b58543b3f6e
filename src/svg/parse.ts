// Parser for SVG documents.
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { SvgElement } from './element.ts';

/** Thrown for text that is not well-formed XML or not an SVG document. */
export class SvgParseError extends Error {
  override readonly name = 'SvgParseError';
}

/**
 * Parses a stand-alone SVG document. Ignores comments, text, processing instructions and the DOCTYPE. Does not expand
 * declared entities; a reference to one throws an SvgParseError, as does malformed XML.
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
    // Malformed XML, or a stack overflow caused by deep nesting.
    throw new SvgParseError('the SVG is not well-formed XML', { cause });
  }
};

const toElement = ({ name, attributes, children }: XmlElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes)),
  children: children.filter(child => child instanceof XmlElement).map(toElement),
});
