// One form for every library's drawing: safe, without what paints nothing, in `currentColor` alone.
import type { SvgElement } from '../../svg/element.ts';
import { sanitize } from '../../svg/sanitize.ts';
import { SourceError } from './source.ts';

/**
 * Brings a published drawing into the catalog's form, which looks the same where `color` is black: shapes and paint
 * only, a square `viewBox`, paints `none` or `currentColor`, no shape that shows nothing (such as the 24×24 box path
 * in every Tabler file). Throws a SourceError for a drawing that has no square view box or paints in other colours.
 */
export const normalizeDrawing = (drawing: SvgElement): SvgElement => {
  const root = sanitize(drawing);
  assertSquare(root.attributes.viewBox);
  // The initial fill is black, which is what `currentColor` stands for as long as nobody sets `color`.
  const inked = { ...root, attributes: { ...root.attributes, fill: root.attributes.fill ?? 'currentColor' } };
  return (
    dropInvisible(useCurrentColor(inked), { fill: 'currentColor', stroke: 'none' }) ?? {
      ...inked,
      children: [],
    }
  );
};

const assertSquare = (viewBox: string | undefined): void => {
  const [, , width, height] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || width !== height) throw new SourceError(`expected a square viewBox, got ${viewBox}`);
};

/** The current colour, black, and the near-black that drawing programs leave behind (`#231F20` in two Remix icons). */
const INK = /^(currentcolor|black|#[0-3]{3}|#([0-3][0-9a-f]){3})$/i;
const NO_INK = /^(none|transparent)$/i;

const useCurrentColor = ({ name, attributes, children }: SvgElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'fill' || key === 'stroke' ? toInk(value) : value,
    ]),
  ),
  children: children.map(useCurrentColor),
});

const toInk = (paint: string): string => {
  if (INK.test(paint)) return 'currentColor';
  if (NO_INK.test(paint)) return 'none';
  throw new SourceError(`expected a drawing in one ink, got the paint ${paint}`);
};

interface InheritedPaint {
  readonly fill: string;
  readonly stroke: string;
}

const dropInvisible = (node: SvgElement, inherited: InheritedPaint): SvgElement | undefined => {
  const { fill = inherited.fill, stroke = inherited.stroke } = node.attributes;
  const isGroup = node.name === 'svg' || node.name === 'g';
  if (!isGroup) return fill === 'none' && stroke === 'none' ? undefined : node;
  const children = node.children.flatMap(child => dropInvisible(child, { fill, stroke }) ?? []);
  return children.length === 0 ? undefined : { ...node, children };
};
