// Colors of plates, surfaces and toolbars: blending, formatting, opaque paint, theme colors.
import { describe, expect, it } from 'vitest';
import {
  channelsOf,
  chromaOf,
  composite,
  formatColor,
  formatExactColor,
  lightnessOf,
  mix,
  parseColor,
  turnHue,
  withLightness,
} from '../../src/compose/color/color.ts';
import { isTintOf, legibleGradientEnd } from '../../src/compose/color/dark-colors.ts';
import {
  isOpaque,
  lightnessVariants,
  lowestContrast,
  plateColors,
  surfacesOf,
} from '../../src/compose/color/legible.ts';
import { cornerRadiusOf } from '../../src/compose/defaults.ts';
import { themeColorOf } from '../../src/compose/favicon.ts';
import { opaquePaint, plateShape } from '../../src/compose/plate.ts';
import { themeColors } from '../../src/compose/theme-color.ts';
import type { PlateGradient } from '../../src/model/look.ts';
import { color, glyphOf, lookWith, solid } from './icons.ts';

const texts = (colors: readonly { hex: string; alpha: number }[]) => colors.map(formatColor);
const gradient = (from: string, to: string, via?: string): PlateGradient => ({
  mode: 'linear',
  from: color(from),
  to: color(to),
  angleDegrees: 90,
  ...(via && { via: color(via) }),
});

describe('mix', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#102030', '#204060', 0.25, '#14283c'],
  ])('of %s and %s at %d is %s', (from, to, share, expected) => {
    expect(formatColor(mix(color(from), color(to), share))).toBe(expected);
  });

  it('interpolates the alpha to three decimals', () => {
    expect(mix(color('rgb(0 0 0 / .2)'), color('#000'), 0.3333).alpha).toBe(0.467);
  });
});

it.each([
  ['#ffffff80', '#000000', '#808080'],
  ['#ff0000', '#000000', '#ff0000'],
  ['rgb(0 0 0 / .1)', '#ffffff', '#e6e6e6'],
])('compositing %s over %s gives %s', (over, under, expected) => {
  expect(composite(color(over), color(under))).toEqual({ hex: expected, alpha: 1 });
});

it('channelsOf returns red, green and blue', () => {
  expect(channelsOf(color('#0180ff'))).toEqual([1, 128, 255]);
});

describe('formatExactColor', () => {
  it.each([
    ['#075985', '#075985'],
    ['#07598580', '#07598580'],
    ['rgb(7 89 133 / .5)', 'rgb(7 89 133 / 0.5)'],
    ['rgb(7 89 133 / .333)', '#07598555'],
    ['rgb(7 89 133 / .004)', '#07598501'],
  ])('writes %s as %s, which parses to the same color', (text, expected) => {
    const exact = formatExactColor(color(text));
    expect(exact).toBe(expected);
    expect(parseColor(exact)).toEqual(color(text));
  });
});

describe('OKLCH changes of a color', () => {
  it.each(['#0ea5e9', '#dc2626', '#4d7c0f80'])('keep the alpha and the other components of %s', text => {
    const given = color(text);
    const darker = withLightness(given, lightnessOf(given) - 0.1);
    expect(lightnessOf(given) - lightnessOf(darker)).toBeCloseTo(0.1, 1);
    expect(darker.alpha).toBe(given.alpha);
    const turned = turnHue(given, 360);
    expect([turned.hex, turned.alpha]).toEqual([given.hex, given.alpha]);
    expect(turnHue(given, 180).hex).not.toBe(given.hex);
    expect(Math.abs(lightnessOf(turnHue(given, 90)) - lightnessOf(given))).toBeLessThan(0.02);
  });

  it('chromaOf returns 0 for gray', () => {
    expect([chromaOf(color('#808080')) < 0.001, chromaOf(color('#f00')) > 0.2]).toEqual([true, true]);
  });

  it('lightnessVariants yields steps of 0.01 on both sides, nearest first', () => {
    const start = lightnessOf(color('#0ea5e9'));
    const [first, ...others] = [...lightnessVariants(color('#0ea5e9'))].slice(0, 5);
    expect(first).toEqual(color('#0ea5e9'));
    expect(others.map(each => Math.round(100 * (lightnessOf(each) - start)))).toEqual([-1, 1, -2, 2]);
  });
});

describe('the surfaces of a plate', () => {
  it.each([
    ['solid', solid('#123456').paint, ['#123456'], true],
    ['translucent', solid('#00000080').paint, ['#00000080'], false],
    ['a gradient', gradient('#000', '#fff'), ['#000000', '#404040', '#808080', '#bfbfbf', '#ffffff'], true],
    ['a gradient to a translucent color', gradient('#000', '#ffffff80'), expect.anything(), false],
    ['a gradient over a color', gradient('#000', '#fff', '#f00'), expect.arrayContaining(['#ff0000']), true],
    ['a gradient over a translucent color', gradient('#000', '#fff', '#f008'), expect.anything(), false],
  ])('of a plate that is %s have five colors if it is a gradient, and are opaque or not', (...row) => {
    const [, paint, colors, isEveryOpaque] = row;
    expect(texts(plateColors(paint))).toEqual(colors);
    expect(isOpaque(paint)).toBe(isEveryOpaque);
  });

  it('are the tab strips without a plate, and composites over them with a translucent plate', () => {
    expect(texts(surfacesOf(undefined, 'light'))).toEqual(['#dee1e6', '#ffffff']);
    expect(texts(surfacesOf(undefined, 'dark'))).toEqual(['#202124', '#35363a']);
    expect(texts(surfacesOf(solid('#123456').paint, 'dark'))).toEqual(['#123456']);
    expect(texts(surfacesOf(solid('#ff000080').paint, 'light'))).toEqual(['#ef7073', '#ff7f7f']);
  });

  it('lowestContrast returns the lowest contrast with any surface', () => {
    expect(lowestContrast(color('#fff'), [color('#000'), color('#fff')])).toBe(1);
  });
});

describe('the end of a gradient', () => {
  it.each([
    ['#075985', '#ffffff', '#0f172a'],
    ['#ffffff', '#000000', 'lighter or darker'],
    ['#000000', '#ffffff', '#0f172a'],
  ])('from %s with the ink %s is near-black only if the ink is legible on it: %s', (plate, ink, end) => {
    const found = legibleGradientEnd(color(plate), color(ink));
    if (end.startsWith('#')) expect(found.hex).toBe(end);
    else expect(found.hex).not.toBe('#0f172a');
    const paint = { ...gradient(plate, found.hex) };
    expect(lowestContrast(color(ink), surfacesOf(paint, 'light'))).toBeGreaterThanOrEqual(3);
  });

  it('differs from the plate by 0.12 in lightness if the ink is not legible on near-black', () => {
    const plate = color('#777777');
    const end = legibleGradientEnd(plate, color('#000000'));
    expect(lightnessOf(end)).toBeCloseTo(lightnessOf(plate) + (end.hex < plate.hex ? -0.12 : 0.12), 2);
  });
});

it.each([
  ['#123456', '#123456', true],
  ['#12345680', '#123456', true],
  ['#12345680', '#12345680', true],
  ['#123456', '#12345680', false],
  ['#123457', '#123456', false],
])('%s is a tint of %s: %s', (accent, base, expected) => {
  expect(isTintOf(color(accent), color(base))).toBe(expected);
});

describe('the paint of a plate', () => {
  const plate = (paint: object) => ({
    shape: 'rounded-square' as const,
    paint: { ...gradient('#000', '#fff'), ...paint },
  });

  it('with a middle color has three stops along the same line', () => {
    const { fill } = plateShape(plate({ via: color('#f00') }), 16);
    expect(fill).toMatchObject({
      kind: 'linear',
      spread: 'pad',
      stops: [
        { offset: 0, color: color('#000') },
        { offset: 0.5, color: color('#f00') },
        { offset: 1, color: color('#fff') },
      ],
      transform: [16, 0, 0, 16, 0, 8].map(value => expect.closeTo(value, 9)),
    });
  });

  it('that is radial reaches the corners from the center', () => {
    const { fill } = plateShape(plate({ isRadial: true }), 16);
    const radius = expect.closeTo(Math.hypot(8, 8), 9);
    expect(fill).toMatchObject({ kind: 'radial', transform: [radius, 0, 0, radius, 8, 8] });
    expect(fill).toMatchObject({ stops: [{ offset: 0 }, { offset: 1 }] });
  });

  it('cornerRadiusOf returns the default of the shape, or the given radius for a rounded square', () => {
    expect(cornerRadiusOf({ shape: 'rounded-square' })).toBe(0.22);
    expect(cornerRadiusOf({ shape: 'rounded-square', cornerRadius: 0 })).toBe(0);
    expect(cornerRadiusOf({ shape: 'circle', cornerRadius: 0.1 })).toBe(0.5);
  });
});

describe('opaque paint', () => {
  const ink = { main: color('#fff'), accent: undefined };

  it.each([
    [undefined, undefined, '#075985'],
    [undefined, '#abcdef', '#abcdef'],
    ['#123456', '#abcdef', '#123456'],
    ['#00000080', '#ffffff', '#7f7f7f'],
  ])('of %s over %s is %s', (text, backdrop, expected) => {
    const paint = text === undefined ? undefined : solid(text).paint;
    const made = opaquePaint(paint, { ...ink, backdrop: backdrop ? color(backdrop) : undefined });
    expect(texts(plateColors(made))).toEqual([expected]);
  });

  it('of a gradient covers each of its colors', () => {
    const made = opaquePaint(gradient('#ff000080', '#0000ff80', '#00ff0080'), {
      ...ink,
      backdrop: color('#fff'),
    });
    expect(made).toEqual(gradient('#ff7f7f', '#7f7fff', '#7fff7f'));
    expect(opaquePaint(gradient('#000', '#fff'), ink)).not.toHaveProperty('via');
  });
});

describe('theme colors', () => {
  const main = glyphOf('lucide/rocket');
  const light = lookWith();
  const dark = lookWith({ plate: solid('#1e293b') });

  it.each([
    [{ light }, {}, [{ hex: '#075985' }]],
    [{ light }, { themeColor: color('#f00') }, [{ hex: '#ff0000', splash: '#075985' }]],
    [{ light }, { backgroundColor: color('#fff') }, [{ hex: '#075985', splash: '#ffffff' }]],
    [{ light, dark: light }, {}, [{ hex: '#075985' }]],
    [
      { light, dark },
      {},
      [
        { hex: '#075985', scheme: 'light' },
        { hex: '#1e293b', scheme: 'dark' },
      ],
    ],
    // White text is legible on the light plate only.
    [{ light, dark: lookWith({ plate: solid('#ffffff') }) }, {}, [{ hex: '#075985' }]],
    // White text is legible on neither plate.
    [
      { light: lookWith({ plate: solid('#ffd700') }), dark: lookWith({ plate: solid('#ffffff') }) },
      {},
      [
        { hex: '#ffd700', scheme: 'light' },
        { hex: '#202124', scheme: 'dark' },
      ],
    ],
  ])('follow from the plates and the given colors: case %#', (looks, given, expected) => {
    expect(themeColors({ main }, looks, given)).toEqual(expected);
  });

  it('are the start of a gradient plate, or the plate of the touch icon if the look has no plate', () => {
    const colorOf = (changes: object) => themeColorOf(main, lookWith(changes)).hex;
    expect(colorOf({ plate: { shape: 'circle', paint: gradient('#123456', '#fff') } })).toBe('#123456');
    const touch = { paint: { mode: 'solid', color: color('#654321') } };
    expect(colorOf({ plate: undefined, touch })).toBe('#654321');
    expect(colorOf({ touch })).toBe('#075985');
  });
});
