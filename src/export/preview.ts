// Preview renderer: one image at one size.
import { composeScene } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph/glyph.ts';
import { adaptiveSvg } from '../compose/svg/adaptive.ts';
import { sceneToSvg } from '../compose/svg/scene-svg.ts';
import type { ExportRequest } from '../contract/export/export-request.ts';
import type { Look } from '../model/look.ts';
import { encodePng } from '../raster/png.ts';
import { rasterize } from '../raster/rasterize.ts';

/** `size` is in pixels. Without `scheme`, an SVG adapts to the color scheme and a PNG shows the light look. */
export interface PreviewOptions {
  readonly format: 'svg' | 'png';
  readonly size: number;
  readonly scheme?: 'light' | 'dark';
}

/**
 * Renders `glyph` at `size` pixels. An SVG is fitted to the pixel grid of that size, but can be scaled. Without a dark
 * look, every scheme shows the light look.
 */
export const renderPreview = (
  glyph: Glyph,
  { light, dark }: Pick<ExportRequest, 'light' | 'dark'>,
  { format, size, scheme }: PreviewOptions,
): Uint8Array => {
  const sceneOf = (look: Look) => composeScene(glyph, look, { role: 'any', pixels: size });
  if (format === 'svg' && dark && scheme === undefined)
    return encodeText(adaptiveSvg(sceneOf(light), sceneOf(dark)));
  const scene = sceneOf(scheme === 'dark' && dark ? dark : light);
  return format === 'svg' ? encodeText(sceneToSvg(scene)) : encodePng(rasterize(scene, size));
};

const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);
