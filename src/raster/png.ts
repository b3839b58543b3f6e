// PNG encoder (W3C PNG, third edition). Writes only mandatory chunks and tRNS.
import { crc32 } from '../model/bytes.ts';
import type { Scene } from '../model/scene.ts';
import { deflateBytes, deflatePixels, kernel, viewOutput, writeInput } from './kernel.ts';
import { quantize } from './quantize.ts';
import { createRaster, type Raster } from './raster.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOR_TYPE = { gray: 0, rgb: 2, indexed: 3, grayAlpha: 4, rgba: 6 };

/** Filtering: no filter for drawings, the best filter of each row for pictures. (Decision 051) */
const [NONE, PER_ROW] = [0, 5] as const;

/** Encodes an image as an indexed PNG if it has a palette, otherwise with 8 bits per channel. (Decision 051) */
export const encodePng = (raster: Raster, filtering: number = PER_ROW): Uint8Array => {
  const { width, indexed } = raster;
  if (!indexed) return encodeTrueColor(raster, filtering);
  const { palette, depth, stream } = deflatePixels(width, indexed);
  const area = header(raster, depth, COLOR_TYPE.indexed);
  return png([area, ...paletteChunks(palette), { type: 'IDAT', data: stream }]);
};

/** Encodes a raster as RGBA with 8 bits per channel, the only PNG variant that Windows reads in ICO files. */
export const encodeRgbaPng = (raster: Raster): Uint8Array => encodeTrueColor(raster, NONE, true);

const encodeTrueColor = (raster: Raster, filtering: number, isRgba = false): Uint8Array => {
  const { width, height, rgba } = raster;
  writeInput(rgba);
  const scanlines = viewOutput(kernel().pngScanlines(width, height, filtering, isRgba));
  const colorType = COLOR_TYPES[kernel().channelCount.value - 1] ?? COLOR_TYPE.rgba;
  const data = deflateBytes(scanlines, { isZlib: true });
  return png([header(raster, 8, colorType), { type: 'IDAT', data }]);
};

/** Encodes a painted scene. Square artwork of many colors gets a palette if the file is then smaller and looks the same. */
export const encodeScenePng = ({ shapes }: Scene, raster: Raster): Uint8Array => {
  const isPicture = shapes.some(({ fill }) => fill && 'picture' in fill);
  // Dithering would roughen the gradient of a plate.
  const hasRamp = shapes.some(({ fill }) => fill && 'from' in fill);
  const isExact = raster.indexed || raster.height !== raster.width || hasRamp;
  const indexed = isExact ? undefined : quantize(raster.pixels, raster.width);
  const exact = encodePng(raster, isPicture ? PER_ROW : NONE);
  const dithered = indexed && encodePng(createRaster(raster.width, indexed));
  return dithered && dithered.length < exact.length ? dithered : exact;
};

/** The chunk PLTE, and the chunk tRNS if a color is translucent. */
const paletteChunks = (colors: Uint32Array): readonly Chunk[] => {
  const palette = new Uint8Array(colors.length * 3);
  const alphas = new Uint8Array(colors.length);
  let alphaCount = 0;
  colors.forEach((color, at) => {
    palette[3 * at] = color;
    palette[3 * at + 1] = color >>> 8;
    palette[3 * at + 2] = color >>> 16;
    alphas[at] = color >>> 24;
    if (color >>> 24 < 255) alphaCount = at + 1;
  });
  const chunks = [{ type: 'PLTE', data: palette }];
  if (alphaCount > 0) chunks.push({ type: 'tRNS', data: alphas.subarray(0, alphaCount) });
  return chunks;
};

/** Color types, indexed by bytes per pixel minus 1. */
const COLOR_TYPES = [COLOR_TYPE.gray, COLOR_TYPE.grayAlpha, COLOR_TYPE.rgb, COLOR_TYPE.rgba];

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const header = ({ width, height }: Raster, depth: number, colorType: number): Chunk => {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = depth;
  data[9] = colorType;
  return { type: 'IHDR', data };
};

/** Number of bytes of a chunk without data: length, type and checksum. */
const CHUNK_FRAME = 12;

const png = (chunks: readonly Chunk[]): Uint8Array => {
  const all = [...chunks, { type: 'IEND', data: new Uint8Array() }];
  const length = all.reduce((sum, { data }) => sum + CHUNK_FRAME + data.length, SIGNATURE.length);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { type, data } of all) {
    view.setUint32(at, data.length);
    for (let letter = 0; letter < 4; letter++) file[at + 4 + letter] = type.charCodeAt(letter);
    file.set(data, at + 8);
    view.setUint32(at + 8 + data.length, crc32(file.subarray(at + 4, at + 8 + data.length)));
    at += CHUNK_FRAME + data.length;
  }
  return file;
};
