// Keyword alignment: translations of foreign keywords, inferred from shared emoji.
import { tokenize } from '../../../search/text/tokenize.ts';
import { keysOf } from './term-keys.ts';

interface KeywordedEmoji {
  readonly hexcode: string;
  readonly label: string;
  readonly tags?: readonly string[];
}

/** Returns the known English keyword whose set of emoji is most similar to `emoji`; undefined if none is similar. */
export type KeywordAligner = (emoji: ReadonlySet<string>) => string | undefined;

/** Minimum Dice coefficient of two emoji sets whose keywords are treated as translations of each other. */
const MIN_DICE = 0.5;
/** Minimum number of shared emoji; fewer can be a coincidence. */
const MIN_SHARED = 2;

/** Words of labels that no emoji shows: 'globe showing Europe' is no translation of 'planète'. */
const NO_SUBJECTS = new Set(['showing', 'facing', 'with']);

/**
 * Creates an aligner for the English annotations. It aligns 'Pfeil' with 'arrow', because both annotate the same emoji.
 */
export const createAligner = (
  english: readonly KeywordedEmoji[],
  isKnown: (term: string) => boolean,
): KeywordAligner => {
  const emojiCount = new Map<string, number>();
  const termsByEmoji = new Map<string, readonly string[]>();
  for (const { hexcode, label, tags = [] } of english) {
    const texts = [label, ...tags, ...tokenize(label)].filter(text => !NO_SUBJECTS.has(text));
    const terms = [...new Set(texts.flatMap(text => keysOf(text).slice(0, 1)))].filter(isKnown);
    termsByEmoji.set(hexcode, terms);
    for (const term of terms) emojiCount.set(term, (emojiCount.get(term) ?? 0) + 1);
  }
  return emoji => {
    if (emoji.size < MIN_SHARED) return undefined;
    const shared = new Map<string, number>();
    for (const hexcode of emoji) {
      for (const term of termsByEmoji.get(hexcode) ?? []) shared.set(term, (shared.get(term) ?? 0) + 1);
    }
    let best: string | undefined;
    let bestDice = MIN_DICE;
    for (const [term, count] of shared) {
      const dice = (2 * count) / (emoji.size + (emojiCount.get(term) ?? 0));
      if (count >= MIN_SHARED && dice > bestDice) [best, bestDice] = [term, dice];
    }
    return best;
  };
};
