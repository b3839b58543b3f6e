// Derived colors of the studio, and advice on contrast.
import { describe, expect, test } from 'vitest';
import { contrastRatio, formatColor, parseColor } from '../../../src/compose/color/color.ts';
import { plateColors } from '../../../src/compose/color/legible.ts';
import { inkOf } from '../../../src/compose/glyph/ink.ts';
import { ratioText } from '../../../src/compose/report/finding.ts';
import { examine } from '../../../src/compose/report/report.ts';
import { examineOptions, resolveDesign } from '../../../src/contract/export/resolved-design.ts';
import type { Color } from '../../../src/model/scene.ts';
import { adviceOn } from '../../../src/studio/state/advice.ts';
import { contrastOf, mainInk, tabStripBehind } from '../../../src/studio/state/contrast.ts';
import {
  applyChange,
  type Design,
  INITIAL_DESIGN,
  lightLook,
  requestOf,
} from '../../../src/studio/state/design/design.ts';
import { changeDesign, PALETTES } from '../../../src/studio/state/design/design-changes.ts';
import { glyphOf } from '../../compose/icons.ts';

const color = (text: string) => parseColor(text) as Color;

/** Backgrounds of many hues and lightnesses, each with white and with black ink. */
const PAIRS = '#facc15 #ffffff #000000 #808080 #0f172a #be123c #16a34a #fef9c3 #1e1b4b'
  .split(' ')
  .flatMap(bg => ['#ffffff', '#111111'].map(fg => ({ bg, fg })));

describe('a gradient without an end color of its own', () => {
  const withGradient = (colors: { bg: string; fg: string }) =>
    changeDesign(applyChange(INITIAL_DESIGN, colors), { bg_mode: 'linear' });

  test.each([...PAIRS, ...PALETTES])('from $bg keeps the contrast with $fg and is visible', ({ bg, fg }) => {
    const design = withGradient({ bg, fg });
    const { plate } = lightLook(design);
    if (plate?.paint.mode !== 'linear') throw new Error('the design has no gradient');
    const least = Math.min(3, contrastRatio(color(fg), color(bg)));
    for (const surface of plateColors(plate.paint))
      expect(contrastRatio(color(fg), surface)).toBeGreaterThanOrEqual(least - 0.01);
    expect(contrastRatio(plate.paint.from, plate.paint.to)).toBeGreaterThanOrEqual(1.1);
  });

  test('follows the background until the user chooses an end color', () => {
    const yellow = withGradient({ bg: '#facc15', fg: '#422006' });
    const red = changeDesign(yellow, { bg: '#fca5a5' });
    expect(yellow.bg_to).toBeDefined();
    expect(red.bg_to).toBeDefined();
    expect(red.bg_to).not.toBe(yellow.bg_to);
    const chosen = changeDesign(red, { bg_to: '#fde68a' });
    expect(changeDesign(chosen, { bg: '#fdba74' }).bg_to).toBe('#fde68a');
    expect(changeDesign(chosen, { bg_to: undefined }).bg_to).toBe(red.bg_to);
  });

  test('has the end color of the palette of its background', () => {
    for (const { bg, bgTo, fg } of PALETTES)
      expect(formatColor(color(withGradient({ bg, fg }).bg_to ?? '#0f172a'))).toBe(bgTo);
  });
});

describe('the tab strip behind icon candidates', () => {
  test.each(PAIRS)('makes candidates without a background visible in the ink $fg', ({ fg }) => {
    const light = lightLook({ ...INITIAL_DESIGN, shape: 'none', fg });
    expect(contrastRatio(mainInk(light), color(tabStripBehind(light)))).toBeGreaterThanOrEqual(3);
  });

  test('is not shown if the candidates have a background', () => {
    expect(tabStripBehind(lightLook(INITIAL_DESIGN))).toBe('none');
  });
});

describe('the hint about contrast', () => {
  const KEYS = ['lucide/rocket', 'tabler/heart/filled', 'phosphor/coffee/duotone', 'remix/home/line'];
  const COLORS: readonly Design[] = PAIRS.flatMap(({ bg, fg }) => [
    { bg, fg },
    { bg, fg, stroke: '#0ea5e9', fill: '#f97316' },
  ]);

  test.each(KEYS)('agrees with the report about %s in every color', key => {
    const glyph = glyphOf(key);
    for (const colors of COLORS) {
      const design: Design = { ...INITIAL_DESIGN, ...colors };
      const request = resolveDesign(requestOf(design));
      const { ratio } = contrastOf(request.light, 'light', inkOf(glyph, request.light).main);
      const finding = examine({ main: glyph }, request.light, examineOptions(request, 'light')).find(
        ({ id }) => id === 'contrast',
      );
      expect([colors, ratioText(ratio)]).toEqual([colors, finding?.value]);
      const advice = adviceOn({ main: glyph }, request, design).filter(({ text }) =>
        /on its background/.test(text),
      );
      expect(advice.length > 0, JSON.stringify(colors)).toBe(ratio < 3);
    }
  });
});

describe('the initial design', () => {
  test('passes the report without a finding', () => {
    const glyph = glyphOf(`${INITIAL_DESIGN.library}/${INITIAL_DESIGN.name}`);
    const request = resolveDesign(requestOf(INITIAL_DESIGN));
    const findings = examine({ main: glyph }, request.light, examineOptions(request, 'light'));
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(adviceOn({ main: glyph }, request, INITIAL_DESIGN)).toEqual([]);
  });
});

describe('the fix of a contrast', () => {
  const main = glyphOf('lucide/flame');
  const adviceFor = (design: Design) => adviceOn({ main }, resolveDesign(requestOf(design)), design);

  test.each([
    ['light tabs', '#fef9c3'],
    ['dark tabs', '#1c1917'],
  ])('makes an icon without a plate that fades into %s visible in both schemes', (_, fg) => {
    const design: Design = { library: 'lucide', name: 'flame', shape: 'none', fg };
    const warnings = adviceFor(design).filter(({ fix }) => fix);
    expect(warnings.length).toBeGreaterThan(0);
    const fixed = warnings.reduce((changed, { fix }) => applyChange(changed, fix?.change ?? {}), design);
    expect(fixed.include_dark_mode).toBe(true);
    expect(adviceFor(fixed).filter(({ isWarning, fix }) => isWarning && fix)).toEqual([]);
  });

  test('for light tabs keeps the color in dark tabs', () => {
    const design: Design = { library: 'lucide', name: 'flame', shape: 'none', fg: '#fef9c3' };
    const change = adviceFor(design).find(({ fix }) => fix)?.fix?.change;
    expect(change).toMatchObject({ dark_fg: '#fef9c3', include_dark_mode: true });
    expect(change?.fg).not.toBe('#fef9c3');
  });
});
