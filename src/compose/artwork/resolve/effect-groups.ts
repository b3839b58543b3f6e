// Groups for effects that the renderer ignores, or applies wrongly, at the root and at nested `svg` elements.
import { element, type SvgElement } from '../../../svg/element.ts';
import type { Attributes } from './inherited-style.ts';
import { readViewBox } from './viewports.ts';

/** Effects that apply to an element as a whole. */
const EFFECTS = ['transform', 'opacity', 'clip-path', 'mask', 'filter', 'style'];

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
 * Moves effects to a group: those of a nested `svg` around it, because the renderer applies them in its own coordinates or
 * twice, those of a `use` around it, because the renderer clips a symbol after them, and those of a marker or symbol inside
 * of it, because the renderer ignores them.
 */
export const withOwnGroup = (each: SvgElement): SvgElement => {
  if (each.name === 'use') return usedInGroup(each);
  if (!/^(?:svg|marker|symbol)$/.test(each.name)) return each;
  const [moved, own] = splitAttributes(each.attributes, EFFECTS);
  if (Object.keys(moved).length === 0) return each;
  if (each.name !== 'svg') {
    const { transform, ...drawn } = moved;
    const inner = each.name === 'marker' ? drawn : moved;
    return { ...each, attributes: own, children: [element('g', inner, each.children)] };
  }
  const { id, ...others } = own;
  return element('g', { id, ...moved }, [{ ...each, attributes: others }]);
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
