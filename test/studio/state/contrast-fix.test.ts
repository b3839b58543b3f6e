// Changes that resolve contrast warnings.
import { expect, test } from 'vitest';
import { glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
import { getIcon } from '../../../src/service/index.ts';
import { adviceOn } from '../../../src/studio/state/advice.ts';
import { applyChange, type Design, requestOf } from '../../../src/studio/state/design/design.ts';

const { svg } = await getIcon('lucide/flame');
const main = glyphFromIcon(svg);

const adviceFor = (design: Design) => adviceOn({ main }, requestOf(design), design);

test.each([
  ['light tabs', '#fef9c3'],
  ['dark tabs', '#1c1917'],
])('an icon without a plate that fades into %s gets a fix for both schemes', (_, fg) => {
  const design: Design = { library: 'lucide', name: 'flame', shape: 'none', fg };
  const warnings = adviceFor(design).filter(({ fix }) => fix);
  expect(warnings.length).toBeGreaterThan(0);
  const fixed = warnings.reduce((changed, { fix }) => applyChange(changed, fix?.change ?? {}), design);
  expect(fixed.include_dark_mode).toBe(true);
  expect(adviceFor(fixed).filter(({ isWarning, fix }) => isWarning && fix)).toEqual([]);
});

test('the fix for light tabs keeps the color in dark tabs', () => {
  const design: Design = { library: 'lucide', name: 'flame', shape: 'none', fg: '#fef9c3' };
  const change = adviceFor(design).find(({ fix }) => fix)?.fix?.change;
  expect(change).toMatchObject({ dark_fg: '#fef9c3', include_dark_mode: true });
  expect(change?.fg).not.toBe('#fef9c3');
});
