import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor, parseColor } from '../../../src/compose/color/color.ts';
import { LONGEST_COLOR } from '../../../src/compose/defaults.ts';

const COLORS: readonly (readonly [string, string])[] = [
  ['#fff', '#ffffff'],
  ['#FfF8', '#ffffff88'],
  ['#12345678', '#12345678'],
  ['#075985', '#075985'],
  ['RebeccaPurple', '#663399'],
  ['  red ', '#ff0000'],
  ['r\\65 d', '#ff0000'],
  ['/* a comment */red/* open', '#ff0000'],
  ['rgb(1,2,3)', '#010203'],
  ['rgb(1 2 3', '#010203'],
  ['rgb(1/**/2/**/3)', '#010203'],
  ['rgb(1+2+3)', '#010203'],
  ['rgb(1 2 3 / 50%)', '#01020380'],
  ['rgba(1, 2, 3, 0.5)', '#01020380'],
  ['rgb(300,-5,0)', '#ff0000'],
  ['rgb(1e999 0 0)', '#ff0000'],
  ['rgb(none 2 3)', '#000203'],
  ['rgb(10% 20% 30%)', '#1a334d'],
  ['rgb(10% 20 30%)', '#1a144d'],
  ['hsl(120 100% 50%)', '#00ff00'],
  ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
  ['hsla(-240deg 100% 50% / .2)', '#00ff0033'],
  ['hsl(120 -50% 50%)', '#808080'],
  ['hsl(329 141% 20%)', '#660035'],
  ['hsl(329, 141%, 20%)', '#660035'],
  ['hsl(120, 150%, 40%)', '#00cc00'],
  ['hsl(120 150 40)', '#00cc00'],
  ['hsl(120 100% 150%)', '#ffffff'],
  ['hsl(120 100 -150)', '#000000'],
  ['hsl(120 50 50)', '#40bf40'],
  ['hwb(120 80% 80%)', '#808080'],
  ['hwb(120 -10% 20%)', '#00cc00'],
  ['lab(50% 40 59.5)', '#bf5700'],
  ['lab(150 0 0)', '#ffffff'],
  ['lch(52% 72 56)', '#c55c07'],
  ['lch(50 -20 20)', '#777777'],
  ['oklab(0.6 0.1 0.1)', '#c3602e'],
  ['oklch(70% 0.1 none)', '#d2849c'],
  ['oklch(2 0 0)', '#ffffff'],
  ['color(srgb 1 0 0)', '#ff0000'],
  ['color(srgb-linear .5 .5 .5)', '#bcbcbc'],
  ['color(display-p3-linear .5 50% .5)', '#bcbcbc'],
];

const INVISIBLE = [
  'none',
  ' NONE ',
  'transparent',
  'rgb(1 2 3 / 0)',
  'rgb(1 2 3 / none)',
  'rgb(1 2 3 / -1)',
  '#fff0',
  'rgba(0,0,0,.0001)',
];

const MALFORMED = [
  '',
  ' ',
  '/**/',
  'fff',
  '#12',
  '#12345',
  '#ggg',
  '#fff)',
  '# fff',
  'red red',
  're/**/d',
  'red;x',
  'red"/><script>',
  'red!important',
  'blac\u212a',
  '\u00a0red',
  '\\110000 red',
  'rgb (1 2 3)',
  'rgb/**/(1 2 3)',
  'rgb(1 2 3))',
  'rgb(1 2 3)"',
  'rgb((1) 2 3)',
  'rgb(1 2)',
  'rgb(1 2 3 4)',
  'rgb(1 2 3 /)',
  'rgb(1 2 3 / 50pc)',
  'rgb(1 2 3 / 5 %)',
  'rgb(1 2 3 / 5\\%)',
  'rgb(1 2 3, 0.5)',
  'rgb(1, 2, 3 / 0.5)',
  'rgb(1, 2%, 3)',
  'rgb(none, 2, 3)',
  'rgb(1,2,3,)',
  'rgb(255px 0 0)',
  'rgb(1. 2 3)',
  'rgb(0x10 0 0)',
  'rgb(NaN 0 0)',
  'hsl(120d 100% 50%)',
  'hsl(120% 50% 50%)',
  'hsl(120, 50, 50)',
  'hwb(120, 10%, 10%)',
  'hwba(120 10% 10%)',
  'lab(50deg 0 0)',
  'lch(50 20 20%)',
  'color(srgb 1 0)',
  'color(srgb, 1, 0, 0)',
  'color(hsl 1 0 0)',
  'constructor',
  '__proto__',
  'constructor(1 2 3)',
  'color(constructor 1 2 3)',
  '\u0000',
];

const CONTEXT_DEPENDENT = [
  'currentcolor',
  'Canvas',
  'inherit',
  'url(#a)',
  'var(--x)',
  'rgb(var(--x) 0 0)',
  'rgb(calc(1 + 1) 0 0)',
  'rgb(from red r g b)',
  'color-mix(in srgb, red, blue)',
  'contrast-color(red)',
  'light-dark(red, blue)',
  'device-cmyk(0 0 0 0)',
];

describe('parseColor', () => {
  it.each(COLORS)('parses %j as %s', (text, canonical) => {
    const color = parseColor(text);
    expect(typeof color === 'object' && formatColor(color)).toBe(canonical);
  });

  it.each(INVISIBLE)('parses %j as none', text => expect(parseColor(text)).toBe('none'));

  it.each(MALFORMED)('rejects the malformed color %j', text => expect(parseColor(text)).toBeUndefined());

  it.each(CONTEXT_DEPENDENT)('rejects %j, whose value depends on its context or on a computation', text =>
    expect(parseColor(text)).toBeUndefined(),
  );

  it('accepts a color of the maximum length and rejects a longer one', () => {
    const padded = (length: number) => 'red'.padEnd(length);
    expect(parseColor(padded(LONGEST_COLOR))).toEqual({ hex: '#ff0000', alpha: 1 });
    expect(parseColor(padded(LONGEST_COLOR + 1))).toBeUndefined();
  });

  it('maps a color outside of the sRGB gamut to a color of the same hue instead of clipping channels', () => {
    expect(parseColor('color(display-p3 0 1 0)')).toEqual({ hex: '#00fb29', alpha: 1 });
  });

  it.each([
    'lab(50 1e999 0)',
    'lab(50 -1e999 1e999)',
    'oklch(0.5 1e999 1e999)',
    'color(xyz 1e999 -1e999 1e999)',
  ])('parses %s, whose numbers overflow to infinity, as an opaque color', text => {
    expect(parseColor(text)).toEqual({ hex: expect.stringMatching(/^#[0-9a-f]{6}$/), alpha: 1 });
  });
});

describe('contrastRatio', () => {
  const rows: readonly [string, string, number][] = [
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#fff', '#075985', 7.56],
    ['#777', '#fff', 4.48],
    ['#00000080', '#fff', 4],
  ];
  it.each(rows)('returns for %s on %s the WCAG 2.2 ratio %f', (ink, background, ratio) => {
    const [first, second] = [parseColor(ink), parseColor(background)];
    if (typeof first !== 'object' || typeof second !== 'object') throw new Error('not a color');
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
  });
});

describe('relative luminance', () => {
  // Up to 0.04045, sRGB is linear (IEC 61966-2-1). That is the channel value 10.
  it.each([
    ['#000000', 0],
    ['#010101', 0.000303527],
    ['#0a0a0a', 0.00303527],
    ['#0b0b0b', 0.003346536],
    ['#808080', 0.2158605],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#ffffff', 1],
  ])('of %s is %f', (hex, luminance) => {
    const ratio = contrastRatio({ hex, alpha: 1 }, { hex: '#000000', alpha: 1 });
    expect(ratio * 0.05 - 0.05).toBeCloseTo(luminance, 8);
  });
});
