// Findings of the report about lines, gaps and sizes, and the wording of all findings.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
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

  it('measures the thinnest line of favicon.svg only if the file has no small drawing', () => {
    const lineIn = (key: string, changes: Partial<Look> = {}) =>
      find(report(key, changes, { isResponsive: false }), 'thinnest-svg-line');
    // The ink is 16.5 units wide: a line of 14 units and its caps of 2.5 units. It is scaled to 64 % of 16 px.
    expect(lineIn('lucide/plus').value).toBe(`${((2.5 * 16 * 0.64) / 16.5).toFixed(2)} px`);
    expect(lineIn('lucide/plus').level).toBe('ok');
    expect(lineIn('phosphor/heart/thin')).toMatchObject({ level: 'info', setting: 'style' });
    expect(lineIn('lucide/plus', { strokeScale: 0.5 })).toMatchObject({
      level: 'info',
      setting: 'stroke_scale',
    });
    expect(report('phosphor/heart/thin').map(({ id }) => id)).not.toContain('thinnest-svg-line');
    expect(find(report('phosphor/heart/thin'), 'thinnest-line').level).toBe('ok');
  });

  it.each(['lucide/arrow-left', 'lucide/chevron-right', 'lucide/check', 'lucide/x', 'lucide/zap'])(
    'finds no filled gap in the notches of %s',
    key => {
      const gap = report(key).find(({ id }) => id === 'smallest-gap');
      expect(gap?.level ?? 'ok').toBe('ok');
    },
  );

  it('warns about gaps that close with a high stroke scale', () => {
    const gap = (strokeScale: number) => find(report('lucide/layout-grid', { strokeScale }), 'smallest-gap');
    expect([gap(1).level, gap(2.5).level, gap(2.5).setting]).toEqual(['ok', 'info', 'stroke_scale']);
  });

  it('ignores gaps of the drawing that are hairlines at any size', () => {
    // In this icon, a bubble almost touches the glass.
    expect(find(report('remix/test-tube/line'), 'smallest-gap').level).toBe('ok');
  });

  it('warns about a dot that merges with the line above it', () => {
    expect(find(report('tabler/help-square-rounded'), 'smallest-gap').level).toBe('info');
  });

  it('warns about separate pieces of ink that merge where they are closest', () => {
    const gapsIn = (key: string) => report(key).filter(({ id }) => id === 'smallest-gap');
    expect(gapsIn('tabler/stars-off')).toMatchObject([{ level: 'info' }]);
    expect(gapsIn('lucide/ellipsis').filter(({ level }) => level !== 'ok')).toEqual([]);
  });

  it('warns about a hole that the drawing for small sizes covers', () => {
    expect(find(report('phosphor/moped'), 'smallest-gap')).toMatchObject({ level: 'info' });
  });

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
    const looks = [
      {},
      { plate: undefined },
      { plate: solid('#fff') },
      { ink: inked('#0759857f') },
      { padding: 0 },
    ];
    const messages = looks.flatMap(look =>
      KINDS.flatMap(key => (['light', 'dark'] as const).flatMap(scheme => report(key, look, { scheme }))),
    );
    for (const { message } of messages) {
      expect(message.length, message).toBeLessThanOrEqual(190);
      expect(message, message).toMatch(/^[A-Zf].*\.$/);
    }
  });
});
