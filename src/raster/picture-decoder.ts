// Decoder for pictures as artwork. Checks the size of a picture before decoding. (Decision 028)
import { ArtworkError } from '../compose/artwork/artwork-error.ts';
import { partOfImage } from '../compose/artwork/pixels.ts';
import type { ArtworkNote } from '../compose/glyph/artwork-traits.ts';
import {
  gifHeader,
  HeaderError,
  jpegHeader,
  type PictureHeader,
  pngHeader,
  webpHeader,
} from '../model/picture-header.ts';
import {
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  MAX_PNG_PIXELS,
  type PictureType,
} from '../model/picture-type.ts';
import type { Pixels } from '../model/scene.ts';
import { convertToSrgb, iccColorSpace, pngColorSpace } from './color-space.ts';
import { decodePng, type Inflate } from './png-decoder.ts';
import { PngError } from './png-rows.ts';

/** Decoders in WebAssembly. For a damaged file, they throw an error or return only transparent pixels. */
export interface PictureCodecs {
  /** Decodes a JPEG of up to three components, or the first frame of a GIF. */
  draw(bytes: Uint8Array, type: PictureType, header: PictureHeader): Pixels;
  decodeWebp(bytes: Uint8Array): Pixels;
  /** Fast decompressor for PNG files. Default: the slower one of this module. */
  readonly inflate?: Inflate;
}

export interface DecodedPicture extends Pixels {
  /** Differences between the file and the pixels. */
  readonly notes: readonly ArtworkNote[];
}

/** Decodes the first frame of a picture in sRGB and applies its EXIF orientation. Throws an ArtworkError. */
export const decodePicture = (
  bytes: Uint8Array,
  type: PictureType,
  codecs: PictureCodecs,
): DecodedPicture => {
  try {
    const { header, space, pixels } = DECODERS[type](bytes, codecs);
    if (space && space !== 'unknown') convertToSrgb(pixels.colors, space);
    return {
      ...upright(onScreen(pixels, header), header.orientation ?? 1),
      notes: [
        ...(header.isAnimated ? [FIRST_FRAME] : []),
        ...(space === 'unknown' ? [UNKNOWN_COLOR_SPACE] : []),
      ],
    };
  } catch (error) {
    if (error instanceof PngError || error instanceof HeaderError)
      throw new ArtworkError(`The artwork ${error.message}.`);
    throw error;
  }
};

/**
 * The first frame of a picture that has a color profile or an EXIF orientation, or that the renderer does not know. Undefined
 * for others, and if it fails.
 */
export const pictureInSrgb = (
  bytes: Uint8Array,
  type: PictureType,
  codecs: PictureCodecs,
): DecodedPicture | undefined => {
  try {
    if (!isConverted(bytes, type)) return undefined;
    return decodePicture(bytes, type, codecs);
  } catch {
    return undefined;
  }
};

const isConverted = (bytes: Uint8Array, type: PictureType): boolean => {
  if (type === 'image/gif') return false;
  if (type === 'image/webp') return true;
  if (type === 'image/png') return pngColorSpace(bytes) !== undefined;
  const { profile, orientation = 1 } = jpegHeader(bytes);
  return profile !== undefined || orientation !== 1;
};

const FIRST_FRAME: ArtworkNote = {
  id: 'animation-left-out',
  message: 'The artwork is an animation, and the icons show its first frame.',
};

const UNKNOWN_COLOR_SPACE: ArtworkNote = {
  id: 'color-profile-left-out',
  message:
    'The artwork has a color profile that cannot be read, such as that of a printer: its colors are taken as sRGB. Save it in sRGB if they look different.',
};

/** A file in parts: its header, the color space of its pixels, and the pixels of its first frame. */
interface ReadPicture {
  readonly header: PictureHeader;
  readonly space: ReturnType<typeof pngColorSpace>;
  readonly pixels: Pixels;
}

const DECODERS: Readonly<Record<PictureType, (bytes: Uint8Array, codecs: PictureCodecs) => ReadPicture>> = {
  'image/png': (bytes, { inflate }) => {
    const header = checked(pngHeader(bytes), MAX_PNG_PIXELS);
    const { width, height, rgba } = decodePng(bytes, { maximumPixels: MAX_PNG_PIXELS, inflate });
    const pixels = { width, height, colors: new Uint32Array(rgba.buffer, rgba.byteOffset, width * height) };
    return { header, space: pngColorSpace(bytes), pixels };
  },
  'image/jpeg': (bytes, { draw }) => {
    const header = checked(jpegHeader(bytes));
    if (header.components === 4)
      throw new HeaderError('is a JPEG in CMYK, the colors of printers: save it in RGB, or as a PNG');
    const pixels = attempt('JPEG', () => draw(bytes, 'image/jpeg', header));
    if (isEmpty(pixels)) throw new HeaderError(damaged('JPEG'));
    return { header, space: iccColorSpace(header.profile, { isGray: header.components === 1 }), pixels };
  },
  'image/webp': (bytes, { decodeWebp }) => {
    const header = checked(webpHeader(bytes));
    const pixels = attempt('WebP', () => decodeWebp(header.file));
    return { header, space: iccColorSpace(header.profile, { isGray: false }), pixels };
  },
  'image/gif': (bytes, { draw }) => {
    const header = checked(gifHeader(bytes));
    const pixels = attempt('GIF', () => draw(bytes, 'image/gif', header.frame ?? header));
    if (isEmpty(pixels)) throw new HeaderError('is a GIF whose first frame is damaged or empty');
    return { header, space: undefined, pixels };
  },
};

/** Places the first frame on the screen of the picture. */
const onScreen = (pixels: Pixels, { width, height, frame }: PictureHeader): Pixels =>
  frame ? partOfImage(pixels, { x: -frame.left, y: -frame.top, width, height }) : pixels;

const checked = <Header extends PictureHeader>(header: Header, most = MAX_PICTURE_PIXELS): Header => {
  const { width, height } = header;
  if (width === 0 || height === 0) throw new HeaderError('has no pixels');
  if (width * height <= most && Math.max(width, height) <= MAX_PICTURE_SIDE) return header;
  throw new HeaderError(
    `has ${width}x${height} px, and at most ${Math.floor(most / 1e6)} million pixels are allowed, and ${MAX_PICTURE_SIDE} px on a side: scale it to 1024 px in an image editor, or choose it in the studio, which does so by itself`,
  );
};

/** Whether all pixels are transparent: the renderer omits pictures that it cannot decode. */
const isEmpty = ({ colors }: Pixels): boolean => colors.every(color => color >>> 24 === 0);

const damaged = (name: string): string => `is a damaged or truncated ${name}`;

/** Replaces errors of codecs, because users cannot act on their messages. */
const attempt = (name: string, decode: () => Pixels): Pixels => {
  try {
    return decode();
  } catch (error) {
    if (error instanceof ArtworkError) throw error;
    throw new HeaderError(damaged(name));
  }
};

/** By EXIF orientation: whether to read columns from the right and rows from the bottom, and whether to swap them. */
const ORIENTATIONS: Readonly<Record<number, readonly [right: boolean, bottom: boolean, swapped: boolean]>> = {
  2: [true, false, false],
  3: [true, true, false],
  4: [false, true, false],
  5: [false, false, true],
  6: [false, true, true],
  7: [true, true, true],
  8: [true, false, true],
};

/** Turns and mirrors pixels. Source: EXIF 2.32, tag 274. */
const upright = (pixels: Pixels, orientation: number): Pixels => {
  const { width, height, colors } = pixels;
  const [isRight, isBottom, isSwapped] = ORIENTATIONS[orientation] ?? [];
  if (isSwapped === undefined) return pixels;
  const [columns, rows] = isSwapped ? [height, width] : [width, height];
  const turned = new Uint32Array(colors.length);
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, to++) {
      const [x, y] = isSwapped ? [row, column] : [column, row];
      turned[to] = colors[(isBottom ? height - 1 - y : y) * width + (isRight ? width - 1 - x : x)] ?? 0;
    }
  return { width: columns, height: rows, colors: turned };
};
