// Folding: one spelling for all the ways to write the same letters.

/** Letters that Unicode does not take apart, by their plain spelling. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
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
};

const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
const ACCENTS = /[\u0300-\u036f]/g;
/** Variation selectors, skin tones, keycap frame, zero-width marks other than the joiner of emoji sequences. */
const INVISIBLE = /[\ufe00-\ufe0f\u20e3\u200b\u200c\u00ad\ufeff]|[\u{1f3fb}-\u{1f3ff}]/gu;
const HIRAGANA = /[\u3041-\u3096]/g;
const PLAIN_ASCII = /^[a-z0-9 -]*$/;

const toKatakana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);

/**
 * Lower case, no accents, compatibility forms made plain, hiragana as katakana: 'Café' → 'cafe', 'ＡＢ' → 'ab',
 * 'Straße' → 'strasse', 'ろけっと' → 'ロケット'. Signs that carry a vowel (Devanagari, Thai) stay.
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
    .replace(SPECIAL, letter => PLAIN_LETTERS[letter] ?? letter)
    .replace(HIRAGANA, toKatakana);
};

/** As `fold`, but umlauts and Nordic letters written out, as people do without such keys: 'Schlüssel' → 'schluessel'. */
export const foldWrittenOut = (text: string): string =>
  fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, letter => `${fold(letter)}e`)
      .replace(/å/g, 'aa')
      .replace(/ø/g, 'oe'),
  );
