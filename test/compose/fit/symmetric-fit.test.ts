// Symmetry and size of grid-fitted images.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
import { type Glyph, glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
import { rasterize } from '../../../src/raster/rasterize.ts';
import { catalog, glyphOf, lookWith } from '../icons.ts';

type Axis = 'left-right' | 'top-bottom';

/** Maximum differences of an image from its mirror image, as fractions of the ink. */
const SYMMETRIC = 0.01;
const ALMOST_SYMMETRIC = 0.03;

/** Coverage of each pixel by the glyph. The glyph is fitted to `pixels`, unless `isScaled` is true. */
const coverageOf = (glyph: Glyph, pixels: number, isScaled = false): Float32Array => {
  const look = lookWith();
  const scene = composeScene(glyph, look, { role: 'any', ...(!isScaled && { pixels }) });
  const { rgba } = rasterize({ ...scene, shapes: scene.shapes.slice(scene.plateShapes) }, pixels);
  return Float32Array.from({ length: pixels * pixels }, (_, at) => (rgba[4 * at + 3] as number) / 255);
};

/** Difference of an image from its mirror image. `shift` moves the mirror axis by half a pixel. */
const asymmetry = (coverage: Float32Array, pixels: number, axis: Axis, shift = 0): number => {
  let [difference, ink] = [0, 0];
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) {
      const value = coverage[y * pixels + x] as number;
      const mirrored = (at: number) => pixels - 1 - at + 2 * shift;
      const [mx, my] = axis === 'left-right' ? [mirrored(x), y] : [x, mirrored(y)];
      const isInside = mx >= 0 && mx < pixels && my >= 0 && my < pixels;
      ink += value;
      difference += Math.abs(value - (isInside ? (coverage[my * pixels + mx] as number) : 0));
    }
  return difference / ink;
};

const fittedAsymmetry = (glyph: Glyph, pixels: number, axis: Axis): number => {
  const coverage = coverageOf(glyph, pixels);
  return Math.min(...[0, 0.5, -0.5].map(shift => asymmetry(coverage, pixels, axis, shift)));
};

const SAMPLE = Array.from({ length: Math.floor(catalog.iconCount / 131) }, (_, index) => {
  const icon = catalog.icon(index * 131);
  return { name: `${icon.library}/${icon.name}/${icon.style}`, glyph: glyphFromIcon(icon.svg) };
});

const symmetricIcons = (axis: Axis) =>
  SAMPLE.filter(({ glyph }) => asymmetry(coverageOf(glyph, 64, true), 64, axis) < SYMMETRIC);

describe('a fitted image of a symmetric icon', () => {
  it.each<[Axis, number]>([
    ['left-right', 40],
    ['top-bottom', 20],
  ])('is symmetric at 16 px for at least 96 %% of a sample of the catalog: %s', (axis, least) => {
    const icons = symmetricIcons(axis);
    expect(icons.length).toBeGreaterThan(least);
    const failures = icons.filter(({ glyph }) => fittedAsymmetry(glyph, 16, axis) > ALMOST_SYMMETRIC);
    expect(failures.length / icons.length, failures.map(({ name }) => name).join()).toBeLessThan(0.04);
  });

  it.each([
    'lucide/info',
    'lucide/anchor',
    'lucide/disc',
    'phosphor/seal/bold',
    'hugeicons/test-tubes',
    'tabler/trophy',
    'tabler/dice-5',
  ])('is symmetric at 16, 32 and 48 px: %s', key => {
    for (const pixels of [16, 32, 48])
      expect(fittedAsymmetry(glyphOf(key), pixels, 'left-right'), `${pixels}`).toBeLessThan(ALMOST_SYMMETRIC);
  });

  it('has a middle line with a fully covered pixel and at most three inked pixels across: lucide/plus', () => {
    const coverage = coverageOf(glyphOf('lucide/plus'), 16);
    const row = Array.from(coverage.slice(3 * 16, 4 * 16)).filter(value => value > 0.05);
    expect(row.length).toBeLessThanOrEqual(3);
    expect(Math.max(...row)).toBeGreaterThan(0.95);
  });
});

/** Larger side of the ink, as a fraction of the image. */
const sizeOf = (glyph: Glyph, pixels: number): number => {
  const coverage = coverageOf(glyph, pixels);
  const inked = [...coverage.keys()].filter(at => (coverage[at] as number) > 0.3);
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 1;
  return (
    Math.max(span(inked.map(at => at % pixels)), span(inked.map(at => Math.floor(at / pixels)))) / pixels
  );
};

it.each([
  'lucide/house',
  'lucide/rocket',
  'tabler/mail/filled',
  'phosphor/gear/duotone',
  'remix/home/line',
  'remix/file-info/fill',
  'phosphor/envelope-open',
  'phosphor/flashlight/duotone',
])('images of 16, 32 and 48 px show %s at nearly the same relative size', key => {
  const sizes = [16, 32, 48].map(pixels => sizeOf(glyphOf(key), pixels));
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.1);
});

it.each(['tabler/mail/filled', 'tabler/camera/filled'])('the solid icon %s has at most 12 px at 16 px', key =>
  expect(sizeOf(glyphOf(key), 16)).toBeLessThanOrEqual(12 / 16),
);

it.each(['tabler/mail/filled', 'remix/home/line', 'tabler/dice-5', 'lucide/calendar', 'lucide/house'])(
  'the solid or box-shaped icon %s is drawn smaller at 16 px than the open icon lucide/anchor',
  key => expect(sizeOf(glyphOf(key), 16)).toBeLessThan(sizeOf(glyphOf('lucide/anchor'), 16)),
);

it('the open icon lucide/anchor has more than 12 px at 16 px', () =>
  expect(sizeOf(glyphOf('lucide/anchor'), 16)).toBeGreaterThan(12 / 16));
