// Fillers: words that say that a picture is wanted, not which.

const ICON_WORDS =
  'icon icons svg svgs png glyph glyphs pictogram pictograms vector clipart icono iconos icone icones icona ikon ikona иконка значок アイコン 图标 圖標 아이콘';
const ARTICLES =
  'the a an of for with and or my your to is de du des le les el un une una der das di il um uma een het sie se si sa';
const ICON_SETS =
  'fontawesome heroicon heroicons ionicon ionicons octicon octicons boxicons iconoir flaticon mdi iconify outline-icons';
const PRAISE = 'free cute simple nice cool minimal minimalist modern';

/** Pictures here have the colour that they are given. */
const COLOURS = 'red blue green yellow pink purple brown black white grey gray golden';

const FILLERS = new Set([ICON_WORDS, ARTICLES, ICON_SETS].join(' ').split(' '));
/** Mean nothing before another word, unless the two are a term together: 'go home', 'cute cat', but 'take off'. */
const FIRST_FILLERS = new Set(
  `${PRAISE} ${COLOURS} go do take make get give have use please show`.split(' '),
);
/** Mean nothing behind another word: 'dollar sign', 'play button', 'settings page', but not 'web page'. */
const LAST_FILLERS = new Set(
  'sign symbol symbols logo logos button emoji page screen results app website'.split(' '),
);
/** Mean nothing before 'of' or 'for': 'picture of a cat'. */
const PICTURE_WORDS = new Set(
  'picture image symbol sign logo drawing illustration graphic photo emoji'.split(' '),
);
/** Sets of icons whose names are two words. */
const SET_NAMES = new Set(
  'font awesome|material icon|material icons|material symbols|material design|bootstrap icon|bootstrap icons|feather icon|feather icons|icon park|ant design|react icons|simple icons'.split(
    '|',
  ),
);

export interface StopWordContext {
  /** Is the word part of a phrase that is a term? */
  readonly isCovered: (at: number) => boolean;
  /** Does it name a library of the catalog? */
  readonly isLibraryWord: (at: number) => boolean;
}

/** Which of the words an answer may lack: 'icon' in 'home icon'. A query of nothing else has no stop words. */
export const findFillers = (
  words: readonly string[],
  { isCovered, isLibraryWord }: StopWordContext,
): readonly boolean[] => {
  const last = words.length - 1;
  const isSetName = (at: number) =>
    SET_NAMES.has(`${words[at]} ${words[at + 1]}`) && !isLibraryWord(at) && !isLibraryWord(at + 1);
  const isStopWord = (word: string, at: number) =>
    FILLERS.has(word) ||
    (at < last && PICTURE_WORDS.has(word) && /^(?:of|for)$/.test(words[at + 1])) ||
    (at === 0 && at < last && FIRST_FILLERS.has(word) && !isCovered(at)) ||
    (at === last && at > 0 && LAST_FILLERS.has(word) && !isCovered(at)) ||
    isSetName(at) ||
    isSetName(at - 1);
  const fillers = words.map((word, at) => !isLibraryWord(at) && isStopWord(word, at));
  return fillers.every(Boolean) ? words.map(() => false) : fillers;
};
