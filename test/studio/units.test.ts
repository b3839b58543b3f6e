// Studio modules without a browser, and the built page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contrastRatio, mix, parseColor } from '../../src/compose/color/color.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { Color } from '../../src/model/color.ts';
import { stepInGrid } from '../../src/studio/search/grid-keys.ts';
import { applyChange, INITIAL_DESIGN } from '../../src/studio/state/design.ts';
import { designFromQuery, designQuery } from '../../src/studio/state/design-query.ts';
import { PALETTES } from '../../src/studio/state/palettes.ts';
import { studioRoot } from './studio-page.ts';

const color = (text: string) => parseColor(text) as Color;

describe('color palettes', () => {
  test.each(PALETTES)('$name has a contrast of at least 4.5 along its gradient', ({ bg, bgTo, fg }) => {
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrastRatio(color(fg), mix(color(bg), color(bgTo), share))).toBeGreaterThanOrEqual(4.5);
  });

  test('have different background colors', () => {
    expect(new Set(PALETTES.map(({ bg }) => bg)).size).toBe(PALETTES.length);
  });
});

describe('the query of a design', () => {
  test.each([
    ['', INITIAL_DESIGN],
    ['?library=lucide&name=anvil', { library: 'lucide', name: 'anvil' }],
    ['?text=%C3%84B&bg=%23abc&padding=0.3', { text: 'ÄB', bg: '#abc', padding: 0.3 }],
    ['?text=A&include_dark_mode=true&dark_bg=none', { text: 'A', include_dark_mode: true, dark_bg: 'none' }],
  ])('%s parses to a design that formats to the same query', (address, design) => {
    expect(designFromQuery(address)).toEqual(design);
    expect(designQuery(design)).toBe(address);
  });

  test('omits defaults, which depend on the subject', () => {
    const icon = applyChange({}, { library: 'lucide', name: 'rocket', padding: 0.18, bg_mode: 'solid' });
    expect(designQuery(icon)).toBe('');
    expect(designQuery(applyChange({}, { text: 'A', padding: 0.18 }))).toBe('?text=A&padding=0.18');
    expect(designQuery(applyChange({}, { text: 'A', padding: 0.1 }))).toBe('?text=A');
  });

  test.each(['?padding=1e9', '?bg=%00', '?text=%F0%9F%98%80', '?stroke_scale=-Infinity', '?a=b&%', '?text='])(
    'parses to a valid design from %s',
    address => {
      expect(() => parseExportBody(designFromQuery(address))).not.toThrow();
    },
  );
});

describe('grid navigation', () => {
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
  ])('moves with %s from position %i to %s', (key, position, target) => {
    expect(stepInGrid(key, { ...place, position })).toBe(target);
  });
});

describe('the built studio', () => {
  const html = readFileSync(join(studioRoot, 'index.html'), 'utf8');

  test('loads at most 60 kB of compressed JavaScript initially', () => {
    const scripts = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([path]) =>
      readFileSync(join(studioRoot, path)),
    );
    const bytes = scripts.map(script => gzipSync(script, { level: 9 }).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });

  test('has only relative URLs and no inline script or style', () => {
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^(\.\/|docs$|data:image\/svg)/);
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*src=)/);
  });

  test('has a title, a heading and a description without scripts', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<h1[^>]*>[^<]+</);
    expect(html).toMatch(/<meta name="description" content="[^"]{80,160}"/);
    expect(html).toContain('<noscript>');
  });
});
