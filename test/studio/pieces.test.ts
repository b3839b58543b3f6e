import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contrastRatio, mix, parseColor } from '../../src/compose/color/color.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { Color } from '../../src/model/color.ts';
import { stepInGrid } from '../../src/studio/search/grid-keys.ts';
import { changedDesign, STARTER } from '../../src/studio/state/design.ts';
import { addressOf, designAt } from '../../src/studio/state/design-address.ts';
import { PALETTES } from '../../src/studio/state/palettes.ts';
import { studioRoot } from './studio-page.ts';

const color = (text: string) => parseColor(text) as Color;

describe('pairings of colours', () => {
  test.each(PALETTES)('$name is easy to read all along its gradient', ({ bg, bgTo, fg }) => {
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrastRatio(color(fg), mix(color(bg), color(bgTo), share))).toBeGreaterThanOrEqual(4.5);
  });

  test('are all different', () => {
    expect(new Set(PALETTES.map(({ bg }) => bg)).size).toBe(PALETTES.length);
  });
});

describe('the address of a design', () => {
  test.each([
    ['', STARTER],
    ['?library=lucide&name=anvil', { library: 'lucide', name: 'anvil' }],
    ['?text=%C3%84B&bg=%23abc&padding=0.3', { text: 'ÄB', bg: '#abc', padding: 0.3 }],
    ['?text=A&include_dark_mode=true&dark_bg=none', { text: 'A', include_dark_mode: true, dark_bg: 'none' }],
  ])('%s tells the design and follows from it', (address, design) => {
    expect(designAt(address)).toEqual(design);
    expect(addressOf(design)).toBe(address);
  });

  test('leaves out defaults, which depend on the subject', () => {
    const icon = changedDesign({}, { library: 'lucide', name: 'rocket', padding: 0.18, bg_mode: 'solid' });
    expect(addressOf(icon)).toBe('');
    expect(addressOf(changedDesign({}, { text: 'A', padding: 0.18 }))).toBe('?text=A&padding=0.18');
    expect(addressOf(changedDesign({}, { text: 'A', padding: 0.1 }))).toBe('?text=A');
  });

  test.each(['?padding=1e9', '?bg=%00', '?text=%F0%9F%98%80', '?stroke_scale=-Infinity', '?a=b&%', '?text='])(
    '%s, though nonsense, opens as a design that can be drawn',
    address => {
      expect(() => parseExportBody(designAt(address))).not.toThrow();
    },
  );
});

describe('the keys in the grid', () => {
  const place = { columns: 6, rows: 5, total: 100 };
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 10, 16],
    ['ArrowDown', 98, 99],
    ['ArrowUp', 3, 0],
    ['PageDown', 0, 24],
    ['PageUp', 50, 26],
    ['Home', 77, 0],
    ['End', 3, 99],
    ['a', 3, undefined],
  ])('%s leads from %i to %s', (key, position, target) => {
    expect(stepInGrid(key, { ...place, position })).toBe(target);
  });
});

describe('the built studio', () => {
  const html = readFileSync(join(studioRoot, 'index.html'), 'utf8');

  test('needs at most 60 KB of compressed JavaScript for first use', () => {
    const scripts = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([path]) =>
      readFileSync(join(studioRoot, path)),
    );
    const bytes = scripts.map(script => gzipSync(script, { level: 9 }).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });

  test('names nothing but relative addresses, and no inline script or style', () => {
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^(\.\/|docs$|data:image\/svg)/);
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*src=)/);
  });

  test('says what it is before any script has run', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<h1[^>]*>[^<]+</);
    expect(html).toMatch(/<meta name="description" content="[^"]{80,160}"/);
    expect(html).toContain('<noscript>');
  });
});
