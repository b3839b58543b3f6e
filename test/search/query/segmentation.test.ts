// Splitting of emoji and of scripts without spaces, with a small dictionary.
import { describe, expect, it } from 'vitest';
import type { Dictionary } from '../../../src/search/index/dictionary.ts';
import { segmentWords, splitEmoji } from '../../../src/search/query/query-words.ts';
import { fold } from '../../../src/search/text/tokenize.ts';

const dictionaryOf = (...terms: readonly string[]) =>
  ({ find: (term: string) => terms.map(fold).indexOf(term) }) as Pick<Dictionary, 'find'> as Dictionary;

describe('segmentWords', () => {
  const terms = dictionaryOf(
    '赤い',
    '赤',
    '家',
    '家族',
    '一二三四五六七八九十十二',
    '一二三四五六七八九十十二三',
    '\u{20bb7}',
    '熊猫',
    'チーズ',
    'ケーキ',
    'アイス',
  );

  it.each([
    ['the longest word from the left', ['赤い家族'], ['赤い', '家族']],
    ['words of one letter', ['赤家'], ['赤', '家']],
    ['words without the letters between them', ['の赤の家の'], ['赤', '家']],
    ['a word of one letter at the end', ['赤い家'], ['赤い', '家']],
    ['words of up to twelve letters', ['赤一二三四五六七八九十十二'], ['赤', '一二三四五六七八九十十二']],
    ['a letter of two code units', ['赤\u{20bb7}家'], ['赤', '\u{20bb7}', '家']],
    ['the known end of an unknown word', ['大熊猫'], ['熊猫']],
    ['two words that are written as one', ['チーズケーキの家'], ['チーズ', 'ケーキ', '家']],
    ['no part of an unknown word in kana', ['アイスランド'], ['アイスランド']],
    ['no letter that an ending makes a verb', ['家まない赤'], ['赤']],
    ['a run that is a word as one word', ['一二三四五六七八九十十二三'], ['一二三四五六七八九十十二三']],
    ['a run without any known word unchanged', ['のの'], ['のの']],
    ['words of other scripts unchanged beside a run', ['rocket', '赤家'], ['rocket', '赤', '家']],
    ['a word of another script unchanged', ['rocket'], ['rocket']],
  ])('returns %s', (_name, words, expected) => {
    expect(segmentWords(terms, words.join(' '), words.map(fold))).toEqual(expected.map(fold));
  });
});

describe('splitEmoji', () => {
  it.each([
    ['🏳️‍🌈'.replaceAll('\ufe0f', ''), ['flag', '🌈']],
    ['🇫🇷', ['flag']],
    ['🏴', ['flag']],
    ['👨‍👩‍👧', ['users']],
    ['👩‍💻', ['💻']],
    ['👩‍🚀', ['👩‍🚀']],
    ['a', ['a']],
  ])('returns the subjects of %s', (word, expected) => {
    expect(splitEmoji(dictionaryOf('👩‍🚀'), [word])).toEqual(expected);
  });
});
