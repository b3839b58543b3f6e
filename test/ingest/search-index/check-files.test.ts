// Validator of the vocabulary folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openCatalog } from '../../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../../src/catalog/catalog-file.ts';
import { BUILT_IN_LIBRARIES } from '../../../src/ingest/catalog/libraries.ts';
import { parseVocabulary } from '../../../src/ingest/search-index/vocabulary/grammar.ts';
import {
  formatProblem,
  readVocabulary,
  VOCABULARY_FOLDER,
} from '../../../src/ingest/search-index/vocabulary/read-vocabulary.ts';
import {
  checkVocabulary,
  collectIconTerms,
  findHiddenWords,
  measureLanguageCoverage,
} from '../../../src/ingest/search-index/vocabulary/validate.ts';
import { temporaryFolder } from '../../at-end.ts';
import { readCases } from '../../cases.ts';

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
  const catalog = openCatalog(readCatalogFile(join(import.meta.dirname, '../../../data/catalog.bin')));
  const iconTerms = collectIconTerms(BUILT_IN_LIBRARIES.flatMap(({ slug }) => catalog.spellingsOf(slug)));
  expect(checkVocabulary(VOCABULARY_FOLDER, iconTerms).map(formatProblem)).toEqual([]);
});

it('checkVocabulary accepts names, names without a counter, and words of names as icons', () => {
  const text = 'can: tin\ncoffee: joe\ncoffee-01: cup\ntea: chai\ntrash-can: bin\n';
  expect(check({ 'synonyms/food.txt': text })).toEqual([]);
});

it.each(readCases('ingest/search-index/check-files.txt', 'problems').problems)(
  'checkVocabulary reports %s',
  (_, files = '', problems = '') => {
    expect(check(JSON.parse(files))).toEqual(problems.split(' ¦ '));
  },
);

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
    Heim: [3],
    Glück: [0, 1],
    Haus: [1, 2],
    maison: [0],
  };
  const search = ({ q }: { readonly q: string }) => {
    const positions = Uint32Array.from(results[q] ?? []);
    return { total: positions.length, positions };
  };
  const rows = ['luck: Glück\nhappiness: Glück\nhouse: Haus, Heim, maison\n'].flatMap(
    text => parseVocabulary('languages/de.txt', text).rows,
  );
  const names = ['clover', 'smile', 'home-01', 'home-02'];
  const hidden = findHiddenWords(rows, { search }, position => names[position] ?? '');
  expect(hidden.map(({ word }) => word)).toEqual(['Haus', 'maison']);
});
