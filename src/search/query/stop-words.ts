// Stop words: words of a query that a match may lack.

const ICON_WORDS =
  'icon icons svg svgs png glyph glyphs pictogram pictograms vector clipart icono iconos icone icones icona ikon ikona иконка значок アイコン 图标 圖標 아이콘';
const ARTICLES =
  'the a an of for with and or my your to is de du des le les el un une una der das di il um uma een het sie se si sa';
const ICON_SETS =
  'fontawesome heroicon heroicons ionicon ionicons octicon octicons boxicons iconoir flaticon mdi iconify outline-icons';
const PRAISE = 'free cute simple nice cool minimal minimalist modern';

/** Icons have no colors of their own here. */
const COLORS = 'red blue green yellow pink purple brown black white grey gray golden';

const STOP_WORDS = new Set([ICON_WORDS, ARTICLES, ICON_SETS].join(' ').split(' '));
/** Stop words at the beginning, unless the next word makes them a phrase: 'go home', 'cute cat', but 'take off'. */
const FIRST_STOP_WORDS = new Set(
  `${PRAISE} ${COLORS} go do take make get give have use please show`.split(' '),
);
/** Stop words at the end: 'dollar sign', 'play button', 'settings page', but 'web page'. */
const LAST_STOP_WORDS = new Set(
  'sign symbol symbols logo logos button emoji page screen results app website'.split(' '),
);
/** Stop words before 'of' or 'for': 'picture of a cat'. */
const IMAGE_WORDS = new Set(
  'picture image symbol sign logo drawing illustration graphic photo emoji'.split(' '),
);
/** Icon sets with names of two words. */
const SET_NAMES = new Set(
  'font awesome|material icon|material icons|material symbols|material design|bootstrap icon|bootstrap icons|feather icon|feather icons|icon park|ant design|react icons|simple icons'.split(
    '|',
  ),
);

/** Both functions take the index of a word in the query. */
export interface StopWordContext {
  readonly isInPhrase: (at: number) => boolean;
  /** Whether the word names a library of the catalog. */
  readonly isLibraryWord: (at: number) => boolean;
}

/** Whether each of the words is a stop word. None is if the query has no other words. */
export const findStopWords = (
  words: readonly string[],
  { isInPhrase, isLibraryWord }: StopWordContext,
): readonly boolean[] => {
  const last = words.length - 1;
  const isSetName = (at: number): boolean =>
    SET_NAMES.has(`${words[at]} ${words[at + 1]}`) && !isLibraryWord(at) && !isLibraryWord(at + 1);
  const isStopWord = (word: string, at: number): boolean =>
    STOP_WORDS.has(word) ||
    (at < last && IMAGE_WORDS.has(word) && /^(?:of|for)$/.test(words[at + 1])) ||
    (at === 0 && at < last && FIRST_STOP_WORDS.has(word) && !isInPhrase(at)) ||
    (at === last && at > 0 && LAST_STOP_WORDS.has(word) && !isInPhrase(at)) ||
    isSetName(at) ||
    isSetName(at - 1);
  const stopWords = words.map((word, at) => !isLibraryWord(at) && isStopWord(word, at));
  return stopWords.every(Boolean) ? words.map(() => false) : stopWords;
};
