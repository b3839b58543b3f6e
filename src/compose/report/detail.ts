// Measurements for the report: line width, gaps, size and extent of the ink.
import { boundsOf } from '../../svg/geometry/extent.ts';
import { quantile } from '../../svg/geometry/thickness.ts';
import { fitInk } from '../fit/content-area.ts';
import { clearanceOf, fitToGrid } from '../fit/grid-fit.ts';
import { CANVAS_SIZE, contentAreaOf } from '../fit/render-target.ts';
import { extentOf, type InkedGlyph } from '../glyph/inked-glyph.ts';
import type { Part } from '../glyph/part.ts';

/** Quantiles used instead of the minimum thickness, because tips of ink and corners of gaps are always thinner. */
const QUANTILE = { ink: 0.1, gap: 0.2 };

/** Width in pixels of the thinnest line of the scaled SVG; `undefined` if there is none. */
export const lineInSvg = (glyph: InkedGlyph, pixels: number): number | undefined => {
  const area = contentAreaOf(glyph.look, { role: 'any', size: CANVAS_SIZE });
  const { scale } = fitInk(extentOf(glyph), area);
  return times(thinnestLine(glyph.parts), (scale * pixels) / CANVAS_SIZE);
};

/** Thinnest line and smallest gap in pixels of the grid-fitted image; `undefined` if there is none. */
export const detailInIco = (
  glyph: InkedGlyph,
  pixels: number,
): { readonly line: number | undefined; readonly gap: number | undefined } => {
  const fit = fitToGrid(glyph, { role: 'any', size: pixels });
  const { scale } = fit.placement;
  const gap = times(smallestGap(fit.parts, clearanceOf(glyph)), scale);
  return { line: times(thinnestLine(fit.parts), scale), gap: gap && Math.max(0, gap) };
};

/** Width of the thinnest line in glyph units; thickness of the thinnest area if there are no lines. */
const thinnestLine = (parts: readonly Part[]): number | undefined => {
  const widths = lineWidths(parts);
  return least(widths.length > 0 ? widths : areasOf(parts).map(areaThickness));
};

const smallestGap = (parts: readonly Part[], clearances: readonly number[]): number | undefined => {
  const clearance = quantile(clearances, QUANTILE.gap);
  return least([
    clearance === undefined ? undefined : clearance - Math.max(...lineWidths(parts)),
    ...areasOf(parts).map(areaGap),
  ]);
};

const lineWidths = (parts: readonly Part[]): readonly number[] =>
  parts.flatMap(({ line, fill }) => (line && !fill ? [line.width] : []));

const areasOf = (parts: readonly Part[]): readonly Part[] => parts.filter(({ fill }) => fill);

/** Thickness of a filled part including its outline. */
const areaThickness = ({ shape, line }: Part): number | undefined => {
  const thickness = quantile(shape.thickness().ink, QUANTILE.ink);
  return thickness === undefined ? undefined : thickness + (line?.width ?? 0);
};

const areaGap = ({ shape, line }: Part): number | undefined => {
  const gap = quantile(shape.thickness().gaps, QUANTILE.gap);
  return gap === undefined ? undefined : gap - (line?.width ?? 0);
};

const least = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter(value => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

const times = (value: number | undefined, factor: number): number | undefined =>
  value === undefined ? undefined : value * factor;

/** Larger side of the ink's bounding box in pixels of a 512 px image: maximum by padding, and actual. */
export const sizeOfInk = (glyph: InkedGlyph): { readonly allowed: number; readonly actual: number } => {
  const extent = extentOf(glyph);
  const area = contentAreaOf(glyph.look, { role: 'any', size: CANVAS_SIZE });
  const { width, height } = boundsOf(extent);
  return { allowed: area.contentBox, actual: Math.max(width, height) * fitInk(extent, area).scale };
};

/** Largest distance of ink from the center of a maskable icon, as a fraction of the side. */
export const farthestInk = (glyph: InkedGlyph): number => {
  const extent = extentOf(glyph);
  const { scale, x, y } = fitInk(extent, contentAreaOf(glyph.look, { role: 'maskable', size: CANVAS_SIZE }));
  const center = CANVAS_SIZE / 2;
  let reach = -Infinity;
  for (let at = 0; at < extent.length; at += 3) {
    const dx = (extent[at] as number) * scale + x - center;
    const dy = (extent[at + 1] as number) * scale + y - center;
    reach = Math.max(reach, Math.hypot(dx, dy) + (extent[at + 2] as number) * scale);
  }
  return reach / CANVAS_SIZE;
};
