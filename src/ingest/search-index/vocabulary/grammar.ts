// Parser and formatter of vocabulary files. (Decision 043)
//
//     headword, headword: same | close | related | loose  # comment

/** A row: headwords, and up to four tiers of words, from the closest meaning to the loosest. */
export interface VocabularyRow {
  /** Path below the vocabulary folder, and line number from 1, for error messages. */
  readonly file: string;
  readonly line: number;
  readonly heads: readonly string[];
  readonly tiers: readonly (readonly string[])[];
}

export interface VocabularyProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export type ParsedVocabulary = ReturnType<typeof parseVocabulary>;

const MAX_TIERS = 4;
const COMMENT = /\s+#.*$/s;

/** Parses a file. Reports malformed lines. Skips blank lines and lines that start with `#`. */
export const parseVocabulary = (file: string, text: string) => {
  const rows: VocabularyRow[] = [];
  const problems: VocabularyProblem[] = [];
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (content === '' || content.startsWith('#')) return;
    const row = parseRow(content);
    const message = typeof row === 'string' ? row : findMalformation(row, content);
    if (typeof row !== 'string') rows.push({ file, line, ...row });
    if (message !== undefined) problems.push({ file, line, message });
  });
  return { rows, problems };
};

type RowContent = Pick<VocabularyRow, 'heads' | 'tiers'>;

const parseRow = (content: string): RowContent | string => {
  const text = protectEscapes(content).replace(COMMENT, '');
  const colon = text.indexOf(':');
  if (colon < 0) return 'a row needs "head: words"';
  const heads = parseList(text.slice(0, colon));
  const tiers = text
    .slice(colon + 1)
    .split('|')
    .map(parseList);
  if (heads.length === 0) return 'the row has no head';
  if (tiers.length > MAX_TIERS) return `a row has at most ${MAX_TIERS} tiers, this one has ${tiers.length}`;
  if (tiers.at(-1)?.length === 0) return 'the last tier is empty';
  if ([heads, ...tiers].flat().includes('')) return 'a comma stands without a word';
  return { heads, tiers };
};

const parseList = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(',').map(word => restoreEscapes(word.trim()));

/** Checks that a row has the canonical form, which makes files easy to search and compare. */
const findMalformation = (row: RowContent, content: string): string | undefined => {
  const comment = protectEscapes(content).match(COMMENT)?.[0] ?? '';
  const expected = formatRow(row) + (comment && `  # ${restoreEscapes(comment.trim().slice(1)).trim()}`);
  return expected === content ? undefined : `irregular spaces or escapes, expected "${expected}"`;
};

/** Formats a row in the canonical form, without comment. */
export const formatRow = ({ heads, tiers }: RowContent): string => {
  const lists = tiers.map(words => words.map(escapeWord).join(', '));
  const joined = lists.reduce((text, list) => `${text} |${list && ` ${list}`}`);
  return `${heads.map(escapeWord).join(', ')}:${joined.startsWith(' ') ? joined : ` ${joined}`}`;
};

const escapeWord = (word: string): string => word.replace(/[\\,|:#]/g, '\\$&');

/** First code point of the private use area. Escaped characters are moved to this area while a row is split. */
const PRIVATE = 0xe000;

const protectEscapes = (text: string): string =>
  text.replace(/\\([\\,|:#])/g, (_, character: string) =>
    String.fromCharCode(PRIVATE + character.charCodeAt(0)),
  );

const restoreEscapes = (text: string): string =>
  text.replace(/[\ue000-\ue07f]/g, character => String.fromCharCode(character.charCodeAt(0) - PRIVATE));

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The file name without folder and extension: 'languages/de.txt' → 'de'. */
export const tagOfFile = (path: string): string => path.replace(/^.*\/|\.txt$/g, '');

/** The English name of the language of a file. Undefined if the file name is not a canonical BCP 47 tag. */
export const languageOf = (path: string): string | undefined => {
  const tag = tagOfFile(path);
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag ? languageNames.of(tag) : undefined;
  } catch {
    return undefined;
  }
};
