import { describe, expect, it } from 'vitest';
import { examine, type Finding } from '../../src/compose/report/report.ts';
import type { Look } from '../../src/model/look.ts';
import { color, glyphOf, KINDS, lookWith, solid } from './icons.ts';

const find = (findings: readonly Finding[], id: string): Finding => {
  const found = findings.find(finding => finding.id === id);
  if (!found) throw new Error(`no finding ${id}`);
  return found;
};
const report = (key: string, changes: Partial<Look> = {}, scheme: 'light' | 'dark' = 'light') =>
  examine(glyphOf(key), lookWith(changes), scheme);
const inked = (text: string) => ({ fg: color(text), stroke: color(text), fill: undefined });

describe('the report', () => {
  it('finds nothing to mend in the defaults, for every kind of drawing', () => {
    for (const key of KINDS)
      expect(
        report(key).filter(({ level }) => level === 'warning'),
        key,
      ).toEqual([]);
  });

  it.each([
    ['#fff', '#075985', 'ok', '7.56:1'],
    ['#fff', '#777', 'info', '4.47:1'],
    ['#fff', '#f59e0b', 'warning', '2.14:1'],
    ['#fff', '#fff', 'warning', '1.00:1'],
  ])('judges the contrast of %s on %s: %s', (ink, plate, level, value) => {
    const finding = find(report('lucide/rocket', { ink: inked(ink), plate: solid(plate) }), 'contrast');
    expect([finding.level, finding.value]).toEqual([level, value]);
  });

  it('names the colour setting that cures a low contrast', () => {
    const settingOf = (ink: Look['ink']) =>
      find(report('lucide/rocket', { ink, plate: solid('#fff') }), 'contrast').setting;
    expect(settingOf(inked('#fff'))).toBe('fg');
    expect(settingOf({ ...inked('#fff'), fg: color('#000') })).toBe('stroke');
  });

  it('judges a gradient where it is worst', () => {
    const plate: Look['plate'] = {
      shape: 'circle',
      paint: { mode: 'linear', from: color('#000'), to: color('#fff'), angleDegrees: 0 },
    };
    expect(find(report('lucide/rocket', { plate }), 'contrast').level).toBe('warning');
  });

  it('warns of ink without a plate that tab strips swallow, and names the setting of its scheme', () => {
    const bare = { plate: undefined };
    const light = find(report('lucide/rocket', { ...bare, ink: inked('#fff') }), 'light-tab-strip');
    const dark = find(report('lucide/rocket', { ...bare, ink: inked('#111') }, 'dark'), 'dark-tab-strip');
    expect([light.level, light.setting, dark.level, dark.setting]).toEqual([
      'warning',
      'fg',
      'warning',
      'dark_fg',
    ]);
  });

  it('measures lines as they are drawn at 16 px', () => {
    for (const key of KINDS) {
      const { level, value } = find(report(key), 'thinnest-line');
      expect(Number.parseFloat(value), key).toBeGreaterThanOrEqual(level === 'ok' ? 1 : 0);
      expect(Number.parseFloat(value), key).toBeLessThan(8);
    }
    expect(find(report('lucide/plus'), 'thinnest-line').value).not.toBe(
      find(report('lucide/plus', { strokeScale: 3 }), 'thinnest-line').value,
    );
  });

  it('tells of gaps that close, and that a smaller stroke scale opens them', () => {
    const gap = (strokeScale: number) => find(report('lucide/layout-grid', { strokeScale }), 'smallest-gap');
    expect([gap(1).level, gap(2.5).level, gap(2.5).setting]).toEqual(['ok', 'info', 'stroke_scale']);
  });

  it('has the ink of maskable icons inside the safe zone', () => {
    const { level, value } = find(report('lucide/square', { padding: 0 }), 'safe-zone');
    expect([level, Number.parseFloat(value) <= 40]).toEqual(['ok', true]);
  });

  it('tells which plate touch and maskable icons got, if not the one asked for', () => {
    expect(report('lucide/rocket').map(({ id }) => id)).not.toContain('added-plate');
    expect(find(report('lucide/rocket', { plate: undefined }), 'added-plate').value).toBe('#075985');
  });

  it('says everything in lines that a README can hold', () => {
    const looks = [{}, { plate: undefined }, { plate: solid('#fff') }, { ink: inked('#0759857f') }];
    const messages = looks.flatMap(look =>
      KINDS.flatMap(key => (['light', 'dark'] as const).flatMap(scheme => report(key, look, scheme))),
    );
    for (const { level, message } of messages)
      expect(message.length, message).toBeLessThanOrEqual(level === 'ok' ? 100 : 85);
  });
});
