// Words of a query: accents, names, scripts without spaces, emoji, identifiers of source code.
import type { Dictionary } from '../index/dictionary.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import { fold, foldWrittenOut, isUnspaced, tokenize, tokenizeSpelled } from '../text/tokenize.ts';
import { contains, findPhrases } from './phrases.ts';
import { knownForeignForms } from './word-expansion.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const WRITTEN_OUT_LETTER = /[äöüåø]|[aou]\u0308|a\u030a/i;

/**
 * Replaces the folded words of `text` by the first of these spellings that is a term: with accents as typed ('chó'),
 * unchanged in a known phrase ('khoan' in 'tài khoản'), with umlauts as two letters ('baecker' for 'Bäcker'), as the base
 * form with accents ('fågel' for 'fåglar').
 */
export const restoreSpelling = (
  index: SearchIndex,
  text: string,
  words: readonly string[],
): readonly string[] => {
  if (ASCII.test(text)) return words;
  const { terms } = index;
  const spelled = tokenizeSpelled(text);
  const writtenOut = WRITTEN_OUT_LETTER.test(text) ? tokenize(foldWrittenOut(text)) : [];
  if (spelled.length !== words.length) return words;
  const phrases = findPhrases(index, words);
  return words.map((word, at) => {
    const own = spelled[at];
    if (own === word || terms.find(own) >= 0) return own;
    if (phrases.some(phrase => contains(phrase, at))) return word;
    const other = writtenOut.length === words.length ? writtenOut[at] : word;
    if (terms.find(other) >= 0) return other;
    const [base] = knownForeignForms(index, own);
    return base === undefined ? word : terms.term(base.term);
  });
};

/** The folded words of a text that contain letters outside of the English alphabet. */
export const accentedWords = (text: string): ReadonlySet<string> =>
  new Set(
    ASCII.test(text) ? [] : tokenizeSpelled(text).flatMap(word => (ASCII.test(word) ? [] : [fold(word)])),
  );

/** Minimum number of words of a text in which a word with a capital is a name. */
const MIN_SENTENCE = 3;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2,}/u;

/** The owner in the name of a site: 'Marta’s bakery'. */
const OWNER = /^\p{Lu}\p{Ll}+['’]s$/u;

/**
 * Folded words that have a capital, after the first word of a sentence: 'cornwall' of 'piano tuning in Cornwall'. Also
 * owners: 'martas' of 'Marta’s bakery'.
 */
export const capitalizedWords = (text: string): ReadonlySet<string> => {
  const typed = text.trim().split(/[\s"“„«(]+/);
  const capitals = typed.slice(1).filter(word => CAPITALIZED.test(word));
  const isSentence = typed.length >= MIN_SENTENCE && capitals.length < typed.length / 2;
  const owners = typed.length > 1 ? typed.filter(word => OWNER.test(word)) : [];
  return new Set([...(isSentence ? capitals : []), ...owners].flatMap(tokenize));
};

const MAX_WORD_LENGTH = 12;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits each run of a script without spaces into dictionary words: '赤い家' → ['赤い', '家']. Drops the unknown words
 * between them. Does not split a run without dictionary words, which then matches nothing. `words` are the folded words
 * of `text`.
 */
export const segmentWords = (
  terms: Dictionary,
  text: string,
  words: readonly string[],
): readonly string[] => {
  if (!words.some(isUnspaced)) return words;
  // Segments the text before folding, because the segmenter needs hiragana.
  const spelled = tokenizeSpelled(text);
  const isKnown = (word: string) => terms.find(word) >= 0;
  return words.flatMap((word, at) => {
    if (!isUnspaced(word) || isKnown(word)) return [word];
    const run = spelled.length === words.length ? (spelled[at] ?? word) : word;
    const known = segmentRun(run, isKnown);
    return known.length > 0 ? known : [word];
  });
};

const HAN = /^\p{Script=Han}+$/u;
/** Hiragana after a Han character that are its ending, as they are no particle: '回' in '回らない' is no noun. */
const ENDING = /^(?![のをがはにでともへやか])\p{Script=Hiragana}/u;

/**
 * The known words of a run: from the left, the longest that begins and ends at boundaries of the segmenter, otherwise the
 * known parts of a segment.
 */
const segmentRun = (run: string, isKnown: (word: string) => boolean): readonly string[] => {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const spelled = Array.from(segmenter.segment(run), ({ segment }) => segment);
  const segments = spelled.map(fold);
  const known: string[] = [];
  for (let at = 0; at < segments.length; ) {
    const start = at++;
    const before = known.length;
    for (let end = Math.min(segments.length, start + MAX_WORD_LENGTH); end > start; end--) {
      const word = segments.slice(start, end).join('');
      if (!isKnown(word) || (word.length === 1 && HAN.test(word) && ENDING.test(spelled[end] ?? '')))
        continue;
      known.push(word);
      at = end;
      break;
    }
    if (known.length === before) known.push(...knownParts(segments[start] ?? '', isKnown));
  }
  return known;
};

const MIN_PART = 2;

/** Two words that form the segment ('チーズ', 'ケーキ'), or the longest word in Han: '熊猫' in '大熊猫'. */
const knownParts = (segment: string, isKnown: (word: string) => boolean): readonly string[] => {
  for (let at = segment.length - MIN_PART; at >= MIN_PART; at--) {
    const parts = [segment.slice(0, at), segment.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  if (!HAN.test(segment)) return [];
  for (let length = segment.length - 1; length >= MIN_PART; length--)
    for (let at = segment.length - length; at >= 0; at--) {
      const part = segment.slice(at, at + length);
      if (isKnown(part)) return [part];
    }
  return [];
};

const JOINER = '\u200d';
const FIRST_EMOJI = 0x2190;
/** Emoji of persons, which sequences lose: 👩‍💻 becomes a laptop, 🧑‍🍳 a cooking pan. */
const PEOPLE = new Set(['👩', '👨', '🧑', '👧', '👦', '🧒', '👶', '♀', '♂']);
const COUNTRY_FLAG = /^\p{Regional_Indicator}{2}$/u;
const FLAG = 'flag';
const FAMILY = 'users';

/** Replaces emoji: '🏳️‍🌈' → ['flag', '🌈'], '🇫🇷' and '🏴' → ['flag'], '👨‍👩‍👧' → ['users']. */
export const splitEmoji = (terms: Dictionary, words: readonly string[]): readonly string[] =>
  words.flatMap(word => {
    if ((word.codePointAt(0) ?? 0) < FIRST_EMOJI || terms.find(word) >= 0) return [word];
    if (COUNTRY_FLAG.test(word)) return [FLAG];
    const parts = word.split(JOINER).map(part => (part === '🏳' || part === '🏴' ? FLAG : part));
    const subjects = parts.filter(part => !PEOPLE.has(part));
    return subjects.length > 0 ? subjects : [FAMILY];
  });

export interface KnownNames {
  readonly isKnown: (word: string) => boolean;
  /** Whether the prefix of an identifier is the slug of a library in the catalog. All other prefixes are dropped. */
  readonly isLibrary: (word: string) => boolean;
}

/** A JavaScript import statement. The group has the imported names. */
const IMPORT = /^import\s([^'"]*)\sfrom\s*['"].*$/s;

/** An element with the icon in an attribute: `<i class="fa fa-home"></i>`. The group has the value. */
const ELEMENT = /^<[a-z][\w-]*\s[^>]*?\b(?:name|icon|class|className)=["']([^"'<>]*)["'].*$/is;

/** Text without capitals and punctuation, which contains no identifier. */
const PLAIN_TEXT = /^[^A-Z:<>{}"'`./_-]*$/;
const WRAPPING = /^[<{("'`]+|[>})"'`,;/]+$/g;
const FILE_EXTENSION = /(?<=[\w-])\.(?:svg|png|ico|webp|jpe?g|gif|tsx|jsx|vue)$/i;

/** The set of an Iconify name: `set:name`. */
const SET_PREFIX = /^([a-z][a-z0-9-]*):+(?=[a-z])/i;

/** A scoped npm package: '@heroicons/react'. */
const PACKAGE = /^@[\w-]+\/[\w/-]+$/;
/** Style prefixes of Material Icons for Android ('ic_baseline_phone', sometimes with a size at the end) and of Ionicons. */
const STYLE_PREFIX = /^(?:ic_(?:(?:baseline|outline|round|sharp|twotone)_)?|ion-(?:(?:md|ios)-)?)(?=[a-z])/;
/** Style suffix of Material Icons in Flutter: 'chevron_right_rounded'. */
const CORNER_SUFFIX = /(?<=^[a-z]+_[a-z_]+)_(?:rounded|sharp)$/;
const SIZE_SUFFIX = /(?<=^ic_\w+)_(?:18|20|24|36|48)(?:dp|px)?$/;

/** The set in CSS classes of UnoCSS: `i-carbon-download`. */
const SET_CLASS =
  /^i-(ant-design|bi|bx|carbon|fa|fa[56]?-(?:solid|regular|brands)|fluent|heroicons|ic|iconoir|icon-park|ion|line-md|logos|lucide|material-symbols|mdi|octicon|ph|ri|simple-icons|solar|svg-spinners|tabler|uil)[-:](?=[a-z])/;

/** The prefix in CSS classes of icon fonts (`fa-trash`), and the class of the font before them. */
const FONT_CLASS =
  /^(fa|fas|far|fal|fab|bi|ti|ph|ri|bx|bxs|bxl|mdi|la|las|lar|lni|uil|pi|cil|i|icon|glyphicon|heroicons?|octicon|dashicons|typcn|icofont|el-icon|md|ios)-(?=[a-z])/;
const FONT = /^(?:fa|fas|far|fal|fad|fab|bi|ti|ph|ri|bx|bxs|bxl|mdi|la|las|lar|lni|uil|pi|glyphicon)$/;

/** Prefixes of component names in react-icons and similar packages, and 'Icon' at either end. */
const COMPONENT_PREFIX =
  /^(?:[Ff]a6?(?:Reg(?=[A-Z]))?|IoMd|IoIos|Io5?|Md|Fi|Ai|Bi|Bs|Cg|Ci|Fc|Gi|Go|Gr|Hi2?|Im|Lia|Lu|Pi|Ri|Rx|Si|Sl|Tb|Ti|Vsc|Wi|Icon)(?=[A-Z])/;
/** Style suffix of Ionicons in react-icons. */
const SHARP_SUFFIX = /(?<=^Io[A-Z]\w*[a-z])Sharp$/;
const COMPONENT_SUFFIX = /(?<=[a-z])Icon$/;
const WORD_START = /(?<=[a-z0-9])(?=[A-Z])/g;

/** Replaces each identifier by the words in it: `FaUserCircle`, `mdi:account`, `fa-solid fa-trash`, `<ArrowRight />`. */
export const splitIdentifiers = (text: string, known: KnownNames): string => {
  if (PLAIN_TEXT.test(text)) return text;
  const pieces = namesIn(text).split(/[\s,]+/);
  return pieces
    .filter((piece, at) => !(FONT.test(piece) && FONT_CLASS.test(pieces[at + 1] ?? '')))
    .map(piece => splitPiece(piece, known))
    .join(' ');
};

/** The names in an import statement or element. Otherwise the text. */
const namesIn = (text: string): string =>
  text.replace(ELEMENT, '$1').replace(IMPORT, (_, names: string) => names.replace(/[{}]/g, ' ').trim());

/** Number of words from which on an identifier is split only if the dictionary has one of the words. */
const MANY_WORDS = 4;

const splitPiece = (piece: string, { isKnown, isLibrary }: KnownNames): string => {
  const isWord = (word: string): boolean => word.length > 2 && isKnown(word.toLowerCase());
  if (isKnown(piece.toLowerCase())) return piece;
  if (PACKAGE.test(piece)) return '';
  const bare = piece.replace(WRAPPING, '').replace(FILE_EXTENSION, '');
  const keepLibrary = (_: string, set: string) => (isLibrary(set) ? `${set} ` : '');
  const name = bare.replace(SET_CLASS, keepLibrary).replace(SET_PREFIX, keepLibrary);
  if (isKnown(name.toLowerCase())) return name;
  const classless = name
    .replace(SIZE_SUFFIX, '')
    .replace(CORNER_SUFFIX, '')
    .replace(STYLE_PREFIX, '')
    .replace(FONT_CLASS, keepLibrary);
  const unstyled = classless.replace(SHARP_SUFFIX, '').replace(COMPONENT_PREFIX, '');
  const words = unstyled.replace(COMPONENT_SUFFIX, '').replace(WORD_START, ' ').split(' ');
  // A random string such as 'dQw4w9WgXcQ' has no words.
  return words.length >= MANY_WORDS && !words.some(isWord) ? piece : words.join(' ');
};
