// PNG decoder with RGBA output.
import { type DecodedPng, decode } from 'fast-png';

/** Pixels with 8 bits per channel: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const OPAQUE = 255;

/** Decodes every color type and bit depth. Throws an error if `png` is not a valid PNG file. */
export const decodePng = (png: Uint8Array): Pixels => {
  const image = decode(png);
  const { width, height } = image;
  const colorOf = image.palette ? paletteColor(image, image.palette) : directColor(image);
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set(colorOf(x, y), (y * width + x) * 4);
  return { width, height, rgba };
};

type ColorAt = (x: number, y: number) => readonly number[];

const paletteColor = (image: DecodedPng, palette: NonNullable<DecodedPng['palette']>): ColorAt => {
  const colors = palette.map(([red = 0, green = 0, blue = 0, alpha = OPAQUE]) => [red, green, blue, alpha]);
  return (x, y) => colors[sampleOf(image, x, y, 0)] ?? [0, 0, 0, OPAQUE];
};

const directColor = (image: DecodedPng): ColorAt => {
  const { channels, depth, transparency } = image;
  const maximum = 2 ** depth - 1;
  const toByte = (value: number) => Math.round((value / maximum) * 255);
  const hasAlpha = channels % 2 === 0;
  const colorChannels = hasAlpha ? channels - 1 : channels;
  return (x, y) => {
    const samples = Array.from({ length: colorChannels }, (_, channel) => sampleOf(image, x, y, channel));
    const [red = 0, green = red, blue = red] = samples;
    // Without an alpha channel, the chunk tRNS may declare one color transparent.
    const isKey =
      transparency !== undefined && samples.every((value, index) => value === transparency[index]);
    const keyed = isKey ? 0 : OPAQUE;
    const alpha = hasAlpha ? toByte(sampleOf(image, x, y, channels - 1)) : keyed;
    return [toByte(red), toByte(green), toByte(blue), alpha];
  };
};

/** Unpacks samples of less than 8 bits; rows are byte-aligned. */
const sampleOf = (
  { data, width, channels, depth }: DecodedPng,
  x: number,
  y: number,
  channel: number,
): number => {
  if (depth >= 8) return data[(y * width + x) * channels + channel] ?? 0;
  const bytesPerRow = Math.ceil((width * depth) / 8);
  const bit = x * depth;
  const byte = data[y * bytesPerRow + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
};
