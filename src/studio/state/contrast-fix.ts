// Color changes that resolve a contrast warning.
import { formatColor } from '../../compose/color/color.ts';
import {
  LEGIBLE_CONTRAST,
  legibleOn,
  lowestContrast,
  plateColors,
  surfacesOf,
  TAB_STRIPS,
} from '../../compose/color/legible.ts';
import type { Finding } from '../../compose/report/finding.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import type { Design, DesignChange } from './design/design.ts';

interface Sample {
  readonly ink: string;
  readonly plate: string;
}

export interface ContrastFix {
  readonly change: DesignChange;
  readonly before: Sample;
  readonly after: Sample;
}

type Pair = readonly [ink: Color, plate: Color];

interface Context {
  readonly design: Design;
  readonly look: Look;
  readonly scheme: ColorScheme;
  /** Main color of the glyph (see `GlyphInk`). */
  readonly ink: Color;
}

/** The change to the nearest lightness with enough contrast. Undefined for findings about something else. */
export const contrastFix = ({ id, setting }: Finding, context: Context): ContrastFix | undefined => {
  const { look } = context;
  if (id === 'contrast' && setting !== undefined && look.plate)
    return inkFix(context, setting, surfacesOf(look.plate.paint, context.scheme));
  if (id === 'touch-contrast') return plateFix(context, 'touch');
  if (id === 'maskable-contrast') return plateFix(context, 'maskable');
  if (!look.plate && id === 'light-tab-strip') return stripFix(context, 'light');
  return !look.plate && id === 'dark-tab-strip' ? stripFix(context, 'dark') : undefined;
};

const inkFix = ({ ink }: Context, field: string, surfaces: readonly Color[]): ContrastFix | undefined => {
  const shade = legibleOn(ink, surfaces);
  const [plate] = surfaces;
  if (!plate || lowestContrast(shade, surfaces) < LEGIBLE_CONTRAST) return undefined;
  return fix({ [field]: formatColor(shade) }, [ink, plate], [shade, plate]);
};

/** Changes the background on home screens, because another icon color would change all other images. */
const plateFix = ({ look, ink }: Context, role: 'touch' | 'maskable'): ContrastFix | undefined => {
  const paint = look[role]?.paint;
  const [plate] = paint ? plateColors(paint) : [];
  if (!plate) return undefined;
  const shade = legibleOn({ ...plate, alpha: 1 }, [{ ...ink, alpha: 1 }]);
  return fix({ [`${role}_bg`]: formatColor(shade) }, [ink, plate], [ink, shade]);
};

/** Adds dark mode, because no single color is readable on light and on dark tabs. */
const stripFix = (context: Context, strip: ColorScheme): ContrastFix | undefined => {
  const { design, scheme, ink } = context;
  const surfaces = TAB_STRIPS[strip];
  if (design.include_dark_mode) return inkFix(context, scheme === 'dark' ? 'dark_fg' : 'fg', surfaces);
  const shade = legibleOn(ink, surfaces);
  // On dark tabs, the former color is readable.
  const light = strip === 'light' && { fg: formatColor(shade), dark_fg: formatColor(ink) };
  return fix({ ...light, include_dark_mode: true }, [ink, surfaces[0]], [shade, surfaces[0]]);
};

const fix = (change: DesignChange, before: Pair, after: Pair): ContrastFix => {
  const sample = ([ink, plate]: Pair) => ({ ink: formatColor(ink), plate: formatColor(plate) });
  return { change, before: sample(before), after: sample(after) };
};
