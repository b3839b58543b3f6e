// Pictures compared with ImageMagick: decoding, and scaling with its Lanczos filter in linear light.
// @module-tag slow
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import type { Pixels } from '../../src/model/scene.ts';
import { createScaler } from '../../src/raster/scale.ts';
import { temporaryFolder } from '../at-end.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { decode as decodePictureFile, type PixelAt, pngOf } from './pictures.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
// Some builds of ImageMagick cannot decode WebP. ImageMagick writes a file per frame of an animation.
const compared = readdirSync(fixtures).filter(name => !/^animated|^cmyk|\.webp$/.test(name));
const folder = temporaryFolder();
const convert = findProgram('convert-im6.q16', 'magick', 'convert');

const converted = (path: string, options: readonly string[]): Pixels => {
  const output = join(folder, 'output.png');
  const { status, stderr } = spawnSync(convert ?? '', [path, ...options, '-depth', '8', `PNG32:${output}`], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const { width, height, data } = decode(readFileSync(output));
  return { width, height, colors: new Uint32Array(Uint8Array.from(data).buffer) };
};

/** Maximum and mean difference of channels with premultiplied alpha. */
const differences = (one: Pixels, other: Pixels): { readonly largest: number; readonly mean: number } => {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let [largest, sum] = [0, 0];
  const channel = (color: number, shift: number) =>
    shift === 24 ? color >>> 24 : (((color >>> shift) & 255) * (color >>> 24)) / 255;
  one.colors.forEach((color, at) => {
    for (const shift of [0, 8, 16, 24]) {
      const difference = Math.abs(channel(color, shift) - channel(other.colors[at] ?? 0, shift));
      largest = Math.max(largest, difference);
      sum += difference;
    }
  });
  return { largest, mean: sum / (4 * one.colors.length) };
};

const SIDE = 600;
const fromCenter = (x: number, y: number) => Math.hypot(x - SIDE / 2, y - SIDE / 2);
const gray = (value: number): readonly [number, number, number, number] => [value, value, value, 255];

/** Generated pictures by name. Each is difficult to scale in another way. */
const PICTURES: Readonly<Record<string, PixelAt>> = {
  'a zone plate': (x, y) =>
    gray(Math.round(127.5 + 127.5 * Math.cos((Math.PI * fromCenter(x, y) ** 2) / SIDE))),
  'thin lines': (x, y) => gray((x + 2 * y) % 23 < 2 ? 0 : 255),
  'a grid': (x, y) => gray(x % 7 === 0 || y % 11 === 0 ? 255 : 0),
  'a checkerboard of pixels': (x, y) => gray((x + y) % 2 ? 255 : 0),
  'a translucent disc': (x, y) =>
    fromCenter(x, y) < 250 ? [220, (x * 255) / SIDE, (y * 255) / SIDE, 80 + (x % 175)] : [0, 255, 0, 0],
  'a photograph': (x, y) => [
    128 + 90 * Math.sin(x / 40) * Math.cos(y / 55) + ((x * 7919 + y * 104_729) % 23),
    128 + 90 * Math.sin((x + y) / 70) + ((x * 31 + y * 57) % 19),
    (x * 255) / SIDE,
    255,
  ],
};

/**
 * Maximum difference. ImageMagick computes with 16 bits per channel, so dark colors in linear light are inexact.
 */
const LARGEST = 3;

describeWithPrograms('ImageMagick', { convert }, () => {
  test.each(
    Object.entries(PICTURES).flatMap(([name, pixelAt]) =>
      [16, 32, 48, 96, 180, 192].map(size => [name, size, pixelAt] as const),
    ),
  )('scales %s to %i px as Favsmith does, within 3 of 255', (_name, size, pixelAt) => {
    const path = join(folder, 'input.png');
    const bytes = pngOf(SIDE, SIDE, pixelAt);
    writeFileSync(path, bytes);
    const colors = new Uint32Array(Uint8Array.from(decode(bytes).data).buffer);
    const scale = createScaler(
      { width: SIDE, height: SIDE, colors },
      { x: 0, y: 0, width: SIDE, height: SIDE },
    );
    const options = [
      '-colorspace',
      'RGB',
      '-filter',
      'Lanczos',
      '-resize',
      `${size}x${size}`,
      '-colorspace',
      'sRGB',
    ];
    const { largest, mean } = differences(scale(size, size), converted(path, options));
    expect(mean).toBeLessThan(1);
    expect(largest).toBeLessThanOrEqual(LARGEST);
  });

  test.each(compared)('decodes %s as Favsmith does', async name => {
    const path = join(fixtures, name);
    const { largest, mean } = differences(
      await decodePictureFile(new Uint8Array(readFileSync(path))),
      converted(path, ['-colorspace', 'sRGB']),
    );
    expect(mean).toBeLessThan(1.5);
    expect(largest).toBeLessThan(name.endsWith('.jpg') ? 60 : 2);
  });
});
