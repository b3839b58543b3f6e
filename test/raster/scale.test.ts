// Scaling of pictures, compared with the definition of the filter.
import { describe, expect, it } from 'vitest';
import { createScaler } from '../../src/raster/scale.ts';

const linearOf = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const channelOf = (value: number): number => {
  const bounded = Math.min(1, Math.max(0, value));
  return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055));
};
const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const lanczos = (x: number): number => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0);

/** The weight of each source pixel for the target pixel `at`. */
const weightsOf = (from: number, to: number, at: number): readonly (readonly [number, number])[] => {
  const step = from / to;
  const stretch = Math.max(1, step);
  const center = (at + 0.5) * step - 0.5;
  const weights = Array.from({ length: from }, (_, source): [number, number] => [
    source,
    lanczos((source - center) / stretch),
  ]).filter(([, weight]) => weight !== 0);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([source, weight]) => [source, weight / sum]);
};

/**
 * Expected channels of a pixel in a picture that is scaled from `side` to `size` pixels. Columns are scaled first,
 * then clamped, then rows are scaled.
 */
const expectedPixel = (colors: Uint32Array, side: number, size: number, x: number, y: number) => {
  const sums = [0, 0, 0, 0];
  for (const [column, across] of weightsOf(side, size, x)) {
    const down = [0, 0, 0, 0];
    for (const [row, weight] of weightsOf(side, size, y)) {
      const color = colors[row * side + column] ?? 0;
      const alpha = (color >>> 24) / 255;
      [0, 8, 16].forEach((shift, index) => {
        down[index] = (down[index] ?? 0) + linearOf((color >>> shift) & 255) * alpha * weight;
      });
      down[3] = (down[3] ?? 0) + alpha * weight;
    }
    const alpha = Math.max(0, down[3] ?? 0);
    down.forEach((value, index) => {
      const limited = Math.min(Math.min(1, alpha), Math.max(0, value) / Math.max(1, alpha));
      sums[index] = (sums[index] ?? 0) + across * limited;
    });
  }
  const [red = 0, green = 0, blue = 0, alpha = 0] = sums;
  if (Math.round(255 * alpha) <= 0) return [0, 0, 0, 0];
  return [...[red, green, blue].map(value => channelOf(value / alpha)), Math.round(255 * Math.min(1, alpha))];
};

const packed = (red: number, green: number, blue: number, alpha = 255): number =>
  ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;

const picture = (side: number, colorAt: (x: number, y: number) => number): Uint32Array =>
  Uint32Array.from({ length: side * side }, (_, at) => colorAt(at % side, Math.floor(at / side)));

/** Rings whose frequency increases up to the Nyquist limit. An inaccurate filter would show moiré patterns. */
const zonePlate = (side: number): Uint32Array =>
  picture(side, (x, y) => {
    const value = Math.round(
      127.5 + 127.5 * Math.cos((Math.PI * ((x - side / 2) ** 2 + (y - side / 2) ** 2)) / side),
    );
    return packed(value, value, value);
  });

const PICTURES: readonly (readonly [string, number, Uint32Array])[] = [
  ['a zone plate', 400, zonePlate(400)],
  ['lines', 300, picture(300, (x, y) => ((x + 2 * y) % 17 < 2 ? packed(0, 0, 0) : packed(255, 255, 255)))],
  [
    'a translucent disc',
    200,
    picture(200, (x, y) =>
      Math.hypot(x - 100, y - 100) < 70 ? packed(200, x, y, 40 + x) : packed(9, 250, 9, 0),
    ),
  ],
  ['noise', 128, picture(128, (x, y) => packed((x * 73 + y * 151) % 256, (x * y * 31) % 256, (x * 7) % 256))],
];

describe.each(PICTURES)('createScaler, for %s of %d px,', (_name, side, colors) => {
  it.each([16, 32, 48, 96, 180, 512])(
    'scales to %d px as Lanczos in linear light does, within 1 of 255',
    size => {
      const scale = createScaler(
        { width: side, height: side, colors },
        { x: 0, y: 0, width: side, height: side },
      );
      const scaled = scale(size, size).colors;
      for (let probe = 0; probe < 60; probe++) {
        const [x, y] = [(probe * 37) % size, (probe * 101 + 5) % size];
        const color = scaled[y * size + x] ?? 0;
        const expected = expectedPixel(colors, side, size, x, y);
        // For a low alpha, division amplifies the rounding errors of the color channels.
        const tolerance = (expected[3] ?? 0) < 16 ? 16 : 1;
        expected.forEach((value, index) => {
          const difference = Math.abs(((color >>> (8 * index)) & 255) - value);
          expect(difference, `channel ${index} (${x},${y})`).toBeLessThanOrEqual(index === 3 ? 1 : tolerance);
        });
      }
    },
  );
});

describe('createScaler', () => {
  it('returns a picture unchanged at its own size', () => {
    const [, side, colors] = PICTURES[3] ?? ['', 0, new Uint32Array()];
    const box = { x: 0, y: 0, width: side, height: side };
    expect(createScaler({ width: side, height: side, colors }, box)(side, side).colors).toEqual(colors);
  });

  it('scales only the given box of the picture', () => {
    const colors = picture(40, (x, y) =>
      x >= 10 && x < 30 && y >= 20 ? packed(255, 0, 0) : packed(0, 0, 255),
    );
    const scale = createScaler({ width: 40, height: 40, colors }, { x: 10, y: 20, width: 20, height: 20 });
    expect(new Set(scale(7, 7).colors)).toEqual(new Set([packed(255, 0, 0)]));
  });

  it('keeps one color exactly when it reduces a picture of 3001 × 2100 px', () => {
    const [width, height] = [3001, 2100];
    const colors = new Uint32Array(width * height).fill(packed(12, 200, 90));
    const scale = createScaler({ width, height, colors }, { x: 0, y: 0, width, height });
    expect(new Set(scale(300, 210).colors)).toEqual(new Set([packed(12, 200, 90)]));
  });
});
