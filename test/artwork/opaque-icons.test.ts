// @module-tag slow
// What touch and maskable icons show: the composed picture stands out from its ground.
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../src/compose/color/color.ts';
import { readPng } from '../package/read-png.ts';
import { dataUrl, LOGOS, logo, packageOf, pngOf, svg } from './pictures.ts';

const ICONS = ['apple-touch-icon.png', 'android-chrome-maskable-512x512.png'];

/** Fraction of the pixels that have a contrast of at least 1.2 with the most frequent color, or another hue. */
const shownPart = (png: Uint8Array): number => {
  const { pixels } = readPng(png);
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = [0, 1, 2].map(channel => ((pixels[at + channel] ?? 0) >> 4).toString(16)).join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colorOf = (key: string) => ({ hex: `#${[...key].map(digit => digit + digit).join('')}`, alpha: 1 });
  const [[ground = ''] = []] = [...counts].sort(([, one], [, other]) => other - one);
  const distance = (key: string) =>
    Math.max(
      ...[0, 1, 2].map(at =>
        Math.abs(Number.parseInt(key[at] ?? '', 16) - Number.parseInt(ground[at] ?? '', 16)),
      ),
    );
  const shown = [...counts].filter(
    ([key]) => contrastRatio(colorOf(key), colorOf(ground)) >= 1.2 || distance(key) >= 3,
  );
  return shown.reduce((sum, [, count]) => sum + count, 0) / (pixels.length / 4);
};

const shownIn = async (artwork: string) => {
  const { files, findings } = await packageOf({ artwork });
  const parts = ICONS.map(path =>
    shownPart(files.find(file => file.path === path)?.bytes ?? new Uint8Array()),
  );
  return { shown: Math.min(...parts), findings };
};

const K = 'M50 20 20 80h15l15-32 15 32h15Z';
const square = (paint: string, cut: string, more = '') =>
  svg(`${more}<path fill="${paint}" fill-rule="evenodd" d="M0 0h100v100H0Z${cut}"/>`, '0 0 100 100');
const GRADIENT =
  '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#7c3aed"/><stop offset="1" stop-color="#f97316"/></linearGradient>';

describe('an opaque icon shows', () => {
  test.each([
    ['a letter that is cut out of a square', square('#e11d48', K)],
    ['a letter that is cut out of a black square', square('#000', K)],
    ['a letter that is cut out of a white square', square('#fff', K)],
    ['a letter that is cut out of a square with a gradient', square('url(#g)', K, GRADIENT)],
    ['a ring that is cut out of a square', square('#0a66c2', 'M30 50a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z')],
    ['two holes in a square', square('#059669', 'M20 40h15v20H20ZM65 40h15v20H65Z')],
    [
      'a letter that is cut out of a square with rounded corners',
      svg(
        `<path fill="#0a66c2" fill-rule="evenodd" d="M12 0h76a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H12A12 12 0 0 1 0 88V12A12 12 0 0 1 12 0Z${K}"/>`,
        '0 0 100 100',
      ),
    ],
    [
      'letters that are cut out of a wide rectangle',
      svg(
        '<path fill="#e11d48" fill-rule="evenodd" d="M0 0h300v100H0ZM40 30h40v40H40ZM130 30h40v40h-40ZM220 30h40v40h-40Z"/>',
        '0 0 300 100',
      ),
    ],
    ['a tall rectangle without details', svg('<path fill="#e11d48" d="M0 0h40v100H0Z"/>', '0 0 40 100')],
    ['a wide rectangle without details', svg('<path fill="#111" d="M0 0h100v40H0Z"/>', '0 0 100 40')],
    [
      'a disc that is cut out of the pixels of a square',
      dataUrl(pngOf(128, 128, (x, y) => [29, 78, 216, Math.hypot(x - 64, y - 64) < 30 ? 0 : 255])),
    ],
    [
      'a letter that a mask cuts out of a square',
      svg(
        `<mask id="m"><path fill="#fff" d="M0 0h100v100H0Z"/><path d="${K}"/></mask><path fill="#7c3aed" mask="url(#m)" d="M0 0h100v100H0Z"/>`,
        '0 0 100 100',
      ),
    ],
  ])('%s', async (_, artwork) => {
    const { shown, findings } = await shownIn(artwork);
    expect(shown).toBeGreaterThan(0.02);
    expect(findings).not.toContain('warning blank-tile');
  });

  test.each([
    ['a plain square', square('#e11d48', '')],
    [
      'a plain square with rounded corners',
      svg('<rect width="100" height="100" rx="20" fill="#111"/>', '0 0 100 100'),
    ],
  ])('one color for %s, and the report warns', async (_, artwork) => {
    expect((await shownIn(artwork)).findings).toContain('warning blank-tile');
  });

  test('each of 300 public logos', async () => {
    const names = Object.keys(LOGOS.icons);
    const sample = Array.from({ length: 300 }, (_, at) => names[Math.floor((at * names.length) / 300)] ?? '');
    const blank: string[] = [];
    for (const name of sample) {
      const { shown, findings } = await shownIn(logo(name));
      if (shown < 0.003 && !findings.includes('warning blank-tile'))
        blank.push(`${name} ${shown.toFixed(4)}`);
    }
    expect(blank).toEqual([]);
  });
});
