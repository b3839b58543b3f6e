// Findings of the report about contrast with the plate and with tab strips, and on touch icons.
import { describe, expect, it } from 'vitest';
import type { Look } from '../../../src/model/look.ts';
import { color, KINDS, solid } from '../icons.ts';
import { find, inked, report } from './findings.ts';

describe('report on contrast', () => {
  it('contains no warning for the default colors and any kind of glyph', () => {
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
  ])('rates ink %s on plate %s as %s', (ink, plate, level, value) => {
    const finding = find(report('lucide/rocket', { ink: inked(ink), plate: solid(plate) }), 'contrast');
    expect([finding.level, finding.value]).toEqual([level, value]);
  });

  it('names the field of the ink if its contrast is low', () => {
    const settingOf = (ink: Look['ink']) =>
      find(report('lucide/rocket', { ink, plate: solid('#fff') }), 'contrast').setting;
    expect(settingOf(inked('#fff'))).toBe('fg');
    expect(settingOf({ ...inked('#fff'), fg: color('#000') })).toBe('stroke');
  });

  it('measures contrast with a gradient where it is lowest', () => {
    const plate: Look['plate'] = {
      shape: 'circle',
      paint: { mode: 'linear', from: color('#000'), to: color('#fff'), angleDegrees: 0 },
    };
    expect(find(report('lucide/rocket', { plate }), 'contrast').level).toBe('warning');
  });

  it('measures contrast of the ink, and only visibility of the accent', () => {
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
  ] as const)(
    'measures contrast with a translucent plate over the tab strips of the color scheme: %s',
    (scheme, level) => {
      const look = { plate: solid('#ffffff33'), ink: inked('#fff') };
      expect(find(report('lucide/rocket', look, { scheme }), 'contrast').level).toBe(level);
    },
  );

  it('uses "stands out" only for a contrast of at least 3', () => {
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

describe('report on tab strips', () => {
  const bare = { plate: undefined };

  it.each([
    ['light', '#fff', 'light-tab-strip', 'fg'],
    ['dark', '#111', 'dark-tab-strip', 'dark_fg'],
  ] as const)('warns about contrast with %s tabs for ink %s without a plate', (scheme, ink, id, field) => {
    const { level, setting } = find(report('lucide/rocket', { ...bare, ink: inked(ink) }, { scheme }), id);
    expect([level, setting]).toEqual(['warning', field]);
  });

  it('advises to include dark mode if a light look is not legible on dark tabs', () => {
    const finding = find(report('lucide/rocket', { ...bare, ink: inked('#111') }), 'dark-tab-strip');
    expect([finding.level, finding.setting]).toEqual(['info', 'include_dark_mode']);
  });

  it('does not examine a light look on dark tabs if there is a dark look', () => {
    const ids = report('lucide/rocket', {}, { hasDark: true }).map(({ id }) => id);
    expect(ids).toContain('light-tab-strip');
    expect(ids).not.toContain('dark-tab-strip');
  });

  it.each([
    [true, 'shape', 'bg'],
    [false, 'bg', 'shape'],
  ])('names the field that adds a plate: with isShapeless %s, the field %s', (isShapeless, named, other) => {
    const findings = report('lucide/rocket', { ...bare, ink: inked('#fff') }, { isShapeless });
    const { message } = find(findings, 'light-tab-strip');
    expect(message).toMatch(new RegExp(`\\b${named}\\b`));
    expect(message).not.toMatch(new RegExp(`\\b${other}\\b`));
  });

  it('measures ink on a translucent plate over dark tab strips', () => {
    const look = { plate: solid('#ffffff33'), ink: inked('#075985') };
    const finding = find(report('lucide/rocket', look), 'dark-tab-strip');
    expect([finding.level, finding.value]).toEqual(['info', '1.11:1']);
    expect(finding.message).not.toContain('stands out');
  });

  it.each([
    ['#075985', 'light', 'ok', /stands out/],
    ['#075985', 'dark', 'ok', /soft/],
    ['#202124', 'dark', 'info', /almost the color/],
  ])('compares the edge of the plate %s with %s tabs', (plate, tabs, level, message) => {
    const finding = find(report('lucide/rocket', { plate: solid(plate) }), `${tabs}-tab-strip`);
    expect(finding.level).toBe(level);
    expect(finding.message).toMatch(message);
  });
});

describe('report on touch and maskable icons', () => {
  it('rates ink inside the safe zone as ok', () => {
    const { level, value } = find(report('lucide/square', { padding: 0 }), 'safe-zone');
    expect([level, Number.parseFloat(value) <= 40]).toEqual(['ok', true]);
  });

  it.each([
    ['none', undefined, '#075985'],
    ['translucent', '#ff000080', '#832c42'],
  ])('lists the opaque plate that touch icons get if the plate of the look is %s', (_, plate, value) => {
    const look = { plate: plate === undefined ? undefined : solid(plate) };
    expect(find(report('lucide/rocket', look), 'added-plate')).toMatchObject({ level: 'info', value });
  });

  it('lists no added plate if the plate of the look is opaque', () => {
    expect(report('lucide/rocket').map(({ id }) => id)).not.toContain('added-plate');
  });

  it('warns if the ink has too little contrast with the added plate', () => {
    const levelOf = (ink: string) =>
      find(report('lucide/heart', { plate: solid('#ffffff80'), ink: inked(ink) }), 'added-plate').level;
    expect(levelOf('#075985')).toBe('info');
    expect(levelOf('#999')).toBe('warning');
  });

  it('names in the finding about the added plate only the icons without a plate of their own', () => {
    const own = { paint: solid('#075985').paint };
    const bare = { plate: undefined, ink: inked('#fff') };
    const message = (look: object) =>
      find(report('lucide/heart', { ...bare, ...look }), 'added-plate').message;
    expect(message({})).toMatch(/^Touch and maskable icons must be opaque/);
    expect(message({ touch: own })).toMatch(/^Maskable icons must be opaque/);
    expect(message({ maskable: own })).toMatch(/^Touch icons must be opaque/);
    const ids = report('lucide/heart', { ...bare, touch: own, maskable: own }).map(({ id }) => id);
    expect(ids).not.toContain('added-plate');
  });

  it.each([
    ['#7dd3fc', 'warning'],
    ['#0c4a6e', 'ok'],
  ])('rates white ink on touch and maskable plates in %s as %s', (plate, level) => {
    const own = { paint: solid(plate).paint };
    const findings = report('lucide/heart', { touch: own, maskable: own });
    expect(find(findings, 'touch-contrast')).toMatchObject({ level, setting: 'touch_bg' });
    expect(find(findings, 'maskable-contrast')).toMatchObject({ level, setting: 'maskable_bg' });
    expect(report('lucide/heart').map(({ id }) => id)).not.toContain('touch-contrast');
  });
});
