// SVG text to a tree of elements: the one way in for markup that we did not build ourselves.
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { SvgElement } from './element.ts';

/** The text is not well-formed XML, or not an SVG document. */
export class SvgParseError extends Error {
  override readonly name = 'SvgParseError';
}

/**
 * Parses a stand-alone SVG document. Comments, text and processing instructions are left out: icons are drawn, not
 * written. A DOCTYPE is read over and its entities are never expanded, so a reference to one is an error.
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
    // Malformed XML, or nesting deeper than the stack: neither is an icon.
    throw new SvgParseError('the SVG is not well-formed XML', { cause });
  }
};

const toElement = ({ name, attributes, children }: XmlElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes)),
  children: children.filter(child => child instanceof XmlElement).map(toElement),
});
