// Report on the legibility of a look. (Decision 065)
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Glyph } from '../glyph/glyph.ts';
import { inkGlyph } from '../glyph/inked-glyph.ts';
import { accentContrast, addedPlate, contrastOnHomeScreens, contrastOnPlate } from './contrast-findings.ts';
import { fittedLinesAndGaps, svgLines } from './detail-findings.ts';
import type { Examined, Finding } from './finding.ts';
import { reducedSize, safeZone } from './size-findings.ts';
import { contrastOnTabs } from './tab-findings.ts';

export type { Finding };

export interface ExamineOptions {
  /** The scheme that the look is for. */
  readonly scheme: ColorScheme;
  /** Whether the package has a dark look; then dark tabs show it instead of the light look. */
  readonly hasDark: boolean;
  /** Whether `shape` is `none`, so that `bg` adds no plate. */
  readonly isShapeless: boolean;
  /** Whether favicon.svg also holds the drawing for small sizes. */
  readonly isResponsive: boolean;
  /** Whether the color of the plate follows from that of the other look. */
  readonly isPlateDerived: boolean;
}

/** Examines a look on every surface that shows it. */
export const examine = (
  glyph: Glyph,
  look: Look,
  { scheme, hasDark, isShapeless, isResponsive, isPlateDerived }: ExamineOptions,
): readonly Finding[] => {
  const inked = inkGlyph(glyph, look);
  const fieldNameOf: Examined['fieldNameOf'] = field => (scheme === 'dark' ? `dark_${field}` : field);
  const examined: Examined = {
    kind: glyph.kind,
    glyph: inked,
    look,
    ink: inked.ink.main,
    accent: inked.ink.accent,
    scheme,
    tabs: hasDark || scheme === 'dark' ? [scheme] : ['light', 'dark'],
    fieldNameOf,
    isResponsive,
    isPlateDerived,
    plateField: isShapeless ? 'shape' : fieldNameOf('bg'),
  };
  return EXAMINATIONS[scheme].flatMap(examination => examination(examined));
};

type Examination = (examined: Examined) => readonly Finding[];

/** Examinations of the SVG, which contains both looks. */
const SVG: readonly Examination[] = [
  contrastOnPlate,
  accentContrast,
  contrastOnTabs,
  reducedSize,
  svgLines,
  fittedLinesAndGaps,
];

/** ICO and PNG files contain only the light look. */
const EXAMINATIONS: Readonly<Record<ColorScheme, readonly Examination[]>> = {
  light: [...SVG, safeZone, addedPlate, contrastOnHomeScreens],
  dark: SVG,
};
