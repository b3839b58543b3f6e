// Emoji names and keywords of Unicode CLDR as words of 25 languages. (Decision 043)
import { foreignForms } from '../../../search/text/foreign-forms.ts';
import { fold, tokenize } from '../../../search/text/tokenize.ts';
import {
  type Annotation,
  EMOJI_GROUP,
  emojiLocales,
  englishAnnotations,
  readAnnotations,
  readShortcodes,
} from '../../emojibase.ts';
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { RELATION } from '../weights.ts';
import { keysOf, mainKey, spelledKey } from './term-keys.ts';
import type { LanguageThesauri, LanguageThesaurus, Thesaurus } from './thesaurus.ts';

/** Adds references from emoji, and from their names and keywords in all languages, to icons of the same subject. */
export const addAnnotations = (
  { english, languages }: { readonly english: Thesaurus; readonly languages: LanguageThesauri },
  { emoji: rows, knowledge }: { readonly emoji: readonly VocabularyRow[]; readonly knowledge: IconKnowledge },
): void => {
  const annotations = englishAnnotations().filter(({ group }) => group !== EMOJI_GROUP.flags);
  const shortcodesOf = readShortcodes();
  const anchorsOf = createAnchors(rows, knowledge);
  const anchors = new Map(
    annotations.map(emoji => [emoji.hexcode, anchorsOf(emoji, shortcodesOf(emoji.hexcode))]),
  );
  addEnglish(english, annotations, anchors);

  const { isKnown } = knowledge;
  const aligner = createAligner(annotations, isKnown);
  for (const locale of emojiLocales()) {
    // A locale such as 'es-mx' or 'zh-hant' belongs to the language es or zh.
    const language = locale.replace(/-.*/, '');
    if (language !== 'en') addLanguage(languages.of(language), { locale, anchors, aligner, isKnown });
  }
};

type Anchors = ReadonlyMap<string, readonly Anchor[]>;

const addEnglish = (english: Thesaurus, annotations: readonly Annotation[], anchors: Anchors): void => {
  for (const { hexcode, unicode, label, tags = [] } of annotations) {
    for (const { term, factor } of anchors.get(hexcode) ?? []) {
      english.add(fold(unicode), term, 'translation', factor);
      for (const key of keysOf(label)) english.add(key, term, 'same', factor);
      for (const key of tags.flatMap(keysOf)) english.add(key, term, 'related', factor);
    }
  }
};

/** Factor for a word that only one label of several words contains: 'рюкзак' in 'школьный рюкзак'. */
const LABEL_WORD = 0.6;

/** Minimum similarity of translations from a language file. Synonyms of place names have a lower similarity. */
const CERTAIN = RELATION.translation * 0.9;

/** Factor for the emoji of a word that the language file also has. */
const LISTED_WORD = 0.6;

/** Factor for a keyword that is an inflection of a translated word: 'Blumen'. */
const INFLECTED = 0.95;

interface Language {
  readonly locale: string;
  readonly anchors: Anchors;
  readonly aligner: KeywordAligner;
  readonly isKnown: IconKnowledge['isKnown'];
}

const addLanguage = (thesaurus: LanguageThesaurus, { locale, anchors, aligner, isKnown }: Language): void => {
  const isCertain = (term: string): boolean =>
    [...thesaurus.folded.references(term)].some(({ similarity }) => similarity >= CERTAIN);
  const listed = new Set([...thesaurus.folded.terms()].filter(isCertain));
  const isListed = (text: string): boolean => listed.has(mainKey(text));
  /** The singular of a word that the language file lacks: 'poissons' means the fish, not the zodiac sign. */
  const singularOf = (text: string): string | undefined =>
    isListed(text) ? undefined : foreignForms(mainKey(text), true).find(isListed);
  const translationsOf = (text: string): readonly string[] =>
    [...thesaurus.references(text)].flatMap(({ target, similarity }) =>
      similarity >= RELATION.translation ? [target] : [],
    );
  const certainty = (text: string): number =>
    isListed(text) || singularOf(text) !== undefined ? LISTED_WORD : 1;
  const emojiByText = new Map<string, Set<string>>();
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  for (const { hexcode, label, tags = [] } of readAnnotations(locale)) {
    const anchored = anchors.get(hexcode);
    if (anchored === undefined) continue;
    for (const { term, factor } of anchored) {
      for (const name of label.split(/[,،、]/))
        thesaurus.add(name, term, 'translation', factor * certainty(name));
      for (const tag of tags) thesaurus.add(tag, term, 'related', factor);
    }
    for (const text of [label, ...tags, ...labelWords(label, segmenter)].map(spelledKey)) {
      emojiByText.set(text, (emojiByText.get(text) ?? new Set()).add(hexcode));
    }
  }
  for (const [text, emoji] of emojiByText) {
    const aligned = aligner(emoji);
    if (aligned !== undefined) thesaurus.add(text, aligned, 'translation', certainty(text));
    const singular = singularOf(text);
    for (const target of singular === undefined ? [] : translationsOf(singular)) {
      thesaurus.add(text, target, 'translation');
    }
    const [only] = emoji;
    // An English word is no foreign inflection: 'gala' is no form of the Portuguese 'galo'.
    if (thesaurus.has(text) && translationsOf(text).length === 0 && !isKnown(mainKey(text))) {
      const base = foreignForms(mainKey(text)).find(form => translationsOf(form).length > 0);
      for (const target of base === undefined ? [] : translationsOf(base)) {
        thesaurus.add(text, target, 'translation', INFLECTED);
      }
    }
    if (emoji.size > 1 || only === undefined || thesaurus.has(text)) continue;
    for (const anchor of anchors.get(only) ?? []) {
      thesaurus.add(text, anchor.term, 'translation', anchor.factor * LABEL_WORD);
    }
  }
};

/** The words of a label. Uses a segmenter, because some languages have no spaces between words. */
const labelWords = (label: string, segmenter: Intl.Segmenter): readonly string[] =>
  [...segmenter.segment(label)].filter(segment => segment.isWordLike).map(segment => segment.segment);

/** An icon term for an emoji. `factor` is the similarity of both, from 0 to 1. */
interface Anchor {
  readonly term: string;
  readonly factor: number;
}

interface IconKnowledge {
  /** Whether the term is the whole name of an icon. */
  readonly isName: (term: string) => boolean;
  /** Whether the term is in the index or the English thesaurus. */
  readonly isKnown: (term: string) => boolean;
}

/** Words of labels that do not name the subject. */
const GENERIC = new Set(
  'face sign symbol button mark person man woman black white red blue green with'.split(' '),
);

/** Factors for the icons in the row of an emoji. */
const LISTED = { first: 1, further: 0.9 } as const;

/** Factors for an anchor from one word of a label: if there is another anchor, and if it is the only anchor. */
const PART = { added: 0.6, alone: 0.75 } as const;

/**
 * Returns a function that finds the anchors of an emoji: the icons in its row of the vocabulary, or the icons that have
 * the label or a shortcode as name. Otherwise the first known term among label and shortcodes, and an icon whose name is
 * a word of the label.
 */
export const createAnchors = (
  rows: readonly VocabularyRow[],
  { isName, isKnown }: IconKnowledge,
): ((emoji: Pick<Annotation, 'label' | 'unicode'>, shortcodes: readonly string[]) => readonly Anchor[]) => {
  const listed = new Map(rows.map(({ heads, tiers }) => [fold(heads[0] ?? ''), tiers.flat().map(mainKey)]));
  return ({ label, unicode }, shortcodes) => {
    const icons = listed.get(fold(unicode));
    if (icons !== undefined) {
      return icons.map((term, rank) => ({ term, factor: rank === 0 ? LISTED.first : LISTED.further }));
    }
    const whole = [label, ...shortcodes].flatMap(keysOf);
    const named = [...new Set(whole.filter(isName))];
    if (named.length > 0) return named.map(term => ({ term, factor: 1 }));
    const known = whole.filter(isKnown).slice(0, 1);
    const words = tokenize(label).filter(word => !GENERIC.has(word));
    const part = [words.at(-1), words[0]].find(word => word !== undefined && isName(word));
    return [
      ...known.map(term => ({ term, factor: 1 })),
      ...(part === undefined ? [] : [{ term: part, factor: known.length > 0 ? PART.added : PART.alone }]),
    ];
  };
};

/** Returns the English keyword with the most similar emoji. Undefined if no keyword is similar. */
type KeywordAligner = (emoji: ReadonlySet<string>) => string | undefined;

/** Minimum Dice coefficient of the emoji of two keywords that count as translations of each other. */
const MIN_DICE = 0.5;

/** Minimum number of emoji that two keywords share. Fewer may be a coincidence. */
const MIN_SHARED = 2;

/** Words of labels that name no subject: 'showing' in 'globe showing Europe'. */
const NO_SUBJECTS = new Set(['showing', 'facing', 'with']);

/** Aligns keywords: 'Pfeil' means 'arrow', because both are keywords of the same emoji. */
export const createAligner = (
  english: readonly Pick<Annotation, 'hexcode' | 'label' | 'tags'>[],
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
