// The kinds of vocabulary: where each is stored and what its rows hold.
import { STOP_WORD_PLACES } from '../../../search/index/stop-word-lists.ts';

/** A kind of knowledge. */
export interface VocabularyKind {
  /** A file, or a folder of files, below the vocabulary folder. */
  readonly path: string;
  /** Which side of a row holds icon terms. */
  readonly iconsIn?: 'heads' | 'words';
  /** The only heads that rows may have. */
  readonly validHeads?: readonly string[];
  readonly maxHeads: number;
  readonly maxTiers: number;
}

const MANY = Number.POSITIVE_INFINITY;

export const VOCABULARY_KINDS = {
  /** Word of icon names → words that mean the same, nearly the same, or belong to it. */
  synonyms: { path: 'synonyms', iconsIn: 'heads', maxHeads: 1, maxTiers: 4 },
  /** The same for names that other icon sets use. */
  iconSets: { path: 'other-icon-sets.txt', iconsIn: 'heads', maxHeads: 1, maxTiers: 4 },
  /** Words that no icon is named after → the icons that show them, best first. */
  expansions: { path: 'expansions', iconsIn: 'words', maxHeads: MANY, maxTiers: 1 },
  /** English term → words of one language. */
  languages: { path: 'languages', iconsIn: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Icon → symbols that are typed for it. */
  symbols: { path: 'symbols.txt', iconsIn: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Emoji → the icons that show the same, best first. */
  emoji: { path: 'emoji.txt', iconsIn: 'words', maxHeads: 1, maxTiers: 1 },
  /** Place in a query → words that an icon need not match there. */
  stopWords: { path: 'stop-words.txt', validHeads: STOP_WORD_PLACES, maxHeads: 1, maxTiers: 1 },
} as const satisfies Readonly<Record<string, VocabularyKind>>;

export type VocabularyKindName = keyof typeof VOCABULARY_KINDS;
