// Pause in typing after which a field sends its text. (Decision 076)

/** Limits of the pause. After a paste, it is the shortest. */
const SHORTEST_MS = 120;
const LONGEST_MS = 1200;
/** Time between two keys that is assumed until the user has typed two. */
const USUAL_INTERVAL_MS = 250;
/** After a longer time without a key, the next key does not belong to the rhythm. */
const WORD_MS = 2500;
/** The pause is this multiple of the time between two keys. */
const TOLERANCE = 1.5;
/** A change of more letters is a paste. A few fast keys may arrive as one change. */
const MAX_KEYS = 3;
/** A faster key shortens the estimated time between keys to no less than this fraction of the former estimate. */
const DECAY = 0.75;

/**
 * Returns a function from the text of a field after each key to the pause in milliseconds. The pause follows the rhythm
 * of typing, so that parts of words are not sent. It is longest after a single letter.
 */
export const createTypingPause = (now = () => performance.now()): ((text: string) => number) => {
  let interval = USUAL_INTERVAL_MS;
  let [last, lastLength] = [Number.NEGATIVE_INFINITY, 0];
  return text => {
    const { length } = text.trim();
    const elapsed = now() - last;
    const change = Math.abs(length - lastLength);
    [last, lastLength] = [now(), length];
    if (/^\s*[a-z]\s*$/i.test(text)) return LONGEST_MS;
    if (change === 0 || change > MAX_KEYS) return SHORTEST_MS;
    if (elapsed < WORD_MS) interval = Math.max(elapsed, DECAY * interval);
    return Math.min(Math.max(TOLERANCE * interval, SHORTEST_MS), LONGEST_MS);
  };
};
