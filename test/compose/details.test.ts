// Details of looks: smooth corners, borders, turned and moved glyphs, gradients of the ink.
import { describe, expect, it, test } from 'vitest';
import { composeScene, createScenes } from '../../src/compose/favicon.ts';
import { plateOutline } from '../../src/compose/plate.ts';
import { composeFaviconSvg } from '../../src/compose/svg/favicon-svg.ts';
import type { Look } from '../../src/model/look.ts';
import { boundsOf, fillExtent } from '../../src/svg/extent.ts';
import { flattenPath } from '../../src/svg/polyline.ts';
import { designOf } from '../design-of.ts';
import { color, glyphOf, lookWith, solid } from './icons.ts';
import { paint } from './pixels.ts';
import { find, inked, report } from './report/findings.ts';

const imageOf = (key: string, changes: Partial<Look>, pixels: number) =>
  paint(composeScene(glyphOf(key), lookWith(changes), { role: 'any', pixels }), pixels);

describe('smooth corners', () => {
  it.each([0.05, 0.1, 0.22, 0.3, 0.4, 0.49])('have the tip of the round corner at a radius of %f', radius => {
    const points = flattenPath(plateOutline(100, radius, true), 0.01).flatMap(({ points }) => points);
    const tip = Math.min(...points.flatMap((x, at) => (at % 2 === 0 ? [x + (points[at + 1] ?? 0)] : [])));
    expect(tip).toBeCloseTo(2 * 100 * radius * (1 - Math.SQRT1_2), 1);
    expect(boundsOf(fillExtent({ hull: points }))).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });

  it('cover less of the plate beside the corner than round ones', () => {
    const covered = (isSmooth: boolean) => {
      const plate = { ...solid('#000'), isSmooth };
      return imageOf('lucide/dot', { plate }, 180).inkedAt(([, , , alpha]) => alpha === 0).length;
    };
    expect(covered(true)).toBeLessThan(covered(false));
    expect(covered(true)).toBeGreaterThan(0.98 * covered(false));
  });
});

describe('the border of a plate', () => {
  const bordered = (width: number, shape: 'rounded-square' | 'circle' = 'rounded-square') => ({
    plate: { ...solid('#fff', shape), border: { color: color('#000'), width } },
    ink: inked('#dc2626'),
  });

  it.each([
    [16, 0.01, 1],
    [16, 0.03, 1],
    [16, 0.1, 2],
    [32, 0.03, 1],
    [48, 0.03, 1],
    [100, 0.03, 3],
  ])('is sharp at %i px: a width of %f gives %i px', (pixels, width, expected) => {
    const image = imageOf('lucide/heart', bordered(width), pixels);
    const middle = Array.from({ length: expected + 1 }, (_, y) => image.at(pixels / 2, y)[0]);
    expect(middle).toEqual([...Array(expected).fill(0), 255]);
  });

  it('is inside of the plate, and the ink inside of the border', () => {
    for (const shape of ['rounded-square', 'circle'] as const) {
      const image = imageOf('lucide/square', { ...bordered(0.1, shape), padding: 0 }, 16);
      const red = image
        .inkedAt(([r, g]) => !(r > g + 40))
        .map(([x, y]) => Math.max(Math.abs(x - 8), Math.abs(y - 8)));
      expect(Math.max(...red), shape).toBeLessThanOrEqual(6);
    }
  });

  it('is missing in touch and maskable icons, which platforms crop', () => {
    const [framed, plain] = [bordered(0.1), { plate: solid('#fff'), ink: inked('#dc2626') }].map(lookWith);
    for (const role of ['touch', 'maskable', 'monochrome'] as const)
      expect(composeScene(glyphOf('lucide/dot'), framed as Look, { role }).shapes).toEqual(
        composeScene(glyphOf('lucide/dot'), plain as Look, { role }).shapes,
      );
  });

  it('sets off a white plate from light tabs in the report', () => {
    const levelOf = (changes: Partial<Look>) =>
      find(report('lucide/heart', changes), 'light-tab-strip').level;
    expect(levelOf({ plate: solid('#fff'), ink: inked('#dc2626') })).toBe('info');
    expect(levelOf(bordered(0.03))).toBe('ok');
  });
});

test.each([
  ['lucide/play', 180],
  ['lucide/arrow-right', 90],
  ['phosphor/play/fill', 270],
  ['phosphor/cube/duotone', 180],
] as const)('%s turned by %i degrees is the turned picture', (key, turn) => {
  const size = 64;
  const [upright, turned] = [imageOf(key, {}, size), imageOf(key, { turn }, size)];
  const source = (x: number, y: number) => {
    if (turn === 180) return upright.at(size - 1 - x, size - 1 - y);
    return turn === 90 ? upright.at(y, size - 1 - x) : upright.at(size - 1 - y, x);
  };
  let different = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (Math.abs(turned.at(x, y)[0] - source(x, y)[0]) > 40) different++;
  expect(different).toBeLessThan(0.01 * size * size);
  expect(imageOf(key, { turn: turn / 2 }, size).rgba).not.toEqual(turned.rgba);
});

test.each([
  [16, 0.07, 1],
  [32, -0.07, -2],
  [200, 0.1, 20],
])('a glyph is moved at %i px: an offset of %f gives %i px', (pixels, x, expected) => {
  const leftOf = (offset: Look['offset']) =>
    Math.min(
      ...imageOf('lucide/heart', { ...(offset && { offset }) }, pixels)
        .inkedAt(([r]) => r < 128)
        .map(([at]) => at),
    );
  expect(leftOf({ x, y: 0 }) - leftOf(undefined)).toBeCloseTo(expected, 0);
});

describe('a gradient of the ink', () => {
  const ink = { ...inked('#ff0000'), gradient: { to: color('#0000ff'), angleDegrees: 180 } };

  it.each([16, 32, 180])('runs from edge to edge of the glyph at %i px', pixels => {
    for (const key of ['lucide/square', 'phosphor/square/fill']) {
      const image = imageOf(key, { ink, plate: solid('#fff') }, pixels);
      const rows = image
        .inkedAt(([r, g, b]) => g > 100 || Math.max(r, b) < 100)
        .map(([x, y]) => [x - 0.5, y - 0.5]);
      const [top, bottom] = [rows[0], rows.at(-1)] as [number[], number[]];
      const [first, last] = [top, bottom].map(([x = 0, y = 0]) => image.at(x, y));
      expect(first?.[0], key).toBeGreaterThan(200);
      expect(last?.[2], key).toBeGreaterThan(200);
    }
  });

  it('has its own definition for each drawing in favicon.svg', () => {
    const scenes = createScenes({ main: glyphOf('lucide/heart') }, { light: lookWith({ ink }) });
    const svg = composeFaviconSvg(scenes, { fitted: [16] });
    const ids = [...svg.matchAll(/<linearGradient id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/stroke="url\(#([^)]+)\)"/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(ids));
    expect(ids.length).toBe(2);
  });

  it('counts with its least legible color in the report', () => {
    const ends = { ...inked('#ffffff'), gradient: { to: color('#0c4a6e'), angleDegrees: 180 } };
    expect(find(report('lucide/heart', { ink: inked('#ffffff') }), 'contrast').level).toBe('ok');
    expect(find(report('lucide/heart', { ink: ends }), 'contrast').level).toBe('warning');
    const touch = { touch: { paint: solid('#075985').paint } };
    expect(find(report('lucide/heart', { ink: ends, ...touch }), 'touch-contrast').level).toBe('warning');
  });

  it('is made legible in dark tabs without a plate, and ends with a swapped one', () => {
    const dark = (fields: object) =>
      designOf({ text: 'A', fg_to: '#1e3a8a', include_dark_mode: true, ...fields }).dark?.ink.gradient;
    expect(dark({ shape: 'none', bg: '#7c3aed' })?.to.hex).toMatch(/^#[6-9a-f]/);
    expect(dark({ bg: '#f59e0b' })?.to.hex).toBe('#1e3a8a');
    expect(dark({ bg: '#0f172a' })).toBeUndefined();
  });
});
