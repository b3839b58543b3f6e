import { describe, expect, it } from 'vitest';
import { capitalInitials } from '../../src/contract/export/drawn-text.ts';

describe('capitalInitials', () => {
  it.each([
    ['a', 'A'],
    ['ab', 'AB'],
    [' 4k ', '4K'],
    ['é', 'É'],
    ['e\u0301', 'É'],
    ['ß', 'ß'],
    ['ﬁx', 'ﬁX'],
    ['ǆ', 'Ǆ'],
    ['яж', 'ЯЖ'],
    ['한글', '한글'],
    ['\u1112\u1161\u11ab', '한'],
    ['नि', 'नि'],
    ['กำ', 'กำ'],
    ['漢字', '漢字'],
    ['אב', 'אב'],
    ['𝒜', '𝒜'],
    ['½', '½'],
    ['ａ４', 'A4'],
  ])('converts %j to %j', (text, initials) => {
    expect(capitalInitials(text)).toBe(initials);
  });

  it.each([
    ['three letters', 'abc'],
    ['an empty text', ''],
    ['a space between', 'a b'],
    ['punctuation', 'a!'],
    ['an emoji', '🚀'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a flag', '🇩🇪'],
    ['NUL', 'a\u0000'],
    ['a lone surrogate', '\ud800'],
    ['a noncharacter', '\ufffe'],
    ['a mark alone', '\u0301'],
    ['many combining marks', `a${'\u0301'.repeat(50)}`],
    ['a right-to-left override', '\u202ea'],
    ['markup', '<'],
    ['a very long text', 'a'.repeat(1e6)],
  ])('rejects %s', (_case, text) => {
    expect(capitalInitials(text)).toBeUndefined();
  });

  it.each([
    ['IBM', 'IBM'],
    ['h&m', 'H&M'],
    ['＆', '&'],
    ['c#', 'C#'],
    ['日本語', '日本語'],
  ])('converts the short text %j to %j, which is no text of initials', (text, initials) => {
    expect(capitalInitials(text, { isShort: true })).toBe(initials);
    expect(capitalInitials(text)).toBeUndefined();
  });

  it.each(['IBMS', 'a!', 'a b', '', '<', '+1!'])('rejects %j as a short text', text => {
    expect(capitalInitials(text, { isShort: true })).toBeUndefined();
  });
});
