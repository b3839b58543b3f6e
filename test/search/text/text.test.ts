// Text processing: folding, tokenizer, identifiers, inflection.
import { describe, expect, it } from 'vitest';
import { editDistanceFrom } from '../../../src/model/edit-distance.ts';
import { letterSignature, mayBeWithin } from '../../../src/search/index/deletion-index.ts';
import { splitIdentifiers } from '../../../src/search/query/query-words.ts';
import { inflect } from '../../../src/search/text/inflect.ts';
import { fold, foldWrittenOut, loneSign, tokenize } from '../../../src/search/text/tokenize.ts';
import { readCases } from '../../cases.ts';

const CASES = readCases('search/text/text.txt', 'folding', 'identifiers', 'forms', 'other things');

describe('folding', () => {
  it.each(CASES.folding)('converts "%s" to "%s"', (text = '', folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('writes umlauts as two letters in foldWrittenOut', () => {
    expect(foldWrittenOut('Schlüssel Bär Öl')).toBe('schluessel baer oel');
  });
});

describe('the tokenizer', () => {
  it.each<[string, string[]]>([
    ['arrow-left', ['arrow', 'left']],
    ['  Arrow_Left.svg ', ['arrow', 'left', 'svg']],
    ['E-Mail öffnen', ['e', 'mail', 'offnen']],
    ["don't", ['dont']],
    ['c++ C# .NET', ['cpp', 'c', 'sharp', 'dotnet']],
    ['赤い家 wifi信号', ['赤イ家', 'wifi', '信号']],
    ['🚀home', ['🚀', 'home']],
    ['👨‍👩‍👧', ['👨‍👩‍👧']],
    ['!?', []],
    ['\ud83d', []],
  ])('splits %j into %j', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it.each([
    ['$', '$'],
    [' ? ', '?'],
    ['…', '...'],
    ['>=', '>='],
    ['a', undefined],
    ['????', undefined],
    ['', undefined],
  ])('returns for %j the symbol %j', (text, sign) => {
    expect(loneSign(text)).toBe(sign);
  });
});

describe('identifier splitting', () => {
  const known = {
    isKnown: (word: string) => ['github', 'ai-brain', 'fi'].includes(word),
    isLibrary: (word: string) => word === 'tabler' || word === 'mdi',
  };

  it.each(CASES.identifiers)('converts %j to %j', (text = '', plain) => {
    expect(splitIdentifiers(text, known)).toBe(plain);
  });
});

describe('inflection', () => {
  it.each(CASES.forms)('of "%s" includes the form "%s"', (word = '', form) => {
    expect(inflect(word).map(({ word }) => word)).toContain(form);
  });

  it.each(CASES['other things'])(
    'of "%s" does not include "%s", which means something else',
    (word = '', form) => {
      expect(inflect(word).map(({ word }) => word)).not.toContain(form);
    },
  );

  it.each(['x', '4k', 'ロケット', 'bus'])('of "%s" includes no shorter form', word => {
    expect(inflect(word).filter(form => form.word.length < word.length)).toEqual([]);
  });
});

it('mayBeWithin accepts the letter signatures of two words if their edit distance is at most 1', () => {
  const words = 'rocket rokcet rockt rockett pocket docket heart haert earth cart'.split(' ');
  const near = words.flatMap(word =>
    words.filter(other => editDistanceFrom(word, 2)(other) <= 1).map(other => [word, other] as const),
  );
  expect(near.length).toBeGreaterThan(words.length);
  for (const [word, other] of near) {
    expect(mayBeWithin(letterSignature(word), letterSignature(other), 1), `${word} ${other}`).toBe(true);
  }
});
