// Touch and maskable icons: plates and the safe zone.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { glyphFromIcon } from '../../src/compose/glyph/glyph.ts';
import type { Color, Shape } from '../../src/model/scene.ts';
import { catalog, color, glyphOf, lookWith, solid } from './icons.ts';
import { boxOf, paint } from './pixels.ts';

const isPlate = ([r, g, b]: readonly number[]) => r === 7 && g === 89 && b === 133;

const colorsOf = (shape: Shape | undefined) => ({
  fill: (shape?.fill as Color | undefined)?.hex,
  line: (shape?.stroke?.paint as Color | undefined)?.hex,
});

describe('composeScene for touch and maskable icons', () => {
  const corners = (size: number) => [0, size - 1].flatMap(x => [0, size - 1].map(y => [x, y] as const));

  const RED = { paint: solid('#ff000080').paint };

  it.each([
    ['the plate color', { plate: solid('#075985') }, '7 89 133 255'],
    ['the plate color if the plate is a circle', { plate: solid('#075985', 'circle') }, '7 89 133 255'],
    ['the default plate color if the look has no plate', { plate: undefined }, '7 89 133 255'],
    ['an opaque version of a translucent plate', { plate: solid('#ff000080') }, '131 44 66 255'],
    ['an opaque version of the own plate', { plate: undefined, touch: RED, maskable: RED }, '131 44 66 255'],
  ])('fills the corners with %s', (_, changes, expected) => {
    for (const role of ['touch', 'maskable'] as const) {
      const image = paint(composeScene(glyphOf('lucide/rocket'), lookWith(changes), { role }), 180);
      expect(corners(180).map(([x, y]) => image.at(x, y).join(' '))).toEqual(Array(4).fill(expected));
      expect(image.inkedAt(pixel => pixel[3] === 255)).toEqual([]);
    }
  });

  it.each(['#fff', '#000', '#075985', '#777', '#ffd700'])(
    'adds a plate with sufficient contrast to ink %s if the look has no plate',
    fg => {
      const look = lookWith({ plate: undefined, ink: { fg: color(fg), stroke: color(fg), fill: undefined } });
      const [plate] = composeScene(glyphOf('lucide/rocket'), look, { role: 'maskable' }).shapes;
      const difference = [1, 3, 5].map(at =>
        Math.abs(
          Number.parseInt(colorsOf(plate).fill?.slice(at, at + 2) ?? '', 16) -
            Number.parseInt(color(fg).hex.slice(at, at + 2), 16),
        ),
      );
      expect(Math.max(...difference)).toBeGreaterThan(90);
    },
  );

  it('keeps the ink of maskable icons within a radius of 40 % of the side, for a sample of the catalog', () => {
    const size = 192;
    const tooFar: string[] = [];
    for (let position = 0; position < catalog.iconCount; position += 331) {
      const icon = catalog.icon(position);
      const look = lookWith({ padding: 0 });
      const inked = paint(composeScene(glyphFromIcon(icon.svg), look, { role: 'maskable' }), size).inkedAt(
        isPlate,
      );
      const farthest = Math.max(...inked.map(([x, y]) => Math.hypot(x - size / 2, y - size / 2))) / size;
      if (!(farthest <= 0.4 && farthest > 0.3))
        tooFar.push(`${icon.library}/${icon.name}/${icon.style} ${farthest}`);
    }
    expect(tooFar).toEqual([]);
  });

  it.each([
    ['touch', 'maskable'],
    ['maskable', 'touch'],
  ] as const)(
    'gives %s icons a plate and padding of their own, and leaves %s icons as they are',
    (role, other) => {
      const look = lookWith();
      const styled = { ...look, [role]: { paint: solid('#7c2d12').paint, padding: 0.3 } };
      const scene = (from: typeof look, target: 'any' | 'touch' | 'maskable') =>
        composeScene(glyphOf('lucide/rocket'), from, { role: target });
      for (const target of ['any', other] as const)
        expect(scene(styled, target)).toEqual(scene(look, target));
      const image = paint(scene(styled, role), 200);
      expect(image.at(0, 0).join(' ')).toBe('124 45 18 255');
      const { width, height } = boxOf(image.inkedAt(([red, green]) => red === 124 && green === 45));
      // The ink fills 40 % of the side; anti-aliasing adds at most two pixels.
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(80);
      expect(Math.max(width, height)).toBeLessThanOrEqual(82);
    },
  );

  it('composes a maskable icon with maskable_padding 0 like one with padding 0', () => {
    const look = { ...lookWith(), maskable: { padding: 0 } };
    const scene = composeScene(glyphOf('lucide/rocket'), look, { role: 'maskable' });
    expect(scene).toEqual(
      composeScene(glyphOf('lucide/rocket'), lookWith({ padding: 0 }), { role: 'maskable' }),
    );
  });
});
