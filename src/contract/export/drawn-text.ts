// Texts to draw: initials and emoji. (Decisions 034 and 055)

const MAXIMUM_INITIALS = 2;
/** Maximum number of characters in short texts such as IBM and H&M. */
const MAXIMUM_SHORT = 3;

// Maximum number of code points in a grapheme cluster. Written languages use up to five; Unicode does not limit
// combining marks.
const LONGEST_CLUSTER = 8;

// Hangul syllables, Thai vowels and Indic conjuncts are clusters of several letters, some joined by joiners.
const LETTER_OR_DIGIT = /^(?:\p{L}[\p{L}\p{M}\u200c\u200d]*|\p{N})$/u;
const SIGN = /^[&@#+]$/;

// In ASCII, every printable character is a cluster.
const PRINTABLE_ASCII = /^[ -~]*$/;

// Created on first use, because the first use of Intl is slow.
let graphemes: Intl.Segmenter | undefined;

const clustersOf = (text: string): readonly string[] => {
  if (PRINTABLE_ASCII.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
};

// Full-width letters and digits, which East Asian input methods produce (block Halfwidth and Fullwidth Forms).
const FULL_WIDTH = /[\uff01-\uff5e]/g;

const normalize = (text: string): string =>
  text.normalize('NFC').replace(FULL_WIDTH, character => character.normalize('NFKC'));

// Does not change a letter whose capital form has several letters (ß, ﬁ), because the number of initials must not grow.
const capitalize = (cluster: string): string => {
  const upper = cluster.toUpperCase();
  return clustersOf(upper).length === 1 ? upper : cluster;
};

export interface InitialsForm {
  readonly keepsCase?: boolean;
  /** Whether texts of three characters and the signs & @ # + are also valid. */
  readonly isShort?: boolean;
}

/** One or two letters or digits in normalization form C. Capitals, unless `keepsCase` is set. Undefined for other texts. */
export const capitalInitials = (
  text: string,
  { keepsCase = false, isShort = false }: InitialsForm = {},
): string | undefined => {
  if (text.length > 4 * MAXIMUM_SHORT * LONGEST_CLUSTER) return undefined;
  const clusters = clustersOf(normalize(text.trim()));
  const isValid = clusters.every(
    cluster =>
      [...cluster].length <= LONGEST_CLUSTER &&
      (LETTER_OR_DIGIT.test(cluster) || (isShort && SIGN.test(cluster))),
  );
  const maximum = isShort ? MAXIMUM_SHORT : MAXIMUM_INITIALS;
  return isValid && clusters.length >= 1 && clusters.length <= maximum
    ? (keepsCase ? clusters : clusters.map(capitalize)).join('')
    : undefined;
};

/** The form of initials that a request allows. */
export const initialsForm = (fields: { text_case?: unknown; text_form?: unknown }): InitialsForm => ({
  keepsCase: fields.text_case === 'as-is',
  isShort: fields.text_form === 'short',
});

/** A pictograph with variation selectors, a skin tone and, in flags of regions, tags. */
const PART =
  '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})*(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';

const EMOJI = new RegExp(
  `^(?:${PART}(?:\\u200d${PART})*|\\p{Regional_Indicator}{2}|[0-9#*]\\ufe0f?\\u20e3)$`,
  'u',
);

/** Maximum number of code units. The longest emoji, a family, has about 20. */
const LONGEST = 64;

/** Whether a text is one emoji. The service may have no drawing for it. */
export const isEmoji = (text: string): boolean => text.length <= LONGEST && EMOJI.test(text);

/** File name of an emoji: its code points without variation selectors. `🏳️‍🌈` → `1f3f3-200d-1f308` */
export const emojiName = (emoji: string): string =>
  Array.from(emoji, character => (character.codePointAt(0) as number).toString(16).padStart(4, '0'))
    .filter(code => code !== 'fe0f' && code !== 'fe0e')
    .join('-');
