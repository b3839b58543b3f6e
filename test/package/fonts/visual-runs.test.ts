import { describe, expect, it } from 'vitest';
import { familiesOf, readFontIndex } from '../../../src/package/fonts/font-index.ts';
import { visualRuns } from '../../../src/package/fonts/shaper.ts';
import { fontDirectory } from './font-directory.ts';

const families = familiesOf(readFontIndex(fontDirectory));

/**
 * Rows of name, text and expected runs. Runs are from left to right, each with its direction and its text in
 * logical order.
 */
const ROWS: readonly (readonly [string, string, readonly string[]])[] = [
  ['Latin letters', 'AB', ['ltr AB']],
  ['European digits', '12', ['ltr 12']],
  ['Arabic-Indic digits', '\u0661\u0662', ['ltr \u0661\u0662']],
  ['Extended Arabic-Indic digits', '\u06f1\u06f2', ['ltr \u06f1\u06f2']],
  ['Hebrew letters', '\u05d1\u05d2', ['rtl \u05d1\u05d2']],
  ['Arabic letters', '\u0645\u062d', ['rtl \u0645\u062d']],
  ['a Hebrew and a Latin letter', '\u05d0B', ['ltr B', 'rtl \u05d0']],
  ['a Latin and a Hebrew letter', 'B\u05d0', ['ltr B', 'rtl \u05d0']],
  ['a digit and a Hebrew letter', '1\u05d0', ['rtl \u05d0', 'ltr 1']],
  ['a Hebrew letter and a digit', '\u05d01', ['ltr 1', 'rtl \u05d0']],
  ['an Arabic-Indic digit and an Arabic letter', '\u0661\u0645', ['rtl \u0645', 'ltr \u0661']],
  ['an Arabic letter and an Arabic-Indic digit', '\u0645\u0661', ['ltr \u0661', 'rtl \u0645']],
  ['a Latin letter and an Arabic-Indic digit', 'A\u0661', ['ltr A', 'ltr \u0661']],
  ['an Arabic-Indic digit and a Latin letter', '\u0661A', ['ltr \u0661', 'ltr A']],
  ['a Hebrew letter and an Arabic-Indic digit', '\u05d0\u0661', ['ltr \u0661', 'rtl \u05d0']],
  ['a Hebrew letter with points', '\u05e9\u05c1\u05b8\u05d1', ['rtl \u05e9\u05c1\u05b8\u05d1']],
];

describe('visualRuns', () => {
  it.each(ROWS)('orders %s (%j) by the bidirectional algorithm', (_case, text, expected) => {
    const runs = visualRuns(text, families).map(({ direction, text: letters }) => `${direction} ${letters}`);
    expect(runs).toEqual(expected.map(run => run.normalize('NFC')));
  });
});
