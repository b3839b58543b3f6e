import { describe, expect, it } from 'vitest';
import type { Color, Scene, Shape, Stroke } from '../../src/model/scene.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { paintWithResvg, referenceImage } from './resvg.ts';
import { rocket } from './rocket.ts';

const black: Color = { hex: '#000000', alpha: 1 };
const red: Color = { hex: '#ff0000', alpha: 1 };
const half: Color = { hex: '#000000', alpha: 0.5 };

const scene = (...shapes: Shape[]): Scene => ({ size: 32, shapes });
const fill = (path: string, more: Partial<Shape> = {}): Shape => ({ path, fill: black, ...more });
const line = (path: string, stroke: Partial<Stroke> = {}, more: Partial<Shape> = {}): Shape => ({
  path,
  stroke: { paint: black, width: 4, cap: 'butt', join: 'miter', miterLimit: 4, ...stroke },
  ...more,
});

/** Painted area in square scene units: the sum of the alpha channel. */
const areaOf = (picture: Scene, pixels = 64): number =>
  rasterize(picture, pixels).rgba.reduce((sum, value, at) => (at % 4 === 3 ? sum + value : sum), 0) /
  255 /
  (pixels / picture.size) ** 2;

const channelsAt = (picture: Scene, x: number, y: number, pixels = 32): number[] => {
  const { rgba } = rasterize(picture, pixels);
  return [...rgba.subarray((y * pixels + x) * 4, (y * pixels + x) * 4 + 4)];
};

const circle = (x: number, y: number, r: number, sweep = 1) =>
  `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;

describe('the painted area of a rasterized shape', () => {
  const rows: [input: string, shape: Shape, area: number][] = [
    ['a rectangle between pixels', fill('M3.3 4.7h10.45v7.6h-10.45z'), 10.45 * 7.6],
    ['a sliver thinner than a pixel', fill('M3.3 4h.15v20h-.15z'), 3],
    ['a slanted square', fill('M16 4L28 16L16 28L4 16z'), 288],
    ['a circle', fill(circle(16, 16, 11)), Math.PI * 121],
    ['an evenodd ring', fill(circle(16, 16, 12) + circle(16, 16, 6), { fillRule: 'evenodd' }), Math.PI * 108],
    ['a ring by opposite winding', fill(circle(16, 16, 12) + circle(16, 16, 6, 0)), Math.PI * 108],
    ['two concentric discs of the same winding', fill(circle(16, 16, 12) + circle(16, 16, 6)), Math.PI * 144],
    ['two overlapping squares', fill('M4 4h16v16h-16zM12 12h16v16h-16z'), 448],
    [
      'overlapping squares by evenodd',
      fill('M4 4h16v16h-16zM12 12h16v16h-16z', { fillRule: 'evenodd' }),
      384,
    ],
    ['a bow tie', fill('M4 4L28 28V4L4 28z'), 288],
    ['an open path, closed by the fill', fill('M4 4H28V28'), 288],
    ['a square larger than the image', fill('M-50 -50H100V100H-50z'), 1024],
    ['a triangle that reaches beyond the image', fill('M-20 -20L60 60V-20z'), 512],
    ['a butt line', line('M4 16H28'), 96],
    ['a square line', line('M4 16H28', { cap: 'square' }), 112],
    ['a round line', line('M4 16H28', { cap: 'round' }), 96 + 4 * Math.PI],
    ['a slanted line', line('M6 6L26 21'), 100],
    ['a round dot', line('M16 16h0', { cap: 'round' }), 4 * Math.PI],
    ['a square dot', line('M16 16h0', { cap: 'square' }), 16],
    ['a butt dot', line('M16 16h0'), 0],
    ['a mitered corner', line('M6 26V6H26'), 160],
    ['a beveled corner', line('M6 26V6H26', { join: 'bevel' }), 158],
    ['a rounded corner', line('M6 26V6H26', { join: 'round' }), 156 + Math.PI],
    ['a corner beyond the miter limit', line('M6 26V6H26', { miterLimit: 1 }), 158],
    ['a closed square', line('M8 8H24V24H8z'), 256],
    ['a closed square whose hole the stroke covers', line('M14 14H18V18H14z', { width: 8 }), 144],
    ['a ring', line(circle(16, 16, 9)), 2 * Math.PI * 9 * 4],
    ['a closed ring whose stroke covers its center', line(circle(16, 16, 2), { width: 12 }), Math.PI * 64],
    [
      'an open ring whose stroke covers its center',
      line(circle(16, 16, 2).slice(0, -1), { width: 12, cap: 'round' }),
      Math.PI * 64,
    ],
    ['a line that returns on itself', line('M6 16H26H6', { join: 'round', cap: 'round' }), 80 + 4 * Math.PI],
    ['a crossing', line('M4 16H28M16 4V28'), 2 * 96 - 16],
    ['a magnified line', line('M1 4H7', { width: 1 }, { transform: [4, 0, 0, 4, 0, 0] }), 96],
    ['a mirrored line', line('M1 4H7', { width: 1 }, { transform: [-4, 0, 0, 4, 32, 0] }), 96],
    ['a line scaled in one direction', line('M16 2V6', {}, { transform: [1, 0, 0, 4, 0, 0] }), 64],
    ['fill and line of one color', line('M8 8H24V24H8z', {}, { fill: black }), 400],
    ['half-transparent paint', fill('M8 8H24V24H8z', { fill: half }), 128],
    ['half-transparent shape', line('M8 8H24V24H8z', {}, { fill: black, opacity: 0.5 }), 200],
  ];
  it.each(rows)('is exact for %s', (_input, shape, area) => {
    // The tolerance allows for 31 coverage levels, 8-bit alpha, and curves flattened to 0.03 pixels.
    expect(Math.abs(areaOf(scene(shape)) - area)).toBeLessThan(0.35 + area * 0.004);
  });
});

describe('a rasterized color', () => {
  it('is exact inside a shape, with straight alpha', () => {
    expect(channelsAt(scene(fill('M0 0H32V32H0z', { fill: red })), 5, 5)).toEqual([255, 0, 0, 255]);
    expect(channelsAt(scene(fill('M0 0H32V32H0z', { fill: half })), 5, 5)).toEqual([0, 0, 0, 128]);
    expect(channelsAt(scene(fill('M0 0H5.5V32H0z', { fill: red })), 5, 5)).toEqual([255, 0, 0, 132]);
    expect(channelsAt(scene(), 5, 5)).toEqual([0, 0, 0, 0]);
  });

  it('is composited in painting order', () => {
    const below = fill('M0 0H32V32H0z', { fill: red });
    expect(channelsAt(scene(below, fill('M0 0H32V32H0z', { fill: half })), 5, 5)).toEqual([128, 0, 0, 255]);
    expect(channelsAt(scene(fill('M0 0H32V32H0z', { fill: half }), below), 5, 5)).toEqual([255, 0, 0, 255]);
  });

  it('is opaque in a pixel where two shapes of the same color meet', () => {
    const seam = scene(fill('M0 0H16.4V32H0z'), fill('M16.4 0H32V32H16.4z'));
    expect(channelsAt(seam, 16, 9)).toEqual([0, 0, 0, 255]);
  });

  it('of a fill and its stroke under one group opacity does not blend the two where they overlap', () => {
    const both = line('M8 8H24V24H8z', { paint: red }, { fill: black, opacity: 0.5 });
    expect(channelsAt(scene(both), 9, 16)).toEqual([255, 0, 0, 128]);
    expect(channelsAt(scene(both), 16, 16)).toEqual([0, 0, 0, 128]);
  });

  it('of a gradient changes along the gradient line and is constant beyond its ends', () => {
    const gradient = {
      from: { hex: '#000000', alpha: 1 },
      to: { hex: '#ffffff', alpha: 0 },
      x1: 8,
      y1: 0,
      x2: 24,
      y2: 0,
    };
    const picture = scene(fill('M0 0H32V32H0z', { fill: gradient }));
    expect(channelsAt(picture, 2, 3)).toEqual([0, 0, 0, 255]);
    expect(channelsAt(picture, 15, 3)).toEqual([120, 120, 120, 135]);
    expect(channelsAt(picture, 30, 3)).toEqual([0, 0, 0, 0]);
  });
});

describe('the rasterizer', () => {
  const pictures: [string, Scene][] = [
    ['a rocket', rocket()],
    ['a rocket on a gradient', rocket({ gradient: true })],
    ['curves and corners', scene(line('M4 26C4 -10 28 -10 28 26Q16 0 12 20T6 28', { join: 'miter' }))],
    [
      'a wide line along tight bends',
      scene(
        line('M6 20a2 2 0 0 1 4 0v2a2 2 0 0 0 4 0v-9a3 3 0 0 1 6 0l5 9', {
          width: 6,
          join: 'round',
          cap: 'round',
        }),
      ),
    ],
    ['a half ring wider than round', scene(line('M12 10a6 6 0 0 1 0 12', { width: 16, cap: 'round' }))],
    ['a line that crosses itself', scene(line('M4 4L28 28L4 28L28 4', { join: 'bevel' }))],
    ['a star by evenodd', scene(fill('M16 2L25 30L2 12H30L7 30z', { fillRule: 'evenodd' }))],
  ];
  const meanError = (pixels: ArrayLike<number>, truth: Float64Array) =>
    truth.reduce((sum, value, at) => sum + Math.abs(value - (pixels[at] as number)), 0) / truth.length;

  /**
   * Maximum ratio of our error to that of resvg, by size. Large images have only 15 coverage levels, and resvg is
   * exact on long straight lines.
   */
  const sizes: [size: number, maxRatio: number][] = [
    [16, 1],
    [48, 1],
    [180, 1.25],
  ];
  it.each(pictures.flatMap(([name, picture]) => sizes.map(row => [name, ...row, picture] as const)))(
    'renders %s at %i px with less than %d times the mean error of resvg',
    (_name, size, maxRatio, picture) => {
      const truth = referenceImage(picture, size);
      const { rgba } = rasterize(picture, size);
      const premultiplied = Float64Array.from(rgba, (value, at) =>
        at % 4 === 3 ? value : (value * (rgba[at | 3] as number)) / 255,
      );
      const error = meanError(paintWithResvg(picture, size), truth);
      expect(meanError(premultiplied, truth)).toBeLessThan(maxRatio * error);
    },
  );
});

describe('rasterizing a malformed or extreme scene', () => {
  const tangle = `M0 0${Array.from({ length: 3000 }, (_, at) => `L${(at * 7919) % 32} ${(at * 104729) % 32}`).join('')}`;
  const rows: [string, Shape][] = [
    ['an empty path', fill('')],
    ['a single moveto', fill('M5 5')],
    ['coordinates of extreme size', fill('M-1e300 -1e300L1e300 -1e300L1e300 1e300L-1e300 1e300z')],
    ['a line of extreme size', line('M-1e30 5L1e30 5.1', { cap: 'round', join: 'round' })],
    ['a curve of extreme size', line('M0 0C1e30 1e30 -1e30 1e30 32 32')],
    ['a stroke of extreme width', line('M4 4L28 20L5 20', { width: 1e30, join: 'round', cap: 'round' })],
    ['a stroke of width 0', line('M4 4L28 20', { width: 0, join: 'round', cap: 'round' })],
    ['a stroke of width NaN', line('M4 4L28 20', { width: Number.NaN, join: 'round' })],
    ['a transform with NaN', fill('M0 0H32V32z', { transform: [Number.NaN, 0, 0, 1, 0, 0] })],
    ['a transform with scale 0', line('M0 0H32V32z', { join: 'round' }, { transform: [0, 0, 0, 0, 5, 5] })],
    ['a tangle of 3000 lines', fill(tangle)],
  ];
  it.each(rows)('returns an image for %s', (_input, shape) => {
    expect(rasterize(scene(shape), 64).rgba.length).toBe(64 * 64 * 4);
  });
});
