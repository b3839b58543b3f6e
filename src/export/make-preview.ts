// One picture of a favicon, as the package would show it at that size.

import { composeScene } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph/glyph.ts';
import { adaptiveSvg } from '../compose/svg/adaptive.ts';
import { sceneToSvg } from '../compose/svg/scene-svg.ts';
import type { Look } from '../model/look.ts';
import { encodePng } from '../raster/png.ts';
import { rasterize } from '../raster/rasterize.ts';
import type { Looks } from './package/looks.ts';

/** `size` in pixels. Without `scheme`, an SVG adapts to its reader and a PNG is light. */
export interface PreviewOptions {
  readonly format: 'svg' | 'png';
  readonly size: number;
  readonly scheme?: 'light' | 'dark';
}

/**
 * Draws `glyph` for `size` pixels. An SVG is drawn for that size, too, but scales to any. Without a dark look, all
 * schemes show the light one.
 */
export const makePreview = (glyph: Glyph, { light, dark }: Looks, options: PreviewOptions): Uint8Array => {
  const { format, size, scheme } = options;
  const sceneOf = (look: Look) => composeScene(glyph, look, { role: 'any', pixels: size });
  if (format === 'svg' && dark && scheme === undefined)
    return encode(adaptiveSvg(sceneOf(light), sceneOf(dark)));
  const scene = sceneOf(scheme === 'dark' && dark ? dark : light);
  return format === 'svg' ? encode(sceneToSvg(scene)) : encodePng(rasterize(scene, size));
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
