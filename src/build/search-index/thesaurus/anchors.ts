// Anchors: the icon terms that show the same as an emoji.
import { fold } from '../../../search/text/fold.ts';
import { tokenize } from '../../../search/text/tokenize.ts';
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { keysOf, mainKey } from './term-keys.ts';

/** An icon term for an emoji; `factor` from 0 to 1 says how well it fits. */
export interface Anchor {
  readonly term: string;
  readonly factor: number;
}

/** What the catalog and the English thesaurus know about a term. */
export interface IconKnowledge {
  /** Is the term the whole name of an icon? */
  readonly isName: (term: string) => boolean;
  /** Does the term find anything? */
  readonly isKnown: (term: string) => boolean;
}

interface LabeledEmoji {
  readonly label: string;
  readonly unicode: string;
}

/** Words of labels that describe the emoji and not what it shows. */
const GENERIC = new Set(
  'face sign symbol button mark person man woman black white red blue green with'.split(' '),
);

const FIRST_LISTED = 1;
const FURTHER_LISTED = 0.9;
/** The first or last word of a label, beside a known term and alone. */
const PART_BESIDE = 0.6;
const PART_ALONE = 0.75;

/**
 * Creates a function that finds anchors: the icons of the emoji's row in the vocabulary; else icons with its label or
 * shortcode as name; else the first known term and a word of its label.
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
      ...(part === undefined ? [] : [{ term: part, factor: known.length > 0 ? PART_BESIDE : PART_ALONE }]),
    ];
  };
};
