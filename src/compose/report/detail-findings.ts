// Findings about lines and gaps at 16 pixels.
import { fittedDetail, scaledLine } from './detail.ts';
import type { Examined, Finding } from './finding.ts';

/** Narrower lines do not fill a pixel, even if they lie on the pixel grid. */
const FULL_PIXEL = 1;
/** Scaled lines are not aligned to pixels: below this width, they lose a quarter of their contrast or more. */
const FAINT_LINE = 0.75;

/** Setting that enlarges details and wording of the advice, by kind of glyph. */
const ADVICE = {
  strokes: {
    setting: 'stroke_scale',
    bolder: 'choose a higher stroke_scale',
    simpler: 'choose a lower stroke_scale or a simpler icon',
  },
  fills: {
    setting: 'style',
    bolder: 'choose a bolder style',
    simpler: 'choose another style or a simpler icon',
  },
  duotone: {
    setting: 'style',
    bolder: 'choose a bolder style',
    simpler: 'choose another style or a simpler icon',
  },
  initials: { setting: 'padding', bolder: 'choose less padding', simpler: 'choose less padding' },
} as const;

/** Thinnest line of favicon.svg in tabs, if it has the large drawing alone; else `thinnest-line` is about both files. */
export const svgLines = ({ kind, glyph, isResponsive }: Examined): readonly Finding[] => {
  const width = isResponsive ? undefined : scaledLine(glyph);
  if (width === undefined) return [];
  const { setting, bolder } = ADVICE[kind];
  const isClear = width >= FAINT_LINE;
  return [
    {
      id: 'thinnest-svg-line',
      level: isClear ? 'ok' : 'info',
      value: pixels(width),
      message: isClear
        ? `favicon.svg at 16 px: no line is thinner than ${FAINT_LINE} px.`
        : `favicon.svg at 16 px: the thinnest line is ${pixels(width)} wide, so it looks pale: ${bolder}.`,
      setting,
    },
  ];
};

/** Thinnest line and smallest gap of the drawing that is fitted to 16 px. favicon.ico has it in the light look only. */
export const fittedLinesAndGaps = (examined: Examined): readonly Finding[] => {
  if (examined.scheme === 'dark' && !examined.isResponsive) return [];
  const { line, gaps } = fittedDetail(examined.glyph);
  const { setting, bolder, simpler } = ADVICE[examined.kind];
  const files = examined.isResponsive ? 'At 16 px' : 'favicon.ico at 16 px';
  const finding = (id: string, size: number, poor: string | undefined, fine: string): Finding => ({
    id,
    level: poor === undefined ? 'ok' : 'info',
    value: pixels(size),
    message: `${files}: ${poor ?? fine}.`,
    setting,
  });
  const lines =
    line === undefined
      ? []
      : [
          finding(
            'thinnest-line',
            line,
            line < FULL_PIXEL
              ? `the thinnest line is ${pixels(line)} wide, so it looks gray: ${bolder}`
              : undefined,
            'every line is at least 1 px wide',
          ),
        ];
  const filled = gaps.filter(({ isOpen }) => !isOpen);
  if (gaps.length === 0) return lines;
  const width = Math.min(...(filled.length > 0 ? filled : gaps).map(gap => gap.width));
  return [
    ...lines,
    finding(
      'smallest-gap',
      width,
      filled.length > 0 ? `the smallest gap is ${pixels(width)} wide, so it fills up: ${simpler}` : undefined,
      'every gap stays open',
    ),
  ];
};

const pixels = (size: number): string => `${size.toFixed(2)} px`;
