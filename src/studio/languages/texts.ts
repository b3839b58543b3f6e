// Texts of the page in the visitor's language. The page contains them, so no request delays its first view. (Decision 125)
import type { ComponentChildren } from 'preact';
import type english from './en.json';

export type TextName = keyof typeof english;

interface PageTexts {
  /** Language tag of the texts. */
  readonly language: string;
  /** Names of all languages, by tag. */
  readonly languages: Readonly<Record<string, string>>;
  readonly texts: Readonly<Partial<Record<TextName, string>>>;
}

/** Without a page, as in unit tests, each text is its name. */
const readPage = (): PageTexts =>
  JSON.parse(
    globalThis.document?.getElementById('texts')?.textContent ??
      '{ "language": "en", "languages": {}, "texts": {} }',
  );

export const { language, languages, texts } = readPage();

/** A text with values, which may be elements, in the places of their `{name}`. */
export const sayAround = (
  name: TextName,
  values: Readonly<Record<string, ComponentChildren>>,
): readonly ComponentChildren[] =>
  (texts[name] ?? name).split(/\{(\w+)\}/).map((part, place) => (place % 2 === 1 ? values[part] : part));

export const say = (name: TextName, values: Readonly<Record<string, string | number>> = {}): string =>
  sayAround(name, values).join('');

const DIRECTION = (texts.direction ?? 'ltr') as 'ltr' | 'rtl';

/** Attributes of elements in the language of the page, inside of elements in English. */
export const TRANSLATED = { lang: language, dir: DIRECTION } as const;
/** Attributes of elements that are not translated. */
export const ENGLISH = { lang: 'en', dir: 'ltr' } as const;
