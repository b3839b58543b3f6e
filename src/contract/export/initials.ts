// One or two initials: what counts as a letter or digit, and how it becomes a capital.

const MAXIMUM_INITIALS = 2;

// A grapheme cluster may stack marks without end; real writing needs far fewer code points.
const LONGEST_CLUSTER = 8;

// Within one grapheme cluster further letters occur in Hangul syllables, Thai vowels and Indic conjuncts,
// where joiners may stand between them.
const LETTER_OR_DIGIT = /^(?:\p{L}[\p{L}\p{M}\u200c\u200d]*|\p{N})$/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const clustersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

// Letters and digits as East Asian keyboards type them at full width (Unicode: Halfwidth and Fullwidth Forms).
const FULL_WIDTH = /[\uff01-\uff5e]/g;

const composed = (text: string): string =>
  text.normalize('NFC').replace(FULL_WIDTH, letter => letter.normalize('NFKC'));

// A letter whose capital is more than one letter (ß, ﬁ) stays as it is: initials keep their number.
const capital = (cluster: string): string => {
  const upper = cluster.toUpperCase();
  return clustersOf(upper).length === 1 ? upper : cluster;
};

/**
 * The initials of a text in capitals (NFC, letters of full width as usual ones), or undefined where it is not one or two letters or digits.
 * Lone surrogates, NUL and noncharacters are neither, so nothing that XML cannot hold comes through.
 */
export const capitalInitials = (text: string): string | undefined => {
  if (text.length > 4 * MAXIMUM_INITIALS * LONGEST_CLUSTER) return undefined;
  const clusters = clustersOf(composed(text.trim()));
  const readable = clusters.every(
    cluster => [...cluster].length <= LONGEST_CLUSTER && LETTER_OR_DIGIT.test(cluster),
  );
  return readable && clusters.length >= 1 && clusters.length <= MAXIMUM_INITIALS
    ? clusters.map(capital).join('')
    : undefined;
};
