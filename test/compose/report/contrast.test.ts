// Findings of the report about contrast with the plate and with tab strips, and on touch icons.
import { expect, it } from 'vitest';
import type { ExamineOptions } from '../../../src/compose/report/report.ts';
import type { Look } from '../../../src/model/look.ts';
import { color, KINDS, solid } from '../icons.ts';
import { find, inked, report } from './findings.ts';

const look = (ink: string, plate?: string): Partial<Look> => ({
  ink: inked(ink),
  plate: plate === undefined ? undefined : solid(plate),
});

it('the report contains no warning for the default colors and any kind of glyph', () => {
  for (const key of KINDS)
    expect(
      report(key).filter(({ level }) => level === 'warning'),
      key,
    ).toEqual([]);
});

const accented = (fill: string): Partial<Look> => ({
  ink: { ...inked('#e11d48'), fill: color(fill) },
  plate: solid('#fff'),
});
const gradient = (from: string, to: string): Partial<Look> => ({
  plate: { shape: 'circle', paint: { mode: 'linear', from: color(from), to: color(to), angleDegrees: 0 } },
});
const touch = (plate: string): Partial<Look> => ({ touch: { paint: solid(plate).paint } });
const maskable = (plate: string): Partial<Look> => ({ maskable: { paint: solid(plate).paint } });
const otherFg = { ...look('#fff', '#fff'), ink: { ...inked('#fff'), fg: color('#000') } };
const DARK = { scheme: 'dark' } as const;

it.each<[string, string, RegExp, Partial<Look>, Partial<ExamineOptions>?]>([
  ['legible ink', 'contrast', /^ok 7.56:1 fg/, look('#fff', '#075985')],
  ['hardly legible ink', 'contrast', /^info 4.47:1 fg/, look('#fff', '#777')],
  ['illegible ink', 'contrast', /^warning 2.14:1 fg/, look('#fff', '#f59e0b')],
  ['invisible ink', 'contrast', /^warning 1.00:1 fg/, look('#fff', '#fff')],
  ['invisible ink beside another fg', 'contrast', /^warning 1.00:1 stroke/, otherFg],
  ['ink in the color of one end of a gradient', 'contrast', /^warning/, gradient('#000', '#fff')],
  ['ink on a translucent plate in light tabs', 'contrast', /^warning/, look('#fff', '#ffffff33')],
  ['ink on a translucent plate in dark tabs', 'contrast', /^ok/, look('#fff', '#ffffff33'), DARK],
  ['ink with a similar accent', 'contrast', /^ok/, accented('#fecdd3')],
  ['a visible accent', 'accent-contrast', /^ok/, accented('#7dd3fc')],
  ['an accent like the plate', 'accent-contrast', /^info .* fill:/, accented('#fef2f2')],
  ['white ink without a plate', 'light-tab-strip', /^warning .* fg: .*\bset bg\b/, look('#fff')],
  ['white ink and shape none', 'light-tab-strip', /\bset shape\b/, look('#fff'), { isShapeless: true }],
  ['dark ink of a dark look', 'dark-tab-strip', /^warning .* dark_fg:/, look('#111'), DARK],
  ['dark ink without a dark look', 'dark-tab-strip', /^info .* include_dark_mode:/, look('#111')],
  ['ink on a translucent plate', 'dark-tab-strip', /^info 1.11:1 /, look('#075985', '#ffffff33')],
  ['a visible plate', 'light-tab-strip', /^ok .*stands out/, { plate: solid('#075985') }],
  ['a plate with a soft edge', 'dark-tab-strip', /^ok .*soft/, { plate: solid('#075985') }],
  ['an invisible plate', 'dark-tab-strip', /^info .*almost the color/, { plate: solid('#202124') }],
  ['a look without a plate', 'added-plate', /^info #075985/, { plate: undefined }],
  ['a look with a translucent plate', 'added-plate', /^info #832c42/, { plate: solid('#ff000080') }],
  ['ink that is legible on the added plate', 'added-plate', /^info/, look('#075985', '#ffffff80')],
  ['ink that is illegible on the added plate', 'added-plate', /^warning/, look('#999', '#ffffff80')],
  [
    'a look in which touch and maskable icons have no plate',
    'added-plate',
    /: Touch and maskable icons must/,
    look('#fff'),
  ],
  ['a touch plate', 'added-plate', /: Maskable icons must/, { ...look('#fff'), ...touch('#075985') }],
  ['a maskable plate', 'added-plate', /: Touch icons must/, { ...look('#fff'), ...maskable('#075985') }],
  ['white ink on a light touch plate', 'touch-contrast', /^warning .* touch_bg:/, touch('#7dd3fc')],
  ['white ink on a dark touch plate', 'touch-contrast', /^ok .* touch_bg:/, touch('#0c4a6e')],
  ['ink on a light maskable plate', 'maskable-contrast', /^warning .* maskable_bg:/, maskable('#7dd3fc')],
  ['ink on a dark maskable plate', 'maskable-contrast', /^ok .* maskable_bg:/, maskable('#0c4a6e')],
  ['ink without padding', 'safe-zone', /^ok (?:[123]\d|40\.0)/, { padding: 0 }],
])('on %s, the report has the finding %s, which matches %s', (_, id, pattern, changes, options) => {
  const { level, value, setting, message } = find(report('lucide/heart', changes, options), id);
  expect(`${level} ${value} ${setting}: ${message}`).toMatch(pattern);
  if (/^\^(?:info|warning)/.test(pattern.source)) expect(message).not.toContain('stands out');
});

it.each<[string, string, Partial<Look>, Partial<ExamineOptions>?]>([
  ['an accent in the color of the ink', 'accent-contrast', accented('#e11d48')],
  ['a light look beside a dark look', 'dark-tab-strip', {}, { hasDark: true }],
  ['an opaque plate', 'added-plate', {}],
  ['two added plates', 'added-plate', { ...look('#fff'), ...touch('#075985'), ...maskable('#075985') }],
  ['a look without a touch plate', 'touch-contrast', {}],
])('on %s, the report has no finding %s', (_, id, changes, options) => {
  const ids = report('lucide/heart', changes, options).map(finding => finding.id);
  expect(ids).toContain('light-tab-strip');
  expect(ids).not.toContain(id);
});

it('messages contain "stands out" only for a contrast of at least 3', () => {
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
