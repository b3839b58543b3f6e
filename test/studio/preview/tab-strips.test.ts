// Tab strips of the studio's browser previews.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TAB_STRIPS } from '../../../src/compose/color/legible.ts';

const css = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'src', 'studio', 'css', 'surfaces', 'windows.css'),
  'utf8',
);

describe('the browser previews of the studio', () => {
  it.each([
    ['light', '.window'],
    ['dark', '.window-dark'],
  ] as const)('use the %s tab colors that the report uses (%s)', (scheme, selector) => {
    const [, rule = ''] = css.match(new RegExp(`^\\${selector} \\{([^}]*)\\}`, 'm')) ?? [];
    const colors = ['strip', 'page'].map(name => rule.match(new RegExp(`--window-${name}: (#\\w+);`))?.[1]);
    expect(colors.sort()).toEqual(TAB_STRIPS[scheme].map(({ hex }) => hex).sort());
  });
});
