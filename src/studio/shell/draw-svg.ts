// Drawing of SVG trees into the page, limited to what changes.
import { type SvgElement, serialize } from '../../compose/svg/scene-svg.ts';

/**
 * Shows `next` in `host`, which shows `previous`. Trees of the same structure change attributes only: parsing new elements
 * makes the browser compute the layers of the whole page again, which takes longer than composing the image.
 */
export const drawSvg = (host: Element, next: SvgElement, previous: SvgElement | undefined): void => {
  const root = host.firstElementChild;
  if (root && previous && hasSameStructure(previous, next)) changeAttributes(root, previous, next);
  else host.innerHTML = serialize(next);
};

const hasSameStructure = (one: SvgElement, other: SvgElement): boolean =>
  one.name === other.name &&
  one.text === other.text &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => hasSameStructure(child, other.children[index] as SvgElement));

const changeAttributes = (node: Element, previous: SvgElement, next: SvgElement): void => {
  for (const name of Object.keys(previous.attributes))
    if (!(name in next.attributes)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(next.attributes))
    if (value !== previous.attributes[name]) node.setAttribute(name, value);
  next.children.forEach((child, index) => {
    changeAttributes(node.children[index] as Element, previous.children[index] as SvgElement, child);
  });
};

/** The tree of the first element in `host`; undefined if there is none. */
export const treeOf = ({ firstElementChild: root }: Element): SvgElement | undefined =>
  root ? readTree(root) : undefined;

const readTree = (element: Element): SvgElement => ({
  name: element.nodeName,
  attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  children: Array.from(element.children, readTree),
});
