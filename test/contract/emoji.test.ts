// Syntax and names of emoji.
import { describe, expect, it } from 'vitest';
import { emojiName, isEmoji } from '../../src/contract/export/drawn-text.ts';

describe('isEmoji', () => {
  it.each(['🦊', '❤️', '👩🏽‍🚀', '🏳️‍🌈', '🇩🇪', '1️⃣', '#⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👨‍👩‍👧‍👦'])('accepts %s', emoji => {
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

  it('accepts 64 code units', () => {
    expect(isEmoji(`🦊${'\ufe0f'.repeat(62)}`)).toBe(true);
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
