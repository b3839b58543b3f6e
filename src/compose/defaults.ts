// Defaults and limits of designs. Imports only types, so that a server starts without the modules that draw.
import type { Plate, PlateShape } from '../model/look.ts';
import type { Color } from '../model/scene.ts';

export const opaque = (hex: string): Color => ({ hex, alpha: 1 });

export const DEFAULT_PLATE = opaque('#075985');
export const DEFAULT_INK = opaque('#ffffff');
export const BLACK = opaque('#000000');
/** Default end of a gradient. It is also the dark color of derived plates and inks. */
export const DEFAULT_GRADIENT_END = opaque('#0f172a');
/** Default end of a gradient from white. */
export const WHITE_GRADIENT_END = opaque('#e2e8f0');

/** Badge text that means a dot. */
export const DOT = 'dot';

/** Default color of a badge. */
export const DEFAULT_BADGE = opaque('#dc2626');

/** Maximum number of UTF-16 code units of a CSS color. */
export const LONGEST_COLOR = 200;

/** Default padding on each side as a fraction of the canvas. */
export const DEFAULT_PADDING = { icon: 0.18, initials: 0.1, artwork: 0.12 };

/** The defaults of `padding` and `stroke_scale`. `artwork` means artwork in its own colors. */
export const defaultGeometry = ({
  kind,
  hasPlate,
  isCropped,
}: {
  readonly kind: 'icon' | 'initials' | 'artwork';
  readonly hasPlate: boolean;
  readonly isCropped: boolean;
}): { readonly padding: number; readonly strokeScale: number } => {
  if (kind !== 'artwork') return { padding: DEFAULT_PADDING[kind], strokeScale: DEFAULT_STROKE_SCALE };
  return { padding: hasPlate && !isCropped ? DEFAULT_PADDING.artwork : 0, strokeScale: 1 };
};

/** Default factor for line widths. */
export const DEFAULT_STROKE_SCALE = 1.25;

/** Default corner radius as a fraction of the side. */
export const CORNER_RADIUS: Readonly<Record<PlateShape, number>> = { 'rounded-square': 0.22, circle: 0.5 };

/** Default width of a border as a fraction of the side. */
export const BORDER_WIDTH = 0.03;

/** Corner radius of a plate as a fraction of its side. */
export const cornerRadiusOf = ({ shape, cornerRadius }: Omit<Plate, 'paint'>): number =>
  (shape === 'rounded-square' ? cornerRadius : undefined) ?? CORNER_RADIUS[shape];

/** Side lengths in favicon.ico. Windows uses 16, 32 and 48 px; Google Search requires at least 48 px. */
export const ICO_SIZES = [16, 32, 48] as const;

/** Side in pixels of the largest image that is fitted to the pixel grid. */
export const MAX_FITTED_PIXELS = 48;

/** Maximum width in CSS pixels at which favicon.svg shows its small drawing. */
export const SMALL_MAX_WIDTH = 48;

/** Side in pixels to which the small drawing is fitted. Tab icons have 16 CSS pixels. */
export const SMALL_PIXELS = 16;

/** Side in pixels to which the second small drawing of favicon-2x.svg is fitted, for two device pixels per CSS pixel. */
export const DOUBLE_PIXELS = 32;

/** Minimum number of device pixels per CSS pixel for which browsers choose favicon-2x.svg. (Decision 026) */
export const DOUBLE_RESOLUTION = 1.4;

/**
 * Minimum number of device pixels per CSS pixel for which Chromium loads an SVG without a dark look. Below, it shows
 * the image of 16 px in favicon.ico. (Decision 026)
 */
export const FRACTIONAL_RESOLUTION = 1.2;

/** Minimum contrast of graphical objects (WCAG 2.2, 1.4.11). */
export const LEGIBLE_CONTRAST = 3;
