// Image renderer of a package.
import { crc32, deflateSync } from 'node:zlib';
import { composeFaviconSvg } from '../compose/svg/favicon-svg.ts';
import { mediaTypeOf, type PackageFile } from '../model/package-file.ts';
import { encodeIco } from '../raster/ico.ts';
import { createPngRenderer, type Zlib } from '../raster/png.ts';
import type { Raster } from '../raster/raster.ts';
import { createRasterizer, createScenePainter } from '../raster/rasterize.ts';
import { IMAGE_FILES, type ImageFile, type ImageFormat } from './plan.ts';
import type { Scenes } from './render-package.ts';

/** The zlib of Node.js, with the settings of PNG files. */
export const PNG_ZLIB: Zlib = { crc32, deflate: bytes => deflateSync(bytes, { level: 6, memLevel: 9 }) };

interface RenderOptions {
  readonly hasDark: boolean;
  /** Whether the SVG files also hold the drawing for small sizes. */
  readonly responsiveSvg: boolean;
}

interface RenderContext extends RenderOptions {
  readonly scenes: Scenes;
  /** Rasterize the light look. */
  readonly rasterOf: (role: ImageFile['role'], pixels: number) => Raster;
  readonly pngOf: (role: ImageFile['role'], pixels: number) => Uint8Array;
}

/** Renders the images in the order of IMAGE_FILES; without a dark look, it skips favicon-dark.svg. */
export const renderImages = (scenes: Scenes, options: RenderOptions): readonly PackageFile[] => {
  const paint = createScenePainter();
  const rasterize = createRasterizer(paint);
  const renderPng = createPngRenderer(PNG_ZLIB, paint);
  const context: RenderContext = {
    ...options,
    scenes,
    rasterOf: (role, pixels) => rasterize(scenes('light', { role, pixels }), pixels),
    pngOf: (role, pixels) => renderPng(scenes('light', { role, pixels }), pixels),
  };
  return IMAGE_FILES.filter(({ scheme }) => scheme !== 'dark' || options.hasDark).map(image => ({
    path: image.path,
    mediaType: mediaTypeOf(image.path),
    bytes: RENDERERS[image.format](image, context),
  }));
};

const RENDERERS: Record<ImageFormat, (image: ImageFile, context: RenderContext) => Uint8Array> = {
  svg: ({ scheme }, { scenes, hasDark, responsiveSvg }) =>
    new TextEncoder().encode(
      composeFaviconSvg(scenes, {
        scheme: scheme === 'adaptive' && !hasDark ? 'light' : scheme,
        responsive: responsiveSvg,
      }),
    ),
  png: ({ role, pixels: [side = 0] }, { pngOf }) => pngOf(role, side),
  ico: ({ role, pixels }, { rasterOf }) => encodeIco(pixels.map(side => rasterOf(role, side))),
};
