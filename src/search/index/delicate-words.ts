// Delicate words by theme, and the pictures that suit each theme. (Decision 046)

/** Heads of rows in `vocabulary/tact` that are no language: lists of pictures, and of words in names of pictures. */
export const TACT_LISTS = ['pictures', 'named', 'unsuitable', 'suitable', 'harsh'] as const;

type TactLists = Readonly<Record<(typeof TACT_LISTS)[number], readonly string[]>>;

/** The theme of headwords that belong to no other. Its file has the lists `suitable` and `harsh`. */
export const GENERAL = 'general';

/** As in the catalog file: by theme, its lists and its words. Words that start or end with `*` are endings or beginnings. */
export type StoredTact = Readonly<Record<string, Partial<TactLists> & { readonly words: readonly string[] }>>;

export interface Theme {
  /** Names of pictures that hurt nobody concerned, best first. */
  readonly pictures: readonly string[];
  /** Names of pictures that a delicate word may show because it names them: a mosque. */
  readonly named: ReadonlySet<string>;
  /** Words in names of pictures that are unsuitable even if the text has them: a baby for people who lost one. */
  readonly unsuitable: ReadonlySet<string>;
}

export interface Tact {
  readonly general: Theme;
  /** Words in names of pictures that suit any subject. */
  readonly suitable: ReadonlySet<string>;
  /** Words in names of pictures that are unsuitable unless the text has them. */
  readonly harsh: ReadonlySet<string>;
  /** Headwords of `vocabulary/meanings/delicate.txt`, which has their pictures. */
  readonly headwords: ReadonlySet<string>;
  /** The theme of a word or hyphenated phrase in any language. */
  readonly themeOf: (phrase: string) => Theme | undefined;
}

/** The theme of the longest beginning of a phrase. It has as many words as the phrase. */
const themeOfBeginning = (beginnings: ReadonlyMap<string, Theme>, phrase: string): Theme | undefined => {
  for (let end = phrase.length; end > phrase.lastIndexOf('-') + 1; end--) {
    const theme = beginnings.get(phrase.slice(0, end));
    if (theme !== undefined) return theme;
  }
  return undefined;
};

/** The theme of the longest ending of a word. */
const themeOfEnding = (endings: ReadonlyMap<string, Theme>, word: string): Theme | undefined => {
  if (word.includes('-')) return undefined;
  for (let start = 0; start < word.length; start++) {
    const theme = endings.get(word.slice(start));
    if (theme !== undefined) return theme;
  }
  return undefined;
};

export const decodeTact = (section: Uint8Array): Tact => {
  const stored: StoredTact = JSON.parse(new TextDecoder().decode(section));
  const whole = new Map<string, Theme>();
  const beginnings = new Map<string, Theme>();
  const endings = new Map<string, Theme>();
  const toTheme = ({ pictures = [], named = [], unsuitable = [] }: Partial<TactLists>): Theme => ({
    pictures,
    named: new Set(named),
    unsuitable: new Set(unsuitable),
  });
  const general = toTheme(stored[GENERAL] ?? {});
  for (const [name, lists] of Object.entries(stored)) {
    const theme = name === GENERAL ? general : toTheme(lists);
    for (const word of lists.words) {
      const text = word.replace('*', '');
      const places = word.startsWith('*') ? endings : word.endsWith('*') ? beginnings : whole;
      if ((places.get(text) ?? general) === general) places.set(text, theme);
    }
  }
  return {
    general,
    suitable: new Set(stored[GENERAL]?.suitable),
    harsh: new Set(stored[GENERAL]?.harsh),
    headwords: new Set(stored[GENERAL]?.words),
    themeOf: phrase => {
      const known = whole.get(phrase);
      if (known !== undefined && known !== general) return known;
      return themeOfBeginning(beginnings, phrase) ?? themeOfEnding(endings, phrase) ?? known;
    },
  };
};
