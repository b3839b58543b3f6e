// Table of vocabulary kinds: location and row format.
import { STOP_WORD_PLACES } from '../../../search/index/stop-word-lists.ts';

/** Location and row format of a vocabulary kind. */
export interface VocabularyKind {
  /** Path of a file, or of a folder of files, below the vocabulary folder. */
  readonly path: string;
  /** Side of a row that must consist of icon terms. */
  readonly iconsIn?: 'heads' | 'words';
  /** Permitted headwords; undefined permits any. */
  readonly validHeads?: readonly string[];
  readonly maxHeads: number;
  readonly maxTiers: number;
}

const MANY = Number.POSITIVE_INFINITY;

export const VOCABULARY_KINDS = {
  /** Word of icon names → synonyms and related words. */
  synonyms: { path: 'synonyms', iconsIn: 'heads', maxHeads: 1, maxTiers: 4 },
  /** Word of icon names → names that other icon sets use for such icons. */
  iconSets: { path: 'other-icon-sets.txt', iconsIn: 'heads', maxHeads: 1, maxTiers: 4 },
  /** Icon name → other names of icons with the same subject. */
  samePictures: { path: 'same-pictures.txt', iconsIn: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Words that occur in no icon name → icons that represent them, best first. */
  expansions: { path: 'expansions', iconsIn: 'words', maxHeads: MANY, maxTiers: 1 },
  /** Words that may occur in icon names → the icons that show their plain meaning, best first. */
  meanings: { path: 'meanings', iconsIn: 'words', maxHeads: MANY, maxTiers: 1 },
  /** English term → words of one language. */
  languages: { path: 'languages', iconsIn: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Icon term → symbols that users type for it. */
  symbols: { path: 'symbols.txt', iconsIn: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Emoji → icons with the same subject, best first. */
  emoji: { path: 'emoji.txt', iconsIn: 'words', maxHeads: 1, maxTiers: 1 },
  /** Position in a query → stop words at that position. */
  stopWords: { path: 'stop-words.txt', validHeads: STOP_WORD_PLACES, maxHeads: 1, maxTiers: 1 },
} as const satisfies Readonly<Record<string, VocabularyKind>>;

export type VocabularyKindName = keyof typeof VOCABULARY_KINDS;
