// Findings about lines and gaps at 16 pixels.
import { detailInIco, lineInSvg } from './detail.ts';
import type { Examined, Finding } from './finding.ts';

/** Narrower lines and gaps do not fill a pixel, even if they lie on the pixel grid. */
const FULL_PIXEL = 1;
/** Lines of the SVG are not aligned to pixels: below this width, they lose a quarter of their contrast or more. */
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

const SIZE = 16;

/** Thinnest line of favicon.svg at 16 px. */
export const svgLines = ({ kind, glyph }: Examined): readonly Finding[] => {
  const { setting, bolder } = ADVICE[kind];
  const width = lineInSvg(glyph, SIZE);
  if (width === undefined) return [];
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

/** Thinnest line and smallest gap of favicon.ico at 16 px. */
export const icoDetail = ({ kind, glyph }: Examined): readonly Finding[] => {
  const { setting, bolder, simpler } = ADVICE[kind];
  const { line, gap } = detailInIco(glyph, SIZE);
  const finding = (id: string, size: number, fine: string, poor: string): Finding => ({
    id,
    level: size >= FULL_PIXEL ? 'ok' : 'info',
    value: pixels(size),
    message: `favicon.ico at 16 px: ${size >= FULL_PIXEL ? fine : poor}.`,
    setting,
  });
  return [
    ...(line === undefined
      ? []
      : [
          finding(
            'thinnest-line',
            line,
            'every line is at least 1 px wide',
            `the thinnest line is ${pixels(line)} wide, so it looks gray: ${bolder}`,
          ),
        ]),
    ...(gap === undefined
      ? []
      : [
          finding(
            'smallest-gap',
            gap,
            'every gap is at least 1 px wide',
            `the smallest gap is ${pixels(gap)} wide, so it fills up: ${simpler}`,
          ),
        ]),
  ];
};

const pixels = (size: number): string => `${size.toFixed(2)} px`;
