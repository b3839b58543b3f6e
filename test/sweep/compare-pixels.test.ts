// Image comparison of the sweep. It tolerates different anti-aliasing.
import { describe, expect, it } from 'vitest';
import { averaged, countDifferences } from '../../scripts/sweep/compare-pixels.mjs';
import type { Scene, Shape } from '../../src/model/scene.ts';
import { rasterize } from '../../src/raster/rasterize.ts';

const SIZE = 32;
const white = { hex: '#ffffff', alpha: 1 };
const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}z`;
const image = (...shapes: readonly Shape[]): Uint8Array => {
  const scene: Scene = { size: SIZE, shapes };
  return Uint8Array.from(rasterize(scene, SIZE).rgba);
};
const drawn = (path: string, fill = white) => image({ path, fill });

describe('countDifferences', () => {
  const reference = drawn(square(8, 8, 12));

  it.each([
    ['the same image', drawn(square(8, 8, 12))],
    ['edges that are moved by a quarter of a pixel', drawn(square(8.25, 8.25, 12))],
    ['edges that are moved by three quarters of a pixel', drawn(square(8.75, 8, 12))],
    ['a color that differs by no more than rounding', drawn(square(8, 8, 12), { hex: '#f0f0f0', alpha: 1 })],
  ])('counts no differences in %s', (_, other) => {
    expect(countDifferences(reference, other, SIZE)).toBe(0);
  });

  it.each([
    ['a blank image', image()],
    ['a shape that is moved by two pixels', drawn(square(10, 8, 12))],
    ['another color', drawn(square(8, 8, 12), { hex: '#c0c0c0', alpha: 1 })],
    ['another opacity', drawn(square(8, 8, 12), { hex: '#ffffff', alpha: 0.7 })],
    ['a line of one pixel that is missing', drawn(`${square(8, 8, 12)}M2 24h28v1h-28z`)],
    ['a hole of two pixels', drawn(`${square(8, 8, 12)}M13 13v2h2v-2z`)],
  ])('counts %s as a difference, whichever image comes first', (_, other) => {
    expect(countDifferences(reference, other, SIZE)).toBeGreaterThan(0);
    expect(countDifferences(other, reference, SIZE)).toBeGreaterThan(0);
  });
});

describe('averaged', () => {
  it('scales an image down to the mean color of each square of pixels', () => {
    const checkerboard = Uint8Array.from({ length: 4 * 4 * 4 }, (_, at) => ((at >> 2) % 2) * 200);
    expect([...averaged(checkerboard, 2, 2)]).toEqual(Array(16).fill(100));
  });
});
