// Contents of the files of targets: images from a design, and texts.
import { visibleOn } from '../../compose/artwork/artwork-glyph.ts';
import { contrastRatio } from '../../compose/color/color.ts';
import { LEGIBLE_CONTRAST } from '../../compose/color/legible.ts';
import {
  composeScene,
  createSilhouettes,
  lookFor,
  type RenderTarget,
  type Scenes,
} from '../../compose/favicon.ts';
import { inkOf } from '../../compose/glyph/ink.ts';
import { sceneToSvg } from '../../compose/svg/scene-svg.ts';
import { isPicture } from '../../contract/export/export-request.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { Scene } from '../../model/scene.ts';
import { encodeIcns, ICNS_SIZES } from '../../raster/icns.ts';
import { encodeIco } from '../../raster/ico.ts';
import { encodePng, encodeRgbaPng, encodeScenePng } from '../../raster/png.ts';
import { quantizeAnyway } from '../../raster/quantize.ts';
import {
  copyOf,
  createRaster,
  inOneColor,
  onCanvas,
  pixelOf,
  type Raster,
  TRANSPARENT,
} from '../../raster/raster.ts';
import { type createRasterizer, drawScene } from '../../raster/rasterize.ts';
import type { DrawnDesign } from '../draw-design.ts';
import { vectorDrawable } from './vector-drawable.ts';

export interface TargetContext {
  readonly design: DrawnDesign;
  readonly scenes: Scenes;
  readonly rasterizeScene: ReturnType<typeof createRasterizer>;
  /** Images of this package by drawing and side: targets share many. */
  readonly images: Map<string, Uint8Array>;
  /** The site name as a file name. */
  readonly name: string;
  /** Colors of splash screens, opaque. */
  readonly splash: Readonly<Record<ColorScheme, string>>;
}

/** A part or form of the picture. Default: the picture as in favicon.svg. */
export interface Drawing {
  readonly role?: RenderTarget['role'];
  readonly scheme?: ColorScheme;
  /** Draws only the plate, or all but the plate. */
  readonly layer?: 'plate' | 'glyph';
  /** Draws a silhouette of this color, without a plate. */
  readonly ink?: string;
  /** Space on each side of a silhouette, as a fraction of the image. */
  readonly padding?: number;
  /** Side of the drawing as a fraction of the image. */
  readonly scale?: number;
  /** Color around the drawing. Default: transparent. */
  readonly background?: `#${string}`;
}

/** Makes a file. Undefined if the package does not contain it. */
export type Content = (context: TargetContext) => Uint8Array | undefined;

const sceneOf = (context: TargetContext, drawing: Drawing, pixels?: number): Scene => {
  const { role = 'any', scheme = 'light', layer, ink, padding = 0 } = drawing;
  const target = { role, ...(pixels !== undefined && { pixels }) };
  if (ink !== undefined && role === 'any') {
    const { glyphs, light } = context.design;
    return createSilhouettes(glyphs, light, { color: { hex: ink, alpha: 1 }, padding })(scheme, target);
  }
  const scene = context.scenes(scheme, target);
  const plate = scene.plateShapes ?? 0;
  const shapes = layer === 'plate' ? scene.shapes.slice(0, plate) : scene.shapes.slice(layer ? plate : 0);
  return { ...scene, shapes };
};

const drawn = (context: TargetContext, drawing: Drawing, side: number) => {
  const { scale = 1, background, ink } = drawing;
  // Even margins keep the drawing on the pixel grid.
  const inner = side - 2 * Math.round((side * (1 - scale)) / 2);
  const scene = sceneOf(context, drawing, inner);
  const raster = context.rasterizeScene(scene, inner);
  const painted = ink === undefined ? raster : inOneColor(raster, pixelOf(ink));
  if (scale === 1 && background === undefined) return { scene, raster: painted };
  const color = background === undefined ? TRANSPARENT : pixelOf(background);
  return { scene, raster: onCanvas(painted, { width: side, height: side, color }) };
};

const pngOf = (
  context: TargetContext,
  drawing: Drawing,
  side: number,
  encode: (scene: Scene, raster: Raster) => Uint8Array = encodeScenePng,
): Uint8Array => {
  const key = JSON.stringify([drawing, side, encode.name]);
  const known = context.images.get(key);
  if (known) return known;
  const { scene, raster } = drawn(context, drawing, side);
  const image = encode(scene, raster);
  context.images.set(key, image);
  return image;
};

export const png =
  (side: number, drawing: Drawing = {}): Content =>
  context =>
    pngOf(context, drawing, side);

/** A PNG with red, green, blue and alpha, for programs that read no other. */
export const rgbaPng =
  (side: number): Content =>
  context =>
    pngOf(context, {}, side, (_, raster) => encodeRgbaPng(raster));

/** Side of splash screens in pixels. With a palette, because the kernel has no memory for so many colors. */
const SPLASH_SIDE = 2732;

/** A splash screen: the picture on the color that installed apps have while they start. */
export const splash =
  (scheme: ColorScheme): Content =>
  context => {
    const side = SPLASH_SIDE / 4 + 1;
    const raster = context.rasterizeScene(sceneOf(context, { scheme }, side), side);
    const icon = createRaster(side, raster.indexed ?? quantizeAnyway(raster.pixels, side));
    const color = pixelOf(context.splash[scheme]);
    return encodePng(onCanvas(icon, { width: SPLASH_SIDE, height: SPLASH_SIDE, color }));
  };

export const ico =
  (sides: readonly number[]): Content =>
  context =>
    encodeIco(sides.map(side => copyOf(drawn(context, {}, side).raster)));

/** `drawing` is for images that have room for a margin. */
export const icns =
  (drawing: Drawing): Content =>
  context =>
    encodeIcns(new Map(ICNS_SIZES.map(side => [side, pngOf(context, side > 32 ? drawing : {}, side)])));

export const svg =
  (drawing: Drawing): Content =>
  context =>
    encoded(sceneToSvg(sceneOf(context, drawing)));

/** A layer of an adaptive icon, as a vector drawable. */
export const vector =
  (drawing: Drawing): Content =>
  context => {
    const xml = vectorDrawable(sceneOf(context, drawing), drawing.scale);
    return xml === undefined ? undefined : encoded(xml);
  };

/** A layer of an adaptive icon that cannot be a vector drawable. */
export const bitmapLayer =
  (side: number, drawing: Drawing): Content =>
  context =>
    vectorDrawable(sceneOf(context, drawing), drawing.scale) === undefined
      ? pngOf(context, drawing, side)
      : undefined;

/** Ends of the gradient that iOS paints below dark app icons. (Apple, Human Interface Guidelines, App icons) */
const DARK_GROUND = ['#313131', '#141414'].map(hex => ({ hex, alpha: 1 }));

/**
 * The picture for dark mode of iOS: without plate, because iOS paints a dark one. Pictures that fill the icon stay as
 * they are. All parts of artwork stay visible, and icons and initials in the color of a dark plate become white.
 */
export const darkAppIcon =
  (side: number): Content =>
  context => {
    const { glyphs, light, dark = light, source } = context.design;
    const { dark: glyph = glyphs.main } = glyphs;
    if (light.crop || glyph.traits?.isFullSquare) return pngOf(context, { role: 'touch' }, side);
    if (glyph.traits) {
      const keepsColors = isPicture(source) && source.darkInk === 'original';
      const shown = keepsColors ? glyph : visibleOn(DARK_GROUND, glyph, drawScene);
      const composed = composeScene(shown, dark, { role: 'touch' });
      const scene = { ...composed, shapes: composed.shapes.slice(composed.plateShapes) };
      return encodeScenePng(scene, context.rasterizeScene(scene, side));
    }
    const scheme = (['dark', 'light'] as const).find(each => {
      const { main } = inkOf(glyphs.main, lookFor('touch', each === 'dark' ? dark : light));
      return DARK_GROUND.every(ground => contrastRatio(main, ground) >= LEGIBLE_CONTRAST);
    });
    const silhouette: Drawing = { ink: '#ffffff', padding: (1 - HOME_SCREEN_SCALE) / 2 };
    return pngOf(context, scheme ? { role: 'touch', scheme, layer: 'glyph' } : silhouette, side);
  };

/** Side of artwork that has no plate, as a fraction of an app icon. */
export const HOME_SCREEN_SCALE = 0.7;

export const text =
  (write: (context: TargetContext) => string): Content =>
  context =>
    encoded(write(context));

export const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const json = (value: object): Content => text(() => jsonText(value));

const encoded = (content: string): Uint8Array => new TextEncoder().encode(content);
