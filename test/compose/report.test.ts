// Findings of the report: what they measure, and the advice that they give.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { type ExamineOptions, examine, type Finding } from '../../src/compose/report/report.ts';
import type { Look } from '../../src/model/look.ts';
import { color, glyphOf, KINDS, lookWith, solid } from './icons.ts';
import { boxOf, paint } from './pixels.ts';

const find = (findings: readonly Finding[], id: string): Finding => {
  const found = findings.find(finding => finding.id === id);
  if (!found) throw new Error(`no finding ${id}`);
  return found;
};
const report = (
  key: string,
  changes: Partial<Look> = {},
  options: Partial<ExamineOptions> = {},
): readonly Finding[] =>
  examine(glyphOf(key), lookWith(changes), {
    scheme: 'light',
    hasDark: options.scheme === 'dark',
    isShapeless: false,
    ...options,
  });
const inked = (text: string) => ({ fg: color(text), stroke: color(text), fill: undefined });

describe('contrast', () => {
  it('has no warning with the default colors, for every kind of glyph', () => {
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
  ])('of ink %s with plate %s has the level %s', (ink, plate, level, value) => {
    const finding = find(report('lucide/rocket', { ink: inked(ink), plate: solid(plate) }), 'contrast');
    expect([finding.level, finding.value]).toEqual([level, value]);
  });

  it('names the color field of the ink that has too little contrast', () => {
    const settingOf = (ink: Look['ink']) =>
      find(report('lucide/rocket', { ink, plate: solid('#fff') }), 'contrast').setting;
    expect(settingOf(inked('#fff'))).toBe('fg');
    expect(settingOf({ ...inked('#fff'), fg: color('#000') })).toBe('stroke');
  });

  it('of a gradient is measured where it is lowest', () => {
    const plate: Look['plate'] = {
      shape: 'circle',
      paint: { mode: 'linear', from: color('#000'), to: color('#fff'), angleDegrees: 0 },
    };
    expect(find(report('lucide/rocket', { plate }), 'contrast').level).toBe('warning');
  });

  it('is measured for the ink, not for an accent, which only has to be visible beside plate and ink', () => {
    const accentOf = (fill: string) => {
      const ink = { ...inked('#e11d48'), fill: color(fill) };
      return report('lucide/heart', { ink, plate: solid('#fff') });
    };
    expect(find(accentOf('#fecdd3'), 'contrast').level).toBe('ok');
    expect(find(accentOf('#7dd3fc'), 'accent-contrast').level).toBe('ok');
    expect(find(accentOf('#fef2f2'), 'accent-contrast')).toMatchObject({ level: 'info', setting: 'fill' });
    expect(accentOf('#e11d48').map(({ id }) => id)).not.toContain('accent-contrast');
  });

  it.each([
    ['light', 'warning'],
    ['dark', 'ok'],
  ] as const)('of a translucent plate is measured over the tab strips of its scheme: %s', (scheme, level) => {
    const look = { plate: solid('#ffffff33'), ink: inked('#fff') };
    expect(find(report('lucide/rocket', look, { scheme }), 'contrast').level).toBe(level);
  });

  it('says that ink stands out only if its contrast is at least 3', () => {
    const grays = Array.from(
      { length: 52 },
      (_, step) => `#${(step * 5).toString(16).padStart(2, '0').repeat(3)}`,
    );
    const findings = grays.flatMap(gray => [
      ...report('lucide/rocket', { plate: solid(gray) }),
      ...report('lucide/rocket', { plate: undefined, ink: inked(gray) }),
    ]);
    const praised = findings.filter(({ message }) => message.includes('stands out'));
    expect(praised.length).toBeGreaterThan(20);
    expect(Math.min(...praised.map(({ value }) => Number.parseFloat(value)))).toBeGreaterThanOrEqual(3);
  });
});

describe('tab strips', () => {
  const bare = { plate: undefined };

  it.each([
    ['light', '#fff', 'light-tab-strip', 'fg'],
    ['dark', '#111', 'dark-tab-strip', 'dark_fg'],
  ] as const)('of the %s scheme warn of ink %s without a plate', (scheme, ink, id, field) => {
    const { level, setting } = find(report('lucide/rocket', { ...bare, ink: inked(ink) }, { scheme }), id);
    expect([level, setting]).toEqual(['warning', field]);
  });

  it('of dark tabs advise a light look to include dark mode', () => {
    const finding = find(report('lucide/rocket', { ...bare, ink: inked('#111') }), 'dark-tab-strip');
    expect([finding.level, finding.setting]).toEqual(['info', 'include_dark_mode']);
  });

  it('of dark tabs are not examined for a light look that has a dark one beside it', () => {
    const ids = report('lucide/rocket', {}, { hasDark: true }).map(({ id }) => id);
    expect(ids).toContain('light-tab-strip');
    expect(ids).not.toContain('dark-tab-strip');
  });

  it.each([
    [true, 'shape', 'bg'],
    [false, 'bg', 'shape'],
  ])('advise the field that gives a plate (isShapeless %s): %s', (isShapeless, named, other) => {
    const findings = report('lucide/rocket', { ...bare, ink: inked('#fff') }, { isShapeless });
    for (const id of ['light-tab-strip', 'added-plate']) {
      expect(find(findings, id).message).toMatch(new RegExp(`\\b${named}\\b`));
      expect(find(findings, id).message).not.toMatch(new RegExp(`\\b${other}\\b`));
    }
  });

  it('show through a translucent plate: ink is measured on both', () => {
    const look = { plate: solid('#ffffff33'), ink: inked('#075985') };
    const finding = find(report('lucide/rocket', look), 'dark-tab-strip');
    expect([finding.level, finding.value]).toEqual(['info', '1.11:1']);
    expect(finding.message).not.toContain('stands out');
  });

  it.each([
    ['#075985', 'light', 'ok', /stands out/],
    ['#075985', 'dark', 'ok', /soft/],
    ['#202124', 'dark', 'info', /almost the color/],
  ])('compare the edge of the plate %s with %s tabs', (plate, tabs, level, message) => {
    const finding = find(report('lucide/rocket', { plate: solid(plate) }), `${tabs}-tab-strip`);
    expect(finding.level).toBe(level);
    expect(finding.message).toMatch(message);
  });
});

describe('detail at 16 px', () => {
  it('measures lines of the ICO as they are fitted to that size', () => {
    for (const key of KINDS) {
      const { level, value } = find(report(key), 'thinnest-line');
      expect(Number.parseFloat(value), key).toBeGreaterThanOrEqual(level === 'ok' ? 1 : 0);
      expect(Number.parseFloat(value), key).toBeLessThan(8);
    }
    expect(find(report('lucide/plus'), 'thinnest-line').value).not.toBe(
      find(report('lucide/plus', { strokeScale: 3 }), 'thinnest-line').value,
    );
  });

  it('measures lines of the SVG as the browser scales them', () => {
    const lineIn = (key: string, changes: Partial<Look> = {}) =>
      find(report(key, changes), 'thinnest-svg-line');
    // 14 units of line and 2.5 of caps fill 64 % of 16 px.
    expect(lineIn('lucide/plus').value).toBe(`${((2.5 * 16 * 0.64) / 16.5).toFixed(2)} px`);
    expect(lineIn('lucide/plus').level).toBe('ok');
    expect(lineIn('phosphor/rocket/thin', { padding: 0.2 })).toMatchObject({
      level: 'info',
      setting: 'style',
    });
    expect(lineIn('lucide/plus', { strokeScale: 0.5 })).toMatchObject({
      level: 'info',
      setting: 'stroke_scale',
    });
  });

  it('reports gaps that close, and that a lower stroke scale opens them', () => {
    const gap = (strokeScale: number) => find(report('lucide/layout-grid', { strokeScale }), 'smallest-gap');
    expect([gap(1).level, gap(2.5).level, gap(2.5).setting]).toEqual(['ok', 'info', 'stroke_scale']);
  });

  it('of the ICO is not examined for a dark look, which no ICO shows', () => {
    const ids = report('lucide/plus', {}, { scheme: 'dark' }).map(({ id }) => id);
    expect(ids).toEqual(['contrast', 'dark-tab-strip', 'thinnest-svg-line']);
  });
});

describe('size', () => {
  it('is reported if the plate has less room than padding allows', () => {
    const look = { padding: 0 };
    const finding = find(report('tabler/square/filled', look), 'reduced-size');
    expect(finding).toMatchObject({ level: 'info', setting: 'padding' });
    const [actual, allowed] = (finding.value.match(/\d+/g) ?? []).map(Number) as [number, number];
    expect(allowed).toBe(512);
    const scene = composeScene(glyphOf('tabler/square/filled'), lookWith(look), { role: 'any' });
    const box = boxOf(paint(scene, 128).inkedAt(([red, , , alpha]) => red < 128 || alpha < 128));
    expect(Math.abs(Math.max(box.width, box.height) - actual / 4)).toBeLessThanOrEqual(1);
  });

  it('is not reported if padding decides it', () => {
    for (const key of KINDS)
      for (const plate of [solid('#075985'), solid('#075985', 'circle'), undefined])
        expect(report(key, { plate }).map(({ id }) => id)).not.toContain('reduced-size');
  });
});

describe('touch and maskable icons', () => {
  it('have the ink of maskable icons inside the safe zone', () => {
    const { level, value } = find(report('lucide/square', { padding: 0 }), 'safe-zone');
    expect([level, Number.parseFloat(value) <= 40]).toEqual(['ok', true]);
  });

  it.each([
    ['none', undefined, '#075985'],
    ['translucent', '#ff000080', '#832c42'],
  ])('report the opaque plate that replaces one that is %s', (_, plate, value) => {
    const look = { plate: plate === undefined ? undefined : solid(plate) };
    expect(find(report('lucide/rocket', look), 'added-plate')).toMatchObject({ level: 'info', value });
  });

  it('report no added plate if the own one is opaque', () => {
    expect(report('lucide/rocket').map(({ id }) => id)).not.toContain('added-plate');
  });

  it('warn if the ink has too little contrast with the added plate', () => {
    const levelOf = (ink: string) =>
      find(report('lucide/heart', { plate: solid('#ffffff80'), ink: inked(ink) }), 'added-plate').level;
    expect(levelOf('#075985')).toBe('info');
    expect(levelOf('#999')).toBe('warning');
  });
});

describe('messages', () => {
  it('are short sentences that name no code', () => {
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
