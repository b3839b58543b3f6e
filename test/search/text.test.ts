// Text processing: folding, tokenizer, identifiers, inflection, edit distance.
import { describe, expect, it } from 'vitest';
import { editDistanceFrom } from '../../src/model/edit-distance.ts';
import { letterSignature, mayBeWithin } from '../../src/search/index/deletion-index.ts';
import { splitIdentifiers } from '../../src/search/query/query-words.ts';
import { inflect } from '../../src/search/text/inflect.ts';
import { fold, foldWrittenOut, loneSign, tokenize } from '../../src/search/text/tokenize.ts';

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
    ['أحذية', 'احذيه'],
    ['مستشفى', 'مستشفي'],
    ['کتاب', 'كتاب'],
    ['पिज़्ज़ा', 'पिज्जा'],
    ['मिटाएँ', 'मिटाएं'],
    ['❤️', '❤'],
    ['👍🏽', '👍'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
  ])('converts "%s" to "%s"', (text, folded) => {
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

  it.each([
    ['arrow left', 'arrow left'],
    ['ArrowLeft', 'Arrow Left'],
    ['FaUserCircle', 'User Circle'],
    ['ChevronDownIcon', 'Chevron Down'],
    ['GitHub', 'GitHub'],
    ['ai-brain', 'ai-brain'],
    ['fas fa-trash', 'trash'],
    ['ion:trash', 'trash'],
    ['tabler:bell', 'tabler bell'],
    ['i-carbon-bell', 'bell'],
    ['i-tabler-bell', 'tabler bell'],
    ['i-beam', 'beam'],
    ['FaRegBell', 'Bell'],
    ['bell_ring_rounded', 'bell_ring'],
    ['all_rounded', 'all_rounded'],
    ['<Icon name="bell" />', 'bell'],
    ['<i class="fa fa-bell"></i>', 'bell'],
    ["import { Bell } from 'lucide-react'", 'Bell'],
    ["import Bell from '@icons/bell.svg';", 'Bell'],
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['aBcGithubX', 'a Bc Github X'],
    ['mdi-bell', 'mdi bell'],
    ['heart.svg', 'heart'],
    ['ic_baseline_phone_24', 'phone'],
    ['clock_24', 'clock_24'],
    ['<ArrowRight />', 'Arrow Right '],
    ['Ärger', 'Ärger'],
    ['https://', 'https:'],
    [':::', ':::'],
  ])('converts %j to %j', (text, plain) => {
    expect(splitIdentifiers(text, known)).toBe(plain);
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
  ])('of "%s" includes the form "%s"', (word, form) => {
    expect(inflect(word).map(({ word }) => word)).toContain(form);
  });

  it.each([
    ['new', 'news'],
    ['dates', 'date'],
    ['glasses', 'glass'],
    ['shower', 'show'],
    ['letter', 'let'],
    ['customs', 'custom'],
  ])('of "%s" does not include "%s", a different thing', (word, form) => {
    expect(inflect(word).map(({ word }) => word)).not.toContain(form);
  });

  it.each(['x', '4k', 'ロケット', 'bus'])('of "%s" includes no shorter form', word => {
    expect(inflect(word).filter(form => form.word.length < word.length)).toEqual([]);
  });
});

describe('the edit distance', () => {
  it.each<[string, string, number]>([
    ['house', 'house', 0],
    ['umbrela', 'umbrella', 0.3],
    ['hosue', 'house', 0.6],
    ['rockett', 'rocket', 0.65],
    ['rockt', 'rocket', 0.75],
    ['calender', 'calendar', 0.85],
    ['rocketa', 'rocket', 0.95],
    ['rocket', 'socket', 1],
  ])('between "%s" and "%s" is %d', (word, other, distance) => {
    expect(editDistanceFrom(word, 2)(other)).toBeCloseTo(distance);
  });

  it('is returned as any number above the limit if it exceeds the limit', () => {
    expect(editDistanceFrom('rocket', 1)('umbrella')).toBeGreaterThan(1);
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
