// Grid fitting and hinting of small images.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
import { fitToGrid, paintFitted } from '../../../src/compose/fit/grid-fit.ts';
import { hintEdges } from '../../../src/compose/fit/hinting.ts';
import { type Glyph, glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
import { inkGlyph } from '../../../src/compose/glyph/ink.ts';
import type { Scene } from '../../../src/model/scene.ts';
import { catalog, glyphOf, KINDS, lookWith, solid } from '../icons.ts';
import { boxOf, paint } from '../pixels.ts';
import { inked } from '../report/findings.ts';

const isPlate = ([r, g, b]: readonly number[]) => r === 7 && g === 89 && b === 133;
const small = (glyph: Glyph, pixels: number, changes = {}) =>
  paint(composeScene(glyph, lookWith(changes), { role: 'any', pixels }), pixels);
const scaled = (glyph: Glyph, pixels: number) =>
  paint(composeScene(glyph, lookWith(), { role: 'any' }), pixels);

/**
 * Centers of the inked pixels of a scene without its plate. The canvas has twice the side of the image, and the
 * image is from -8 to 8 px.
 */
const inkAround = ({ size, shapes, plateShapes = 0 }: Scene): (readonly [number, number])[] => {
  const moved = shapes.slice(plateShapes).map(shape => {
    const [a, b, c, d, e, f] = shape.transform ?? [1, 0, 0, 1, 0, 0];
    return { ...shape, transform: [a, b, c, d, e + size / 2, f + size / 2] as const };
  });
  return paint({ size: 2 * size, shapes: moved }, 32)
    .inkedAt(([, , , alpha]) => alpha === 0)
    .map(([x, y]) => [x - 16, y - 16]);
};

/** The fraction of inked pixels that are partially covered. */
const partialFraction = ({ rgba }: ReturnType<typeof paint>): number => {
  const levels = Array.from({ length: rgba.length / 4 }, (_, at) => ((rgba[4 * at] as number) - 7) / 248);
  const inked = levels.filter(level => level > 0.1);
  return inked.filter(level => level < 0.85).length / inked.length;
};

const SAMPLE = Array.from({ length: Math.floor(catalog.iconCount / 293) }, (_, index) => {
  const icon = catalog.icon(index * 293);
  return { name: `${icon.library}/${icon.name}/${icon.style}`, glyph: glyphFromIcon(icon.svg) };
});

describe('composeScene up to 48 px', () => {
  it.each([
    ['lucide/list', 16],
    ['lucide/align-left', 16],
    ['hugeicons/menu-01', 16],
    ['hugeicons/move-to', 16],
    ['remix/bar-chart-horizontal/fill', 16],
    ['lucide/list', 32],
    ['lucide/chart-no-axes-gantt', 32],
    ['hugeicons/text-align-justify-right', 32],
    ['phosphor/playlist', 32],
    ['remix/list-ordered', 32],
  ] as const)('draws the bars of %s at %i px as equal rows of pixels at equal distances', (key, pixels) => {
    const image = small(glyphOf(key), pixels);
    const all = Array.from({ length: pixels }, (_, index) => index);
    const isBar = (y: number) => y >= 0 && all.filter(x => image.at(x, y)[0] > 240).length > pixels / 5;
    const edges = all.filter(y => isBar(y) !== isBar(y - 1));
    // From the top of a bar to the top of the next one, and from bottom to bottom.
    const distances = edges.slice(2).map((row, index) => row - (edges[index] ?? 0));
    expect(edges.length).toBeGreaterThanOrEqual(6);
    expect(new Set(distances).size).toBe(1);
  });

  it.each([16, 32, 48])(
    'gives images of %i px fewer partially covered pixels than scaling, for a sample of the catalog',
    pixels => {
      const sumOf = (draw: typeof small) =>
        SAMPLE.reduce((sum, { glyph }) => sum + partialFraction(draw(glyph, pixels)), 0);
      expect(sumOf(small)).toBeLessThan(0.8 * sumOf(scaled));
    },
  );

  it.each(['lucide/house', 'lucide/calendar', 'lucide/chart-column', 'remix/home/line'])(
    'draws %s with a horizontal and a vertical line of fully covered pixels at 16 px',
    key => {
      const image = small(glyphOf(key), 16);
      const full = (x: number, y: number) => image.at(x, y)[0] > 235;
      const longest = (cells: readonly boolean[]) =>
        Math.max(
          ...cells
            .map(Number)
            .join('')
            .split('0')
            .map(run => run.length),
        );
      const all = Array.from({ length: 16 }, (_, index) => index);
      expect(Math.max(...all.map(y => longest(all.map(x => full(x, y)))))).toBeGreaterThanOrEqual(7);
      expect(Math.max(...all.map(x => longest(all.map(y => full(x, y)))))).toBeGreaterThanOrEqual(5);
    },
  );

  const lineWidths = (key: string) =>
    composeScene(glyphOf(key), lookWith(), { role: 'any', pixels: 16 }).shapes.flatMap(({ stroke, fill }) =>
      stroke && !fill ? [stroke.width] : [],
    );

  it.each(KINDS.filter(key => lineWidths(key).length > 0))(
    'draws the lines of %s at least 1.25 px wide at 16 px',
    key => {
      expect(Math.min(...lineWidths(key))).toBeGreaterThanOrEqual(1.249);
    },
  );

  it('gives every stem of a filled icon a width of one pixel, whatever the orientation of its outlines', () => {
    const fit = fitToGrid(inkGlyph(glyphOf('phosphor/chat-text'), lookWith()), { role: 'any', size: 16 });
    const widths = fit.y.to.flatMap((edge, index) =>
      index % 2 === 1 ? [edge - (fit.y.to[index - 1] as number)] : [],
    );
    expect(widths.map(width => width.toFixed(3))).toEqual(['1.000', '1.000', '1.000', '1.000']);
  });

  it.each([
    ['phosphor/equalizer', 'y'],
    ['remix/bar-chart-2/line', 'x'],
  ] as const)('puts nearly all of the equal bars of %s on pixel boundaries at 16 px', (key, axis) => {
    const { to } = fitToGrid(inkGlyph(glyphOf(key), lookWith()), { role: 'any', size: 16 })[axis];
    const off = to.filter(position => Math.abs(position - Math.round(position)) > 0.01);
    expect(to.length).toBeGreaterThanOrEqual(10);
    expect(off.length).toBeLessThanOrEqual(2);
  });

  it('draws thinner lines at 16 px where wide ones would fill up a hole, unless stroke_scale widens the lines', () => {
    const widest = (strokeScale: number) => {
      const glyph = inkGlyph(glyphOf('tabler/box-multiple-6'), lookWith({ strokeScale }));
      const { parts, placement } = fitToGrid(glyph, { role: 'any', size: 16 });
      return Math.max(...parts.map(({ line }) => (line?.width ?? 0) * placement.scale));
    };
    expect(widest(1.25)).toBeCloseTo(1);
    expect(widest(2)).toBeGreaterThan(1.5);
  });

  it('widens thin areas at 16 px but not solid ones, and without a line that would leave a seam', () => {
    const widened = (key: string) => {
      const fit = fitToGrid(inkGlyph(glyphOf(key), lookWith()), { role: 'any', size: 16 });
      const [first] = paintFitted(fit);
      expect(first?.stroke, key).toBeUndefined();
      return (fit.parts[0]?.line?.width ?? 0) * fit.placement.scale;
    };
    expect(widened('phosphor/rocket/thin')).toBeGreaterThan(0.4);
    expect(widened('phosphor/rocket/fill')).toBe(0);
    expect(widened('phosphor/rocket/bold')).toBe(0);
  });

  it('keeps all ink inside the image at 16 px, for a sample of the catalog', () => {
    // Without plate and padding, the glyph is as large as the image.
    const look = lookWith({ padding: 0, plate: undefined, ink: inked('#b91c1c') });
    for (const { name, glyph } of SAMPLE) {
      const box = boxOf(inkAround(composeScene(glyph, look, { role: 'any', pixels: 16 })));
      expect(Math.min(box.left, box.top), name).toBeGreaterThanOrEqual(-8);
      expect(Math.max(box.right, box.bottom), name).toBeLessThanOrEqual(8);
      expect(Math.max(box.width, box.height), name).toBeGreaterThanOrEqual(11);
    }
  });

  it('draws a smaller glyph for more padding and more ink for a higher stroke scale at 16 px', () => {
    const side = (padding: number) => {
      const image = small(glyphOf('lucide/house'), 16, { padding });
      const box = boxOf(image.inkedAt(pixel => isPlate(pixel) || (pixel[3] as number) < 255));
      return Math.max(box.width, box.height);
    };
    expect(side(0.4)).toBeLessThan(side(0.18));
    expect(side(0.18)).toBeLessThan(side(0));
    const ink = (strokeScale: number) =>
      small(glyphOf('lucide/house'), 16, { strokeScale }).rgba.reduce((sum, value) => sum + value, 0);
    expect(ink(2)).toBeGreaterThan(ink(1));
  });

  it.each([
    ['a rounded square', solid('#075985')],
    ['a circle', solid('#075985', 'circle')],
    ['no plate', undefined],
  ])('never makes a glyph on %s larger when the padding grows in steps from 0 to 0.4', (_, plate) => {
    for (const key of KINDS) {
      const glyph = glyphOf(key);
      const scales = Array.from({ length: 41 }, (_, percent) => {
        const look = lookWith({ plate, padding: percent / 100, ink: inked('#fff') });
        return fitToGrid(inkGlyph(glyph, look), { role: 'any', size: 16 }).placement.scale;
      });
      expect(scales, key).toEqual(scales.toSorted((a, b) => b - a));
      expect(new Set(scales).size, key).toBeGreaterThan(1);
    }
  });

  it('keeps all ink inside a circle plate at 16 px', () => {
    for (const key of KINDS) {
      const look = lookWith({ plate: solid('#075985', 'circle'), padding: 0 });
      const ink = inkAround(composeScene(glyphOf(key), look, { role: 'any', pixels: 16 }));
      // The center of a pixel that the circle touches is at most half a diagonal outside of it.
      expect(Math.max(...ink.map(([x, y]) => Math.hypot(x, y))), key).toBeLessThan(8 + Math.SQRT1_2);
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
  const grid = { scale: 1, offset: 0, widthFactor: 1, reach: 0.5 };

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
