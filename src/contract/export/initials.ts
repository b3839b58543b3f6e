// Validation and capitalization of initials. (Decision 034)

const MAXIMUM_INITIALS = 2;

// A grapheme cluster may have any number of combining marks; clusters of written languages have up to five code points.
const LONGEST_CLUSTER = 8;

// Hangul syllables, Thai vowels and Indic conjuncts have several letters in one cluster, with joiners between them.
const LETTER_OR_DIGIT = /^(?:\p{L}[\p{L}\p{M}\u200c\u200d]*|\p{N})$/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const clustersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

// East Asian keyboards type Latin letters and digits in full width (block Halfwidth and Fullwidth Forms).
const FULL_WIDTH = /[\uff01-\uff5e]/g;

const normalize = (text: string): string =>
  text.normalize('NFC').replace(FULL_WIDTH, character => character.normalize('NFKC'));

// A letter with a capital of several letters (ß, ﬁ) stays as it is, so that the number of initials does not change.
const capitalize = (cluster: string): string => {
  const upper = cluster.toUpperCase();
  return clustersOf(upper).length === 1 ? upper : cluster;
};

/**
 * The initials of a text in capitals and in normalization form C; `undefined` if it is not one or two letters or
 * digits. Control characters, lone surrogates and noncharacters are neither, so that the result is valid XML text.
 */
export const capitalInitials = (text: string): string | undefined => {
  if (text.length > 4 * MAXIMUM_INITIALS * LONGEST_CLUSTER) return undefined;
  const clusters = clustersOf(normalize(text.trim()));
  const isValid = clusters.every(
    cluster => [...cluster].length <= LONGEST_CLUSTER && LETTER_OR_DIGIT.test(cluster),
  );
  return isValid && clusters.length >= 1 && clusters.length <= MAXIMUM_INITIALS
    ? clusters.map(capitalize).join('')
    : undefined;
};
