// Renders the images of packages and previews.
import { SMALL_PIXELS } from '../compose/defaults.ts';
import { createScenes, type Scenes } from '../compose/favicon.ts';
import { composeFaviconSvg } from '../compose/svg/favicon-svg.ts';
import { mediaTypeOf, type PackageFile } from '../model/package-file.ts';
import type { Scene } from '../model/scene.ts';
import { encodeIco } from '../raster/ico.ts';
import { encodePng, encodeScenePng } from '../raster/png.ts';
import { copyOf, middleRows } from '../raster/raster.ts';
import { createRasterizer, rasterize } from '../raster/rasterize.ts';
import type { DrawnDesign } from './draw-design.ts';
import type { ImageFile, ImageFormat } from './plan.ts';
import { renderStartupImage, startupIconSide } from './startup-images.ts';

interface RenderOptions {
  readonly images: readonly ImageFile[];
  readonly responsiveSvg: boolean;
  readonly banner: () => Scene;
  /** Color of launch screens. */
  readonly splash: string;
}

interface RenderContext extends RenderOptions {
  readonly scenes: Scenes;
  readonly rasterizeScene: ReturnType<typeof createRasterizer>;
}

export const renderImages = (scenes: Scenes, options: RenderOptions): readonly PackageFile[] => {
  const context: RenderContext = { ...options, scenes, rasterizeScene: createRasterizer() };
  return options.images.map(image => ({
    path: image.path,
    mediaType: mediaTypeOf(image.path),
    bytes: RENDERERS[image.format](image, context),
  }));
};

const RENDERERS: Record<ImageFormat, (image: ImageFile, context: RenderContext) => Uint8Array> = {
  svg: ({ scheme, pixels }, { scenes, responsiveSvg }) =>
    new TextEncoder().encode(composeFaviconSvg(scenes, { scheme, fitted: responsiveSvg ? pixels : [] })),
  png: ({ role, pixels: [side = 0], height, media }, { scenes, banner, splash, rasterizeScene }) => {
    if (height !== undefined && media !== undefined) {
      const size = { width: side, height };
      const iconSide = startupIconSide(size);
      const icon = scenes('light', { role, pixels: iconSide });
      return renderStartupImage(rasterizeScene(icon, iconSide), size, splash);
    }
    const scene = height === undefined ? scenes('light', { role, pixels: side }) : banner();
    return encodeScenePng(scene, middleRows(rasterizeScene(scene, side), height));
  },
  ico: ({ role, pixels }, { scenes, rasterizeScene }) =>
    encodeIco(pixels.map(side => copyOf(rasterizeScene(scenes('light', { role, pixels: side }), side)))),
};

/** `size` is in pixels. Without `scheme`, an SVG adapts to the color scheme, and a PNG shows the light look. */
export interface PreviewOptions {
  readonly format: 'svg' | 'png';
  readonly size: number;
  readonly scheme?: 'light' | 'dark';
}

/**
 * Renders a PNG of `size` pixels, or an SVG document, for which `size` is ignored. With `scheme`, the image shows the
 * look of that scheme. Without it, the SVG is favicon.svg of the package. Without a dark look, both schemes show the
 * light look.
 */
export const renderPreview = (
  design: Pick<DrawnDesign, 'glyphs' | 'light' | 'dark' | 'responsiveSvg'>,
  { format, size, scheme }: PreviewOptions,
): Uint8Array => {
  const scenes = createScenes(design.glyphs, design);
  if (format === 'png')
    return encodePng(rasterize(scenes(scheme ?? 'light', { role: 'any', pixels: size }), size));
  const fitted = design.responsiveSvg ? [SMALL_PIXELS] : [];
  return new TextEncoder().encode(composeFaviconSvg(scenes, { scheme, fitted }));
};
