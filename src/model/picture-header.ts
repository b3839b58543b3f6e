// Headers of PNG, JPEG, GIF and WebP files: size, orientation and color components. Decodes no pixels.

import { joinBytes } from './bytes.ts';
import type { PictureType } from './picture-type.ts';

export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, from 1 to 8. */
  readonly orientation?: number;
  readonly components?: number;
  /** Place of the first frame, if the picture consists of frames. */
  readonly frame?: FramePlace;
  readonly isAnimated?: boolean;
  /** The ICC profile of a JPEG or WebP. */
  readonly profile?: Uint8Array | undefined;
}

export interface FramePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Thrown for an invalid or unsupported header. The message completes the sentence "the artwork …". */
export class HeaderError extends Error {
  override readonly name = 'HeaderError';
}

/** Maximum number of scans in a JPEG. Programs write about ten; decoding a scan takes as long as a whole picture. */
const MAXIMUM_SCANS = 100;

/** Markers of frames (ITU-T T.81, table B.1). FRAMES are baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const RARE_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const [END_OF_IMAGE, START_OF_SCAN, EXIF, ICC] = [0xd9, 0xda, 0xe1, 0xe2];

/** Reads the size from the IHDR chunk, which must be the first, and the number of frames of an APNG. */
export const pngHeader = (bytes: Uint8Array): PictureHeader => {
  if (bytes.length < 24) throw new HeaderError('is truncated');
  const view = viewOf(bytes);
  const animation = pngChunk(bytes, 'acTL');
  const isAnimated = animation?.length === 8 && viewOf(animation).getUint32(0) > 1;
  return { width: view.getUint32(16), height: view.getUint32(20), isAnimated };
};

/** The data of the first chunk of a type before the pixels of a PNG. */
export const pngChunk = (bytes: Uint8Array, type: string): Uint8Array | undefined => {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    if (name === 'IDAT') return undefined;
    if (name === type) return bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return undefined;
};

const nameAt = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Reads the segments before the first scan. Throws a HeaderError for damaged files and for the RARE_FRAMES. */
export const jpegHeader = (bytes: Uint8Array): PictureHeader => {
  const view = viewOf(bytes);
  let orientation = 1;
  let frame: PictureHeader | undefined;
  const profile: Uint8Array[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    // Skips fill bytes and markers without a segment.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (RARE_FRAMES.includes(marker))
      throw new HeaderError('is a JPEG of a rare kind: save it as a baseline JPEG or as a PNG');
    if (FRAMES.includes(marker) && at + 10 <= bytes.length) {
      if (frame) throw new HeaderError('is a damaged JPEG: it has several frames');
      if (bytes[at + 4] !== 8)
        throw new HeaderError('is a JPEG with more than 8 bits per color: save it as a PNG');
      frame = {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        components: bytes[at + 9] ?? 0,
      };
    }
    if (marker === EXIF) orientation = exifOrientation(bytes.subarray(at + 4, end)) ?? orientation;
    if (marker === ICC && nameAt(bytes, at + 4, ICC_NAME.length) === ICC_NAME)
      profile.push(bytes.subarray(at + 4 + ICC_NAME.length + 2, end));
    at = end;
  }
  if (!frame) throw new HeaderError('is a damaged JPEG: it has no size');
  const { count, hasEnd } = scansOf(bytes.subarray(at));
  // Decoders would paint the missing rows gray.
  if (!hasEnd) throw new HeaderError('is a truncated JPEG: its end is missing');
  if (count > MAXIMUM_SCANS)
    throw new HeaderError(`is a JPEG with more than ${MAXIMUM_SCANS} scans: save it again`);
  return { ...frame, orientation, ...(profile.length > 0 && { profile: joinBytes(profile) }) };
};

/** Begins the segments of a profile (ICC.1, B.4). The number of the segment and their count follow. */
const ICC_NAME = 'ICC_PROFILE\0';

/** Counts the scans by their markers: in scan data, 0xff is always followed by 0 or a restart marker. */
const scansOf = (bytes: Uint8Array): { readonly count: number; readonly hasEnd: boolean } => {
  let count = 0;
  let hasEnd = false;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === START_OF_SCAN) count++;
    if (bytes[at + 1] === END_OF_IMAGE) hasEnd = true;
  }
  return { count, hasEnd };
};

const ORIENTATION_TAG = 0x0112;

/** The orientation in the first directory of an EXIF segment. */
const exifOrientation = (segment: Uint8Array): number | undefined => {
  const isExif = nameAt(segment, 0, 6) === 'Exif\0\0';
  if (!isExif || segment.length < 20) return undefined;
  const tiff = segment.subarray(6);
  const view = viewOf(tiff);
  const isLittle = tiff[0] === 0x49;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return undefined;
  const count = view.getUint16(start, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + 12 * entry;
    if (at + 12 > tiff.length) return undefined;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
};

/**
 * Size of the logical screen, extended to the first frame as browsers do, and place of that frame, which is the one that
 * decoders draw. Source: GIF89a, sections 18 to 27.
 */
export const gifHeader = (bytes: Uint8Array): PictureHeader => {
  const view = viewOf(bytes);
  if (bytes.length < 13) throw new HeaderError('is a truncated GIF');
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  /** The end of a list of blocks with a length byte each. A block of length 0 ends it. */
  const endOfBlocks = (start: number): number => {
    let at = start;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    return at + 1;
  };
  const frames: FramePlace[] = [];
  let at = 13 + tableBytes(bytes[10] ?? 0);
  while (at + 10 <= bytes.length && frames.length < 2) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map(place =>
        view.getUint16(at + place, true),
      );
      frames.push({ left, top, width, height });
      at = endOfBlocks(at + 11 + tableBytes(bytes[at + 9] ?? 0));
    } else if (kind === 0x21) at = endOfBlocks(at + 2);
    else break;
  }
  const [frame] = frames;
  if (!frame) throw new HeaderError('is a GIF without a picture');
  return {
    width: Math.max(view.getUint16(6, true), frame.left + frame.width),
    height: Math.max(view.getUint16(8, true), frame.top + frame.height),
    frame,
    isAnimated: frames.length > 1,
  };
};

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const chunksOf = (bytes: Uint8Array, start: number): readonly Chunk[] => {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = start; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) break;
    chunks.push({
      type: nameAt(bytes, at),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length & 1);
  }
  return chunks;
};

/**
 * Returns the largest size that a WebP file declares, the place of the first frame, and a WebP file of that frame.
 * Source: RFC 9649, section 2.
 */
export const webpHeader = (bytes: Uint8Array): PictureHeader & { readonly file: Uint8Array } => {
  const chunks = chunksOf(bytes, 12);
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  const frame = frames[0]?.data;
  const parts = frame ? chunksOf(frame, 16) : chunks;
  const sizes = [...chunks, ...parts].flatMap(chunk => webpSize(chunk) ?? []);
  const own = parts.flatMap(chunk => (chunk.type === 'VP8X' ? [] : (webpSize(chunk) ?? [])));
  const [size] = own;
  if (!size) throw new HeaderError('is a damaged WebP: it has no picture');
  const width = Math.max(...sizes.map(each => each.width));
  const height = Math.max(...sizes.map(each => each.height));
  const profile = chunks.find(({ type }) => type === 'ICCP')?.data;
  if (!frame) return { width, height, profile, file: bytes };
  const [left, top] = [2 * uint24(frame, 0), 2 * uint24(frame, 3)];
  return {
    width: Math.max(width, left + size.width),
    height: Math.max(height, top + size.height),
    frame: { left, top, width: size.width, height: size.height },
    isAnimated: frames.length > 1,
    profile,
    file: stillWebp(parts, size),
  };
};

const uint24 = (bytes: Uint8Array, at: number): number => {
  const view = viewOf(bytes);
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
};

const webpSize = ({ type, data }: Chunk): PictureHeader | undefined => {
  const view = viewOf(data);
  if (type === 'VP8X' && data.length >= 10)
    return { width: 1 + uint24(data, 4), height: 1 + uint24(data, 7) };
  if (type === 'VP8 ' && data.length >= 10)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (type !== 'VP8L' || data.length < 5) return undefined;
  const bits = view.getUint32(1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
};

/** Writes the chunks of one animation frame to a WebP file. */
const stillWebp = (parts: readonly Chunk[], { width, height }: PictureHeader): Uint8Array => {
  const extended = new Uint8Array(10);
  const view = viewOf(extended);
  // Sets the alpha flag.
  extended[0] = 0x10;
  view.setUint32(4, width - 1, true);
  view.setUint16(7, (height - 1) & 0xffff, true);
  view.setUint8(9, (height - 1) >> 16);
  const kept = parts.filter(({ type }) => ['ALPH', 'VP8 ', 'VP8L'].includes(type));
  const chunks = [{ type: 'VP8X', data: extended }, ...kept];
  const length = chunks.reduce((sum, { data }) => sum + 8 + data.length + (data.length & 1), 12);
  const file = new Uint8Array(length);
  const write = (text: string, at: number) => {
    for (let letter = 0; letter < text.length; letter++) file[at + letter] = text.charCodeAt(letter);
  };
  write('RIFF', 0);
  viewOf(file).setUint32(4, length - 8, true);
  write('WEBP', 8);
  let at = 12;
  for (const { type, data } of chunks) {
    write(type, at);
    viewOf(file).setUint32(at + 4, data.length, true);
    file.set(data, at + 8);
    at += 8 + data.length + (data.length & 1);
  }
  return file;
};

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The size that the header of a picture declares. Throws a HeaderError. */
export const pictureSize = (bytes: Uint8Array, type: PictureType): PictureHeader => HEADERS[type](bytes);

const HEADERS: Readonly<Record<PictureType, (bytes: Uint8Array) => PictureHeader>> = {
  'image/png': pngHeader,
  'image/jpeg': jpegHeader,
  'image/webp': webpHeader,
  'image/gif': gifHeader,
};
