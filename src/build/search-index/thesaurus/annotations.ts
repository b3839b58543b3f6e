// Emoji names and keywords of Unicode CLDR in 25 languages. (Decision 043)
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '../../../search/text/fold.ts';
import { foreignForms } from '../../../search/text/foreign-forms.ts';
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { RELATION } from '../weights.ts';
import { type Anchor, createAnchors, type IconKnowledge } from './anchors.ts';
import { createAligner, type KeywordAligner } from './keyword-alignment.ts';
import type { LanguageThesauri, LanguageThesaurus } from './languages.ts';
import { keysOf, mainKey, spelledKey } from './term-keys.ts';
import type { Thesaurus } from './thesaurus.ts';

/** One emoji in one language, as emojibase-data stores it. */
export interface Annotation {
  readonly hexcode: string;
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
}

/** Emoji groups that are not used: components (skin tones, hair) and country flags. */
const COMPONENTS = 2;
const FLAGS = 9;

/** Folders of emojibase-data that contain no foreign language. */
const NOT_FOREIGN = /^(?:en|en-gb|meta|versions)$/;

/** Relates emoji, and their names and keywords in all languages, to icon terms with the same subject. */
export const addAnnotations = (
  { english, languages }: { readonly english: Thesaurus; readonly languages: LanguageThesauri },
  { emoji: rows, knowledge }: { readonly emoji: readonly VocabularyRow[]; readonly knowledge: IconKnowledge },
): void => {
  const folder = dirname(createRequire(import.meta.url).resolve('emojibase-data/package.json'));
  const read = <Data>(...path: string[]): Data => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const annotations = read<Annotation[]>('en', 'compact.json').filter(
    ({ group }) => group !== undefined && group !== COMPONENTS && group !== FLAGS,
  );
  const shortcodes = read<Record<string, string | string[]>>('en', 'shortcodes', 'emojibase.json');
  const anchorsOf = createAnchors(rows, knowledge);
  const anchors = new Map(
    annotations.map(annotation => [
      annotation.hexcode,
      anchorsOf(annotation, [shortcodes[annotation.hexcode] ?? []].flat()),
    ]),
  );
  addEnglish(english, annotations, anchors);

  const aligner = createAligner(annotations, knowledge.isKnown);
  const locales = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !NOT_FOREIGN.test(entry.name))
    .map(entry => entry.name)
    .sort();
  for (const locale of locales) {
    // 'es-mx' and 'zh-hant' belong to the languages es and zh.
    const thesaurus = languages.of(locale.replace(/-.*/, ''));
    addLanguage(thesaurus, { locale, annotations: read(locale, 'compact.json'), anchors, aligner });
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

/** Factor for a word that occurs in one multi-word label only: 'рюкзак' in 'школьный рюкзак'. */
const LABEL_WORD = 0.6;

/** Factor for the emoji of a word that has a row in the vocabulary of its language. */
const LISTED_WORD = 0.6;

/** Factor for a keyword that inflects a word with a translation: 'Blumen'. */
const INFLECTED = 0.95;

interface Language {
  readonly locale: string;
  readonly annotations: readonly Annotation[];
  readonly anchors: Anchors;
  readonly aligner: KeywordAligner;
}

const addLanguage = (
  thesaurus: LanguageThesaurus,
  { locale, annotations, anchors, aligner }: Language,
): void => {
  const listed = new Set(thesaurus.folded.terms());
  const isListed = (text: string): boolean => listed.has(mainKey(text));
  /** The singular of a word that has no row itself: 'poissons' is rather the fish than the zodiac sign of that label. */
  const singularOf = (text: string): string | undefined =>
    isListed(text) ? undefined : foreignForms(mainKey(text)).find(isListed);
  const translationsOf = (text: string): readonly string[] =>
    [...thesaurus.references(text)].flatMap(({ target, similarity }) =>
      similarity >= RELATION.translation ? [target] : [],
    );
  const certainty = (text: string): number =>
    isListed(text) || singularOf(text) !== undefined ? LISTED_WORD : 1;
  const emojiByText = new Map<string, Set<string>>();
  for (const { hexcode, label, tags = [] } of annotations) {
    const anchored = anchors.get(hexcode);
    if (anchored === undefined) continue;
    for (const { term, factor } of anchored) {
      for (const name of label.split(/[,،、]/))
        thesaurus.add(name, term, 'translation', factor * certainty(name));
      for (const tag of tags) thesaurus.add(tag, term, 'related', factor);
    }
    for (const text of [label, ...tags, ...labelWords(label, locale)].map(spelledKey)) {
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
    if (thesaurus.has(text) && translationsOf(text).length === 0) {
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

/** The words of a label. The segmenter also handles languages without spaces between words. */
const labelWords = (label: string, locale: string): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(label)]
    .filter(segment => segment.isWordLike)
    .map(segment => segment.segment);
