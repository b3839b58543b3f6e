import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor, parseColor } from '../../../src/compose/color/color.ts';
import { LONGEST_COLOR } from '../../../src/compose/defaults.ts';
import { readCases } from '../../cases.ts';

const CASES = readCases('compose/color/colors.txt', 'colors', 'none', 'malformed', 'context');

describe('parseColor', () => {
  it.each(CASES.colors)('parses %j as %s', (text = '', canonical) => {
    const color = parseColor(text);
    expect(typeof color === 'object' && formatColor(color)).toBe(canonical);
  });

  it.each(CASES.none.flat())('parses %j as none', text => expect(parseColor(text)).toBe('none'));

  it.each(CASES.malformed.flat())('rejects the malformed color %j', text =>
    expect(parseColor(text)).toBeUndefined(),
  );

  it.each(CASES.context.flat())('rejects %j, whose value depends on its context or on a computation', text =>
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
