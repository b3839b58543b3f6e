// Pause in typing after which a field sends its text. (Decision 076)

/** Pause in milliseconds after a paste, and minimum pause after a key. */
const SHORTEST_MS = 120;
const LONGEST_MS = 1200;
/** Milliseconds between two keys, assumed until the first interval is measured. */
const USUAL_INTERVAL_MS = 250;
/** Milliseconds after which a key starts another word. */
const WORD_MS = 2500;
/** Factor of the usual interval after which a key ends a word. */
const TOLERANCE = 1.5;
/** A change of more letters is a paste. Fast keys may arrive together, because effects run after painting. */
const MAX_KEYS = 3;
/** Fraction of the interval that remains after a faster key. */
const DECAY = 0.75;

/**
 * Returns a function that gets each new text of a field, and returns the milliseconds to wait before sending. The pause
 * follows the typing rhythm, so that parts of words are not sent. It is longest after a single letter.
 */
export const createTypingPause = (now = () => performance.now()): ((text: string) => number) => {
  let interval = USUAL_INTERVAL_MS;
  let [last, lastLength] = [Number.NEGATIVE_INFINITY, 0];
  let [lastText, lastPause] = ['', SHORTEST_MS];
  const pauseAfter = (text: string): number => {
    const { length } = text.trim();
    const elapsed = now() - last;
    const change = Math.abs(length - lastLength);
    [last, lastLength] = [now(), length];
    // Also applies to the first letter that replaces a selected text.
    if (/^\s*[a-z]\s*$/i.test(text)) return LONGEST_MS;
    if (change === 0 || change > MAX_KEYS) return SHORTEST_MS;
    if (elapsed < WORD_MS) interval = Math.max(elapsed, DECAY * interval);
    return Math.min(Math.max(TOLERANCE * interval, SHORTEST_MS), LONGEST_MS);
  };
  return text => {
    // A field may pass the same text again, for example when a response arrives. That is not a paste.
    if (text !== lastText || last === Number.NEGATIVE_INFINITY)
      [lastText, lastPause] = [text, pauseAfter(text)];
    return lastPause;
  };
};
