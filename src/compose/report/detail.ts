// Findings on the size of the ink, its lines and its gaps.
import { memoized } from '../../model/memoized.ts';
import { boundsOf, everyDisc } from '../../svg/extent.ts';
import { fitInk } from '../fit/content-area.ts';
import { fitToGrid, UNHINTED } from '../fit/grid-fit.ts';
import { CANVAS_SIZE, contentAreaOf, SAFE_ZONE } from '../fit/render-target.ts';
import { extentOf, type InkedGlyph, imbalanceOf } from '../glyph/ink.ts';
import { mainParts, measureFit } from '../measure/fitted-gaps.ts';
import type { Gap } from '../measure/gaps.ts';
import type { GridFit } from '../measure/placement.ts';
import { drawInk, type InkImage, LINES_PER_PIXEL } from '../measure/scanlines.ts';
import { findStrips, widthOf } from '../measure/strips.ts';
import { type Examined, type Finding, finding, TAB_PIXELS } from './finding.ts';

/** Minimum length in pixels of a line. Shorter strips of ink are dots or tips. */
const MIN_LINE_LENGTH = 1.5;

/** Details of an image of 16 px, in pixels: width of the thinnest line, height of the ink, and gaps. */
interface Detail {
  readonly line: number | undefined;
  readonly height: number;
  readonly gaps: readonly Gap[];
}

/** Measures the image that is fitted to the pixel grid, as tabs and favicon.ico show it. */
const fittedDetail = memoized((glyph: InkedGlyph): Detail => {
  const fit = fitToGrid(glyph, { role: 'any', size: TAB_PIXELS });
  const { ink, gaps } = fit.measured ?? measureFit(glyph, fit, TAB_PIXELS);
  const inked = ink.rows.flatMap(([span]) => (span ? [span.line] : []));
  const height = ((inked.at(-1) ?? 0) - (inked[0] ?? 0) + 1) / LINES_PER_PIXEL;
  return { line: thinnestLine(fit, () => ink), height, gaps };
});

/** Width in pixels of the thinnest line of the large drawing if it is scaled to 16 px. Undefined without lines. */
const scaledLine = (glyph: InkedGlyph): number | undefined => {
  const area = contentAreaOf(glyph.look, { role: 'any', size: TAB_PIXELS });
  const placement = fitInk(extentOf(glyph), area, imbalanceOf(glyph));
  const fit: GridFit = { parts: glyph.parts, placement, x: UNHINTED, y: UNHINTED };
  return thinnestLine(fit, () => drawInk(mainParts(glyph, fit.parts), fit, TAB_PIXELS));
};

/** Width in pixels of the thinnest line. Without lines, that of the thinnest strip of an area. */
const thinnestLine = ({ parts, placement }: GridFit, inkOf: () => InkImage): number | undefined => {
  const lines = parts.flatMap(({ line, fill }) => (line && !fill ? [line.width * placement.scale] : []));
  if (lines.length > 0) return Math.min(...lines);
  const { rows, columns } = inkOf();
  const widths = [rows, columns].flatMap(scanlines => findStrips(scanlines, MIN_LINE_LENGTH).map(widthOf));
  return widths.length > 0 ? Math.min(...widths) : undefined;
};

/** Smaller differences in size, in pixels at 512 px, are not reported. */
const NEGLIGIBLE = 2;

/** Reports ink that is smaller than the padding allows, because it must stay inside the curved edge of the plate. */
export const reducedSize = ({ glyph, look }: Examined): readonly Finding[] => {
  const extent = extentOf(glyph);
  const area = contentAreaOf(look, { role: 'any', size: CANVAS_SIZE });
  const { width, height } = boundsOf(extent);
  const size = Math.max(width, height) * fitInk(extent, area).scale;
  const actual = Math.round(size);
  const allowed = Math.round(area.contentBox);
  return finding('reduced-size', 'padding', `${actual} of ${allowed} px`, {
    info:
      area.contentBox - size >= NEGLIGIBLE &&
      `The icon is ${actual} px large at ${CANVAS_SIZE} px, not ${allowed} px as padding ${look.padding} allows: ` +
        'the curved edge of the plate would cut into it. Choose more padding or another shape.',
  });
};

/** Reports whether all ink of a maskable icon is in the safe zone, which every mask shows. */
export const safeZone = ({ glyph }: Examined): readonly Finding[] => {
  const reach = farthestInk(glyph);
  const value = `${(100 * reach).toFixed(1)} %`;
  return finding('safe-zone', 'padding', value, {
    ok:
      reach <= SAFE_ZONE &&
      `Maskable icons: all ink is within ${value} of the side around the center; every mask shows 40 %.`,
    warning: `Maskable icons: ink reaches ${value} of the side from the center, but some masks show only 40 %: choose more padding.`,
  });
};

/** Maximum distance of ink from the center of a maskable icon, as a fraction of the side. */
const farthestInk = (glyph: InkedGlyph): number => {
  const extent = extentOf(glyph);
  const area = contentAreaOf(glyph.look, { role: 'maskable', size: CANVAS_SIZE });
  const { scale, x, y } = fitInk(extent, area, imbalanceOf(glyph));
  const center = CANVAS_SIZE / 2;
  let reach = -Infinity;
  everyDisc(extent, (discX, discY, radius) => {
    const [dx, dy] = [discX * scale + x - center, discY * scale + y - center];
    reach = Math.max(reach, Math.hypot(dx, dy) + radius * scale);
    return true;
  });
  return reach / CANVAS_SIZE;
};

/** Minimum width in pixels of lines on the pixel grid. Narrower lines lose more than a tenth of their contrast. */
const FULL_LINE = 0.9;
/** Minimum height in pixels of legible letters. Below it, the bars of E and the bowls of B merge. */
const LEGIBLE_HEIGHT = 5.5;
/** Minimum width in pixels of lines off the pixel grid. Narrower lines lose more than a quarter of their contrast. */
const FAINT_LINE = 0.75;

const STYLE_ADVICE = {
  setting: 'style',
  bolder: 'choose a bolder style',
  simpler: 'choose another style or a simpler icon',
};

/** Advice by kind of glyph. `setting` is the field of the request that changes lines and gaps. */
const ADVICE = {
  strokes: {
    setting: 'stroke_scale',
    bolder: 'choose a higher stroke_scale',
    simpler: 'choose a lower stroke_scale or a simpler icon',
  },
  fills: STYLE_ADVICE,
  duotone: STYLE_ADVICE,
  initials: {
    setting: 'font_weight',
    bolder: 'choose a higher font_weight or another font',
    simpler: 'choose fewer letters or another font',
  },
  artwork: { setting: 'artwork', bolder: 'choose bolder artwork', simpler: 'choose simpler artwork' },
} as const;

/** Thinnest line of favicon.svg in tabs. Tabs show a small drawing if there is one, to which `thinnest-line` applies. */
export const svgLines = ({ kind, inTabs: glyph, isResponsive }: Examined): readonly Finding[] => {
  const width = isResponsive ? undefined : scaledLine(glyph);
  if (width === undefined) return [];
  const { setting, bolder } = ADVICE[kind];
  return finding('thinnest-svg-line', setting, pixels(width), {
    ok: width >= FAINT_LINE && `favicon.svg at 16 px: no line is thinner than ${FAINT_LINE} px.`,
    info: `favicon.svg at 16 px: the thinnest line is ${pixels(width)} wide, so it looks pale: ${bolder}.`,
  });
};

/**
 * Thinnest line and smallest gap of the drawing that is fitted to 16 px, and height of letters. Only favicon.svg shows
 * a dark look at 16 px. It contains this drawing if the field `svg` is `responsive`.
 */
export const fittedLinesAndGaps = (examined: Examined): readonly Finding[] => {
  if (examined.scheme === 'dark' && !examined.isResponsive) return [];
  const { line, height, gaps } = fittedDetail(examined.inTabs);
  const { setting, bolder, simpler } = ADVICE[examined.kind];
  const files = examined.isResponsive ? 'At 16 px' : 'favicon.ico at 16 px';
  const filled = gaps.filter(({ isOpen }) => !isOpen);
  const gap = pixels(Math.min(...(filled.length > 0 ? filled : gaps).map(({ width }) => width)));
  return [
    ...(line === undefined
      ? []
      : finding('thinnest-line', setting, pixels(line), {
          ok: line >= FULL_LINE && `${files}: every line is at least ${FULL_LINE} px wide.`,
          info: `${files}: the thinnest line is ${pixels(line)} wide, so it looks gray: ${bolder}.`,
        })),
    ...finding('letter-height', setting, pixels(height), {
      info:
        examined.kind === 'initials' &&
        height < LEGIBLE_HEIGHT &&
        `${files}: the letters are ${pixels(height)} high, too low to read: set font "condensed" or choose fewer letters.`,
    }),
    ...finding('smallest-gap', setting, gap, {
      ok: gaps.length > 0 && filled.length === 0 && `${files}: every gap stays open.`,
      info: filled.length > 0 && `${files}: the smallest gap is ${gap} wide, so it fills up: ${simpler}.`,
    }),
  ];
};

const pixels = (size: number): string => `${size.toFixed(2)} px`;
