// Explanation of search results: response fields of `explain=1`.

/** Why the icons of a page stand in their order. */
export interface SearchExplanation {
  /** The words of the query after correction; a higher weight is a rarer word. */
  readonly words: readonly {
    readonly word: string;
    readonly weight: number;
    readonly is_stop_word: boolean;
  }[];
  /** Words that filter by style or library. */
  readonly filters: readonly string[];
  /** One element per icon on the page. */
  readonly icons: readonly IconExplanation[];
}

/** Why an icon stands at its place. */
export interface IconExplanation {
  /** From 0 to 1. */
  readonly score: number;
  /** From 0 to 127. Icons of a higher level come first; in a level, the libraries take turns. */
  readonly level: number;
  /** What decided the level. */
  readonly rule: string;
  readonly matches: readonly MatchExplanation[];
}

/** The best evidence of one word of the query. */
export interface MatchExplanation {
  readonly word: string;
  /** The term of the index that matches. */
  readonly term: string;
  /** How the term relates to the word. */
  readonly relation: string;
  /** Where the icon has the term. */
  readonly field: string;
  /** From 0 to 1. */
  readonly weight: number;
  /** The part of the icon's name that the term covers, from 0 to 1. */
  readonly coverage: number;
}
