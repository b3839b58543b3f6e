// Fillers: words that say that a picture is wanted, not which.

const FILLERS = new Set(
  'icon icons svg svgs glyph glyphs pictogram pictograms the a an of for with and or my your to is'.split(
    ' ',
  ),
);
/** Means nothing behind another word: 'dollar sign', 'play button', 'facebook logo'. */
const LAST_FILLERS = new Set('sign symbol symbols logo logos button emoji'.split(' '));

/** Which of the words an answer may lack: 'icon' in 'home icon'. A query of nothing else has no fillers. */
export const findFillers = (words: readonly string[]): readonly boolean[] => {
  const last = words.length - 1;
  const fillers = words.map(
    (word, at) => FILLERS.has(word) || (at === last && at > 0 && LAST_FILLERS.has(word)),
  );
  return fillers.every(Boolean) ? words.map(() => false) : fillers;
};
