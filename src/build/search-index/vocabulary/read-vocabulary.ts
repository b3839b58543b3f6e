// Reader of the vocabulary folder.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ParsedVocabulary,
  parseVocabulary,
  type VocabularyProblem,
  type VocabularyRow,
} from './grammar.ts';
import { VOCABULARY_KINDS, type VocabularyKindName } from './kinds.ts';

/** Rows of all files, by kind. */
export type Vocabulary = Readonly<Record<VocabularyKindName, readonly VocabularyRow[]>>;

/** A parsed file and its kind. */
export interface VocabularyFile extends ParsedVocabulary {
  readonly kind: VocabularyKindName;
  readonly path: string;
}

/** The vocabulary folder of this repository. */
export const VOCABULARY_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'vocabulary');

const kindNames = Object.keys(VOCABULARY_KINDS) as VocabularyKindName[];

/** Parses the files of all kinds; the files of a kind are sorted by name. */
export const parseVocabularyFiles = (folder: string): readonly VocabularyFile[] =>
  kindNames.flatMap(kind =>
    filesOf(folder, VOCABULARY_KINDS[kind].path).map(path => ({
      kind,
      path,
      ...parseVocabulary(path, readFileSync(join(folder, path), 'utf8')),
    })),
  );

/** Reads the vocabulary. Throws an Error that lists malformed rows; `npm run vocabulary` makes further checks. */
export const readVocabulary = (folder: string = VOCABULARY_FOLDER): Vocabulary => {
  const files = parseVocabularyFiles(folder);
  const problems = files.flatMap(file => file.problems);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const rowsOf = (kind: VocabularyKindName) =>
    files.filter(file => file.kind === kind).flatMap(file => file.rows);
  return {
    synonyms: rowsOf('synonyms'),
    iconSets: rowsOf('iconSets'),
    samePictures: rowsOf('samePictures'),
    expansions: rowsOf('expansions'),
    meanings: rowsOf('meanings'),
    derived: rowsOf('derived'),
    languages: rowsOf('languages'),
    symbols: rowsOf('symbols'),
    emoji: rowsOf('emoji'),
    commonWords: rowsOf('commonWords'),
    stopWords: rowsOf('stopWords'),
  };
};

/** Formats a problem as `vocabulary/file:line: message`, which editors and CI services recognize. */
export const formatProblem = ({ file, line, message }: VocabularyProblem): string =>
  `vocabulary/${file}:${line}: ${message}`;

const filesOf = (folder: string, path: string): readonly string[] => {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(name => `${path}/${name}`);
};
