// Validator of the vocabulary folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN_LIBRARIES } from '../../src/build/catalog/libraries.ts';
import { parseVocabulary } from '../../src/build/search-index/vocabulary/grammar.ts';
import {
  formatProblem,
  readVocabulary,
  VOCABULARY_FOLDER,
} from '../../src/build/search-index/vocabulary/read-vocabulary.ts';
import {
  checkVocabulary,
  collectIconTerms,
  findHiddenWords,
  measureLanguageCoverage,
} from '../../src/build/search-index/vocabulary/validate.ts';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../src/catalog/catalog-file.ts';
import { temporaryFolder } from '../at-end.ts';

const ICON_TERMS = collectIconTerms(['tea', 'coffee-01', 'trash-can']);

const writeVocabulary = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const check = (files: Readonly<Record<string, string>>): readonly string[] =>
  checkVocabulary(writeVocabulary(files), ICON_TERMS).map(formatProblem);

it('checkVocabulary reports no problem in the vocabulary of this repository', () => {
  const catalog = openCatalog(readCatalogFile(join(import.meta.dirname, '../../data/catalog.bin')));
  const iconTerms = collectIconTerms(BUILT_IN_LIBRARIES.flatMap(({ slug }) => catalog.spellingsOf(slug)));
  expect(checkVocabulary(VOCABULARY_FOLDER, iconTerms).map(formatProblem)).toEqual([]);
});

it('checkVocabulary accepts names, names without a counter, and words of names as icons', () => {
  const text = 'can: tin\ncoffee: joe\ncoffee-01: cup\ntea: chai\ntrash-can: bin\n';
  expect(check({ 'synonyms/food.txt': text })).toEqual([]);
});

it.each<[string, Record<string, string>, string[]]>([
  ['a malformed row', { 'symbols.txt': 'tea' }, ['vocabulary/symbols.txt:1: a row needs "head: words"']],
  [
    'rows out of order',
    { 'synonyms/food.txt': '# Food\ntea: chai\ncoffee: joe\n' },
    ['vocabulary/synonyms/food.txt:3: "coffee" must come before "tea" (line 2)'],
  ],
  [
    'two rows with the same headword in a file',
    { 'languages/de.txt': 'tea: Tee\ntea: Teetasse\n' },
    ['vocabulary/languages/de.txt:2: "tea" already has a row: vocabulary/languages/de.txt:1'],
  ],
  [
    'two rows with the same headword in two files of a kind',
    { 'synonyms/drink.txt': 'tea: chai\n', 'synonyms/food.txt': 'tea: brew\n' },
    ['vocabulary/synonyms/food.txt:1: "tea" already has a row: vocabulary/synonyms/drink.txt:1'],
  ],
  [
    'two rows with the same emoji',
    { 'emoji.txt': '🍵: tea\n🍵: coffee\n' },
    ['vocabulary/emoji.txt:2: "🍵" already has a row: vocabulary/emoji.txt:1'],
  ],
  [
    'a word that is repeated in another tier and spelling',
    { 'synonyms/food.txt': 'tea: chai | hot drink, Chái\n' },
    ['vocabulary/synonyms/food.txt:1: "Chái" is repeated'],
  ],
  [
    'a synonym that equals its headword',
    { 'synonyms/food.txt': 'tea: teas | Tea\n' },
    ['vocabulary/synonyms/food.txt:1: "Tea" is repeated'],
  ],
  ['a repeated symbol', { 'symbols.txt': 'tea: ☕, ☕\n' }, ['vocabulary/symbols.txt:1: "☕" is repeated']],
  [
    'a headword that is no icon term',
    { 'synonyms/food.txt': 'cocoa: hot chocolate\n' },
    [
      'vocabulary/synonyms/food.txt:1: "cocoa" is not an icon: no icon has this name, alias or word in its name',
    ],
  ],
  [
    'an expansion to a word that is no icon term',
    { 'expansions/food.txt': 'breakfast: tea, toast\n' },
    [
      'vocabulary/expansions/food.txt:1: "toast" is not an icon: no icon has this name, alias or word in its name',
    ],
  ],
  [
    'a translation of a word that is neither an icon term nor has an expansion',
    { 'languages/de.txt': 'toast: Toast\n' },
    [
      'vocabulary/languages/de.txt:1: "toast" is not an icon: no icon has this name, alias or word in its name',
    ],
  ],
  [
    'a symbol in a list of words',
    { 'synonyms/food.txt': 'tea: chai, ♯\n' },
    ['vocabulary/synonyms/food.txt:1: "♯" has no letter or digit; symbols belong in symbols.txt'],
  ],
  [
    'several tiers in a row of a kind with one tier',
    { 'languages/de.txt': 'tea: Tee | Tasse\n' },
    ['vocabulary/languages/de.txt:1: a row of languages has one tier, this one has 2'],
  ],
  [
    'several headwords in a row of a kind with one headword',
    { 'synonyms/food.txt': 'coffee, tea: drink\n' },
    ['vocabulary/synonyms/food.txt:1: a row of synonyms has one head, this one has 2'],
  ],
  [
    'stop words for an unknown position',
    { 'stop-words.txt': 'middle: the\n' },
    [
      'vocabulary/stop-words.txt:1: "middle" is not a head of stopWords: anywhere, first, last, before of, sentence',
    ],
  ],
  [
    'a language file whose name is no language tag',
    { 'languages/german.txt': 'tea: Tee\n' },
    ['vocabulary/languages/german.txt:1: the file name is not a canonical BCP 47 language tag'],
  ],
  [
    'a language tag in the wrong case',
    { 'languages/zh-hans.txt': 'tea: 茶\n' },
    ['vocabulary/languages/zh-hans.txt:1: the file name is not a canonical BCP 47 language tag'],
  ],
  [
    'files that belong to no kind',
    { 'README.md': '', 'words.txt': '', 'synonyms/food.csv': '' },
    [
      'vocabulary/synonyms/food.csv:1: belongs to no kind of vocabulary',
      'vocabulary/words.txt:1: belongs to no kind of vocabulary',
    ],
  ],
])('checkVocabulary reports %s', (_, files, problems) => {
  expect(check(files)).toEqual(problems);
});

it('checkVocabulary accepts translations of words that have an expansion', () => {
  const files = { 'expansions/food.txt': 'breakfast: tea\n', 'languages/de.txt': 'breakfast: Frühstück\n' };
  expect(check(files)).toEqual([]);
});

it('checkVocabulary sorts problems by file and line', () => {
  const problems = check({ 'symbols.txt': 'tea\nx', 'emoji.txt': '🍵: juice' });
  expect(problems.map(problem => problem.split(': ')[0])).toEqual([
    'vocabulary/emoji.txt:1',
    'vocabulary/symbols.txt:1',
    'vocabulary/symbols.txt:2',
  ]);
});

it('readVocabulary throws an Error that lists all malformed rows', () => {
  const folder = writeVocabulary({ 'symbols.txt': 'tea\n', 'emoji.txt': '🍵:\n' });
  expect(() => readVocabulary(folder)).toThrow(
    'vocabulary/symbols.txt:1: a row needs "head: words"\nvocabulary/emoji.txt:1: the last tier is empty',
  );
});

it('measureLanguageCoverage returns headwords and words per language, in descending order of coverage', () => {
  const folder = writeVocabulary({
    'languages/de.txt': 'tea: Tee\n',
    'languages/pt-BR.txt': 'coffee: café, cafezinho\ntea: chá\n',
  });
  expect(measureLanguageCoverage(readVocabulary(folder).languages)).toEqual([
    { file: 'languages/pt-BR.txt', language: 'Brazilian Portuguese', heads: 2, words: 3, share: 1 },
    { file: 'languages/de.txt', language: 'German', heads: 1, words: 1, share: 0.5 },
  ]);
});

it('findHiddenWords lists a word if its first result is not among the results of a headword that it translates', () => {
  const results: Readonly<Record<string, readonly number[]>> = {
    luck: [0],
    happiness: [1],
    house: [2],
    Glück: [0, 1],
    Haus: [1, 2],
    maison: [0],
  };
  const search = ({ q }: { readonly q: string }) => {
    const positions = Uint32Array.from(results[q] ?? []);
    return { total: positions.length, positions };
  };
  const rows = ['luck: Glück\nhappiness: Glück\nhouse: Haus, maison\n'].flatMap(
    text => parseVocabulary('languages/de.txt', text).rows,
  );
  const hidden = findHiddenWords(rows, { search }, position => `${position}`);
  expect(hidden.map(({ word, kind }) => [word, kind])).toEqual([
    ['Haus', 'shadowed'],
    ['maison', 'dead'],
  ]);
});
