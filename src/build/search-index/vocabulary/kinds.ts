// The kinds of vocabulary: where each is stored and what its rows hold.

/** A kind of knowledge. Its rows connect icon terms with other words; one side of each row holds the icon terms. */
export interface VocabularyKind {
  /** A file, or a folder of files, below the vocabulary folder. */
  readonly path: string;
  readonly icons: 'heads' | 'words';
  readonly maxHeads: number;
  readonly maxTiers: number;
}

const MANY = Number.POSITIVE_INFINITY;

export const VOCABULARY_KINDS = {
  /** Word of icon names → words that mean the same, nearly the same, or belong to it. */
  synonyms: { path: 'synonyms', icons: 'heads', maxHeads: 1, maxTiers: 4 },
  /** The same for names that other icon sets use. */
  iconSets: { path: 'other-icon-sets.txt', icons: 'heads', maxHeads: 1, maxTiers: 4 },
  /** Words that no icon is named after → the icons that show them, best first. */
  expansions: { path: 'expansions', icons: 'words', maxHeads: MANY, maxTiers: 1 },
  /** English term → words of one language. */
  languages: { path: 'languages', icons: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Icon → symbols that are typed for it. */
  symbols: { path: 'symbols.txt', icons: 'heads', maxHeads: 1, maxTiers: 1 },
  /** Emoji → the icons that show the same, best first. */
  emoji: { path: 'emoji.txt', icons: 'words', maxHeads: 1, maxTiers: 1 },
} as const satisfies Readonly<Record<string, VocabularyKind>>;

export type VocabularyKindName = keyof typeof VOCABULARY_KINDS;
