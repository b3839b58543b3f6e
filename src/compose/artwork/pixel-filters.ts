// Filters for the renderer, which sees the surface of light in pixels, its color in the space of the filter, and cuts the
// fractions of pixels off from offsets.
import type { SvgElement } from '../../svg/element.ts';
import { linearized } from '../color/color.ts';
import { parseMatrix } from './read-shapes.ts';

/** Returns a function that adapts the filters of a document to a number of pixels per user unit. */
export const createPixelFilters = (root: SvgElement): ((scale: number) => SvgElement) => {
  const factors = factorsOf(root);
  const adapt = (each: SvgElement, scale: number): SvgElement => {
    if (each.name !== 'filter') return { ...each, children: each.children.map(child => adapt(child, scale)) };
    const own = scale * (factors.get(each.attributes.id ?? '') ?? 1);
    const isRelative = each.attributes.primitiveUnits === 'objectBoundingBox';
    const children = each.children.map(primitive => {
      if (/Lighting$/.test(primitive.name))
        return { ...primitive, attributes: lit(primitive.attributes, own) };
      if (primitive.name !== 'feOffset' || isRelative) return primitive;
      return { ...primitive, attributes: moved(primitive.attributes, own) };
    });
    return { ...each, children };
  };
  return factors.size > 0 ? scale => adapt(root, scale) : () => root;
};

/** The factor from units of a filter to units of the document, by the id of the filter, at its first use. */
const factorsOf = (root: SvgElement): ReadonlyMap<string, number> => {
  const factors = new Map<string, number>();
  const walk = ({ attributes, children }: SvgElement, outer: number): void => {
    const [a, b, c, d] = parseMatrix(attributes.transform);
    const factor = outer * Math.sqrt(Math.abs(a * d - b * c));
    const [, id] = /^url\(#(.+)\)$/.exec(attributes.filter ?? '') ?? [];
    if (id !== undefined && !factors.has(id)) factors.set(id, factor);
    for (const child of children) walk(child, factor);
  };
  walk(root, 1);
  return factors;
};

/** Rounding errors must not make an offset shorter than the number of pixels that it is rounded to. */
const SLACK = 0.01;

/** Rounds an offset to pixels. */
const moved = (attributes: SvgElement['attributes'], scale: number): SvgElement['attributes'] => {
  const rounded = (text = '0') => {
    const pixels = Math.round(Number(text) * scale);
    return `${(pixels + SLACK * Math.sign(pixels)) / scale}`;
  };
  return { ...attributes, dx: rounded(attributes.dx), dy: rounded(attributes.dy) };
};

const lit = (attributes: SvgElement['attributes'], scale: number): SvgElement['attributes'] => {
  const { surfaceScale = '1', 'lighting-color': color = '#ffffff' } = attributes;
  const isLinear = attributes['color-interpolation-filters'] !== 'sRGB';
  return {
    ...attributes,
    surfaceScale: `${Number(surfaceScale) * scale}`,
    'lighting-color': isLinear ? linearColor(color) : color,
  };
};

/** The color whose components in sRGB are those of `color` in linear light. */
const linearColor = (color: string): string =>
  color.replace(/[\da-f]{2}/gi, digits =>
    Math.round(255 * linearized(Number.parseInt(digits, 16)))
      .toString(16)
      .padStart(2, '0'),
  );
