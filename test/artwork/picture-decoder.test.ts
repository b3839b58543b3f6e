// Decoding of pictures: formats, orientation, limits, and damaged or malicious files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../bench/statistics.mjs';
import { ArtworkError } from '../../src/compose/artwork/clean-svg.ts';
import { gifHeader } from '../../src/model/picture-header.ts';
import type { Pixels } from '../../src/model/scene.ts';
import { decode, pngHeader, pngOf } from './pictures.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));
const FIXTURES = readdirSync(folder).filter(name => name !== 'cmyk.jpg');

const refusalOf = async (bytes: Uint8Array): Promise<string> =>
  decode(bytes).then(
    ({ width, height }) => `decoded ${width}x${height}`,
    error => {
      if (error instanceof ArtworkError) return error.message;
      throw error;
    },
  );

/** Channels of a pixel, from red to alpha. */
const channelsAt = ({ width, colors }: Pixels, x: number, y: number): readonly number[] => {
  const color = colors[y * width + x] ?? 0;
  return [0, 8, 16, 24].map(shift => (color >>> shift) & 255);
};

/**
 * Colors in the fixtures. Each has 64 × 48 px: quarters in red, green, blue and white, each darker to its right.
 */
const QUARTERS: readonly (readonly [x: number, y: number, color: readonly number[]])[] = [
  [20, 16, [200, 10, 10]],
  [36, 16, [16, 176, 56]],
  [20, 32, [10, 40, 200]],
  [36, 32, [246, 246, 246]],
];

/** The gray channel of a color: its luminance in linear light. */
const grayOf = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => (channel / 255) ** 2.2);
  return 255 * (0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2);
};

describe('decodePicture', () => {
  it.each(FIXTURES)('decodes %s', async name => {
    const pixels = await decode(fixture(name));
    expect([pixels.width, pixels.height]).toEqual([64, 48]);
    for (const [x, y, color] of QUARTERS) {
      const [red = 0, green = 0, blue = 0, alpha] = channelsAt(pixels, x, y);
      expect(alpha).toBe(255);
      const found = [red, green, blue];
      const differences = name.startsWith('gray')
        ? [red - grayOf(color)]
        : found.map((value, index) => value - (color[index] ?? 0));
      for (const difference of differences)
        expect(Math.abs(difference), `${found} at ${x}, ${y}`).toBeLessThanOrEqual(12);
    }
  });

  it.each([
    [1, 64, 48, 20, 16],
    [2, 64, 48, 43, 16],
    [3, 64, 48, 43, 31],
    [4, 64, 48, 20, 31],
    [5, 48, 64, 16, 20],
    [6, 48, 64, 31, 20],
    [7, 48, 64, 31, 43],
    [8, 48, 64, 16, 43],
  ])('turns a JPEG upright by its EXIF orientation %i', async (orientation, width, height, x, y) => {
    const pixels = await decode(withOrientation(fixture('baseline.jpg'), orientation));
    expect([pixels.width, pixels.height]).toEqual([width, height]);
    const [red = 0, green = 0] = channelsAt(pixels, x, y);
    expect(red - green).toBeGreaterThan(150);
  });

  it.each([
    ['a PNG', pngHeader(4001, 4000), '4001x4000 px', 16],
    ['a PNG', pngHeader(16_385, 1), '16385x1 px', 16],
    ['an interlaced PNG', pngHeader(2049, 2048, 1), '2049x2048 px', 4],
    ['a JPEG', jpegOf(2049, 2048), '2049x2048 px', 4],
    ['a GIF', gifOf(0xffff, 0xffff), '65535x65535 px', 4],
    ['a WebP', webpOf(16_383, 16_383), '16383x16383 px', 4],
  ])('refuses %s of too many pixels before it decodes it', async (_name, bytes, size, millions) => {
    expect(await refusalOf(bytes)).toMatch(new RegExp(`^The artwork has ${size}.*${millions} million`));
  });

  it('decodes a PNG of more than 4 million pixels at half its size', async () => {
    const side = 2200;
    const png = pngOf(side, side, (x, y) =>
      x < side / 2 ? [200, 10, 10, 255] : [0, 0, 0, y % 2 === 0 ? 255 : 0],
    );
    const pixels = await decode(png);
    expect([pixels.width, pixels.height]).toEqual([side / 2, side / 2]);
    expect(channelsAt(pixels, 10, 10)).toEqual([200, 10, 10, 255]);
    expect(channelsAt(pixels, 1090, 1090)).toEqual([0, 0, 0, 128]);
  });

  it('refuses a JPEG in CMYK, and says what to do', async () => {
    expect(await refusalOf(fixture('cmyk.jpg'))).toMatch(/CMYK.*save it in RGB/);
  });

  it.each<[string, Uint8Array]>([
    ['a PNG that inflates to more than its size', pngBomb()],
    ['a PNG without pixels', pngHeader(0, 8)],
    ['a PNG with two headers', twice(fixture('opaque.png'), 33)],
    ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9)],
    ['a JPEG with two frames', twoFrames(fixture('baseline.jpg'))],
    ['a JPEG with 12 bits per color', jpegOf(8, 8, 12)],
    ['a lossless JPEG', jpegOf(8, 8, 8, 0xc3)],
    ['a JPEG with 200 scans', concat(fixture('progressive.jpg'), repeated([0xff, 0xda, 0, 2], 200))],
    ['a GIF without a frame', fixture('still.gif').subarray(0, 13)],
    ['a GIF whose extension never ends', concat(gifOf(8, 8).subarray(0, 13), Uint8Array.of(0x21, 0xfe, 255))],
    ['a WebP without a frame', webpOf(8, 8).subarray(0, 30)],
    ['a WebP of zeros', webpOf(8, 8)],
  ])('refuses %s with a message of one sentence', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toMatch(/^The artwork [^.]+\.$/);
  });

  it.each(FIXTURES)('returns pixels or refuses %s when it is truncated', async name => {
    const bytes = fixture(name);
    for (let part = 1; part < 16; part++)
      expect(await refusalOf(bytes.subarray(0, Math.floor((bytes.length * part) / 16)))).toMatch(
        /^The artwork [^.]+\.$|^decoded 64x48$/,
      );
  });

  it.each([
    ['baseline.jpg', /^The artwork is a truncated JPEG: its end is missing\.$/],
    ['progressive.jpg', /^The artwork is a truncated JPEG: its end is missing\.$/],
    ['opaque.png', /^The artwork is truncated\.$/],
    ['lossy.webp', /^The artwork is a damaged WebP: it has no picture\.$/],
    ['still.gif', /^The artwork is a GIF whose first frame is damaged or empty\.$/],
  ])('refuses %s with a message of its own when its end is missing', async (name, message) => {
    const bytes = fixture(name);
    for (const part of [0.6, 0.8, 0.95])
      expect(await refusalOf(bytes.subarray(0, bytes.length * part))).toMatch(message);
  });

  it('says that a JPEG without Huffman tables is damaged or truncated', async () => {
    const bytes = Buffer.from(fixture('baseline.jpg'));
    // The segments with Huffman tables become comments.
    for (let at = bytes.indexOf('ffc4', 'hex'); at >= 0; at = bytes.indexOf('ffc4', 'hex'))
      bytes[at + 1] = 0xfe;
    expect(await refusalOf(new Uint8Array(bytes))).toBe('The artwork is a damaged or truncated JPEG.');
  });

  it.each([
    ['WebP', animated(fixture('lossless.webp'), { left: 10, top: 6 }), [100, 80]],
    ['GIF', moved(fixture('still.gif'), { left: 10, top: 6, screen: [100, 80] }), [100, 80]],
    [
      'GIF that leaves its screen',
      moved(fixture('still.gif'), { left: 10, top: 6, screen: [9, 70] }),
      [74, 70],
    ],
  ])('draws the first frame of a %s at its place', async (_name, bytes, size) => {
    const pixels = await decode(bytes);
    expect([pixels.width, pixels.height]).toEqual(size);
    for (const [x, y, color] of QUARTERS) {
      const [red = 0, green = 0, blue = 0, alpha] = channelsAt(pixels, x + 10, y + 6);
      expect(alpha).toBe(255);
      for (const [at, channel] of [red, green, blue].entries())
        expect(Math.abs(channel - (color[at] ?? 0))).toBeLessThanOrEqual(12);
    }
    expect(channelsAt(pixels, 9, 20)).toEqual([0, 0, 0, 0]);
    expect(channelsAt(pixels, 20, 5)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['an animated GIF', fixture('animated.gif'), true],
    ['an animated WebP', fixture('animated.webp'), true],
    ['an APNG', withAnimation(fixture('opaque.png'), 3), true],
    ['an APNG of one frame', withAnimation(fixture('opaque.png'), 1), false],
    ['a GIF', fixture('still.gif'), false],
    ['a WebP', fixture('lossy.webp'), false],
    ['a PNG', fixture('opaque.png'), false],
    ['a JPEG', fixture('baseline.jpg'), false],
  ])('says of %s whether it is an animation', async (_name, bytes, isAnimated) => {
    const { notes } = await decode(bytes);
    expect(notes.map(({ id }) => id)).toEqual(isAnimated ? ['animation-left-out'] : []);
  });

  it.each(FIXTURES)('returns pixels or refuses 40 damaged copies of %s', async name => {
    const below = randomFrom(name.length);
    for (let copy = 0; copy < 40; copy++) {
      const bytes = fixture(name).slice();
      // The first bytes stay unchanged, so that the file keeps its type.
      for (let change = 0; change <= copy % 8; change++) bytes[16 + below(bytes.length - 16)] = below(256);
      expect(await refusalOf(bytes)).toMatch(/^The artwork [^.]+\.$|^decoded \d+x\d+$/);
    }
  });
});

const concat = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const repeated = (bytes: readonly number[], count: number): Uint8Array =>
  Uint8Array.from({ length: bytes.length * count }, (_, at) => bytes[at % bytes.length] ?? 0);

/** Repeats the part after the signature, up to `length`. */
function twice(bytes: Uint8Array, length: number): Uint8Array {
  return concat(bytes.subarray(0, length), bytes.subarray(8, length), bytes.subarray(length));
}

/** A PNG of 600 × 600 px whose header says 8 × 8 px. */
function pngBomb(): Uint8Array {
  const bytes = Buffer.from(pngOf(600, 600, () => [0, 0, 0, 0]));
  bytes.writeUInt32BE(8, 16);
  bytes.writeUInt32BE(8, 20);
  return new Uint8Array(bytes);
}

function jpegOf(width: number, height: number, precision = 8, marker = 0xc0): Uint8Array {
  const bytes = Buffer.from('ffd8ffc0000b08000000000101110000ffda0008010100003f0000ffd9', 'hex');
  bytes[3] = marker;
  bytes[6] = precision;
  bytes.writeUInt16BE(height, 7);
  bytes.writeUInt16BE(width, 9);
  return new Uint8Array(bytes);
}

/** Inserts a second frame header before the first one. */
function twoFrames(bytes: Uint8Array): Uint8Array {
  const header = jpegOf(8, 8).subarray(2, 15);
  return concat(bytes.subarray(0, 2), header, bytes.subarray(2));
}

function gifOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from('474946383961080008000000002c000000000000000000023b', 'hex');
  bytes.writeUInt16LE(width, 18);
  bytes.writeUInt16LE(height, 20);
  return new Uint8Array(bytes);
}

function webpOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(
    `52494646ff00000057454250565038202000000010000000009d012a${'00'.repeat(100)}`,
    'hex',
  );
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return new Uint8Array(bytes);
}

/** An animation of 100 × 80 px. Its first frame is a still WebP, its second frame is damaged. */
function animated(still: Uint8Array, { left, top }: { left: number; top: number }): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return concat(head, data, new Uint8Array(data.length & 1));
  };
  const uint24 = (...values: readonly number[]) =>
    Uint8Array.from(values.flatMap(value => [value & 255, (value >> 8) & 255, value >> 16]));
  const extended = concat(Uint8Array.of(0x12, 0, 0, 0), uint24(99, 79));
  const place = concat(uint24(left / 2, top / 2, 63, 47, 100), Uint8Array.of(0));
  const content = concat(
    Buffer.from('WEBP'),
    chunk('VP8X', extended),
    chunk('ANIM', new Uint8Array(6)),
    chunk('ANMF', concat(place, still.subarray(12))),
    chunk('ANMF', concat(place, Uint8Array.of(1, 2, 3))),
  );
  return chunk('RIFF', content);
}

/** Moves the first frame of a GIF without extensions, and sets the size of its screen. */
function moved(
  gif: Uint8Array,
  { left, top, screen: [width = 0, height = 0] }: { left: number; top: number; screen: readonly number[] },
): Uint8Array {
  const bytes = Buffer.from(gif);
  const { frame } = gifHeader(gif);
  // The frame begins with its separator and its place.
  const at = bytes.indexOf(
    Buffer.from(Uint16Array.of(0, 0, frame?.width ?? 0, frame?.height ?? 0).buffer),
    13,
  );
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  bytes.writeUInt16LE(left, at);
  bytes.writeUInt16LE(top, at + 2);
  return new Uint8Array(bytes);
}

/** Inserts the chunk acTL with a number of frames after the header of a PNG. */
function withAnimation(png: Uint8Array, frames: number): Uint8Array {
  const chunk = Buffer.from('000000086163544c000000000000000000000000', 'hex');
  chunk.writeUInt32BE(frames, 8);
  return concat(png.subarray(0, 33), chunk, png.subarray(33));
}

/** Inserts an EXIF segment with an orientation. */
function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const exif = Buffer.from(
    `ffe1002245786966000049492a00080000000100120103000100000000${'00'.repeat(7)}`,
    'hex',
  );
  exif[28] = orientation;
  return concat(jpeg.subarray(0, 2), exif, jpeg.subarray(2));
}
