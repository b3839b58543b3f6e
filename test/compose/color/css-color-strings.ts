// Seeded generator of CSS color strings, about half of them malformed.
import { namedColors } from '@csstools/color-helpers';

type Random = () => number;

/** Pseudorandom numbers (mulberry32), the same on every machine. */
const randomFrom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
const SPACES = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'display-p3-linear',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz',
  'xyz-d50',
  'xyz-d65',
];
const NAMES = [...Object.keys(namedColors), 'transparent'];
const ANGLES = ['', '', 'deg', 'grad', 'rad', 'turn'];
const WRONG_UNITS = ['px', 'd', 'pc', 'em', 's', '%%', 'deg%', 'x'];
const GAPS = [' ', ' ', ' ', ' ', '  ', '\n', '\t', '/**/', ' /* 1, */ ', '/*)*/ '];
const WRONG_NAMES = ['rgbx', 'hwba', 'laba', 'hsv', 'cmyk', 'cal', 'reds', 'constructor', '__proto__', 'e1'];
const NOISE = [...' ()/,.%#+-eE09azZ_*!\'";:[]{}<>&|\\\u00a0\u212aé'];

/**
 * Generates `count` strings from a seed: every syntax of CSS Color 4 that needs no context, and malformed strings.
 */
export const cssColorStrings = (count: number, seed: number): readonly string[] => {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const chance = (probability: number) => random() < probability;
  const gap = () => pick(GAPS);
  const optionalGap = () => (chance(0.3) ? gap() : '');

  const digits = (value: number) => {
    const text = pick([value.toFixed(0), value.toFixed(1), value.toFixed(3), `${value.toFixed(2)}e0`]);
    const short = chance(0.2) ? text.replace(/^(-?)0\./, '$1.') : text;
    return chance(0.05) && !short.startsWith('-') ? `+${short}` : short;
  };
  const number = (whole: number) => {
    if (chance(0.03)) return pick(['1e999', '-1e999', '1e-9', '0', '-0', '1e3', '10000']);
    return digits(chance(0.15) ? (random() * 4 - 1.5) * whole : random() * whole);
  };
  const percentage = () => `${number(100)}%`;
  const hue = () => `${digits(random() * 900 - 270)}${pick(ANGLES)}`;
  const orNone = (text: string) => (chance(0.04) ? 'none' : text);
  const value = (whole: number) => orNone(chance(0.5) ? percentage() : number(whole));

  const modern = (name: string): readonly string[] => {
    switch (name) {
      case 'rgb':
      case 'rgba':
        return [value(255), value(255), value(255)];
      case 'hsl':
      case 'hsla':
      case 'hwb':
        return [orNone(hue()), value(100), value(100)];
      case 'lab':
        return [value(100), value(60), value(60)];
      case 'lch':
        return [value(100), value(50), orNone(hue())];
      case 'oklab':
        return [value(1), value(0.2), value(0.2)];
      case 'oklch':
        return [value(1), value(0.15), orNone(hue())];
      default:
        return [value(1), value(1), value(1)];
    }
  };
  const legacy = (name: string): readonly string[] => {
    if (name.startsWith('hsl')) return [hue(), percentage(), percentage()];
    const component = chance(0.5) ? percentage : () => number(255);
    return [component(), component(), component()];
  };

  const call = (): string => {
    const name = pick(FUNCTIONS);
    const isLegacy = /^(rgb|hsl)/.test(name) && chance(0.45);
    const values = isLegacy ? legacy(name) : modern(name);
    const alpha = chance(0.4) ? value(1) : undefined;
    const separator = () => (isLegacy ? `${optionalGap()},${optionalGap()}` : gap());
    const space = name === 'color' ? pick(SPACES) + gap() : '';
    const list = values.map((text, index) => (index === 0 ? text : separator() + text)).join('');
    const tail = alpha ? optionalGap() + (isLegacy ? ',' : '/') + optionalGap() + alpha : '';
    return `${name}(${optionalGap()}${space}${list}${tail}${optionalGap()})`;
  };
  const hex = () =>
    `#${Array.from({ length: pick([3, 4, 6, 6, 8]) }, () => pick([...'0123456789abcdefABCDEF'])).join('')}`;
  const wellFormed = () => {
    const kind = random();
    const text = kind < 0.75 ? call() : kind < 0.88 ? hex() : pick(NAMES);
    const cased = chance(0.2) ? text.toUpperCase() : text;
    return chance(0.15) ? gap() + cased + gap() : cased;
  };

  const at = (text: string) => below(text.length + 1);
  const replaced = (text: string, pattern: RegExp, replacement: () => string) => {
    const matches = [...text.matchAll(pattern)];
    const match = matches.length > 0 ? pick(matches) : undefined;
    if (!match) return text + replacement();
    return text.slice(0, match.index) + replacement() + text.slice(match.index + match[0].length);
  };
  const mutations: readonly ((text: string) => string)[] = [
    text => ((index: number) => text.slice(0, index) + pick(NOISE) + text.slice(index))(at(text)),
    text => ((index: number) => text.slice(0, index) + text.slice(index + 1))(below(text.length)),
    text =>
      ((index: number) => text.slice(0, index) + pick(NOISE) + text.slice(index + 1))(below(text.length)),
    text => text.slice(0, at(text)),
    text => replaced(text, /%|deg|grad|rad|turn/gi, () => pick([...WRONG_UNITS, ...ANGLES, '%'])),
    text => replaced(text, /(?<=\d)(?=[ ,)/])/g, () => pick(WRONG_UNITS)),
    text => replaced(text, /[,/]|\s+/g, () => pick([',', '/', ' ', ' , ', ' / ', '/**/', ''])),
    text => replaced(text, /^[a-z]+|[a-z]+(?=\()/gi, () => pick([...WRONG_NAMES, ...FUNCTIONS])),
    text =>
      replaced(text, /[-+.\d]+/g, () =>
        pick(['none', '1.', '.', '+', '--1', '1e', '1e+', '0x1', 'NaN', 'infinity', '𝟏']),
      ),
    text => replaced(text, /\)/g, () => pick(['', '))', ' 1)', ', 1)', ' / 1)', ') x', ')red', '/)'])),
    text => replaced(text, /[a-z]/gi, () => pick(['\\72 ', '\\000067', '\\62\n', '\\g', '\\', '\\110000 '])),
    text => text + pick([';', ' !important', ' red', '#fff', '/* open', '\\', '\u0000', '\u00a0']),
  ];

  const next = (): string => {
    let text = wellFormed();
    for (let errors = chance(0.5) ? 1 + below(2) : 0; errors > 0; errors--) text = pick(mutations)(text);
    return text;
  };
  return Array.from({ length: count }, next);
};
