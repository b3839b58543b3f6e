// Measures for the report: the finest detail at a size, and how far ink reaches in maskable icons.
import type { Look } from '../../model/look.ts';
import { measureClearance, quantile } from '../../svg/geometry/thickness.ts';
import { fitInk } from '../fit/fit.ts';
import { fitPixels } from '../fit/pixel-fit.ts';
import { stageOf } from '../fit/render-target.ts';
import { inkExtent, type Part } from '../glyph/part.ts';

/** Detail counts where it is more than a spot: these parts of the outline may be finer, such as corners of gaps. */
const SPOT = { ink: 0.1, gap: 0.2 };

/** The thinnest line and the smallest gap in pixels, as drawn for that size; `undefined` where there is none. */
export const detailAt = (
  parts: readonly Part[],
  look: Look,
  pixels: number,
): { readonly line: number | undefined; readonly gap: number | undefined } => {
  const fit = fitPixels(parts, stageOf(look, 'any', pixels));
  const { scale } = fit.placement;
  const areas = fit.parts.filter(({ fill }) => fill).map(areaDetail);
  const lines = fit.parts.filter(({ line, fill }) => line && !fill);
  const widths = lines.map(({ line }) => line?.width ?? 0);
  const clearance = quantile(measureClearance(lines.flatMap(({ shape }) => shape.polylines)), SPOT.gap);
  const least = (values: readonly (number | undefined)[]): number | undefined => {
    const known = values.filter(value => value !== undefined);
    return known.length > 0 ? Math.min(...known) * scale : undefined;
  };
  return {
    line: least(widths.length > 0 ? widths : areas.map(({ ink }) => ink)),
    gap: least([
      clearance === undefined ? undefined : clearance - Math.max(...widths),
      ...areas.map(({ gap }) => gap),
    ]),
  };
};

/** Thickness and gaps of a filled part, its rim included. Glyph units. */
const areaDetail = ({ shape, line }: Part): { ink: number | undefined; gap: number | undefined } => {
  const rim = line?.width ?? 0;
  const { ink, gaps } = shape.thickness();
  const [thin, narrow] = [quantile(ink, SPOT.ink), quantile(gaps, SPOT.gap)];
  return {
    ink: thin === undefined ? undefined : thin + rim,
    gap: narrow === undefined ? undefined : narrow - rim,
  };
};

/** A canvas that is not drawn pixel by pixel. */
const MEASURED_SIZE = 512;

/** The farthest ink from the centre of a maskable icon, as a fraction of its side. */
export const farthestInk = (parts: readonly Part[], look: Look): number => {
  const extent = inkExtent(parts);
  const { scale, x, y } = fitInk(extent, stageOf(look, 'maskable', MEASURED_SIZE));
  const centre = MEASURED_SIZE / 2;
  const reaches = extent.map(
    disc => Math.hypot(disc.x * scale + x - centre, disc.y * scale + y - centre) + disc.r * scale,
  );
  return Math.max(...reaches) / MEASURED_SIZE;
};
