// Anchors: icon terms with the same subject as an emoji.
import { fold } from '../../../search/text/fold.ts';
import { tokenize } from '../../../search/text/tokenize.ts';
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { keysOf, mainKey } from './term-keys.ts';

/** An icon term for an emoji; `factor` (0 to 1) is their similarity. */
export interface Anchor {
  readonly term: string;
  readonly factor: number;
}

/** Properties of a term that follow from the catalog and the English thesaurus. */
export interface IconKnowledge {
  /** Whether the term is the whole name of an icon. */
  readonly isName: (term: string) => boolean;
  /** Whether the term is in the index or the English thesaurus. */
  readonly isKnown: (term: string) => boolean;
}

interface LabeledEmoji {
  readonly label: string;
  readonly unicode: string;
}

/** Words of labels that describe the emoji instead of its subject. */
const GENERIC = new Set(
  'face sign symbol button mark person man woman black white red blue green with'.split(' '),
);

const FIRST_LISTED = 1;
const FURTHER_LISTED = 0.9;
/** Factors for a single word of the label, with and without another anchor. */
const PART_ADDED = 0.6;
const PART_ALONE = 0.75;

/**
 * Creates a function that returns the anchors of an emoji: the icons of its vocabulary row; otherwise the icons named
 * like its label or a shortcode; otherwise the first known term among these texts, and the last or first word of the
 * label if an icon has it as its name.
 */
export const createAnchors = (
  rows: readonly VocabularyRow[],
  { isName, isKnown }: IconKnowledge,
): ((emoji: LabeledEmoji, shortcodes: readonly string[]) => readonly Anchor[]) => {
  const listed = new Map(rows.map(({ heads, tiers }) => [fold(heads[0] ?? ''), tiers.flat().map(mainKey)]));
  return ({ label, unicode }, shortcodes) => {
    const icons = listed.get(fold(unicode));
    if (icons !== undefined) {
      return icons.map((term, rank) => ({ term, factor: rank === 0 ? FIRST_LISTED : FURTHER_LISTED }));
    }
    const whole = [label, ...shortcodes].flatMap(keysOf);
    const named = [...new Set(whole.filter(isName))];
    if (named.length > 0) return named.map(term => ({ term, factor: 1 }));
    const known = whole.filter(isKnown).slice(0, 1);
    const words = tokenize(label).filter(word => !GENERIC.has(word));
    const part = [words.at(-1), words[0]].find(word => word !== undefined && isName(word));
    return [
      ...known.map(term => ({ term, factor: 1 })),
      ...(part === undefined ? [] : [{ term: part, factor: known.length > 0 ? PART_ADDED : PART_ALONE }]),
    ];
  };
};
