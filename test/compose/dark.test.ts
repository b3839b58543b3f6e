import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor } from '../../src/compose/color/color.ts';
import { deriveDark } from '../../src/compose/color/dark-colors.ts';
import { legibleOn, readableInk, readablePlate } from '../../src/compose/color/legible.ts';
import type { Color } from '../../src/model/color.ts';
import { color, solid } from './icons.ts';

const NOTHING_GIVEN = { bg: undefined, bgTo: undefined, fg: undefined };
const text = (value: Color | 'none') => (value === 'none' ? value : formatColor(value));

describe('deriveDark', () => {
  it.each([
    ['the defaults are swapped', '#075985', '#ffffff', '#ffffff', '#e2e8f0', '#075985'],
    ['a dark plate becomes the ink', '#000000', '#ffffff', '#ffffff', '#e2e8f0', '#000000'],
    [
      'without a plate the ink is made to show on a dark strip',
      'none',
      '#075985',
      'none',
      '#e2e8f0',
      '#2d73a1',
    ],
    ['a light ink without a plate stays', 'none', '#ffffff', 'none', '#e2e8f0', '#ffffff'],
  ])('%s', (_, bg, fg, darkBg, darkBgTo, darkFg) => {
    const dark = deriveDark({ bg: bg === 'none' ? 'none' : color(bg), fg: color(fg) }, NOTHING_GIVEN);
    expect([text(dark.bg), text(dark.bgTo)]).toEqual([darkBg, darkBgTo]);
    expect(text(dark.fg)).toBe(darkFg);
  });

  it.each([
    ['#f59e0b', '#ffffff'],
    ['#ffffff', '#ffff00'],
    ['#777777', '#888888'],
    ['#00ff00', '#00ff01'],
    ['#ff000010', '#ffffff'],
    ['none', '#111111'],
  ])('keeps contrast whatever the light colours are: %s under %s', (bg, fg) => {
    const dark = deriveDark({ bg: bg === 'none' ? 'none' : color(bg), fg: color(fg) }, NOTHING_GIVEN);
    const grounds = dark.bg === 'none' ? [color('#202124')] : [dark.bg, dark.bgTo];
    for (const ground of grounds) expect(contrastRatio(dark.fg as Color, ground)).toBeGreaterThanOrEqual(3);
  });

  it('keeps what was given, and fits the rest to it', () => {
    const dark = deriveDark(
      { bg: color('#075985'), fg: color('#fff') },
      { ...NOTHING_GIVEN, bg: color('#0b1120') },
    );
    expect(text(dark.bg)).toBe('#0b1120');
    expect(contrastRatio(dark.fg as Color, color('#0b1120'))).toBeGreaterThanOrEqual(3);
  });
});

describe('legible colours', () => {
  it('legibleOn leaves alone what shows', () => {
    expect(legibleOn(color('#075985'), [color('#fff')])).toEqual(color('#075985'));
  });

  it('legibleOn keeps the hue of what does not', () => {
    const [red, green, blue] = [1, 3, 5].map(at =>
      Number.parseInt(legibleOn(color('#f59e0b'), [color('#fff')]).hex.slice(at, at + 2), 16),
    ) as [number, number, number];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  it.each(['#fff', '#000', '#777', '#ffd700', '#075985'])('readableInk shows on %s', plate => {
    expect(contrastRatio(readableInk(solid(plate)), color(plate))).toBeGreaterThanOrEqual(4);
  });

  it.each(['#fff', '#000', '#777', '#ffd700', '#075985'])('readablePlate lets %s show', ink => {
    expect(contrastRatio(color(ink), readablePlate([color(ink)]))).toBeGreaterThanOrEqual(3.5);
  });
});
