// Folding and tokenizing of text in any script.

/** Replacements for letters that Unicode normalization does not decompose. */
const LETTER_SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  // Arabic and Persian letters that users and keyboards confuse.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  // Devanagari candrabindu, which is often typed as anusvara.
  '\u0901': '\u0902',
};

const SPELLED_LETTERS = new RegExp(`[${Object.keys(LETTER_SPELLINGS).join('')}]`, 'gu');
/** Combining accents, Arabic tatweel, vowel signs, hamza and madda, and the Devanagari nukta. */
const ACCENTS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670\u093c]/g;
/** Variation selectors, skin tones, the combining keycap, and zero-width characters. Emoji need the zero-width joiner. */
const INVISIBLE = /[\ufe00-\ufe0f\u20e3\u200b\u200c\u00ad\ufeff]|[\u{1f3fb}-\u{1f3ff}]/gu;
const HIRAGANA = /[\u3041-\u3096]/g;
const PLAIN_ASCII = /^[a-z0-9 -]*$/;

const toKatakana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);

/**
 * Converts text to lower case, removes accents, normalizes compatibility forms, and converts hiragana to katakana:
 * 'Café' → 'cafe', 'ＡＢ' → 'ab', 'Straße' → 'strasse', 'ろけっと' → 'ロケット', 'أحذية' → 'احذيه'. Keeps vowel signs
 * (Devanagari, Thai).
 */
export const fold = (text: string): string => {
  if (PLAIN_ASCII.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPELLED_LETTERS, letter => LETTER_SPELLINGS[letter] ?? letter)
    .replace(HIRAGANA, toKatakana);
};

/** Folds text, but writes umlauts and Nordic letters as two letters: 'Schlüssel' → 'schluessel'. */
export const foldWrittenOut = (text: string): string =>
  fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, letter => `${fold(letter)}e`)
      .replace(/å/g, 'aa')
      .replace(/ø/g, 'oe'),
  );

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const EMOJI =
  '\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}(?:\\u200d(?:\\p{Extended_Pictographic}|[♀♂⚕⚖✈]))*';

const TOKEN = new RegExp(`[${UNSPACED}]+|${EMOJI}|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const UNSPACED_WORD = new RegExp(`^[${UNSPACED}]+$`, 'u');
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
/** French, Italian and Catalan articles and prepositions before an apostrophe: l'étoile, dell'acqua. */
const ELISION =
  /(?<![\p{L}\p{N}])(?:l|d|un|gl|dell|all|nell|sull|dall|quell|qu|jusqu|lorsqu)['’ʼ](?=\p{L})/gu;
/** Contracted verbs: i'd, we're, it's. */
const CONTRACTION =
  /(?<=(?<![\p{L}\p{N}])(?:i|you|he|she|it|we|they|that|there|what|who))['’](?:d|m|re|ve|ll|s)(?!\p{L})/gu;
const LONE_SIGN = /^[\p{S}\p{P}]{1,3}$/u;
/** Variation selectors and the combining keycap. */
const VARIATION = /[\ufe0e\ufe0f\u20e3]/g;
const PLAIN_WORD = /^[a-z0-9]+$/;

/** Names of technologies with punctuation, which would get lost in tokens. */
const SIGN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+/gu, ' cpp '],
  [/(?<![\p{L}\p{N}])([cf])#/gu, ' $1-sharp '],
  [/(?<![\p{L}\p{N}])\.net(?![\p{L}])/gu, ' dotnet '],
];

/** The folded tokens of a text: 'E-Mail öffnen' → ['e', 'mail', 'offnen']. A run of Han, kana or Thai is one token. */
export const tokenize = (text: string): string[] => (PLAIN_WORD.test(text) ? [text] : split(fold(text)));

/** The lower-case tokens of a text with accents: 'Chó' → ['chó']. */
export const tokenizeSpelled = (text: string): string[] => split(text.toLowerCase().normalize('NFC'));

const split = (text: string): string[] => (SPECIAL.test(text) ? spellOut(text) : text).match(TOKEN) ?? [];

/** Characters that `spellOut` handles. */
const SPECIAL = /[+#.'’ʼ]/;

/** Replaces names of technologies by words, and removes contracted verbs, articles before an apostrophe, and apostrophes. */
const spellOut = (text: string): string => {
  let folded = text;
  for (const [pattern, word] of SIGN_NAMES) folded = folded.replace(pattern, word);
  return folded.replace(CONTRACTION, '').replace(ELISION, '').replace(APOSTROPHE, '');
};

/** Returns a text that consists of 1 to 3 punctuation or symbol characters ('$', '>='), trimmed. Otherwise undefined. */
export const loneSign = (text: string): string | undefined => {
  const sign = text.trim().normalize('NFKC').replace(VARIATION, '');
  return LONE_SIGN.test(sign) ? sign : undefined;
};

/** The tokens of `text`. If there are none, the symbol that is the whole text. */
export const wordsOf = (text: string): readonly string[] => {
  const words = tokenize(text);
  const sign = words.length === 0 ? loneSign(text) : undefined;
  return sign === undefined ? words : [sign];
};

/** Whether a token is of a script without spaces between words (Han, kana, Thai and others). */
export const isUnspaced = (word: string): boolean => word.charCodeAt(0) > 0x0d00 && UNSPACED_WORD.test(word);

/** Whether the word has two Latin letters: it is probably the beginning of an English word. */
export const isFragment = (word: string): boolean => /^[a-z]{2}$/.test(word);

/** The dictionary term of a phrase: the words joined with hyphens, as in icon names. */
export const phraseKey = (words: readonly string[]): string => words.join('-');
