// Validation and capitalization of initials. (Decision 034)

const MAXIMUM_INITIALS = 2;

// Unicode does not limit the number of combining marks in a cluster. Clusters of written languages have up to five code
// points.
const LONGEST_CLUSTER = 8;

// Hangul syllables, Thai vowels and Indic conjuncts are clusters of several letters, some with joiners between them.
const LETTER_OR_DIGIT = /^(?:\p{L}[\p{L}\p{M}\u200c\u200d]*|\p{N})$/u;

// In ASCII, every printable character is a cluster.
const PRINTABLE_ASCII = /^[ -~]*$/;

// Created on first use: the first use of Intl in a page takes 25 ms.
let graphemes: Intl.Segmenter | undefined;

const clustersOf = (text: string): readonly string[] => {
  if (PRINTABLE_ASCII.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
};

// East Asian input methods produce full-width letters and digits (block Halfwidth and Fullwidth Forms).
const FULL_WIDTH = /[\uff01-\uff5e]/g;

const normalize = (text: string): string =>
  text.normalize('NFC').replace(FULL_WIDTH, character => character.normalize('NFKC'));

// A letter whose capital form has several letters (ß, ﬁ) is unchanged, so that the number of initials stays the same.
const capitalize = (cluster: string): string => {
  const upper = cluster.toUpperCase();
  return clustersOf(upper).length === 1 ? upper : cluster;
};

/**
 * Converts text to initials: capitals, unless it keeps its case, in normalization form C. Returns `undefined` unless the text is one or two
 * letters or digits. The result is valid XML text, because these exclude control characters and lone surrogates.
 */
export const capitalInitials = (
  text: string,
  { keepsCase = false }: { readonly keepsCase?: boolean } = {},
): string | undefined => {
  if (text.length > 4 * MAXIMUM_INITIALS * LONGEST_CLUSTER) return undefined;
  const clusters = clustersOf(normalize(text.trim()));
  const isValid = clusters.every(
    cluster => [...cluster].length <= LONGEST_CLUSTER && LETTER_OR_DIGIT.test(cluster),
  );
  return isValid && clusters.length >= 1 && clusters.length <= MAXIMUM_INITIALS
    ? (keepsCase ? clusters : clusters.map(capitalize)).join('')
    : undefined;
};
