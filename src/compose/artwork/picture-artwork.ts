// Artwork in PNG, JPEG, WebP and GIF files. (Decision 028)
import { base64OfBytes, bytesOfBase64 } from '../../model/bytes.ts';
import type { PictureType } from '../../model/picture-type.ts';
import type { Picture, Pixels, SvgNode } from '../../model/scene.ts';
import type { Box } from '../../svg/extent.ts';
import type { ArtworkNote } from '../glyph/artwork-traits.ts';
import { type Artwork, EMPTY, markIn, pixelsOf, rectangleShape } from './artwork.ts';
import { ArtworkError } from './artwork-error.ts';
import { recoloredDraw } from './lighten.ts';
import { outlinedBox, outlinedDraw } from './outline.ts';
import { opaqueBox, partOfImage } from './pixels.ts';

export interface PictureTools {
  /** Decodes the first frame of a picture in sRGB. Throws an ArtworkError. */
  decode(bytes: Uint8Array, type: PictureType): Pixels & { readonly notes: readonly ArtworkNote[] };
  /** Returns a function that scales `part` to a size in pixels. */
  createScaler(pixels: Pixels, part: Box): Picture['picture']['draw'];
  /** Encodes a square image. */
  encodePng(pixels: Pixels): Uint8Array;
}

/** Reads a picture from a base64 data URL. Throws an ArtworkError. */
export const readPictureArtwork = (source: string, type: PictureType, tools: PictureTools): Artwork => {
  const pixels = tools.decode(bytesOf(source), type);
  const frame: Box = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const box = opaqueBox(pixels);
  if (!box) throw new ArtworkError(EMPTY);
  const { width, height } = box;
  const draw = tools.createScaler(pixels, box);
  const picture = pixelPicture({ box, draw }, tools);
  return {
    source,
    shapes: [rectangleShape(box, picture)],
    box,
    frame,
    mark: markIn(box, draw),
    known: { isPicture: true, nativeSide: Math.max(width, height), notes: pixels.notes },
  };
};

const bytesOf = (url: string): Uint8Array => {
  try {
    return bytesOfBase64(url.slice(url.indexOf(',') + 1));
  } catch {
    throw new ArtworkError('The artwork is a data URL whose base64 is malformed.');
  }
};

/** Side in pixels of the image in favicon.svg. Tabs and bookmarks show at most 64 CSS pixels. */
const EMBEDDED_PIXELS = 192;

interface PlacedPicture {
  readonly box: Box;
  readonly draw: Picture['picture']['draw'];
}

/** Returns a picture that favicon.svg embeds as PNG. */
export const pixelPicture = (placed: PlacedPicture, tools: Pick<PictureTools, 'encodePng'>): Picture => {
  const { box, draw } = placed;
  return {
    picture: {
      width: box.width,
      height: box.height,
      draw,
      element: () => embedded(placed, tools),
      forDark: ({ recoloring, isOutlined }) => {
        const changed = recoloredDraw(draw, recoloring);
        return isOutlined
          ? pixelPicture({ box: outlinedBox(box), draw: outlinedDraw(changed, box) }, tools)
          : pixelPicture({ box, draw: changed }, tools);
      },
    },
  };
};

/** Returns an image element at the position of the picture, with a transparent border that makes the image square. */
const embedded = ({ box, draw }: PlacedPicture, { encodePng }: Pick<PictureTools, 'encodePng'>): SvgNode => {
  const longest = Math.max(box.width, box.height);
  const side = Math.ceil(Math.min(EMBEDDED_PIXELS, longest));
  const [columns, rows] = pixelsOf(box, side / longest);
  const [left, top] = [(side - columns) >> 1, (side - rows) >> 1];
  const unit = longest / side;
  const png = encodePng(partOfImage(draw(columns, rows), { x: -left, y: -top, width: side, height: side }));
  return {
    name: 'image',
    attributes: {
      x: `${box.x - left * unit}`,
      y: `${box.y - top * unit}`,
      width: `${longest}`,
      height: `${longest}`,
      href: `data:image/png;base64,${base64OfBytes(png)}`,
    },
    children: [],
  };
};
