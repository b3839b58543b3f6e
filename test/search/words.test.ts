// From text to terms: folding, tokenising, inflection, slips, tables.
import { describe, expect, it } from 'vitest';
import { editDistanceFrom } from '../../src/catalog/edit-distance.ts';
import { openDictionary, writeDictionary } from '../../src/search/index/dictionary.ts';
import { packTraits } from '../../src/search/index/index-sections.ts';
import { createTurns } from '../../src/search/rank/interleave.ts';
import { fold, foldWrittenOut } from '../../src/search/text/fold.ts';
import { plainIdentifiers } from '../../src/search/text/identifiers.ts';
import { inflect } from '../../src/search/text/inflect.ts';
import { couldBe, letterBits } from '../../src/search/text/letters.ts';
import { loneSign, tokenize } from '../../src/search/text/tokenize.ts';

describe('folding', () => {
  it.each([
    ['Café', 'cafe'],
    ['Straße', 'strasse'],
    ['ＡＢ', 'ab'],
    ['ろけっと', 'ロケット'],
    ['ﾛｹｯﾄ', 'ロケット'],
    ['Ёлка', 'елка'],
    ['घर', 'घर'],
    ['บ้าน', 'บ้าน'],
    ['❤️', '❤'],
    ['👍🏽', '👍'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('writes umlauts out as well', () => {
    expect(foldWrittenOut('Schlüssel Bär Öl')).toBe('schluessel baer oel');
  });
});

describe('tokenising', () => {
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
  ])('%j is %j', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it('knows a sign that stands alone', () => {
    expect(['$', ' ? ', '…', '>=', 'a', '????', ''].map(loneSign)).toEqual([
      '$',
      '?',
      '...',
      '>=',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('identifiers', () => {
  const knowledge = {
    isKnown: (word: string) => ['github', 'ai-brain', 'fi'].includes(word),
    isLibrary: (word: string) => word === 'tabler',
  };

  it.each([
    ['arrow left', 'arrow left'],
    ['ArrowLeft', 'Arrow Left'],
    ['FaUserCircle', 'User Circle'],
    ['ChevronDownIcon', 'Chevron Down'],
    ['GitHub', 'GitHub'],
    ['ai-brain', 'ai-brain'],
    ['fas fa-trash', 'trash'],
    ['mdi:account', 'account'],
    ['tabler:bell', 'tabler bell'],
    ['heart.svg', 'heart'],
    ['ic_baseline_phone_24', 'phone'],
    ['clock_24', 'clock_24'],
    ['<ArrowRight />', 'Arrow Right '],
    ['Ärger', 'Ärger'],
    ['https://', 'https:'],
    [':::', ':::'],
  ])('%j is %j', (text, plain) => {
    expect(plainIdentifiers(text, knowledge)).toBe(plain);
  });
});

describe('inflection', () => {
  it.each([
    ['houses', 'house'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['knives', 'knife'],
    ['leaf', 'leaves'],
    ['mice', 'mouse'],
    ['editing', 'edit'],
    ['sharing', 'share'],
    ['running', 'run'],
    ['deleted', 'delete'],
    ['printer', 'print'],
    ['colours', 'color'],
    ['center', 'centre'],
    ['organise', 'organize'],
    ['grey', 'gray'],
  ])('of %s leads to %s', (word, form) => {
    expect(inflect(word).map(({ word }) => word)).toContain(form);
  });

  it.each(['x', '4k', 'ロケット', 'bus'])('takes no letter from %s', word => {
    for (const form of inflect(word)) expect(form.word.length).toBeGreaterThanOrEqual(word.length);
  });
});

describe('distance', () => {
  it.each<[string, string, number]>([
    ['house', 'house', 0],
    ['hosue', 'house', 0.7],
    ['umbrela', 'umbrella', 0.7],
    ['calender', 'calendar', 0.85],
    ['rockt', 'rocket', 1],
    ['rocket', 'socket', 1],
  ])('of %s from %s is %d', (word, other, slips) => {
    expect(editDistanceFrom(word, 2)(other)).toBeCloseTo(slips);
  });

  it('beyond the limit is told at once', () => {
    expect(editDistanceFrom('rocket', 1)('umbrella')).toBeGreaterThan(1);
  });

  it('never lies beyond what the letters allow', () => {
    const words = [
      'rocket',
      'rokcet',
      'rockt',
      'rockett',
      'pocket',
      'docket',
      'heart',
      'haert',
      'earth',
      'cart',
    ];
    for (const word of words) {
      for (const other of words) {
        if (editDistanceFrom(word, 2)(other) <= 1)
          expect(couldBe(letterBits(word), letterBits(other), 1)).toBe(true);
      }
    }
  });
});

describe('the dictionary', () => {
  const terms = ['home', 'ho', 'house', 'дом', 'houses', '家', 'a'];
  const { sorted, ...bytes } = writeDictionary(terms);
  const dictionary = openDictionary(bytes);
  const numbers = Uint32Array.from(sorted.keys());

  it('finds every term and no other', () => {
    for (const term of terms) expect(dictionary.term(dictionary.find(term))).toBe(term);
    for (const term of ['', 'h', 'hom', 'homes', 'до', 'zzz']) expect(dictionary.find(term)).toBe(-1);
  });

  it.each<[string, string[]]>([
    ['ho', ['ho', 'home', 'house', 'houses']],
    ['hous', ['house', 'houses']],
    ['д', ['дом']],
    ['x', []],
  ])('gives the terms that begin with %s', (prefix, wanted) => {
    expect(sorted.slice(...dictionary.range(prefix, numbers))).toEqual(wanted);
  });
});

describe('turns', () => {
  it('go round the libraries that still have entries', () => {
    const entries = Uint32Array.of(10, 11, 12, 20, 30, 31, 13);
    const entryTraits = Uint32Array.from({ length: 40 }, (_, entry) => packTraits(Math.floor(entry / 10), 1));
    createTurns({ entryCount: 40, entryTraits }, 4)(entries, 0, entries.length, entries.length);
    expect([...entries]).toEqual([10, 20, 30, 11, 31, 12, 13]);
  });
});
