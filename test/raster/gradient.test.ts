import { describe, expect, it } from 'vitest';
import type { Color, LinearGradient, Paint, Scene } from '../../src/model/scene.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { rocket } from './rocket.ts';

const color = (hex: string, alpha = 1): Color => ({ hex, alpha });

/** A CSS linear gradient over 512 units. 0 degrees points to the top, 90 degrees to the right. */
const gradient = (from: Color, to: Color, degrees: number): LinearGradient => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const half = 256 * (Math.abs(sine) + Math.abs(cosine));
  const [x, y] = [sine * half, cosine * half];
  return { from, to, x1: 256 - x, y1: 256 + y, x2: 256 + x, y2: 256 - y };
};

const plate = (fill: LinearGradient): Scene => ({ size: 512, shapes: [{ path: 'M0 0H512V512H0z', fill }] });

const rgbaOf = ({ hex, alpha }: Color): number[] => [
  ...[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)),
  alpha * 255,
];

/** The exact channel values of the gradient, four per pixel. */
const exactChannels = ({ from, to, x1, y1, x2, y2 }: LinearGradient, pixels: number): number[] => {
  const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const [start, end] = [rgbaOf(from), rgbaOf(to)];
  return Array.from({ length: pixels * pixels }, (_, pixel) => {
    const x = ((pixel % pixels) + 0.5) * (512 / pixels);
    const y = (Math.floor(pixel / pixels) + 0.5) * (512 / pixels);
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared;
    const at = Math.max(0, Math.min(1, along));
    return start.map((value, channel) => value + ((end[channel] as number) - value) * at);
  }).flat();
};

const colors: [input: string, from: Color, to: Color][] = [
  ['near colors', color('#075985'), color('#0f172a')],
  ['far colors', color('#6366f1'), color('#ec4899')],
  ['black and white', color('#ffffff'), color('#000000')],
  ['red and blue', color('#ff0000'), color('#0000ff')],
  ['one color', color('#075985'), color('#075985')],
  ['an opaque and a translucent color', color('#075985'), color('#075985', 0.5)],
];

describe('a rasterized gradient', () => {
  it.each(
    colors.flatMap(([input, from, to]) =>
      [0, 0.3, 30, 45, 90, 135, 179.9, 200, 315].flatMap(degrees =>
        [16, 96, 192].map(pixels => [input, degrees, pixels, from, to] as const),
      ),
    ),
  )(
    'of %s at %d degrees and %d px differs from the exact color by less than 2/255',
    (_input, degrees, pixels, from, to) => {
      const fill = gradient(from, to, degrees);
      const truth = exactChannels(fill, pixels);
      const { rgba } = rasterize(plate(fill), pixels);
      const off = truth.reduce((max, value, at) => Math.max(max, Math.abs(value - (rgba[at] as number))), 0);
      expect(off).toBeLessThan(2);
    },
  );

  it('between two equal colors has that color in every pixel, including edge pixels', () => {
    const circle = (fill: Paint): Scene => ({
      size: 512,
      shapes: [{ path: 'M0 256A256 256 0 0 1 512 256A256 256 0 0 1 0 256z', fill }],
    });
    const blue = color('#075985');
    const { rgba } = rasterize(circle(gradient(blue, blue, 30)), 64);
    const flat = rasterize(circle(blue), 64).rgba;
    for (let at = 0; at < flat.length; at += 4) {
      const [red, green, blueness, alpha = 0] = rgba.subarray(at, at + 4);
      if (alpha > 0) expect([red, green, blueness]).toEqual([0x07, 0x59, 0x85]);
      // Both images quantize coverage: one to 15 levels, the other to 31.
      expect(Math.abs(alpha - (flat[at + 3] as number))).toBeLessThanOrEqual(255 / 30 + 255 / 62 + 1);
    }
  });

  it.each([16, 48, 96, 180, 512])('behind an icon fits a palette of 256 colors at %i px', pixels => {
    expect(rasterize(rocket({ gradient: true }), pixels).indexed).toBeDefined();
    expect(rasterize(rocket({ gradient: true, fullBleed: true }), pixels).indexed).toBeDefined();
  });
});

describe('a rasterized gradient on 512 px', () => {
  it.each([0, 1, 20, 45, 90, 135, 225, 300])(
    'at %d degrees has rows of one color, or rows that repeat the previous row with a listed shift',
    degrees => {
      const fill = gradient(color('#075985'), color('#0f172a'), degrees);
      const { indices, shifts } = rasterize(plate(fill), 512).indexed ?? expect.fail('no palette');
      const rows = Array.from({ length: 512 }, (_, y) => [...indices.subarray(512 * y, 512 * (y + 1))]);
      const isShifted = (above: number[], below: number[]) =>
        shifts.some(shift => below.every((stop, x) => stop === (above[x + shift] ?? stop)));
      rows.slice(1).forEach((row, y) => {
        if (degrees % 180 !== 0) expect(isShifted(rows[y] as number[], row), `row ${y}`).toBe(true);
        else expect(new Set(row).size).toBe(1);
      });
    },
  );
});

describe('painting a translucent gradient', () => {
  const translucent = gradient(color('#075985', 0.5), color('#0f172a', 0.8), 33);
  const circle = 'M0 256A256 256 0 0 1 512 256A256 256 0 0 1 0 256z';
  const whole = 'M0 0H512V512H0z';

  it.each<[input: string, backdrop: Color, shapes: Scene['shapes']]>([
    ['transparent pixels', color('#000000', 0), []],
    ['one color', color('#ffffff'), [{ path: whole, fill: color('#ffffff') }]],
    ['a circle', color('#ffcc00'), [{ path: circle, fill: color('#ffcc00') }]],
  ])('composites its color in the middle over %s', (_input, backdrop, shapes) => {
    const pixels = 64;
    const { rgba } = rasterize(
      { size: 512, shapes: [...shapes, { path: whole, fill: translucent }] },
      pixels,
    );
    const middle = (pixels / 2) * (pixels + 1) * 4;
    const source = exactChannels(translucent, pixels).slice(middle, middle + 4);
    const alpha = (source[3] as number) / 255;
    const total = alpha + backdrop.alpha * (1 - alpha);
    const expected = rgbaOf(backdrop)
      .slice(0, 3)
      .map(
        (under, channel) =>
          ((source[channel] as number) * alpha + under * backdrop.alpha * (1 - alpha)) / total,
      );
    [...expected, 255 * total].forEach((value, channel) => {
      expect(Math.abs((rgba[middle + channel] as number) - value)).toBeLessThan(2);
    });
  });
});
