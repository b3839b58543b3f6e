// Stop word lists, one per position in a query.

/**
 * Positions of a stop word: anywhere, as the first or the last word, before 'of' or 'for', in a query of several words
 * (SENTENCE_LENGTH).
 */
export const STOP_WORD_PLACES = ['anywhere', 'first', 'last', 'before of', 'sentence'] as const;

export type StopWordPlace = (typeof STOP_WORD_PLACES)[number];

/** Words, and hyphenated phrases of two words ('font-awesome'). */
export type StopWordLists = Readonly<Record<StopWordPlace, ReadonlySet<string>>>;

/** Stop word lists as stored in the catalog file, in JSON. */
export type StoredStopWords = Readonly<Record<StopWordPlace, readonly string[]>>;

export const decodeStopWords = (section: Uint8Array): StopWordLists => {
  const lists: StoredStopWords = JSON.parse(new TextDecoder().decode(section));
  return {
    anywhere: new Set(lists.anywhere),
    first: new Set(lists.first),
    last: new Set(lists.last),
    'before of': new Set(lists['before of']),
    sentence: new Set(lists.sentence),
  };
};
