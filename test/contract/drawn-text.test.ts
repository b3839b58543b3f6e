// Texts to draw: initials and emoji.
import { describe, expect, it } from 'vitest';
import { capitalInitials, emojiName, isEmoji } from '../../src/contract/export/drawn-text.ts';

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
  ])('converts %j to %j if short texts are allowed, and rejects it otherwise', (text, initials) => {
    expect(capitalInitials(text, { isShort: true })).toBe(initials);
    expect(capitalInitials(text)).toBeUndefined();
  });

  it.each(['IBMS', 'a!', 'a b', '', '<', '+1!'])('rejects %j even if short texts are allowed', text => {
    expect(capitalInitials(text, { isShort: true })).toBeUndefined();
  });
});

describe('isEmoji', () => {
  it.each([
    ...['🦊', '❤️', '👩🏽‍🚀', '🏳️‍🌈', '🇩🇪', '1️⃣', '#⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👨‍👩‍👧‍👦'].map(emoji => [emoji, emoji]),
    ['64 code units', `🦊${'\ufe0f'.repeat(62)}`],
  ])('accepts %s', (_case, emoji) => {
    expect(isEmoji(emoji)).toBe(true);
  });

  it.each([
    ['an empty text', ''],
    ['two emoji', '🦊🦊'],
    ['a letter', 'a'],
    ['a digit without a keycap', '1'],
    ['half a flag', '🇩'],
    ['three regional indicators', '🇩🇪🇫'],
    ['an emoji with a space', '🦊 '],
    ['a joiner at the end', '🦊\u200d'],
    ['more than 64 code units', `🦊${'\ufe0f'.repeat(63)}`],
  ])('rejects %s', (_name, text) => {
    expect(isEmoji(text)).toBe(false);
  });
});

it.each([
  ['🦊', '1f98a'],
  ['❤️', '2764'],
  ['❤\ufe0e', '2764'],
  ['🏳️‍🌈', '1f3f3-200d-1f308'],
  ['1️⃣', '0031-20e3'],
  ['🇩🇪', '1f1e9-1f1ea'],
])('emojiName(%s) is %s', (emoji, name) => {
  expect(emojiName(emoji)).toBe(name);
});
