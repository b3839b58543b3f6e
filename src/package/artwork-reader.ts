// Reads artwork, SVG or a picture, with the renderer and the decoders of a host.
import {
  type Artwork,
  type PixelTools,
  readSvgArtwork,
  type SvgRenderer,
} from '../compose/artwork/artwork.ts';
import { type PictureTools, pixelPicture, readPictureArtwork } from '../compose/artwork/picture-artwork.ts';
import { pictureTypeOfUrl } from '../contract/export/artwork-data.ts';
import { base64OfBytes, bytesOfBase64 } from '../model/bytes.ts';
import type { Pixels } from '../model/scene.ts';
import { decodePicture, type PictureCodecs, pictureInSrgb } from '../raster/picture-decoder.ts';
import { encodePng } from '../raster/png.ts';
import { createRaster } from '../raster/raster.ts';
import { createScaler } from '../raster/scale.ts';

/** Maximum number of pixels of a converted picture, which the encoder must hold: a square twice as wide as the largest icon. */
const MAX_CONVERTED_PIXELS = 2 ** 20;

const reduced = (pixels: Pixels): Pixels => {
  const { width, height } = pixels;
  const scale = Math.sqrt(MAX_CONVERTED_PIXELS / (width * height));
  if (scale >= 1) return pixels;
  const side = (full: number) => Math.max(1, Math.floor(full * scale));
  return createScaler(pixels, { x: 0, y: 0, width, height })(side(width), side(height));
};

/** Returns a function that reads the text of a field. It throws an ArtworkError. */
export const createArtworkReader = (
  renderer: SvgRenderer,
  codecs: PictureCodecs,
): ((text: string) => Artwork) => {
  const tools: PictureTools = {
    decode: (bytes, type) => decodePicture(bytes, type, codecs),
    createScaler,
    encodePng: ({ width, colors }) => encodePng(createRaster(width, colors)),
  };
  const pixelTools: PixelTools = {
    asPixels: (box, draw) => pixelPicture({ box, draw }, tools),
    inSrgb: url => {
      const type = pictureTypeOfUrl(url);
      const bytes = bytesOfBase64(url.slice(url.indexOf(',') + 1));
      const found = type && pictureInSrgb(bytes, type, codecs);
      return (
        found && {
          url: `data:image/png;base64,${base64OfBytes(tools.encodePng(reduced(found)))}`,
          notes: found.notes.map(note => ({
            ...note,
            message: note.message.replace('The artwork', 'A picture in the artwork'),
          })),
        }
      );
    },
  };
  return text => {
    const type = pictureTypeOfUrl(text);
    return type ? readPictureArtwork(text, type, tools) : readSvgArtwork(text, renderer, pixelTools);
  };
};
