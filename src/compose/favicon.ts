// Composes a glyph and a look to a scene.
import type { ColorScheme, Look } from '../model/look.ts';
import type { Color, Scene, Shape } from '../model/scene.ts';
import { boundsOf } from '../svg/extent.ts';
import { badgeShapes } from './badge.ts';
import { BLACK, MAX_FITTED_PIXELS } from './defaults.ts';
import { fitInk } from './fit/content-area.ts';
import { coverCanvas } from './fit/cover.ts';
import { fitToGrid, paintFitted } from './fit/grid-fit.ts';
import { CANVAS_SIZE, contentAreaOf, type RenderTarget, type SizedTarget } from './fit/render-target.ts';
import type { Glyph } from './glyph/glyph.ts';
import { extentOf, type InkedGlyph, imbalanceOf, inkGlyph, inkOf } from './glyph/ink.ts';
import { type GlyphInk, paintParts } from './glyph/part.ts';
import { borderShapes, fullBleedShape, opaquePaint, plateShape, withGradient } from './plate.ts';

export type { RenderTarget } from './fit/render-target.ts';

/** Returns the scene of a favicon for a color scheme and an image. */
export type Scenes = (scheme: ColorScheme, target: RenderTarget) => Scene;

/** The glyphs of a favicon. Artwork may have different glyphs for dark mode and for some images. */
export interface Glyphs {
  readonly main: Glyph;
  readonly dark?: Glyph;
  /** The glyphs for images of up to MAX_FITTED_PIXELS, in light and in dark mode. */
  readonly small?: Glyph;
  readonly smallDark?: Glyph;
  readonly maskable?: Glyph;
  readonly monochrome?: Glyph;
  /** The artwork of `dark`, if it follows from the styles of the main artwork. */
  readonly ownDark?: string;
}

/** The glyph that an image shows. */
export const glyphFor = (
  { main, dark = main, small, smallDark = small, ...others }: Glyphs,
  scheme: ColorScheme,
  { role, pixels = Number.POSITIVE_INFINITY }: RenderTarget,
): Glyph => {
  if (role === 'touch') return main;
  if (role !== 'any') return others[role] ?? main;
  const [large, fitted] = scheme === 'dark' ? [dark, smallDark] : [main, small];
  return (pixels <= MAX_FITTED_PIXELS && fitted) || large;
};

/**
 * Returns a function that composes each scene once. All sizes above MAX_FITTED_PIXELS have the same scene. Without a
 * dark look, both color schemes have the same scenes.
 */
export const createScenes = (
  glyphs: Glyphs,
  { light, dark }: { readonly light: Look; readonly dark?: Look | undefined },
): Scenes => {
  const composed = new Map<string, Scene>();
  return (wanted, { role, pixels = Number.POSITIVE_INFINITY }) => {
    const scheme = dark ? wanted : 'light';
    const target = pixels <= MAX_FITTED_PIXELS ? { role, pixels } : { role };
    const look = role === 'monochrome' ? monochromeLook(light) : (scheme === 'dark' && dark) || light;
    const key = `${scheme} ${role} ${target.pixels}`;
    const scene = composed.get(key) ?? composeScene(glyphFor(glyphs, scheme, target), look, target);
    composed.set(key, scene);
    return scene;
  };
};

/** Only alpha matters in monochrome images, because platforms choose the color. */
const monochromeLook = (look: Look, color: Color = BLACK): Look => ({
  ...look,
  plate: undefined,
  ink: { fg: color, stroke: color, fill: undefined },
});

/** The scenes of a drawing in one color that fills the image except for `padding`: icons of toolbars, trays and editors. */
export const createSilhouettes = (
  { main, monochrome = main }: Glyphs,
  { crop: _, badge: __, ...look }: Look,
  { color, padding }: { readonly color: Color; readonly padding: number },
): Scenes => createScenes({ main: monochrome }, { light: { ...monochromeLook(look, color), padding } });

/** Composes the scene of a glyph in a look. */
export const composeScene = (
  glyph: Glyph,
  given: Look,
  { role, pixels = CANVAS_SIZE }: RenderTarget,
): Scene => {
  const look = lookFor(role, given);
  const isFitted = pixels <= MAX_FITTED_PIXELS;
  const size = isFitted ? pixels : CANVAS_SIZE;
  const inked = inkGlyph(glyph, look);
  const glyphShapes = coverCanvas(inked, { role, size }) ?? placedShapes(inked, { role, size, isFitted });
  const plate = plateShapes(look, { role, size, ink: inked.ink });
  const border = role === 'any' && look.plate ? borderShapes(look.plate, size) : [];
  const badge = look.badge ? badgeShapes(look.badge, { role, size }) : [];
  return { size, plateShapes: plate.length, shapes: [...plate, ...glyphShapes, ...border, ...badge] };
};

const placedShapes = (
  glyph: InkedGlyph,
  { role, size, isFitted }: SizedTarget & { readonly isFitted: boolean },
): readonly Shape[] => {
  const { look, ink } = glyph;
  const fit = isFitted ? fitToGrid(glyph, { role, size }) : undefined;
  const { scale, x, y } =
    fit?.placement ?? fitInk(extentOf(glyph), contentAreaOf(look, { role, size }), imbalanceOf(glyph));
  const shapes = fit ? paintFitted(fit) : paintParts(glyph.parts, [scale, 0, 0, scale, x, y]);
  const { gradient } = look.ink;
  if (!gradient || glyph.traits) return shapes;
  const { width, height, ...box } = boundsOf(extentOf(glyph));
  return withGradient(
    shapes,
    { main: ink.main, gradient },
    { x: x + box.x * scale, y: y + box.y * scale, width: width * scale, height: height * scale },
  );
};

/** The look with the ink that touch or maskable icons have. */
export const lookFor = (role: RenderTarget['role'], look: Look): Look => {
  const ink = role === 'touch' || role === 'maskable' ? look[role]?.ink : undefined;
  return ink ? { ...look, ink } : look;
};

/** Padding of a banner. The drawing takes a quarter of the width. */
const BANNER_PADDING = 3 / 8;

/** The scene of a banner. It is a square, whose top and bottom the encoder cuts off. */
export const composeBanner = (glyph: Glyph, { touch, crop: _, badge: __, ...look }: Look): Scene => {
  const padding = BANNER_PADDING;
  const added = touch?.isAdded && { touch: { ...touch, padding } };
  return composeScene(glyph, { ...look, ...added, padding }, { role: 'touch' });
};

/** The opaque color of a look for toolbars and splash screens. Of a gradient, its first color. */
export const themeColorOf = (glyph: Glyph, { plate, touch, ...look }: Look): Color => {
  const paint = opaquePaint(plate?.paint ?? touch?.paint, inkOf(glyph, { plate, ...look }));
  return paint.mode === 'solid' ? paint.color : paint.from;
};

const plateShapes = (
  look: Look,
  { role, size, ink }: SizedTarget & { readonly ink: GlyphInk },
): readonly Shape[] => {
  const { plate } = look;
  if (role === 'monochrome') return [];
  if (role === 'any') return plate ? [plateShape(plate, size)] : [];
  return [fullBleedShape(opaquePaint(look[role]?.paint ?? plate?.paint, ink), size)];
};
