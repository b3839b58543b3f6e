// Style affixes in icon names of Iconify sets.
import { describe, expect, it } from 'vitest';
import { createNameSplitter, rankStyles } from '../../../src/ingest/catalog/sources/iconify/aliases.ts';
import type { Affixes } from '../../../src/ingest/catalog/sources/iconify/format.ts';

const SUFFIXES: Affixes = {
  suffixes: { '': 'Regular', outline: 'Outline', 'outline-sharp': 'Outline Sharp' },
};
const PREFIXES: Affixes = { prefixes: { baseline: 'Baseline' } };

describe('createNameSplitter', () => {
  it.each<[string, string, string, Affixes]>([
    ['home', 'home', 'regular', SUFFIXES],
    ['home-outline', 'home', 'outline', SUFFIXES],
    ['home-outline-sharp', 'home', 'outline-sharp', SUFFIXES],
    ['home-outline-outline', 'home-outline', 'outline', SUFFIXES],
    ['outline', 'outline', 'regular', SUFFIXES],
    ['baseline-home', 'home', 'baseline', PREFIXES],
    ['baseline', 'baseline', 'default', PREFIXES],
    ['home', 'home', 'default', PREFIXES],
    ['home', 'home', 'default', { suffixes: { '': '—' } }],
  ])('splits %s into the name %s and the style %s', (fullName, name, style, affixes) => {
    expect(createNameSplitter(affixes)(fullName)).toEqual({ name, style });
  });

  it('gives the style without affix a different slug if its title equals that of another style', () => {
    const split = createNameSplitter({ suffixes: { '': 'Line', line: 'Line' } });
    expect(split('home').style).not.toBe(split('home-line').style);
  });
});

describe('rankStyles', () => {
  it.each<[string, Affixes, string[], string[]]>([
    [
      'the style without affix first if it has a title',
      { suffixes: { thin: 'Thin', '': 'Regular', bold: 'Bold' } },
      ['thin', 'bold', 'bold', 'regular'],
      ['regular', 'bold', 'thin'],
    ],
    [
      'the most frequent style first if the style without affix has no title',
      { suffixes: { 16: '16', 24: '24' } },
      ['16', 'default', '24', '24'],
      ['24', 'default', '16'],
    ],
    ['only styles in use', { suffixes: { '': 'Regular', bold: 'Bold' } }, ['bold'], ['bold']],
  ])('returns %s', (_, affixes, used, ranked) => {
    expect(rankStyles(affixes, used)).toEqual(ranked);
  });
});
