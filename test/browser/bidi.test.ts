// Order of initials compared with Chromium's text layout.
// @module-tag slow

import { expect, it } from 'vitest';
import { familiesOf, readFontIndex } from '../../src/package/fonts/font-index.ts';
import { visualRuns } from '../../src/package/fonts/shaper.ts';
import { fontDirectory } from '../package/fonts/font-directory.ts';
import { describeInChromium, launchHeadless } from './chromium.ts';

/** Letters and digits of every bidirectional class that initials can have: L, R, AL, EN, AN. */
const CHARACTERS = [...'AЖ字ก한क12\u0661\u0662\u06f1\u06f2אבשدامح५'];
const PAIRS = CHARACTERS.flatMap(first => CHARACTERS.map(second => first + second)).filter(
  ([first, second]) => first !== second,
);

describeInChromium('visualRuns', () => {
  it(`puts the same character at the left as Chromium in all ${PAIRS.length} pairs`, async () => {
    const browser = await launchHeadless();
    const page = await browser.newPage();
    await page.setContent('<!doctype html><meta charset="utf-8"><p dir="auto"></p>');
    const expected = await page.evaluate(leftInPage, PAIRS);
    await browser.close();
    const families = familiesOf(readFontIndex(fontDirectory));
    const own = PAIRS.map(pair => leftOf(visualRuns(pair, families)));
    const differences = PAIRS.flatMap((pair, index) =>
      own[index] === expected[index] ? [] : [{ pair, own: own[index], expected: expected[index] }],
    );
    expect(differences).toEqual([]);
  });
});

const leftOf = ([run]: ReturnType<typeof visualRuns>): string | undefined =>
  [...(run?.text ?? '')].at(run?.direction === 'rtl' ? -1 : 0);

/** Runs in the page. Returns the left character of each pair. */
const leftInPage = (pairs: readonly string[]): string[] => {
  const paragraph = document.querySelector('p') as HTMLElement;
  return pairs.map(pair => {
    paragraph.textContent = pair;
    const [first = '', second = ''] = pair;
    const node = paragraph.firstChild as Text;
    const leftEdge = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getBoundingClientRect().left;
    };
    return leftEdge(0, first.length) < leftEdge(first.length, pair.length) ? first : second;
  });
};
