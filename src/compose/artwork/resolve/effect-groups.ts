// Groups for effects that the renderer ignores, or applies wrongly, at the root and at nested `svg` elements.
import { element, type SvgElement } from '../../../svg/element.ts';
import type { Attributes } from './inherited-style.ts';
import { readViewBox } from './viewports.ts';

/** Effects that apply to an element as a whole. */
export const EFFECTS = ['transform', 'opacity', 'clip-path', 'mask', 'filter', 'style'];

/**
 * The root with its background as a rectangle, and its transform and corners on groups, because the renderer ignores
 * these. Browsers paint the background on the canvas, where the effects of the root do not change it.
 */
export const rootOf = (
  root: SvgElement,
  {
    background: fill,
    corners,
  }: { readonly background: string | undefined; readonly corners?: string | undefined },
): SvgElement => {
  const { x, y, width, height } = readViewBox(root.attributes);
  const place =
    root.attributes.viewBox === undefined ? { width: '100%', height: '100%' } : { x, y, width, height };
  const background = fill === undefined ? [] : [element('rect', { ...place, fill, stroke: 'none' })];
  const inner = corners
    ? [
        element('g', { transform: `matrix(1 0 0 1 ${x} ${y})`, 'clip-path': `url(#${corners})` }, [
          element('g', { transform: `matrix(1 0 0 1 ${-x} ${-y})` }, root.children),
        ]),
      ]
    : root.children;
  const [moved, attributes] = splitAttributes(root.attributes, fill === undefined ? ['transform'] : EFFECTS);
  const content = Object.keys(moved).length > 0 ? [element('g', moved, inner)] : inner;
  return { ...root, attributes, children: [...background, ...content] };
};

/**
 * Moves effects to groups: those of a `use` around it, because the renderer clips a symbol after them, and those of a
 * nested `svg`, a marker or a symbol, which the renderer ignores or applies in its own way. Of the latter, browsers apply
 * clip paths, masks and filters to what is inside of the element, in its coordinates.
 */
export const withOwnGroup = (each: SvgElement): SvgElement => {
  if (each.name === 'use') return usedInGroup(each);
  if (!/^(?:svg|marker|symbol)$/.test(each.name)) return each;
  const [moved, own] = splitAttributes(each.attributes, EFFECTS);
  if (Object.keys(moved).length === 0) return each;
  if (each.name !== 'svg') {
    const { transform, ...drawn } = moved;
    return withGroupInside({ ...each, attributes: own }, each.name === 'marker' ? drawn : moved);
  }
  const [inside, around] = splitAttributes(moved, ['clip-path', 'mask', 'filter']);
  const { id, ...others } = own;
  const nested = { ...each, attributes: others };
  const isCut = Object.keys(inside).length > 0;
  return element('g', { id, ...around }, [isCut ? withGroupInside(cutInside(nested), inside) : nested]);
};

/** A nested `svg` that cuts off what lies outside of it before effects instead of after them, as browsers do. */
const cutInside = (nested: SvgElement): SvgElement => {
  const { attributes, children } = nested;
  const size = { width: Number(attributes.width), height: Number(attributes.height) };
  const { x, y, width, height } =
    attributes.viewBox === undefined ? { x: 0, y: 0, ...size } : readViewBox(attributes);
  const hasSameRatio = Math.abs(size.width * height - size.height * width) < 1e-6 * width * height;
  if (!hasSameRatio || attributes.overflow === 'visible') return nested;
  const cut = element('svg', { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }, children);
  return { ...nested, attributes: { ...attributes, overflow: 'visible' }, children: [cut] };
};

const withGroupInside = (each: SvgElement, attributes: Attributes): SvgElement =>
  Object.keys(attributes).length === 0
    ? each
    : { ...each, children: [element('g', attributes, each.children)] };

/** An element with a list of filters, of which its attribute is the first one: a group for each of the others. */
export const withFilters = (each: SvgElement, others: readonly string[]): SvgElement => {
  if (others.length === 0) return each;
  const [moved, own] = splitAttributes(each.attributes, ['id', ...EFFECTS.filter(name => name !== 'filter')]);
  const inner = others.reduce<SvgElement>((result, filter) => element('g', { filter }, [result]), {
    ...each,
    attributes: own,
  });
  return { ...inner, attributes: { ...inner.attributes, ...moved } };
};

const usedInGroup = (use: SvgElement): SvgElement => {
  const [moved, { id, x = '0', y = '0', ...own }] = splitAttributes(use.attributes, EFFECTS);
  const isMoved = ['clip-path', 'mask', 'filter'].some(name => name in moved);
  if (!isMoved || /%/.test(x + y)) return use;
  const transform = `${moved.transform ?? ''} translate(${x} ${y})`.trim();
  return element('g', { id, ...moved, transform }, [{ ...use, attributes: own }]);
};

/** The attributes with these names, and the others. */
const splitAttributes = (
  attributes: SvgElement['attributes'],
  names: readonly string[],
): readonly [named: Attributes, others: Attributes] => {
  const entries = Object.entries(attributes);
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ];
};
