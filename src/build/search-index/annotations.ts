// Annotations: the names and keywords of the Unicode CLDR for emoji, in every language that emojibase-data has.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '../../search/text/fold.ts';
import { tokenize } from '../../search/text/tokenize.ts';
import { keysOf } from './concepts.ts';
import { PICTURES } from './emoji-pictures.ts';
import type { References } from './references.ts';
import { foreignKeys } from './translations.ts';

interface Annotation {
  readonly hexcode: string;
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
}

/** Skin tones and hair parts show nothing by themselves; flags of countries are no icons of these libraries. */
const COMPONENTS = 2;
const FLAGS = 9;

/** An English word for what an emoji shows, and how well it says it. */
interface Anchor {
  readonly term: string;
  readonly weight: number;
}

/** Where annotations go, and what the icons already know. */
export interface AnnotationTarget {
  readonly english: References;
  readonly foreign: References;
  /** Is this the whole name of an icon? */
  readonly isName: (key: string) => boolean;
  /** Does this term find anything? */
  readonly isKnown: (key: string) => boolean;
}

/** Makes emoji, and the words for them in all languages, find the icons that show the same. */
export const addAnnotations = (target: AnnotationTarget): void => {
  const { english: references } = target;
  const root = dirname(createRequire(import.meta.url).resolve('emojibase-data/package.json'));
  const read = <Data>(...path: string[]): Data => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const english = read<Annotation[]>('en', 'compact.json').filter(
    ({ group }) => group !== undefined && group !== COMPONENTS && group !== FLAGS,
  );
  const shortcodes = read<Record<string, string | string[]>>('en', 'shortcodes', 'emojibase.json');
  const anchors = new Map(
    english.map(emoji => [emoji.hexcode, anchorsOf(emoji, [shortcodes[emoji.hexcode] ?? []].flat(), target)]),
  );

  for (const emoji of english) {
    for (const { term, weight } of anchors.get(emoji.hexcode) ?? []) {
      references.add(fold(emoji.unicode), term, 'translation', weight);
      for (const key of keysOf(emoji.label)) references.add(key, term, 'same', weight);
      for (const tag of emoji.tags ?? []) {
        for (const key of keysOf(tag)) references.add(key, term, 'associated', weight);
      }
    }
  }

  const locales = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !/^(?:en|en-gb|meta|versions)$/.test(entry.name))
    .map(entry => entry.name)
    .sort();
  const aligner = createAligner(english, target);
  for (const locale of locales) {
    addLanguage(locale, target.foreign, read<Annotation[]>(locale, 'compact.json'), anchors, aligner);
  }
};

/** A word that stands in one label alone, with others: 'рюкзак' in 'школьный рюкзак'. */
const SOLE_WORD = 0.6;

const addLanguage = (
  locale: string,
  references: References,
  annotations: readonly Annotation[],
  anchors: ReadonlyMap<string, readonly Anchor[]>,
  align: Aligner,
): void => {
  const emojiByTerm = new Map<string, Set<string>>();
  for (const { hexcode, label, tags = [] } of annotations) {
    const shown = anchors.get(hexcode);
    if (shown === undefined) continue;
    for (const { term, weight } of shown) {
      for (const part of label.split(/[,،、]/)) {
        for (const key of foreignKeys(part)) references.add(key, term, 'translation', weight);
      }
      for (const tag of tags)
        for (const key of foreignKeys(tag)) references.add(key, term, 'associated', weight);
    }
    for (const text of new Set([label, ...tags, ...wordsIn(label, locale)])) {
      for (const key of foreignKeys(text)) {
        emojiByTerm.set(key, (emojiByTerm.get(key) ?? new Set()).add(hexcode));
      }
    }
  }
  for (const [term, emoji] of emojiByTerm) {
    const match = align(emoji);
    if (match !== undefined) references.add(term, match, 'translation');
    const [only] = emoji;
    if (emoji.size > 1 || only === undefined || references.has(term)) continue;
    for (const { term: shown, weight } of anchors.get(only) ?? [])
      references.add(term, shown, 'translation', weight * SOLE_WORD);
  }
};

/** The words of a label, found by the rules of its language where it writes no spaces. */
const wordsIn = (label: string, locale: string): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(label)]
    .filter(segment => segment.isWordLike)
    .map(segment => segment.segment);

/** Words that say what kind of emoji it is, not what it shows. */
const GENERIC = new Set(
  'face sign symbol button mark person man woman black white red blue green with'.split(' '),
);

const anchorsOf = (
  { label, unicode }: Annotation,
  shortcodes: readonly string[],
  { isName, isKnown }: AnnotationTarget,
): readonly Anchor[] => {
  const pictured = PICTURES.get(fold(unicode));
  if (pictured !== undefined) return pictured.map((term, rank) => ({ term, weight: rank === 0 ? 1 : 0.9 }));
  const whole = [label, ...shortcodes].flatMap(keysOf);
  const named = [...new Set(whole.filter(isName))];
  if (named.length > 0) return named.map(term => ({ term, weight: 1 }));
  const known = whole.filter(isKnown).slice(0, 1);
  const words = tokenize(label).filter(word => !GENERIC.has(word));
  const parts = [words.at(-1), words[0]].filter(word => word !== undefined && isName(word)).slice(0, 1);
  return [
    ...known.map(term => ({ term, weight: 1 })),
    ...parts.map(term => ({ term: term as string, weight: known.length > 0 ? 0.6 : 0.75 })),
  ];
};

/** Finds the English word that goes with (nearly) the same set of emoji. */
type Aligner = (emoji: ReadonlySet<string>) => string | undefined;

const LIKENESS = 0.5;

/**
 * A keyword that one language puts on a set of emoji means the English keyword that lies on the same set: 'Pfeil' and
 * 'arrow'. Measured by Dice's coefficient; sets of one emoji tell too little.
 */
const createAligner = (english: readonly Annotation[], { isKnown }: AnnotationTarget): Aligner => {
  const emojiByTerm = new Map<string, Set<string>>();
  const termsByEmoji = new Map<string, readonly string[]>();
  for (const { hexcode, label, tags = [] } of english) {
    const texts = [label, ...tags, ...tokenize(label)];
    const terms = [...new Set(texts.flatMap(text => keysOf(text).slice(0, 1)))].filter(isKnown);
    termsByEmoji.set(hexcode, terms);
    for (const term of terms) emojiByTerm.set(term, (emojiByTerm.get(term) ?? new Set()).add(hexcode));
  }
  return emoji => {
    if (emoji.size < 2) return undefined;
    const common = new Map<string, number>();
    for (const hexcode of emoji) {
      for (const term of termsByEmoji.get(hexcode) ?? []) common.set(term, (common.get(term) ?? 0) + 1);
    }
    let best: string | undefined;
    let bestLikeness = LIKENESS;
    for (const [term, shared] of common) {
      const likeness = (2 * shared) / (emoji.size + (emojiByTerm.get(term)?.size ?? 0));
      if (shared > 1 && likeness > bestLikeness) [best, bestLikeness] = [term, likeness];
    }
    return best;
  };
};
