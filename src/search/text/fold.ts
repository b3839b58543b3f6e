// Text folding: maps case, accent and width variants to one spelling.

/** Replacements of letters without a canonical decomposition. */
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
  // Arabic and Persian letters that users and keyboards interchange.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  // Devanagari candrabindu, often typed as anusvara.
  '\u0901': '\u0902',
};

const SPELLED_LETTERS = new RegExp(`[${Object.keys(LETTER_SPELLINGS).join('')}]`, 'gu');
/** Combining accents, Arabic tatweel, vowel signs, hamza and madda, and the Devanagari nukta. */
const ACCENTS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670\u093c]/g;
/**
 * Variation selectors, skin tones, the combining keycap, and zero-width characters other than the zero-width joiner.
 */
const INVISIBLE = /[\ufe00-\ufe0f\u20e3\u200b\u200c\u00ad\ufeff]|[\u{1f3fb}-\u{1f3ff}]/gu;
const HIRAGANA = /[\u3041-\u3096]/g;
const PLAIN_ASCII = /^[a-z0-9 -]*$/;

const toKatakana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);

/**
 * Converts to lower case, removes accents, normalizes compatibility forms, and converts hiragana to katakana:
 * 'Café' → 'cafe', 'ＡＢ' → 'ab', 'Straße' → 'strasse', 'ろけっと' → 'ロケット', 'أحذية' → 'احذيه'. Keeps
 * vowel signs (Devanagari, Thai).
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

/** Folds text with umlauts and Nordic letters written as two letters: 'Schlüssel' → 'schluessel'. */
export const foldWrittenOut = (text: string): string =>
  fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, letter => `${fold(letter)}e`)
      .replace(/å/g, 'aa')
      .replace(/ø/g, 'oe'),
  );
