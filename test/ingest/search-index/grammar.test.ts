// Parser of vocabulary files.
import { describe, expect, it } from 'vitest';
import { formatRow, parseVocabulary } from '../../../src/ingest/search-index/vocabulary/grammar.ts';

const parse = (text: string) => parseVocabulary('food.txt', text);

describe('a well-formed row', () => {
  it.each<[string, string[], string[][]]>([
    ['tea: chai', ['tea'], [['chai']]],
    ['tea: chai, brew | leaf | cup | kettle', ['tea'], [['chai', 'brew'], ['leaf'], ['cup'], ['kettle']]],
    ['tea: | infusion', ['tea'], [[], ['infusion']]],
    ['tea: chai | | | kettle', ['tea'], [['chai'], [], [], ['kettle']]],
    ['cheap, low cost: coin', ['cheap', 'low cost'], [['coin']]],
    ['hash: \\#, ♯  # number sign', ['hash'], [['#', '♯']]],
    ['c\\: drive: \\,, \\|, \\\\', ['c: drive'], [[',', '|', '\\']]],
  ])('is parsed into headwords and tiers: %s', (row, heads, tiers) => {
    expect(parse(row)).toEqual({ rows: [{ file: 'food.txt', line: 1, heads, tiers }], problems: [] });
  });

  it('is formatted by formatRow to the same text', () => {
    for (const row of [
      'tea: chai',
      'tea: | infusion',
      'tea: chai | | cup',
      'a, b: \\,, \\|, \\:, \\#, \\\\',
    ]) {
      const [parsed] = parse(row).rows;
      expect(parsed && formatRow(parsed)).toBe(row);
    }
  });

  it('keeps its line number after comments and blank lines', () => {
    expect(parse('# Drinks\n\ntea: chai\n').rows).toMatchObject([{ line: 3 }]);
  });
});

describe('a malformed row', () => {
  it.each([
    ['tea', 'a row needs "head: words"'],
    [': chai', 'the row has no head'],
    ['tea:', 'the last tier is empty'],
    ['tea: chai |', 'the last tier is empty'],
    ['tea: a | b | c | d | e', 'a row has at most 4 tiers, this one has 5'],
    ['tea: chai, , brew', 'a comma stands without a word'],
    ['tea: chai,', 'a comma stands without a word'],
    ['tea:chai', 'irregular spaces or escapes, expected "tea: chai"'],
    ['tea:  chai', 'irregular spaces or escapes, expected "tea: chai"'],
    ['tea: chai | infusion ', 'irregular spaces or escapes, expected "tea: chai | infusion"'],
    ['tea: chai # hot', 'irregular spaces or escapes, expected "tea: chai  # hot"'],
    ['tea: chai\r', 'irregular spaces or escapes, expected "tea: chai"'],
    ['tea: cup#5', 'irregular spaces or escapes, expected "tea: cup\\#5"'],
  ])('is reported with its file and line: %j', (row, message) => {
    expect(parse(`# Drinks\n${row}`).problems).toEqual([{ file: 'food.txt', line: 2, message }]);
  });
});
