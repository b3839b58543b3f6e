import { describe, expect, it, test } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { designOf } from '../design-of.ts';
import { glyphOf } from './icons.ts';

const glyph = glyphOf('lucide/rocket');

type Role = 'any' | 'touch' | 'maskable' | 'monochrome';

/** Colors of an image with a design, as 0xAABBGGRR. */
const pixelsWith = (fields: object, size: number, role: Role = 'any'): Uint32Array => {
  const { light } = designOf({ library: 'lucide', name: 'rocket', ...fields });
  const { rgba } = rasterize(composeScene(glyph, light, { role, pixels: size }), size);
  return new Uint32Array(rgba.buffer, rgba.byteOffset, size * size);
};

const differences = (one: Uint32Array, other: Uint32Array): readonly number[] =>
  [...one.keys()].filter(at => one[at] !== other[at]);

/** Positions whose green differs by more than half of the range: white letters on a red badge. */
const clearDifferences = (one: Uint32Array, other: Uint32Array): readonly number[] => {
  const green = (pixels: Uint32Array, at: number) => ((pixels[at] ?? 0) >>> 8) & 255;
  return [...one.keys()].filter(at => Math.abs(green(one, at) - green(other, at)) > 100);
};

describe('a badge', () => {
  it('has letters and digits that differ from each other by at least one whole pixel at 16 px', () => {
    const drawn = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map(
      letter => [letter, pixelsWith({ badge: letter }, 16)] as const,
    );
    for (const [letter, one] of drawn)
      for (const [other, pixels] of drawn)
        if (letter !== other)
          expect(clearDifferences(one, pixels).length, `${letter} ${other}`).toBeGreaterThan(0);
  });

  it.each([
    { badge: 'DEV', size: 16, isDot: false },
    { badge: 'NEW', size: 16, isDot: false },
    { badge: 'BETA', size: 16, isDot: true },
    { badge: 'BETA', size: 32, isDot: false },
    { badge: 'MMM', size: 16, isDot: true },
  ])('of the letters $badge is a dot at $size px: $isDot', ({ badge, size, isDot }) => {
    expect(differences(pixelsWith({ badge }, size), pixelsWith({ badge: 'dot' }, size)).length === 0).toBe(
      isDot,
    );
  });

  it.each(['touch', 'maskable'] as const)('keeps to the safe zone of %s icons', role => {
    for (const badge of ['dot', 'A', 'DEV', 'WWWW']) {
      const changed = differences(pixelsWith({ badge }, 192, role), pixelsWith({}, 192, role));
      const reach = changed.map(at => Math.hypot((at % 192) + 0.5 - 96, Math.floor(at / 192) + 0.5 - 96));
      expect(changed.length, badge).toBeGreaterThan(100);
      expect(Math.max(...reach), badge).toBeLessThan(0.4 * 192);
    }
  });

  it('is absent from monochrome icons', () => {
    expect(pixelsWith({ badge: 'DEV' }, 192, 'monochrome')).toEqual(pixelsWith({}, 192, 'monochrome'));
  });

  it('has an outline, which separates it from a plate of its color', () => {
    const red = { bg: '#dc2626', badge: 'DEV' };
    expect(pixelsWith(red, 16)[8 * 16 + 8]).toBe(0xffffffff);
    expect(pixelsWith(red, 16)[9 * 16 + 8]).toBe(0xff2626dc);
  });
});

describe('the field badge', () => {
  const badgeOf = (fields: object) => designOf({ text: 'A', ...fields }).light.badge;

  test.each([
    [{ badge: 'dev' }, { text: 'DEV', color: { hex: '#dc2626', alpha: 1 } }],
    [
      { badge: 'dot', badge_color: '#0f08' },
      { text: 'dot', color: { hex: '#00ff00', alpha: 1 } },
    ],
    [{ badge: ' ' }, undefined],
    [{ badge: null }, undefined],
    [{ badge_color: 'red' }, undefined],
  ])('of %j gives %j', (fields, badge) => {
    expect(badgeOf(fields)).toEqual(badge);
  });

  test.each(['ABCDE', 'Ä', '<b>', 'A B', '•', 7])('refuses %j', badge => {
    expect(() => badgeOf({ badge })).toThrow(/^badge must be 1 to 4 letters A to Z or digits, or dot, got /);
  });
});
