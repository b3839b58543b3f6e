// Seeded generator of CSS color strings, about half of them malformed.
import { namedColors } from '@csstools/color-helpers';
import { randomFrom } from '../../../bench/statistics.mjs';
import { readCases } from '../../cases.ts';

const SAMPLES = readCases('compose/color/colors.txt', 'colors').colors.map(([text = '']) => text);
const WORDS = [
  ...['none', 'transparent', 'constructor', ...Object.keys(namedColors)],
  ...['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'xyz', 'xyz-d50', 'xyz-d65', 'cal'],
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'hwba', 'lab', 'lch', 'oklab', 'oklch', 'color', 'cmyk'],
  ...['deg', 'grad', 'rad', 'turn', 'px', 'd', '\\72 ed', '\\000067rey', '\\110000 '],
];
const NUMBERS = ['0', '-0', '.5', '+.5', '1.', '1e999', '-1e999', '1e-9', '1e', '1e+', '--1', '0x1', '𝟏'];
const MARKS = ['', ' ', ',', '/', '%', ')', '))', '(', ' , ', ' / ', '/**/', '/*', '#', ';', '!', '\\', '\0'];

/** A list of `count` strings from a seed: colors of the samples whose tokens are replaced by other tokens. */
export const cssColorStrings = (count: number, seed: number): readonly string[] => {
  const below = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const tokenLike = (token: string): string => {
    if (below(50) === 0) return pick([...MARKS, ...NUMBERS, ...WORDS]);
    if (/^[\d.+-]/.test(token))
      return below(40) === 0 ? pick(NUMBERS) : `${(below(1200) - 200) / pick([1, 2, 10, 1000])}`;
    if (/^[\w\\]/.test(token)) return below(15) === 0 ? pick(WORDS) : token;
    return below(40) === 0 ? pick(MARKS) : token;
  };
  return Array.from({ length: count }, () => {
    const tokens = pick(SAMPLES).match(/[-+]?[\d.]+(?:e[-+]?\d+)?|[a-z][\w-]*|./gis) ?? [];
    const text = tokens.map(tokenLike).join('');
    return below(5) === 0 ? text.toUpperCase() : text;
  });
};
