// The default of `fg`: legible on the plate, in light tabs and on home screens.
import { describe, expect, it } from 'vitest';
import { chromaOf, parseColor } from '../../src/compose/color/color.ts';
import { lowestContrast, plateColors, surfacesOf, TAB_STRIPS } from '../../src/compose/color/legible.ts';
import { lookFor } from '../../src/compose/favicon.ts';
import type { Color } from '../../src/model/scene.ts';
import { designOf } from '../design-of.ts';

const lightOf = (fields: object) => designOf({ text: 'A', ...fields }).light;
const lowest = (ink: Color | undefined, surfaces: readonly Color[]) => lowestContrast(ink as Color, surfaces);
const WHITE: Color = { hex: '#ffffff', alpha: 1 };
const BLACK: Color = { hex: '#000000', alpha: 1 };

// Low-discrepancy sequence: the colors cover hues, saturations and lightnesses evenly.
const COLORS = Array.from({ length: 300 }, (_, at) => {
  const [hue, saturation, lightness] = [0.8192, 0.6711, 0.5498].map(step => (at * step) % 1);
  return `hsl(${360 * (hue ?? 0)} ${100 * (saturation ?? 0)}% ${100 * (lightness ?? 0)}%)`;
});

describe('without fg, the ink', () => {
  it.each(['hsl(347 74% 83%)', 'hsl(358 62% 83%)', 'hsl(260 60% 85%)', 'hsl(160 45% 80%)'])(
    'has more chroma than the pastel plate %s, as far as the gamut allows',
    bg => {
      const plate = parseColor(bg) as Color;
      expect(chromaOf(lightOf({ bg }).ink.fg as Color)).toBeGreaterThan(1.2 * chromaOf(plate));
    },
  );

  it.each([
    [{}],
    [{ bg_mode: 'linear' }],
    [{ bg_mode: 'linear', bg_gradient: 'radial' }],
    [{ shape: 'circle' }],
  ])('has a contrast of 3 with 300 plates, and is white wherever white has: %j', fields => {
    for (const bg of COLORS) {
      const { ink, plate } = lightOf({ bg, ...fields });
      const surfaces = surfacesOf(plate?.paint, 'light');
      expect(lowest(ink.fg, surfaces), bg).toBeGreaterThanOrEqual(3);
      const start = surfacesOf({ mode: 'solid', color: parseColor(bg) as Color }, 'light');
      expect(ink.fg?.hex === '#ffffff', bg).toBe(lowest(WHITE, start) >= 3);
    }
  });

  it('has a contrast of 3 with both ends of a given gradient if white or black has', () => {
    COLORS.forEach((bg, at) => {
      const bg_to = COLORS[(at * 7 + 3) % COLORS.length];
      const { ink, plate } = lightOf({ bg, bg_to, bg_mode: 'linear' });
      const surfaces = surfacesOf(plate?.paint, 'light');
      const possible = Math.max(lowest(WHITE, surfaces), lowest(BLACK, surfaces));
      expect(lowest(ink.fg, surfaces), `${bg} ${bg_to}`).toBeGreaterThanOrEqual(Math.min(3, possible));
    });
  });

  it.each([
    ['#fde047', 'r>g>b'],
    ['#bae6fd', 'b>g>r'],
    ['#fbcfe8', 'r>b>g'],
    ['#a7f3d0', 'g>b>r'],
    ['#f59e0b', 'r>g>b'],
    ['#ff0000', 'white'],
  ])('has channels in the same order of size as the plate %s, or is white: %s', (bg, order) => {
    const { hex = '' } = lightOf({ bg }).ink.fg ?? {};
    const channels = [...'rgb'].map((name, at) => ({ name, value: hex.slice(1 + 2 * at, 3 + 2 * at) }));
    const sorted = channels.sort((one, other) => (one.value < other.value ? 1 : -1));
    expect(hex === '#ffffff' ? 'white' : sorted.map(({ name }) => name).join('>')).toBe(order);
  });

  it.each([
    [{ shape: 'none' }, '#075985'],
    [{ bg: null }, '#075985'],
    [{ bg: 'none', shape: 'none' }, '#075985'],
    [{ bg: '#b91c1c', shape: 'none' }, '#b91c1c'],
    [{ bg: 'hsl(41 35% 82%)', shape: 'none' }, '#e1d7c1'],
    [{ bg: '#fff', shape: 'none' }, '#075985'],
    [{ bg: '#fefce8', shape: 'none' }, '#075985'],
  ])('is bg or the default plate color without a plate, but never white: %j', (fields, hex) => {
    const { ink } = lightOf(fields);
    expect([ink.fg?.hex, ink.stroke?.hex]).toEqual([hex, hex]);
    expect(lowest(ink.fg, [TAB_STRIPS.light[1]])).toBeGreaterThanOrEqual(1.3);
  });
});

describe('the touch and maskable icons of a look without a plate', () => {
  it('have the color bg, on which their ink has a contrast of 3', () => {
    for (const bg of COLORS) {
      const look = lightOf({ bg, shape: 'none' });
      for (const role of ['touch', 'maskable'] as const) {
        const { paint } = look[role] ?? {};
        expect(paint).toEqual({ mode: 'solid', color: parseColor(bg) });
        expect(lowest(lookFor(role, look).ink.fg, paint ? plateColors(paint) : [])).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('have a gradient from bg to bg_to, or the color of touch_bg', () => {
    const look = lightOf({ bg: '#fde047', bg_mode: 'linear', shape: 'none', maskable_bg: '#fff' });
    expect(look.touch?.paint).toMatchObject({ mode: 'linear', from: { hex: '#fde047' } });
    expect(look.maskable?.paint).toEqual({ mode: 'solid', color: WHITE });
    expect(lowest(lookFor('maskable', look).ink.fg, [WHITE])).toBeGreaterThanOrEqual(3);
  });

  it('keep a given ink, and have a plate that differs from the default plate if the default would hide the ink', () => {
    expect(lightOf({ shape: 'none', bg: '#fff', fg: '#fde047' }).touch).toMatchObject({ isAdded: true });
    expect(lightOf({ shape: 'none', fg: '#075985' }).touch?.paint).toBeUndefined();
    expect(lightOf({ shape: 'none', fg: '#fde047' }).touch?.ink).toBeUndefined();
  });
});
