// Validator of the vocabulary folder.
import { readdirSync } from 'node:fs';
import { keysOf, mainKey } from '../thesaurus/term-keys.ts';
import { checkRow } from './check-row.ts';
import type { VocabularyProblem, VocabularyRow } from './grammar.ts';
import { languageOf } from './language-tags.ts';
import { parseVocabularyFiles, type VocabularyFile } from './read-vocabulary.ts';

/** Returns all problems, sorted by file and line. Icons in rows must be among `iconTerms`. */
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
  kind === 'languages' && languageOf(path) === undefined
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

/** Finds headwords with several rows in the files of one kind or, for languages, in one file. */
const findDuplicateHeads = (files: readonly VocabularyFile[]): VocabularyProblem[] => {
  const firstRows = new Map<string, VocabularyRow>();
  const problems: VocabularyProblem[] = [];
  for (const { kind, path, rows } of files) {
    const scope = kind === 'languages' ? path : kind;
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
