// Pause in typing after which a field sends its text. (Decision 076)

/** Pause after a paste, and the shortest one after a key, in milliseconds. */
const SHORTEST_MS = 120;
const LONGEST_MS = 1200;
/** Time between two keys of a typist who is not known yet, in milliseconds. */
const USUAL_INTERVAL_MS = 250;
/** A key after a longer time begins another word. */
const WORD_MS = 2500;
/** A key that follows later than this factor of the usual interval ends a word. */
const TOLERANCE = 1.5;
/** Fraction of the interval that remains after a faster key. */
const DECAY = 0.75;

/**
 * Returns a function that gets each new text of a field and returns the milliseconds to wait before the text is sent.
 * They follow the rhythm of typing, so that no part of a word is sent. A single letter is seldom a word.
 */
export const createTypingPause = (now = () => performance.now()): ((text: string) => number) => {
  let interval = USUAL_INTERVAL_MS;
  let [last, lastLength] = [Number.NEGATIVE_INFINITY, 0];
  return text => {
    const { length } = text.trim();
    const elapsed = now() - last;
    const isKey = Math.abs(length - lastLength) === 1;
    [last, lastLength] = [now(), length];
    if (!isKey) return SHORTEST_MS;
    if (/^\s*[a-z]\s*$/i.test(text)) return LONGEST_MS;
    if (elapsed < WORD_MS) interval = Math.max(elapsed, DECAY * interval);
    return Math.min(Math.max(TOLERANCE * interval, SHORTEST_MS), LONGEST_MS);
  };
};
