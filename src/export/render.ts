// Pictures: from a glyph and its looks to the files that the plan names.
import { adaptiveSvg } from '../compose/adaptive.ts';
import { composeScene } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph.ts';
import { sceneToSvg } from '../compose/scene-svg.ts';
import type { Look } from '../model/look.ts';
import type { PackageFile } from '../model/package-file.ts';
import { encodeIco } from '../raster/ico.ts';
import { encodePng } from '../raster/png.ts';
import type { Raster } from '../raster/raster.ts';
import { rasterize } from '../raster/rasterize.ts';
import type { Looks } from './looks.ts';
import { mediaTypeOf } from './media-type.ts';
import { type Picture, type PictureFormat, pictures } from './plan.ts';

/** All pictures of the plan that these looks have, in the plan's order. */
export const renderPictures = (glyph: Glyph, looks: Looks): readonly PackageFile[] =>
  pictures
    .filter(({ scheme }) => scheme !== 'dark' || looks.dark)
    .map(picture => ({
      path: picture.path,
      mediaType: mediaTypeOf(picture.path),
      bytes: draw[picture.format](glyph, looks, picture),
    }));

/** How a file of each format is made. */
const draw: Record<PictureFormat, (glyph: Glyph, looks: Looks, picture: Picture) => Uint8Array> = {
  svg: (glyph, { light, dark }, { role, scheme }) => {
    const scene = (look: Look) => composeScene(glyph, look, { role });
    const isAdaptive = scheme === 'adaptive' && dark;
    return new TextEncoder().encode(
      isAdaptive
        ? adaptiveSvg(scene(light), scene(dark))
        : sceneToSvg(scene((scheme === 'dark' && dark) || light)),
    );
  },
  png: (glyph, { light }, { role, pixels: [side = 0] }) => encodePng(paint(glyph, light, role, side)),
  ico: (glyph, { light }, { role, pixels }) => encodeIco(pixels.map(side => paint(glyph, light, role, side))),
};

const paint = (glyph: Glyph, look: Look, role: Picture['role'], pixels: number): Raster =>
  rasterize(composeScene(glyph, look, { role, pixels }), pixels);
