// Identifiers: icon names as they stand in code, made plain text: 'FaUserCircle', 'mdi:account', 'fa-solid fa-trash',
// '<ArrowRight />', 'heart.svg'.

/** What the index knows about a word. */
export interface Knowledge {
  /** Is it a term? Such a piece stays as it is. */
  readonly isKnown: (word: string) => boolean;
  /** Is it the slug of a library? */
  readonly isLibrary: (word: string) => boolean;
}

/** Nothing that code has and plain words have not. */
const PLAIN = /^[^A-Z:<>{}"'`./_-]*$/;
const WRAPPING = /^[<{("'`]+|[>})"'`,;/]+$/g;
const FILE_ENDING = /(?<=[\w-])\.(?:svg|png|ico|webp|jpe?g|gif|tsx|jsx|vue)$/i;

/** Iconify's and others' `set:name`. */
const PREFIXED = /^([a-z][a-z0-9-]*):+(?=[a-z])/i;

/** A package: '@heroicons/react'; it says nothing of the picture. */
const PACKAGE = /^@[\w-]+\/[\w/-]+$/;
/** Android's and Ionic's names of styles: 'ic_baseline_phone', 'ion-md-star'; Android's may end in a size. */
const STYLE_PREFIX = /^(?:ic_(?:(?:baseline|outline|round|sharp|twotone)_)?|ion-(?:(?:md|ios)-)?)(?=[a-z])/;
const SIZE = /(?<=^ic_\w+)_(?:18|20|24|36|48)(?:dp|px)?$/;

/** Classes of icon fonts: `fa-trash` and the class that stands before it. */
const FONT_CLASS =
  /^(fa|fas|far|fal|fab|bi|ti|ph|ri|bx|bxs|bxl|mdi|la|las|lar|lni|uil|pi|cil|i|icon|glyphicon|heroicons?|octicon|dashicons|typcn|icofont|el-icon|md|ios)-(?=[a-z])/;
const FONT = /^(?:fa|fas|far|fal|fad|fab|bi|ti|ph|ri|bx|bxs|bxl|mdi|la|las|lar|lni|uil|pi|glyphicon)$/;

/** Components: the prefixes of react-icons and the like, and 'Icon' at either end. */
const COMPONENT_PREFIX =
  /^(?:[Ff]a6?|IoMd|IoIos|Io5?|Md|Fi|Ai|Bi|Bs|Cg|Ci|Fc|Gi|Go|Gr|Hi2?|Im|Lia|Lu|Pi|Ri|Rx|Si|Sl|Tb|Ti|Vsc|Wi|Icon)(?=[A-Z])/;
const COMPONENT_SUFFIX = /(?<=[a-z])Icon$/;
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/g;

/** The text with every identifier in it as plain words; text without any as it is. */
export const plainIdentifiers = (text: string, knowledge: Knowledge): string => {
  if (PLAIN.test(text)) return text;
  const pieces = text.split(/\s+/);
  return pieces
    .filter((piece, at) => !(FONT.test(piece) && FONT_CLASS.test(pieces[at + 1] ?? '')))
    .map(piece => plainPiece(piece, knowledge))
    .join(' ');
};

const plainPiece = (piece: string, { isKnown, isLibrary }: Knowledge): string => {
  if (isKnown(piece.toLowerCase())) return piece;
  if (PACKAGE.test(piece)) return '';
  const bare = piece.replace(WRAPPING, '').replace(FILE_ENDING, '');
  const keepLibrary = (_: string, set: string) => (isLibrary(set) ? `${set} ` : '');
  const name = bare.replace(PREFIXED, keepLibrary);
  if (isKnown(name.toLowerCase())) return name;
  const classless = name.replace(SIZE, '').replace(STYLE_PREFIX, '').replace(FONT_CLASS, keepLibrary);
  return classless.replace(COMPONENT_PREFIX, '').replace(COMPONENT_SUFFIX, '').replace(HUMP, ' ');
};
