// Conversion of icon identifiers from source code to words.
//
// Examples: 'FaUserCircle', 'mdi:account', 'fa-solid fa-trash', '<ArrowRight />', 'heart.svg'.

export interface KnownNames {
  /** Whether the dictionary contains the word. Known words are not split. */
  readonly isKnown: (word: string) => boolean;
  /**
   * Whether the word is the slug of a library in the catalog. Such a prefix becomes a word instead of being dropped.
   */
  readonly isLibrary: (word: string) => boolean;
}

/** Import statement of JavaScript; the first group holds the imported names. */
const IMPORT = /^import\s([^'"]*)\sfrom\s*['"].*$/s;

/** Element with the icon in an attribute: `<i class="fa fa-home"></i>`; the group holds the value. */
const ELEMENT = /^<[a-z][\w-]*\s[^>]*?\b(?:name|icon|class|className)=["']([^"'<>]*)["'].*$/is;

/** Fast path: text without capitals and without the punctuation of identifiers. */
const PLAIN_TEXT = /^[^A-Z:<>{}"'`./_-]*$/;
const WRAPPING = /^[<{("'`]+|[>})"'`,;/]+$/g;
const FILE_EXTENSION = /(?<=[\w-])\.(?:svg|png|ico|webp|jpe?g|gif|tsx|jsx|vue)$/i;

/** Set prefix of Iconify names: `set:name`. */
const SET_PREFIX = /^([a-z][a-z0-9-]*):+(?=[a-z])/i;

/** Scoped npm package: '@heroicons/react'. */
const PACKAGE = /^@[\w-]+\/[\w/-]+$/;
/** Style prefixes of Material Icons for Android ('ic_baseline_phone', also with a size at the end) and Ionicons. */
const STYLE_PREFIX = /^(?:ic_(?:(?:baseline|outline|round|sharp|twotone)_)?|ion-(?:(?:md|ios)-)?)(?=[a-z])/;
/** Style suffix of Material Icons in Flutter: 'chevron_right_rounded'. */
const CORNER_SUFFIX = /(?<=^[a-z]+_[a-z_]+)_(?:rounded|sharp)$/;
const SIZE_SUFFIX = /(?<=^ic_\w+)_(?:18|20|24|36|48)(?:dp|px)?$/;

/** CSS classes of UnoCSS: the set in `i-carbon-download`. */
const SET_CLASS =
  /^i-(ant-design|bi|bx|carbon|fa|fa[56]?-(?:solid|regular|brands)|fluent|heroicons|ic|iconoir|icon-park|ion|line-md|logos|lucide|material-symbols|mdi|octicon|ph|ri|simple-icons|solar|svg-spinners|tabler|uil)[-:](?=[a-z])/;

/** CSS classes of icon fonts: the prefix in `fa-trash`, and the separate class `fa` before it. */
const FONT_CLASS =
  /^(fa|fas|far|fal|fab|bi|ti|ph|ri|bx|bxs|bxl|mdi|la|las|lar|lni|uil|pi|cil|i|icon|glyphicon|heroicons?|octicon|dashicons|typcn|icofont|el-icon|md|ios)-(?=[a-z])/;
const FONT = /^(?:fa|fas|far|fal|fad|fab|bi|ti|ph|ri|bx|bxs|bxl|mdi|la|las|lar|lni|uil|pi|glyphicon)$/;

/** Component names: prefixes of react-icons and similar packages, and 'Icon' at either end. */
const COMPONENT_PREFIX =
  /^(?:[Ff]a6?(?:Reg(?=[A-Z]))?|IoMd|IoIos|Io5?|Md|Fi|Ai|Bi|Bs|Cg|Ci|Fc|Gi|Go|Gr|Hi2?|Im|Lia|Lu|Pi|Ri|Rx|Si|Sl|Tb|Ti|Vsc|Wi|Icon)(?=[A-Z])/;
/** Style suffix of Ionicons in react-icons. */
const SHARP_SUFFIX = /(?<=^Io[A-Z]\w*[a-z])Sharp$/;
const COMPONENT_SUFFIX = /(?<=[a-z])Icon$/;
const WORD_START = /(?<=[a-z0-9])(?=[A-Z])/g;

/** Replaces each identifier in the text with its words. */
export const splitIdentifiers = (text: string, known: KnownNames): string => {
  if (PLAIN_TEXT.test(text)) return text;
  const pieces = namesIn(text).split(/[\s,]+/);
  return pieces
    .filter((piece, at) => !(FONT.test(piece) && FONT_CLASS.test(pieces[at + 1] ?? '')))
    .map(piece => splitPiece(piece, known))
    .join(' ');
};

/** The names in an import statement or element, else the text. */
const namesIn = (text: string): string =>
  text.replace(ELEMENT, '$1').replace(IMPORT, (_, names: string) => names.replace(/[{}]/g, ' ').trim());

/** Minimum number of words of which at least one must be known. */
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
