// One picture of a favicon, as the package would show it at that size.
import { composeScene } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph.ts';
import { sceneToSvg } from '../compose/scene-svg.ts';
import { encodePng } from '../raster/png.ts';
import { rasterize } from '../raster/rasterize.ts';
import type { Looks } from './looks.ts';

/** `size` in pixels; without a dark look, `dark` shows the light one. */
export interface PreviewOptions {
  readonly format: 'svg' | 'png';
  readonly size: number;
  readonly scheme: 'light' | 'dark';
}

/** Draws `glyph` for `size` pixels. An SVG is drawn for that size, too, but scales to any. */
export const makePreview = (glyph: Glyph, { light, dark }: Looks, options: PreviewOptions): Uint8Array => {
  const { format, size, scheme } = options;
  const look = scheme === 'dark' && dark ? dark : light;
  const scene = composeScene(glyph, look, { role: 'any', pixels: size });
  return format === 'svg' ? new TextEncoder().encode(sceneToSvg(scene)) : encodePng(rasterize(scene, size));
};
