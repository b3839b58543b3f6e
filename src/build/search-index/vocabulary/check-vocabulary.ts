// Validation of the vocabulary folder: every mistake with its file and line.
import { readdirSync } from 'node:fs';
import { keysOf, mainKey, symbolKey } from '../thesaurus/term-keys.ts';
import type { VocabularyProblem, VocabularyRow } from './grammar.ts';
import { VOCABULARY_KINDS, type VocabularyKindName } from './kinds.ts';
import { parseVocabularyFiles, type VocabularyFile } from './read-vocabulary.ts';

/** Returns all problems in the order of files and lines. `iconTerms` holds what counts as an icon. */
export const checkVocabulary = (
  folder: string,
  iconTerms: ReadonlySet<string>,
): readonly VocabularyProblem[] => {
  const files = parseVocabularyFiles(folder);
  const targets = { iconTerms, englishTerms: collectEnglishTerms(files) };
  return [
    ...findStrayFiles(folder, files),
    ...files.flatMap(file => [
      ...findFileProblems(file),
      ...file.problems,
      ...file.rows.flatMap(row => findRowProblems(file.kind, row, targets)),
      ...findUnsortedRows(file.rows),
    ]),
    ...findDuplicateHeads(files),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
};

const findStrayFiles = (folder: string, files: readonly VocabularyFile[]): VocabularyProblem[] => {
  const known = new Set(['README.md', ...files.map(file => file.path)]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      [...entry.parentPath.slice(folder.length).split(/[\\/]/), entry.name].filter(Boolean).join('/'),
    )
    .filter(path => !known.has(path))
    .map(file => ({ file, line: 1, message: 'belongs to no kind of vocabulary' }));
};

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of the language of a file; undefined if the file is not named by a canonical BCP 47 tag. */
export const languageOf = (path: string): string | undefined => {
  const tag = path.replace(/^.*\/|\.txt$/g, '');
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag ? languageNames.of(tag) : undefined;
  } catch {
    return undefined;
  }
};

const findFileProblems = ({ kind, path }: VocabularyFile): VocabularyProblem[] =>
  kind === 'languages' && languageOf(path) === undefined
    ? [{ file: path, line: 1, message: 'the file name is not a canonical BCP 47 language tag' }]
    : [];

interface Targets {
  readonly iconTerms: ReadonlySet<string>;
  /** Words of synonyms and expansions: translations and emoji may refer to them and so reach icons. */
  readonly englishTerms: ReadonlySet<string>;
}

const collectEnglishTerms = (files: readonly VocabularyFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ kind }) => kind === 'synonyms' || kind === 'expansions')
      .flatMap(({ kind, rows }) => rows.flatMap(row => (kind === 'synonyms' ? row.tiers.flat() : row.heads)))
      .flatMap(keysOf),
  );

const findRowProblems = (
  kind: VocabularyKindName,
  { file, line, heads, tiers }: VocabularyRow,
  { iconTerms, englishTerms }: Targets,
): VocabularyProblem[] => {
  const { icons, maxHeads, maxTiers } = VOCABULARY_KINDS[kind];
  const messages: string[] = [];
  if (heads.length > maxHeads) messages.push(`a row of ${kind} has one head, this one has ${heads.length}`);
  if (tiers.length > maxTiers) messages.push(`a row of ${kind} has one tier, this one has ${tiers.length}`);

  const words = tiers.flat();
  const isEnglish = kind === 'synonyms' || kind === 'iconSets';
  for (const list of isEnglish ? [[...heads, ...words]] : [heads, words])
    messages.push(...findRepetitions(list));
  if (kind !== 'symbols') {
    const symbols = words.filter(word => mainKey(word) === '');
    for (const word of symbols)
      messages.push(`"${word}" has no letter or digit; symbols belong in symbols.txt`);
  }
  const mayTranslate = kind === 'languages' || kind === 'emoji';
  for (const target of icons === 'heads' ? heads : words) {
    const key = mainKey(target);
    if (iconTerms.has(key) || (mayTranslate && englishTerms.has(key))) continue;
    messages.push(`"${target}" is not an icon: no icon has this name, alias or word in its name`);
  }
  return messages.map(message => ({ file, line, message }));
};

const findRepetitions = (words: readonly string[]): string[] => {
  const keys = words.map(word => mainKey(word) || (symbolKey(word) ?? word));
  return words.filter((_, at) => keys.indexOf(keys[at] as string) < at).map(word => `"${word}" is repeated`);
};

const findUnsortedRows = (rows: readonly VocabularyRow[]): VocabularyProblem[] =>
  rows.flatMap(({ file, line, heads: [head = ''] }, index) => {
    const previous = rows[index - 1];
    if (previous?.heads[0] === undefined || previous.heads[0] <= head) return [];
    return [
      { file, line, message: `"${head}" must come before "${previous.heads[0]}" (line ${previous.line})` },
    ];
  });

/** A head has one row in all files of its kind; in languages, one row per file. */
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
          const { file, line } = row;
          const message = `"${head}" already has a row: vocabulary/${first.file}:${first.line}`;
          problems.push({ file, line, message });
        }
      }
    }
  }
  return problems;
};
