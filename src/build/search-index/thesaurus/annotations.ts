// Emoji names and keywords of Unicode CLDR in 25 languages. (Decision 043)
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '../../../search/text/fold.ts';
import type { VocabularyRow } from '../vocabulary/grammar.ts';
import { type Anchor, createAnchors, type IconKnowledge } from './anchors.ts';
import { createAligner, type KeywordAligner } from './keyword-alignment.ts';
import type { LanguageThesauri } from './languages.ts';
import { foreignKeys, keysOf } from './term-keys.ts';
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

interface Language {
  readonly locale: string;
  readonly annotations: readonly Annotation[];
  readonly anchors: Anchors;
  readonly aligner: KeywordAligner;
}

const addLanguage = (foreign: Thesaurus, { locale, annotations, anchors, aligner }: Language): void => {
  const listed = new Set(foreign.terms());
  const certainty = (key: string): number => (listed.has(key) ? LISTED_WORD : 1);
  const emojiByTerm = new Map<string, Set<string>>();
  for (const { hexcode, label, tags = [] } of annotations) {
    const anchored = anchors.get(hexcode);
    if (anchored === undefined) continue;
    for (const { term, factor } of anchored) {
      const names = label.split(/[,،、]/);
      for (const key of names.flatMap(foreignKeys)) {
        foreign.add(key, term, 'translation', factor * certainty(key));
      }
      for (const key of tags.flatMap(foreignKeys)) foreign.add(key, term, 'related', factor);
    }
    for (const key of [label, ...tags, ...labelWords(label, locale)].flatMap(foreignKeys)) {
      emojiByTerm.set(key, (emojiByTerm.get(key) ?? new Set()).add(hexcode));
    }
  }
  for (const [term, emoji] of emojiByTerm) {
    const aligned = aligner(emoji);
    if (aligned !== undefined) foreign.add(term, aligned, 'translation', certainty(term));
    const [only] = emoji;
    if (emoji.size > 1 || only === undefined || foreign.has(term)) continue;
    for (const anchor of anchors.get(only) ?? []) {
      foreign.add(term, anchor.term, 'translation', anchor.factor * LABEL_WORD);
    }
  }
};

/** The words of a label. The segmenter also handles languages without spaces between words. */
const labelWords = (label: string, locale: string): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(label)]
    .filter(segment => segment.isWordLike)
    .map(segment => segment.segment);
