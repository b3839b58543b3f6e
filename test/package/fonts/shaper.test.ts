import { spawnSync } from 'node:child_process';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TYPEFACE, FONTS, type Typeface } from '../../../src/model/look.ts';
import { createShaper } from '../../../src/package/fonts/shaper.ts';
import { fontDirectory } from './font-directory.ts';

const shaper = createShaper(fontDirectory);
await shaper.load();

/** Renders a text to a grid of 64 × 64 cells. `#` is a covered cell, `.` is a free one. */
const inkOf = (text: string): string => {
  const { path, box } = shaper.outline(text);
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" preserveAspectRatio="none" viewBox="${box.x} ${box.y} ${box.width} ${box.height}"><path d="${path}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render();
  return Array.from({ length: 64 * 64 }, (_, at) => ((pixels[at * 4 + 3] as number) > 127 ? '#' : '.')).join(
    '',
  );
};

/** The number of connected components of the covered cells. */
const piecesOf = (text: string): number => {
  const cells = [...inkOf(text)];
  const fill = (from: number) => {
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (cells[at] !== '#') continue;
      cells[at] = '.';
      open.push(at - 64, at + 64, ...(at % 64 > 0 ? [at - 1] : []), ...(at % 64 < 63 ? [at + 1] : []));
    }
  };
  let pieces = 0;
  for (let at = cells.indexOf('#'); at >= 0; at = cells.indexOf('#')) {
    fill(at);
    pieces++;
  }
  return pieces;
};

const widthOf = (text: string): number => shaper.outline(text).box.width;

const scripts: readonly (readonly [string, string, string])[] = [
  ['Latin', 'A', 'ŽĐ'],
  ['Latin with a separate combining mark', 'Q\u0301', 'Q\u0301M\u0306'],
  ['Greek', 'Ω', 'ΨΞ'],
  ['Cyrillic', 'Ж', 'ЯЩ'],
  ['Hebrew', 'א', 'שב'],
  ['Arabic', 'م', 'مح'],
  ['Devanagari', 'क', 'प्रक्ष'],
  ['Thai', 'ก', 'กำท'],
  ['Bengali', 'ক', 'ক্ষবি'],
  ['Tamil', 'அ', 'கௌதி'],
  ['Georgian', 'ა', 'ბგ'],
  ['Armenian', 'Ա', 'ԲԳ'],
  ['Ethiopic', 'አ', 'ኢት'],
  ['Khmer', 'ក', 'ខ្មែរ'],
  ['Burmese', 'က', 'မြန်'],
  ['simplified Han', '汉', '简体'],
  ['traditional Han', '漢', '龍鳳'],
  ['Hiragana', 'あ', 'ひら'],
  ['Katakana', 'ア', 'カー'],
  ['Han and kana', '字', '字あ'],
  ['Hangul', '한', '글자'],
  ['digits', '7', '42'],
  ['fractions and superscript digits', '½', 'X²'],
  ['superscript letters', 'ª', 'Xº'],
  ['two scripts', 'Aあ', 'אB'],
];

describe('the bundled fonts', () => {
  test.each(scripts)('cover %s, and draw %s and %s with different outlines', (_, one, two) => {
    for (const text of [one, two]) {
      expect(shaper.undrawable(text)).toBeUndefined();
      const { box } = shaper.outline(text);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(80);
      // The widest of these texts are two syllables of Tamil.
      expect(Math.max(box.width, box.height)).toBeLessThan(4500);
      const covered = inkOf(text).replaceAll('.', '').length / 64 ** 2;
      expect(covered).toBeGreaterThan(0.15);
      expect(covered).toBeLessThan(0.95);
    }
    expect(inkOf(one)).not.toBe(inkOf(two));
  });

  test.each([
    ['😀', '😀'],
    ['A😀', '😀'],
    ['ᚠA', 'ᚠ'],
    ['A\u{10FFFF}', '\u{10FFFF}'],
    ['A\u3164', '\u3164'],
  ])('do not cover %s because of %s', (text, character) => {
    expect(shaper.undrawable(text)).toEqual({ character });
    expect(() => shaper.outline(text)).toThrow(RangeError);
  });
});

describe('shaping', () => {
  test('kerns the pair AV', () => {
    const apart = widthOf('AA') - widthOf('A') + widthOf('V');
    expect(widthOf('AV')).toBeLessThan(apart - 30);
  });

  test('joins Arabic letters unless a zero-width non-joiner separates them', () => {
    expect(piecesOf('مح')).toBe(1);
    expect(piecesOf('م\u200cح')).toBe(2);
  });

  test('sets Hebrew from right to left: a final nun that comes first has its descender on the right', () => {
    const hangsOn = (text: string) => {
      const lowestRow = inkOf(text).slice(62 * 64, 63 * 64);
      return lowestRow.indexOf('#') < 32 ? 'left' : 'right';
    };
    expect(hangsOn('ןב')).toBe('right');
    expect(hangsOn('בן')).toBe('left');
  });

  test('combines a consonant, a virama and a consonant to one conjunct', () => {
    expect(widthOf('क्ष')).toBeLessThan(widthOf('कष') - 100);
  });

  test('returns equal outlines for precomposed and decomposed letters', () => {
    expect(shaper.outline('e\u0301')).toEqual(shaper.outline('é'));
    expect(shaper.outline('\u1112\u1161\u11ab')).toEqual(shaper.outline('한'));
  });

  test('sets kanji and kana in the same font family', () => {
    const [together, alone] = [inkOf('直あ'), inkOf('直')];
    expect(together.slice(0, 32)).not.toBe(alone.slice(0, 32));
    expect(widthOf('直あ')).toBeGreaterThan(1700);
  });

  test.each([
    ['Arabic-Indic digits', '\u0661\u0662', '\u0661'],
    ['Extended Arabic-Indic digits', '\u06f1\u06f2', '\u06f1'],
    ['Hebrew letters', '\u05d0\u05d1', '\u05d1'],
    ['Arabic letters that do not join', '\u062f\u0627', '\u0627'],
    ['an Arabic letter and an Arabic-Indic digit', '\u0645\u0661', '\u0661'],
    ['a Hebrew and a Latin letter', '\u05d0B', 'B'],
    ['a Latin and a Hebrew letter', 'B\u05d0', 'B'],
    ['European digits', '12', '1'],
    ['a digit and a Hebrew letter', '1\u05d0', '\u05d0'],
    ['a Latin letter and an Arabic-Indic digit', 'A\u0661', 'A'],
    ['an Arabic-Indic digit and a Latin letter', '\u0661A', '\u0661'],
    ['an Arabic-Indic digit and an Arabic letter', '\u0661\u0645', '\u0645'],
    ['a Hebrew letter and an Arabic-Indic digit', '\u05d0\u0661', '\u0661'],
  ])('sets %s (%j) in this order: %j is on the left', (_case, text, left) => {
    const { path } = shaper.outline(text);
    const right = [...text].find(letter => letter !== left) as string;
    expect(path.startsWith(shaper.outline(left).path)).toBe(true);
    expect(path.startsWith(shaper.outline(right).path)).toBe(false);
  });

  test('keeps the proportions of wide and narrow letters', () => {
    expect(widthOf('MW')).toBeGreaterThan(3 * widthOf('II'));
    expect(shaper.outline('MW').box.height).toBeCloseTo(shaper.outline('II').box.height, -1);
  });
});

test('a shaper reads no file before its first use, and its error names the command that builds missing fonts', () => {
  const unbuilt = createShaper('/nowhere');
  expect(() => unbuilt.undrawable('A')).toThrow(/npm run build/);
});

describe('the typefaces of initials', () => {
  const outline = (text: string, typeface: Partial<Typeface>) =>
    shaper.outline(text, { ...DEFAULT_TYPEFACE, ...typeface }).path;

  test.each(['A', 'Ž', 'Ф', '7', 'Ử'])('draw %s differently in each typeface', text => {
    expect(new Set(FONTS.map(font => outline(text, { font }))).size).toBe(FONTS.length);
    expect(outline(text, {})).toBe(shaper.outline(text).path);
  });

  test('draw Greek in serif, but not in rounded, which has no Greek letters', () => {
    const [sans, serif, rounded] = FONTS.map(font => outline('Ω', { font }));
    expect(serif).not.toBe(sans);
    expect(rounded).toBe(sans);
  });

  test.each(
    scripts.map(
      ([script, ...texts]) =>
        [script, /Han|[kg]ana/.test(script) ? 'one weight' : 'three weights', texts] as const,
    ),
  )('draw %s in %s if three are requested', (_, weights, texts) => {
    for (const text of texts)
      for (const font of FONTS)
        expect(new Set([400, 550, 700].map(weight => outline(text, { font, weight }))).size).toBe(
          weights === 'one weight' ? 1 : 3,
        );
  });

  test('need less than 60 MB for 2,000 further weights, because all weights share one font file', () => {
    const script = `
      const { createShaper } = await import(process.argv[1]);
      const { outline } = createShaper(process.argv[2]);
      const draw = count => {
        for (let n = 0; n < count; n++) outline('AB', { font: 'sans', weight: 200 + ((n * 7.31) % 700) });
      };
      draw(300);
      const before = process.memoryUsage().rss;
      draw(2000);
      console.log((process.memoryUsage().rss - before) / 2 ** 20);`;
    const module = new URL('../../../dist/package/fonts/shaper.js', import.meta.url).href;
    const args = ['--input-type=module', '--eval', script, module, fontDirectory];
    const megabytes = Number(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
    // If each font stayed in memory, 2,000 fonts of 0.9 MB would take 1,800 MB.
    expect(megabytes).toBeLessThan(60);
  });

  test.each(FONTS)('cover more of the letter H with more weight in %s', font => {
    const inkAt = (weight: number) => {
      const { path, box } = shaper.outline('H', { font, weight });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="${box.x} ${box.y} ${box.width} ${box.height}"><path d="${path}"/></svg>`;
      const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
      return pixels.reduce((sum, value, index) => (index % 4 === 3 ? sum + value : sum), 0);
    };
    const inks = [200, 300, 400, 500, 600, 700, 800, 900].map(inkAt);
    expect(inks).toEqual(inks.toSorted((one, other) => one - other));
    expect(inks.at(-1)).toBeGreaterThan(1.5 * (inks[0] as number));
  });
});
