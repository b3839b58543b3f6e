// Grid fitting and hinting of small images.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { hintEdges } from '../../src/compose/fit/hinting.ts';
import type { Glyph } from '../../src/compose/glyph/glyph.ts';
import { glyphFromIcon } from '../../src/compose/glyph/glyph.ts';
import { catalog, glyphOf, KINDS, lookWith, solid } from './icons.ts';
import { boxOf, paint } from './pixels.ts';

const isPlate = ([r, g, b]: readonly number[]) => r === 7 && g === 89 && b === 133;
const small = (glyph: Glyph, pixels: number, changes = {}) =>
  paint(composeScene(glyph, lookWith(changes), { role: 'any', pixels }), pixels);
const scaled = (glyph: Glyph, pixels: number) =>
  paint(composeScene(glyph, lookWith(), { role: 'any' }), pixels);

/** The fraction of inked pixels that are only partially covered. */
const partialFraction = ({ rgba }: ReturnType<typeof paint>): number => {
  const levels = Array.from(
    { length: rgba.length / 4 },
    (_, index) => ((rgba[4 * index] as number) - 7) / 248,
  );
  const inked = levels.filter(level => level > 0.1);
  return inked.filter(level => level < 0.85).length / inked.length;
};

const SAMPLE = Array.from({ length: Math.floor(catalog.iconCount / 293) }, (_, index) => {
  const icon = catalog.icon(index * 293);
  return { name: `${icon.library}/${icon.name}/${icon.style}`, glyph: glyphFromIcon(icon.svg) };
});

describe('composeScene up to 48 px', () => {
  it.each([16, 32, 48])(
    'gives images of %i px fewer partially covered pixels than scaling, for a sample of the catalog',
    pixels => {
      const mean = (draw: (glyph: Glyph) => number) =>
        SAMPLE.reduce((sum, { glyph }) => sum + draw(glyph), 0) / SAMPLE.length;
      const [ours, plain] = [
        mean(glyph => partialFraction(small(glyph, pixels))),
        mean(glyph => partialFraction(scaled(glyph, pixels))),
      ];
      expect(ours).toBeLessThan(0.8 * plain);
    },
  );

  it.each(['lucide/house', 'lucide/calendar', 'lucide/chart-column', 'remix/home/line'])(
    'draws %s with a horizontal and a vertical line of fully covered pixels at 16 px',
    key => {
      const image = small(glyphOf(key), 16);
      const full = (x: number, y: number) => image.at(x, y)[0] > 235;
      const longest = (cells: readonly boolean[]) =>
        cells
          .join()
          .split(',')
          .reduce(
            (best, cell) =>
              cell === 'true'
                ? { run: best.run + 1, most: Math.max(best.most, best.run + 1) }
                : { run: 0, most: best.most },
            { run: 0, most: 0 },
          ).most;
      const all = Array.from({ length: 16 }, (_, index) => index);
      expect(Math.max(...all.map(y => longest(all.map(x => full(x, y)))))).toBeGreaterThanOrEqual(7);
      expect(Math.max(...all.map(x => longest(all.map(y => full(x, y)))))).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(KINDS)('draws %s without lines thinner than 1.25 px at 16 px', key => {
    const shapes = composeScene(glyphOf(key), lookWith(), { role: 'any', pixels: 16 }).shapes;
    const widths = shapes.flatMap(({ stroke, fill }) => (stroke && !fill ? [stroke.width] : []));
    expect(Math.min(1.25, ...widths)).toBeCloseTo(1.25, 3);
  });

  it('widens thin areas at 16 px but not solid ones', () => {
    const rim = (key: string) =>
      composeScene(glyphOf(key), lookWith(), { role: 'any', pixels: 16 }).shapes[1]?.stroke?.width;
    expect(rim('phosphor/rocket/thin')).toBeGreaterThan(0.4);
    expect(rim('phosphor/rocket/fill')).toBeUndefined();
    expect(rim('phosphor/rocket/bold')).toBeUndefined();
  });

  it('keeps all ink inside the image at 16 px, for a sample of the catalog', () => {
    for (const { name, glyph } of SAMPLE) {
      const box = boxOf(small(glyph, 16).inkedAt(pixel => isPlate(pixel) || (pixel[3] as number) < 255));
      expect(Math.min(box.left, box.top, 16 - box.right, 16 - box.bottom), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.width, box.height), name).toBeGreaterThanOrEqual(11);
    }
  });

  it('draws a smaller glyph for more padding and more ink for a higher stroke scale at 16 px', () => {
    const side = (padding: number) => {
      const box = boxOf(
        small(glyphOf('lucide/house'), 16, { padding }).inkedAt(
          pixel => isPlate(pixel) || (pixel[3] as number) < 255,
        ),
      );
      return Math.max(box.width, box.height);
    };
    expect(side(0.4)).toBeLessThan(side(0.18));
    expect(side(0.18)).toBeLessThanOrEqual(side(0));
    const ink = (strokeScale: number) =>
      small(glyphOf('lucide/house'), 16, { strokeScale }).rgba.reduce((sum, value) => sum + value, 0);
    expect(ink(2)).toBeGreaterThan(ink(1));
  });

  it('keeps all ink inside a circle plate at 16 px', () => {
    for (const key of KINDS) {
      const image = small(glyphOf(key), 16, { plate: solid('#075985', 'circle'), padding: 0 });
      const corners = [0, 1, 14, 15].flatMap(x => [0, 15].map(y => image.at(x, y)[3]));
      expect(Math.max(...corners), key).toBe(0);
    }
  });
});

describe('hintEdges', () => {
  const at = (position: number, side: -1 | 0 | 1 = 0, half = 0.5) => ({
    position,
    half: side === 0 ? half : 0,
    side,
    weight: 0.25,
  });
  const grid = { scale: 1, offset: 0, widthFactor: 1 };

  it('moves a line onto pixel boundaries', () => {
    const { to, cost } = hintEdges([at(3.2)], grid);
    expect(to).toEqual([3.5]);
    expect(cost).toBeLessThan(0.02);
  });

  it('keeps the order of edges and does not compress ink', () => {
    const { from, to } = hintEdges([at(3.4, -1), at(4.65, 1), at(6.1, -1), at(7.3, 1)], grid);
    expect(to).toEqual(to.toSorted((a, b) => a - b));
    expect((to[1] as number) - (to[0] as number)).toBeGreaterThanOrEqual(
      (from[1] as number) - (from[0] as number) - 0.01,
    );
  });

  it('does not close a gap between two areas', () => {
    const { to } = hintEdges([at(3.3), at(4.9)], grid);
    expect((to[1] as number) - (to[0] as number)).toBeGreaterThanOrEqual(1.6);
  });

  it('does not move edges that lie on pixel boundaries', () =>
    expect(hintEdges([at(2.5), at(5.5)], grid)).toMatchObject({ to: [2.5, 5.5], cost: 0 }));

  it('returns empty hints without edges', () =>
    expect(hintEdges([], grid)).toEqual({ from: [], to: [], cost: 0 }));
});
