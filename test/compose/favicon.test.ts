// Size, position and line widths of the glyph.
import { describe, expect, it } from 'vitest';
import { composeScene, createScenes } from '../../src/compose/favicon.ts';
import { glyphFromIcon } from '../../src/compose/glyph/glyph.ts';
import { composeFaviconSvg } from '../../src/compose/svg/favicon-svg.ts';
import type { Scene, Shape } from '../../src/model/scene.ts';
import { glyphOf, KINDS, lookWith, solid } from './icons.ts';
import { boxOf, paint } from './pixels.ts';

const ANY = { role: 'any' } as const;
const isPlate = ([r, g, b]: readonly number[]) => r === 7 && g === 89 && b === 133;
const isClear = ([, , , alpha]: readonly number[]) => (alpha as number) < 26;

const glyphShapes = ({ shapes }: Scene): readonly Shape[] => shapes.slice(1);

describe('composeScene', () => {
  it.each([
    ['the same style', '', 1],
    ['another width', 'stroke-width="1"', 2],
    ['other caps', 'stroke-linecap="square"', 2],
    ['other joins', 'stroke-linejoin="round"', 2],
    ['another miter limit', 'stroke-miterlimit="2"', 2],
    ['another opacity', 'opacity="0.5"', 2],
  ])(
    'joins two lines into one path only if the second has the same style: with %s',
    (_name, attributes, count) => {
      const glyph = glyphFromIcon(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M2 2h9v9"/><path d="M13 13h9v9" ${attributes}/></svg>`,
      );
      const { shapes } = composeScene(glyph, lookWith({ plate: undefined, strokeScale: 1 }), ANY);
      expect(shapes).toHaveLength(count);
    },
  );

  const bare = lookWith({ plate: undefined });

  it.each(KINDS)('centers the ink of %s and fills the content box with it', key => {
    const box = boxOf(paint(composeScene(glyphOf(key), bare, ANY), 200).inkedAt(isClear));
    expect(Math.abs(Math.max(box.width, box.height) - 200 * 0.64)).toBeLessThanOrEqual(2);
    expect(Math.abs(box.left + box.right - 200)).toBeLessThanOrEqual(2);
    expect(Math.abs(box.top + box.bottom - 200)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['lucide/play', [1.02, 1.05], [1, 1]],
    ['tabler/player-play/filled', [1.02, 1.08], [1, 1]],
    ['lucide/triangle', [1, 1], [0.94, 0.98]],
    ['lucide/key', [1, 1], [1, 1]],
    ['lucide/square', [1, 1], [1, 1]],
  ] as const)(
    'moves the closed outer shape of %s towards its center of mass',
    (key, [fromX, toX], [fromY, toY]) => {
      const box = boxOf(paint(composeScene(glyphOf(key), bare, ANY), 200).inkedAt(isClear));
      const [x, y] = [(box.left + box.right) / 200, (box.top + box.bottom) / 200];
      expect(x).toBeGreaterThanOrEqual(fromX - 0.01);
      expect(x).toBeLessThanOrEqual(toX + 0.01);
      expect(y).toBeGreaterThanOrEqual(fromY - 0.01);
      expect(y).toBeLessThanOrEqual(toY + 0.01);
    },
  );

  it.each([
    ['lucide/dot', 0.4],
    ['phosphor/dot-outline/duotone', 0.4],
    ['lucide/circle', 0.64],
    ['phosphor/cell-signal-low', 0.64],
  ])('draws the ink of %s over %f of the side, or up to a third more of it in small images', (key, share) => {
    for (const pixels of [16, 32, 200]) {
      const target = pixels < 200 ? { ...ANY, pixels } : ANY;
      const box = boxOf(paint(composeScene(glyphOf(key), bare, target), pixels).inkedAt(isClear));
      const side = Math.max(box.width, box.height) / pixels;
      expect(side).toBeGreaterThanOrEqual(share - 0.01);
      expect(side).toBeLessThanOrEqual((pixels < 200 ? 4 / 3 : 1) * share + 0.01);
    }
  });

  it('keeps the empty border of a small ring whose line becomes wider in small images', () => {
    const ring = glyphFromIcon(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width=".5"><circle cx="12" cy="12" r="3"/></svg>',
    );
    const box = boxOf(paint(composeScene(ring, bare, { ...ANY, pixels: 16 }), 16).inkedAt(isClear));
    expect(box.width).toBeLessThanOrEqual(10);
  });

  it.each([0, 0.1, 0.25, 0.4])('leaves a padding of %f around the ink including line widths', padding => {
    const look = lookWith({ plate: undefined, padding, strokeScale: 3 });
    const box = boxOf(paint(composeScene(glyphOf('lucide/house'), look, ANY), 200).inkedAt(isClear));
    expect(Math.abs(Math.max(box.width, box.height) - 200 * (1 - 2 * padding))).toBeLessThanOrEqual(2);
  });

  it('multiplies line widths by the stroke scale and keeps caps and joins', () => {
    for (const [strokeScale, width] of [
      [0.5, 1],
      [1, 2],
      [3, 6],
    ] as const) {
      const scene = composeScene(glyphOf('lucide/rocket'), lookWith({ strokeScale }), ANY);
      expect(glyphShapes(scene).at(-1)?.stroke).toMatchObject({ width, cap: 'round', join: 'round' });
    }
  });

  it('keeps the ratio of different line widths', () => {
    const widths = glyphOf('hugeicons/sent-02').shapes.flatMap(({ line }) => (line ? [line.width] : []));
    const scene = composeScene(glyphOf('hugeicons/sent-02'), lookWith({ strokeScale: 2 }), ANY);
    expect(glyphShapes(scene).map(({ stroke }) => stroke?.width)).toEqual(
      [...new Set(widths)].map(width => width * 2),
    );
  });

  it.each([0, 0.05, 0.1])('keeps the ink inside a circle plate at padding %f', padding => {
    for (const key of [...KINDS, 'lucide/square', 'tabler/square/filled', 'lucide/maximize']) {
      const look = lookWith({ plate: solid('#075985', 'circle'), padding });
      const isBackground = (pixel: readonly number[]) => isPlate(pixel) || (pixel[3] as number) < 255;
      const inked = paint(composeScene(glyphOf(key), look, ANY), 200).inkedAt(isBackground);
      const farthest = Math.max(...inked.map(([x, y]) => Math.hypot(x - 100, y - 100)));
      expect(farthest, key).toBeLessThanOrEqual(101 - 50 * padding);
    }
  });

  it('keeps the ink inside the rounded corners of a plate without padding', () => {
    const look = lookWith({ padding: 0 });
    const scene = composeScene(glyphOf('tabler/square/filled'), look, ANY);
    const outside = paint(scene, 200).inkedAt(pixel => isPlate(pixel) || (pixel[3] as number) < 20);
    const corner = outside.filter(([x, y]) => Math.hypot(x - 44, y - 44) > 44.8 && x < 44 && y < 44);
    expect(corner).toEqual([]);
  });
});

describe('createScenes', () => {
  const [light, dark] = [lookWith(), lookWith({ plate: solid('#fff') })];
  const glyph = glyphOf('lucide/rocket');

  it('composes one scene for all sizes that are not fitted to the grid', () => {
    const scenes = createScenes({ main: glyph }, { light });
    expect(scenes('light', { role: 'any', pixels: 512 })).toBe(scenes('light', { role: 'any' }));
    expect(scenes('light', { role: 'any', pixels: 16 })).not.toBe(
      scenes('light', { role: 'any', pixels: 32 }),
    );
    expect(scenes('light', { role: 'maskable' })).not.toBe(scenes('light', { role: 'any' }));
  });

  it('shows the light look in the dark scheme if there is no dark look', () => {
    const target = { role: 'any' } as const;
    const alone = createScenes({ main: glyph }, { light });
    expect(alone('dark', target)).toBe(alone('light', target));
    expect(composeFaviconSvg(alone, { fitted: [16] })).not.toContain('prefers-color-scheme');
    const both = createScenes({ main: glyph }, { light, dark });
    expect(both('dark', target)).toEqual(composeScene(glyph, dark, target));
    expect(composeFaviconSvg(both, { fitted: [16] })).toContain('prefers-color-scheme');
  });
});
