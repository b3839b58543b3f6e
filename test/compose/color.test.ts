import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor, parseColor } from '../../src/compose/color/color.ts';

const COLORS: readonly [string, string][] = [
  ['#fff', '#ffffff'],
  ['#FfF8', '#ffffff88'],
  ['#12345678', '#12345678'],
  ['#075985', '#075985'],
  ['RebeccaPurple', '#663399'],
  ['  red ', '#ff0000'],
  ['rgb(1,2,3)', '#010203'],
  ['rgb(1 2 3 / 50%)', '#01020380'],
  ['rgba(1, 2, 3, 0.5)', '#01020380'],
  ['rgb(300,-5,0)', '#ff0000'],
  ['rgb(none 2 3)', '#000203'],
  ['rgb(10% 20% 30%)', '#1a334d'],
  ['hsl(120 100% 50%)', '#00ff00'],
  ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
  ['hsla(-240deg 100% 50% / .2)', '#00ff0033'],
  ['hwb(120 80% 80%)', '#808080'],
  ['lab(50% 40 59.5)', '#bf5700'],
  ['lch(52% 72 56)', '#c55c07'],
  ['oklab(0.6 0.1 0.1)', '#c3602e'],
  ['oklch(70% 0.1 none)', '#d2849c'],
  ['oklch(2 0 0)', '#ffffff'],
  ['color(srgb 1 0 0)', '#ff0000'],
  ['color(srgb-linear .5 .5 .5)', '#bcbcbc'],
];

const INVISIBLE = ['none', 'NONE', 'transparent', 'rgb(1 2 3 / 0)', '#fff0', 'rgba(0,0,0,.0001)'];

const NOT_COLORS = [
  '',
  ' ',
  'fff',
  '#12',
  '#12345',
  '#ggg',
  'currentcolor',
  'Canvas',
  'inherit',
  'var(--x)',
  'rgb(var(--x) 0 0)',
  'color-mix(in srgb, red, blue)',
  'rgb(from red r g b)',
  'light-dark(red, blue)',
  'url(#a)',
  'rgb(1 2 3',
  'rgb(1 2 3))',
  'rgb(1 2 3)"',
  'red;x',
  'red"/><script>',
  'rgb(1e999 0 0)',
  'rgb(NaN 0 0)',
  'constructor',
  '__proto__',
  'toString',
  '\u0000',
  `#${'f'.repeat(300)}`,
  `rgb(${' '.repeat(100_000)}1 2 3)`,
];

describe('parseColor', () => {
  it.each(COLORS)('reads %s as %s', (text, canonical) => {
    const color = parseColor(text);
    expect(typeof color === 'object' && formatColor(color)).toBe(canonical);
  });

  it.each(INVISIBLE)('takes %s as no paint', text => expect(parseColor(text)).toBe('none'));

  it.each(NOT_COLORS)('refuses %j', text => expect(parseColor(text)).toBeUndefined());

  it('maps a colour outside sRGB to one of the same hue instead of clipping channels', () => {
    expect(parseColor('color(display-p3 0 1 0)')).toEqual({ hex: '#00fb29', alpha: 1 });
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
  it.each(rows)('of %s on %s is %f (WCAG 2.2)', (ink, ground, ratio) => {
    const [a, b] = [parseColor(ink), parseColor(ground)];
    if (typeof a !== 'object' || typeof b !== 'object') throw new Error('not a colour');
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1);
  });
});
