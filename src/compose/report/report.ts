// Report on the legibility of a look. (Decision 065)
import type { ColorScheme, Look } from '../../model/look.ts';
import { leastLegible, surfacesOf } from '../color/legible.ts';
import { SMALL_PIXELS } from '../defaults.ts';
import { type Glyphs, glyphFor, lookFor } from '../favicon.ts';
import type { Glyph } from '../glyph/glyph.ts';
import { inkGlyph, inkOf } from '../glyph/ink.ts';
import {
  artworkBackdrop,
  artworkNotes,
  artworkOnSurfaces,
  artworkRatio,
  artworkSafeZone,
} from './artwork-findings.ts';
import {
  accentContrast,
  addedPlate,
  contrastOnHomeScreens,
  contrastOnPlate,
  contrastOnTabs,
} from './contrast-findings.ts';
import { fittedLinesAndGaps, reducedSize, safeZone, svgLines } from './detail.ts';
import type { Examined, Finding } from './finding.ts';

export interface ExamineOptions {
  /** The color scheme of the look. */
  readonly scheme: ColorScheme;
  /** Whether dark tabs show a dark look instead of the light look. */
  readonly hasDark: boolean;
  /** Whether `shape` is `none`. `bg` then adds no plate. */
  readonly isShapeless: boolean;
  /** Whether favicon.svg also contains drawings for small sizes. */
  readonly isResponsive: boolean;
  /** Whether the plate color is derived from the other look. */
  readonly isPlateDerived: boolean;
}

/** Examines the glyphs that a look shows. */
export const examine = (glyphs: Glyphs, look: Look, options: ExamineOptions): readonly Finding[] => {
  const { scheme } = options;
  const inTabs = glyphFor(glyphs, scheme, { role: 'any', pixels: SMALL_PIXELS });
  const findingsOf = (glyph: Glyph) => examineGlyph(glyph, look, { ...options, inTabs });
  const main = glyphFor(glyphs, scheme, { role: 'any' });
  const maskable = glyphFor(glyphs, scheme, { role: 'maskable' });
  // Only the light look has maskable icons.
  if (scheme === 'dark' || maskable === main) return findingsOf(main);
  const isAboutMaskable = ({ id }: Finding) => id === 'safe-zone';
  return [
    ...findingsOf(main).filter(finding => !isAboutMaskable(finding)),
    ...findingsOf(maskable).filter(isAboutMaskable),
  ];
};

const examineGlyph = (
  glyph: Glyph,
  look: Look,
  {
    inTabs,
    scheme,
    hasDark,
    isShapeless,
    isResponsive,
    isPlateDerived,
  }: ExamineOptions & { readonly inTabs: Glyph },
): readonly Finding[] => {
  const inked = inkGlyph(glyph, look);
  const fieldNameOf: Examined['fieldNameOf'] = field => (scheme === 'dark' ? `dark_${field}` : field);
  const examined: Examined = {
    kind: glyph.kind,
    glyph: inked,
    inTabs: inkGlyph(inTabs, look),
    look,
    ink: leastLegible(inked.ink, surfacesOf(look.plate?.paint, scheme)),
    inkOn: role => inkOf(glyph, lookFor(role, look)),
    accent: inked.ink.accent,
    scheme,
    tabs: hasDark || scheme === 'dark' ? [scheme] : ['light', 'dark'],
    fieldNameOf,
    isResponsive,
    isPlateDerived,
    plateField: isShapeless ? 'shape' : fieldNameOf('bg'),
  };
  const examinations = glyph.traits ? ARTWORK_EXAMINATIONS : EXAMINATIONS;
  return examinations[scheme].flatMap(examination => examination(examined));
};

type Examination = (examined: Examined) => readonly Finding[];

/** Rules for favicon.svg, which contains both looks. */
const SVG: readonly Examination[] = [
  contrastOnPlate,
  accentContrast,
  contrastOnTabs,
  reducedSize,
  svgLines,
  fittedLinesAndGaps,
];

/** Rules for each look. The ICO and PNG files contain only the light look. */
const EXAMINATIONS: Readonly<Record<ColorScheme, readonly Examination[]>> = {
  light: [...SVG, safeZone, addedPlate, contrastOnHomeScreens, artworkNotes, artworkRatio],
  dark: SVG,
};

/** Rules for artwork in its own colors. No field changes its colors and lines. */
const ARTWORK_EXAMINATIONS: Readonly<Record<ColorScheme, readonly Examination[]>> = {
  light: [artworkOnSurfaces, artworkNotes, artworkRatio, artworkSafeZone, artworkBackdrop],
  dark: [artworkOnSurfaces],
};
