// Pictures: from scenes to the files that the plan names.
import { adaptiveSvg } from '../../compose/svg/adaptive.ts';
import { sceneToSvg } from '../../compose/svg/scene-svg.ts';
import type { PackageFile } from '../../model/package-file.ts';
import { encodeIco } from '../../raster/ico.ts';
import { encodePng } from '../../raster/png.ts';
import type { Raster } from '../../raster/raster.ts';
import { createRasterizer } from '../../raster/rasterize.ts';
import { mediaTypeOf } from './media-type.ts';
import { type Picture, type PictureFormat, pictures } from './plan.ts';
import type { Scenes } from './scenes.ts';

interface RenderOptions {
  readonly hasDark: boolean;
}

/** What pictures are made from: scenes, and the pixels of the light ones. */
interface Sources extends RenderOptions {
  readonly scenes: Scenes;
  readonly paint: (role: Picture['role'], pixels: number) => Raster;
}

/** All pictures of the plan, in its order; without a dark look, those that need none. */
export const renderPictures = (scenes: Scenes, { hasDark }: RenderOptions): readonly PackageFile[] => {
  const rasterize = createRasterizer();
  const sources: Sources = {
    hasDark,
    scenes,
    paint: (role, pixels) => rasterize(scenes('light', { role, pixels }), pixels),
  };
  return pictures
    .filter(({ scheme }) => scheme !== 'dark' || hasDark)
    .map(picture => ({
      path: picture.path,
      mediaType: mediaTypeOf(picture.path),
      bytes: draw[picture.format](picture, sources),
    }));
};

/** How a file of each format is made. */
const draw: Record<PictureFormat, (picture: Picture, sources: Sources) => Uint8Array> = {
  svg: ({ scheme, role }, { scenes, hasDark }) => {
    const svg =
      scheme === 'adaptive' && hasDark
        ? adaptiveSvg(scenes('light', { role }), scenes('dark', { role }))
        : sceneToSvg(scenes(scheme === 'dark' ? 'dark' : 'light', { role }));
    return new TextEncoder().encode(svg);
  },
  png: ({ role, pixels: [side = 0] }, { paint }) => encodePng(paint(role, side)),
  ico: ({ role, pixels }, { paint }) => encodeIco(pixels.map(side => paint(role, side))),
};
