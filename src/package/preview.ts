// Preview renderer: one image at one size.
import { composeScene, type RenderTarget } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph/glyph.ts';
import { composeFaviconSvg } from '../compose/svg/favicon-svg.ts';
import type { ExportRequest } from '../contract/export/export-request.ts';
import type { ColorScheme } from '../model/look.ts';
import { encodePng } from '../raster/png.ts';
import { rasterize } from '../raster/rasterize.ts';
import { PNG_ZLIB } from './images.ts';

/** `size` is in pixels. Without `scheme`, an SVG adapts to the color scheme and a PNG shows the light look. */
export interface PreviewOptions {
  readonly format: 'svg' | 'png';
  readonly size: number;
  readonly scheme?: 'light' | 'dark';
}

/**
 * Renders a PNG of `size` pixels, or the SVG file of the package, which has no size: favicon.svg, or with `scheme` the
 * document of that look alone. Without a dark look, every scheme shows the light look.
 */
export const renderPreview = (
  glyph: Glyph,
  { light, dark, responsiveSvg }: Pick<ExportRequest, 'light' | 'dark' | 'responsiveSvg'>,
  { format, size, scheme }: PreviewOptions,
): Uint8Array => {
  const sceneOf = (shown: ColorScheme, target: RenderTarget) =>
    composeScene(glyph, shown === 'dark' && dark ? dark : light, target);
  if (format === 'png')
    return encodePng(rasterize(sceneOf(scheme ?? 'light', { role: 'any', pixels: size }), size), PNG_ZLIB);
  const document = { scheme: scheme ?? (dark ? 'adaptive' : 'light'), responsive: responsiveSvg } as const;
  return new TextEncoder().encode(composeFaviconSvg(sceneOf, document));
};
