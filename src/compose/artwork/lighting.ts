// Filters of light for the renderer, which sees the surface in pixels and the color of the light in the space of the filter.
import { mapAttributes, type SvgElement } from '../../svg/element.ts';
import { linearized } from '../color/color.ts';

/** Returns a function that adapts the filters of light of a document to a number of pixels per user unit. */
export const createLighting = (root: SvgElement): ((scale: number) => SvgElement) =>
  hasLighting(root) ? scale => mapAttributes(root, each => litAttributes(each, scale)) : () => root;

const isLighting = ({ name }: SvgElement): boolean => /^fe\w+Lighting$/.test(name);

const hasLighting = (each: SvgElement): boolean => isLighting(each) || each.children.some(hasLighting);

const litAttributes = (each: SvgElement, scale: number): SvgElement['attributes'] => {
  const { attributes } = each;
  if (!isLighting(each)) return attributes;
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
