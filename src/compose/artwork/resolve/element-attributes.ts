// Presentation attributes and other attributes of an element, for the renderer.
import type { SourceElement } from '../source-document.ts';
import type { ComputedStyle } from '../styles/computed-style.ts';
import { isNoGap, parseValues } from '../styles/css-syntax.ts';
import { CHECKED, isAttributeOf, isDrawn, safeId } from '../styles/properties.ts';
import { quantityOf } from '../styles/values.ts';
import { EFFECTS } from './effect-groups.ts';
import type { Attributes } from './inherited-style.ts';
import { START_REVERSE } from './markers.ts';
import type { References } from './references.ts';

/** The attributes of an element. Copies have no id, because references mean the first element with an id. */
export const attributesOf = (
  source: SourceElement,
  style: ComputedStyle,
  { isCopy, references }: { readonly isCopy: boolean; readonly references: References },
): Attributes => {
  const attributes: Attributes = {};
  const add = (name: string): void => {
    const text = style.textOf(name);
    if (text !== undefined && text !== CHECKED && isDrawn(name, source.name)) attributes[name] = text;
  };
  for (const [name, value] of Object.entries(source.attributes)) {
    if (name === 'id') {
      const id = safeId(value);
      if (!isCopy && references.byId.get(id) === source) attributes.id = id;
    } else if (isAttributeOf(name, source.name)) add(name);
    else if (!/^(?:class|style|href)$/.test(name))
      attributes[name] = lengthAttribute(source.name, name, value, style.context) ?? value;
  }
  for (const name of style.names) if (!(name in attributes)) add(name);
  // Of `svg` elements, browsers take the size in a style for the root only, and in images not even for its viewBox.
  for (const side of source.isRoot && attributes.viewBox === undefined ? ['width', 'height'] : []) {
    const text = style.textOf(side);
    if (text !== undefined && text !== CHECKED) attributes[side] = text;
  }
  // Masks do not apply to masks (CSS Masking 1, 7.1), but the renderer applies them.
  if (source.name === 'mask') delete attributes.mask;
  if (attributes.orient === START_REVERSE) attributes.orient = 'auto';
  const blending = ['mix-blend-mode', 'isolation'].flatMap(name => {
    const text = style.textOf(name);
    return text === undefined ? [] : [`${name}:${text}`];
  });
  if (blending.length > 0) attributes.style = blending.join(';');
  for (const name of ['fill', 'stroke']) {
    const paint = references.workingPaint(attributes[name]);
    if (paint !== undefined) attributes[name] = paint;
  }
  // Browsers ignore a reference to nothing or to another kind of element, and the renderer then draws nothing.
  for (const [name, kind] of Object.entries(REFERENCES)) {
    const [, id] = /^url\(#([^)]*)\)$/.exec(attributes[name] ?? '') ?? [];
    if (id !== undefined && references.byId.get(id)?.name !== kind) delete attributes[name];
  }
  applyDisplay(source, attributes);
  return attributes;
};

/** Elements of which `display: contents` leaves the children. */
const CONTAINERS = /^(?:g|svg|use)$/;

/** Browsers draw the root always, and elements with `display: contents` as their children only, or not at all. */
const applyDisplay = ({ name, isRoot }: SourceElement, attributes: Attributes): void => {
  if (isRoot) for (const condition of ['display', 'systemLanguage']) delete attributes[condition];
  if (attributes.display !== 'contents') return;
  if (!CONTAINERS.test(name)) attributes.display = 'none';
  else for (const own of [...EFFECTS, 'x', 'y', 'width', 'height', 'viewBox']) delete attributes[own];
};

/** The kind of element to which an attribute refers. */
const REFERENCES = { filter: 'filter', 'clip-path': 'clipPath', mask: 'mask' } as const;

/** Attributes with lengths that are no properties, by element. */
const LENGTH_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  line: /^[xy][12]$/,
  linearGradient: /^[xy][12]$/,
  radialGradient: /^(?:[cf][xy]|f?r)$/,
  pattern: /^(?:x|y|width|height)$/,
  mask: /^(?:x|y|width|height)$/,
  filter: /^(?:x|y|width|height)$/,
  marker: /^(?:refX|refY|markerWidth|markerHeight)$/,
  use: /^(?:width|height)$/,
  svg: /^(?:x|y|width|height)$/,
  symbol: /^(?:x|y|width|height|refX|refY)$/,
};

/** The number or percentage of a length attribute that has a unit or is calculated. Undefined for others. */
const lengthAttribute = (
  element: string,
  name: string,
  text: string,
  context: ComputedStyle['context'],
): string | undefined => {
  if (!LENGTH_ATTRIBUTES[element]?.test(name) || /^[\d.+-]+%?$/.test(text.trim())) return undefined;
  const { width, height } = context.viewport;
  const [value, ...others] = parseValues(text).filter(isNoGap);
  const side = /x|width/i.test(name) ? width : height;
  // A sum of a percentage and a length needs the length of 100 %.
  const found = quantityOf(value, context) ?? quantityOf(value, context, side);
  if (!found || others.length > 0 || found.kind === 'angle' || found.kind === 'time') return undefined;
  return `${found.value}${found.kind === 'percentage' ? '%' : ''}`;
};
