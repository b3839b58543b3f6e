// Validates the vocabulary folder, and measures the coverage per language.
import { readdirSync } from 'node:fs';
import type { SearchEngine } from '../../../search/search.ts';
import { pictureOf } from '../entries.ts';
import { keysOf, mainKey, symbolKey } from '../thesaurus/term-keys.ts';
import { languageOf, type VocabularyProblem, type VocabularyRow } from './grammar.ts';
import {
  parseVocabularyFiles,
  VOCABULARY_KINDS,
  type VocabularyFile,
  type VocabularyKind,
  type VocabularyKindName,
} from './read-vocabulary.ts';
import { delicateKeys } from './tact.ts';

/** Returns all problems, sorted by file and line. Icons in rows must be in `iconTerms`. */
export const checkVocabulary = (
  folder: string,
  iconTerms: ReadonlySet<string>,
): readonly VocabularyProblem[] => {
  const files = parseVocabularyFiles(folder);
  const terms = { icons: iconTerms, english: collectEnglishTerms(files) };
  const rowProblems = ({ kind, rows }: VocabularyFile) =>
    rows.flatMap(row => checkRow(kind, row, terms).map(message => problemAt(row, message)));
  return [
    ...findStrayFiles(folder, files),
    ...files.flatMap(findFileProblems),
    ...files.flatMap(file => file.problems),
    ...files.flatMap(rowProblems),
    ...files.flatMap(file => findUnsortedRows(file.rows)),
    ...findDuplicateHeads(files),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
};

const problemAt = ({ file, line }: VocabularyRow, message: string): VocabularyProblem => ({
  file,
  line,
  message,
});

const findStrayFiles = (folder: string, files: readonly VocabularyFile[]): VocabularyProblem[] => {
  const known = new Set(['README.md', ...files.map(file => file.path)]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      [...parentPath.slice(folder.length).split(/[\\/]/), name].filter(Boolean).join('/'),
    )
    .filter(path => !known.has(path))
    .map(file => ({ file, line: 1, message: 'belongs to no kind of vocabulary' }));
};

const findFileProblems = ({ kind, path }: VocabularyFile): VocabularyProblem[] =>
  (kind === 'languages' || kind === 'sentenceWords') && languageOf(path) === undefined
    ? [{ file: path, line: 1, message: 'the file name is not a canonical BCP 47 language tag' }]
    : [];

const collectEnglishTerms = (files: readonly VocabularyFile[]): ReadonlySet<string> => {
  const wordsOf = ({ kind, rows }: VocabularyFile): readonly string[] => {
    if (kind === 'synonyms') return rows.flatMap(row => row.tiers.flat());
    return kind === 'expansions' || kind === 'meanings' ? rows.flatMap(row => row.heads) : [];
  };
  return new Set(files.flatMap(wordsOf).flatMap(keysOf));
};

const findUnsortedRows = (rows: readonly VocabularyRow[]): VocabularyProblem[] =>
  rows.flatMap((row, index) => {
    const previous = rows[index - 1];
    const [head = ''] = row.heads;
    if (previous?.heads[0] === undefined || previous.heads[0] <= head) return [];
    return [problemAt(row, `"${head}" must come before "${previous.heads[0]}" (line ${previous.line})`)];
  });

/** Finds headwords that have several rows in the files of a kind, or in one file of a language or theme. */
const findDuplicateHeads = (files: readonly VocabularyFile[]): VocabularyProblem[] => {
  const firstRows = new Map<string, VocabularyRow>();
  const problems: VocabularyProblem[] = [];
  for (const { kind, path, rows } of files) {
    const scope = ['languages', 'sentenceWords', 'tact'].includes(kind) ? path : kind;
    for (const row of rows) {
      for (const head of row.heads) {
        const key = `${scope} ${mainKey(head) || head}`;
        const first = firstRows.get(key);
        if (first === undefined) firstRows.set(key, row);
        else if (first !== row) {
          problems.push(
            problemAt(row, `"${head}" already has a row: vocabulary/${first.file}:${first.line}`),
          );
        }
      }
    }
  }
  return problems;
};

interface ReferableTerms {
  readonly icons: ReadonlySet<string>;
  /** Words that lead to icons. Rows of languages, emoji and places may have them instead of an icon term. */
  readonly english: ReadonlySet<string>;
}

const checkRow = (kind: VocabularyKindName, row: VocabularyRow, terms: ReferableTerms): readonly string[] => [
  ...checkShape(kind, row),
  ...checkRepetitions(kind, row),
  ...checkLetters(kind, row),
  ...checkTargets(kind, row, terms),
];

const checkShape = (kind: VocabularyKindName, { heads, tiers }: VocabularyRow): string[] => {
  const { maxHeads, maxTiers, validHeads, validWords }: VocabularyKind = VOCABULARY_KINDS[kind];
  const messages: string[] = [];
  if (heads.length > maxHeads) messages.push(`a row of ${kind} has one head, this one has ${heads.length}`);
  if (tiers.length > maxTiers) messages.push(`a row of ${kind} has one tier, this one has ${tiers.length}`);
  for (const head of heads) {
    if (validHeads?.includes(head) === false) {
      messages.push(`"${head}" is not a head of ${kind}: ${validHeads.join(', ')}`);
    }
  }
  for (const word of tiers.flat()) {
    if (validWords?.includes(word) === false) {
      messages.push(`"${word}" is not a word of ${kind}: ${validWords.join(', ')}`);
    }
  }
  return messages;
};

/** Finds repeated words. The tiers of a synonym row must not repeat the headword. */
const checkRepetitions = (kind: VocabularyKindName, { heads, tiers }: VocabularyRow): string[] => {
  const words = tiers.flat();
  const isSynonymous = kind === 'synonyms' || kind === 'iconSets';
  return (isSynonymous ? [[...heads, ...words]] : [heads, words]).flatMap(list => {
    const keys = list.map(
      word => (kind === 'tact' ? delicateKeys(word)[0] : mainKey(word)) || (symbolKey(word) ?? word),
    );
    return list.filter((_, at) => keys.indexOf(keys[at] ?? '') < at).map(word => `"${word}" is repeated`);
  });
};

const checkLetters = (kind: VocabularyKindName, { tiers }: VocabularyRow): string[] =>
  tiers
    .flat()
    .filter(word => kind !== 'symbols' && mainKey(word) === '')
    .map(word => `"${word}" has no letter or digit; symbols belong in symbols.txt`);

const checkTargets = (
  kind: VocabularyKindName,
  { heads, tiers }: VocabularyRow,
  { icons, english }: ReferableTerms,
): string[] => {
  const { iconsIn }: VocabularyKind = VOCABULARY_KINDS[kind];
  if (iconsIn === undefined) return [];
  const reachesIcons = ['languages', 'emoji', 'places'].includes(kind) ? english : undefined;
  return (iconsIn === 'heads' ? heads : tiers.flat())
    .filter(target => !icons.has(mainKey(target)) && !reachesIcons?.has(mainKey(target)))
    .map(target => `"${target}" is not an icon: no icon has this name, alias or word in its name`);
};

/** All names, with and without a number at the end, and the words of the names. */
export const collectIconTerms = (names: readonly string[]): ReadonlySet<string> => {
  const terms = new Set<string>();
  for (const name of names) {
    terms.add(name).add(pictureOf(name));
    for (const word of name.split('-')) terms.add(word);
  }
  return terms;
};

/** Counts the words of each language. `share` is the part of all headwords that the language has. */
export const measureLanguageCoverage = (rows: readonly VocabularyRow[]) => {
  const all = new Set(rows.flatMap(row => row.heads));
  const byFile = new Map<string, VocabularyRow[]>();
  for (const row of rows) byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  return [...byFile]
    .map(([file, own]) => ({
      file,
      language: languageOf(file) ?? file,
      heads: own.length,
      words: own.reduce((sum, { tiers }) => sum + tiers.flat().length, 0),
      share: own.length / all.size,
    }))
    .sort((a, b) => b.share - a.share || (a.file < b.file ? -1 : 1));
};

/** A word whose search does not show a picture of its headword first. */
export interface HiddenWord {
  readonly row: VocabularyRow;
  readonly word: string;
}

/** The pictures of this number of first results of a headword are right for the words of its row. */
const RIGHT = 16;

/** Finds hidden words. `nameAt` returns the name of the icon at a catalog position. */
export const findHiddenWords = (
  rows: readonly VocabularyRow[],
  { search }: Pick<SearchEngine, 'search'>,
  nameAt: (position: number) => string,
): readonly HiddenWord[] => {
  const picturesFor = (q: string, limit: number): readonly string[] =>
    Array.from(search({ q, limit, offset: 0 }).positions, position => pictureOf(nameAt(position)));
  const rightPictures = new Map<string, ReadonlySet<string>>();
  const findRight = (head: string): ReadonlySet<string> => {
    const known = rightPictures.get(head) ?? new Set(picturesFor(head, RIGHT));
    rightPictures.set(head, known);
    return known;
  };
  const senseKey = (file: string, word: string): string => `${file} ${mainKey(word)}`;
  const heads = new Map<string, readonly string[]>();
  for (const { file, heads: own, tiers } of rows)
    for (const word of tiers.flat())
      heads.set(senseKey(file, word), [...(heads.get(senseKey(file, word)) ?? []), ...own]);
  return rows.flatMap(row =>
    row.tiers.flat().flatMap(word => {
      // A word with several senses may show any of them first: 'Glück' is luck and happiness.
      const senses = (heads.get(senseKey(row.file, word)) ?? []).map(findRight);
      const [first = ''] = picturesFor(word, 1);
      return senses.some(right => right.has(first)) ? [] : [{ row, word }];
    }),
  );
};
