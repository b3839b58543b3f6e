// Findings of the report about lines, gaps and sizes, and the wording of all findings.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
import type { ExamineOptions } from '../../../src/compose/report/report.ts';
import type { Look } from '../../../src/model/look.ts';
import { glyphOf, KINDS, lookWith, solid } from '../icons.ts';
import { boxOf, paint } from '../pixels.ts';
import { find, inked, report } from './findings.ts';

describe('report on detail at 16 px', () => {
  it('measures the thinnest line of the ICO in the grid-fitted drawing', () => {
    const measured = KINDS.flatMap(key => {
      const finding = report(key).find(({ id }) => id === 'thinnest-line');
      return finding ? [{ key, ...finding }] : [];
    });
    // Glyphs of solid areas have no lines to measure.
    const solid = ['tabler/bell/filled', 'phosphor/rocket/fill', 'remix/rocket/fill'];
    expect(
      KINDS.filter(key => !measured.some(each => each.key === key)).filter(key => !solid.includes(key)),
    ).toEqual([]);
    for (const { key, level, value } of measured) {
      expect(Number.parseFloat(value), key).toBeGreaterThanOrEqual(level === 'ok' ? 1 : 0);
      expect(Number.parseFloat(value), key).toBeLessThan(8);
    }
    expect(find(report('lucide/plus'), 'thinnest-line').value).not.toBe(
      find(report('lucide/plus', { strokeScale: 3 }), 'thinnest-line').value,
    );
  });

  const LARGE = { isResponsive: false };

  it.each<[string, string, RegExp, string, Partial<Look>?, Partial<ExamineOptions>?]>([
    // The ink is 16.5 units wide: a line of 14 units and its caps of 2.5 units. It is scaled to 64 % of 16 px.
    ['lines of 1.55 px', 'thinnest-svg-line', /^ok 1\.55 px/, 'lucide/plus', {}, LARGE],
    ['thin areas', 'thinnest-svg-line', /^info .* style:/, 'phosphor/heart/thin', {}, LARGE],
    ['thin lines', 'thinnest-svg-line', /^info .* stroke_scale:/, 'lucide/plus', { strokeScale: 0.5 }, LARGE],
    ['thin areas that are fitted to 16 px', 'thinnest-line', /^ok/, 'phosphor/heart/thin'],
    ['gaps that stay open', 'smallest-gap', /^ok/, 'lucide/layout-grid', { strokeScale: 1 }],
    [
      'gaps that wide lines close',
      'smallest-gap',
      /^info .* stroke_scale:/,
      'lucide/layout-grid',
      { strokeScale: 2.5 },
    ],
    ['a gap that is narrow at any size', 'smallest-gap', /^ok/, 'remix/test-tube/line'],
    ['a dot that merges with a line', 'smallest-gap', /^info/, 'tabler/help-square-rounded'],
    ['pieces that merge where they are closest', 'smallest-gap', /^info/, 'tabler/stars-off'],
    ['a hole that the lines at 16 px cover', 'smallest-gap', /^info/, 'phosphor/moped'],
  ])(
    'on an icon with %s, the report has the finding %s, which matches %s',
    (_, id, pattern, key, ...changes) => {
      const { level, value, setting } = find(report(key, ...changes), id);
      expect(`${level} ${value} ${setting}:`).toMatch(pattern);
    },
  );

  it('does not measure lines of the large drawing if favicon.svg has a small drawing', () => {
    expect(report('phosphor/heart/thin').map(({ id }) => id)).not.toContain('thinnest-svg-line');
  });

  it.each(['arrow-left', 'chevron-right', 'check', 'x', 'zap', 'ellipsis'])(
    'finds no filled gap in the notches of lucide/%s',
    name => {
      const gap = report(`lucide/${name}`).find(({ id }) => id === 'smallest-gap');
      expect(gap?.level ?? 'ok').toBe('ok');
    },
  );

  it('examines a dark look in favicon.svg, and not in the ICO, which contains the light look', () => {
    const idsOf = (isResponsive: boolean) =>
      report('lucide/square', {}, { scheme: 'dark', isResponsive }).map(({ id }) => id);
    expect(idsOf(true)).toEqual(['contrast', 'dark-tab-strip', 'thinnest-line', 'smallest-gap']);
    expect(idsOf(false)).toEqual(['contrast', 'dark-tab-strip', 'thinnest-svg-line']);
  });
});

describe('report on the size of the ink', () => {
  it('lists an icon that is smaller than the padding allows because of the plate', () => {
    const look = { padding: 0 };
    const finding = find(report('tabler/square/filled', look), 'reduced-size');
    expect(finding).toMatchObject({ level: 'info', setting: 'padding' });
    const [actual, allowed] = (finding.value.match(/\d+/g) ?? []).map(Number) as [number, number];
    expect(allowed).toBe(512);
    const scene = composeScene(glyphOf('tabler/square/filled'), lookWith(look), { role: 'any' });
    const box = boxOf(paint(scene, 128).inkedAt(([red, , , alpha]) => red < 128 || alpha < 128));
    expect(Math.abs(Math.max(box.width, box.height) - actual / 4)).toBeLessThanOrEqual(1);
  });

  it('does not list an icon that is as large as the padding allows', () => {
    for (const key of KINDS)
      for (const plate of [solid('#075985'), solid('#075985', 'circle'), undefined])
        expect(report(key, { plate }).map(({ id }) => id)).not.toContain('reduced-size');
  });
});

describe('messages of the report', () => {
  it('are sentences of at most 190 characters', () => {
    const inks = ['#ffffff', '#0759857f'].map(text => ({ ink: inked(text) }));
    const looks = [...inks, { plate: undefined }, { plate: solid('#fff') }, { padding: 0 }];
    const messages = looks.flatMap(look =>
      KINDS.flatMap(key => (['light', 'dark'] as const).flatMap(scheme => report(key, look, { scheme }))),
    );
    for (const { message } of messages) {
      expect(message.length, message).toBeLessThanOrEqual(190);
      expect(message, message).toMatch(/^[A-Zf].*\.$/);
    }
  });
});
