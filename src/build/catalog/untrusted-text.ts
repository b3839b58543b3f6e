// Rules for texts of icon sets that reach file names, documents or the terminal. (Decision 014)
import { quote } from '../../contract/export/quote.ts';
import { SourceError } from './source.ts';

/** Slugs, styles and icon names: part of paths and file names. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 100;

/**
 * Line breaks, control characters, characters without meaning, and format characters such as bidirectional overrides;
 * the joiners U+200C and U+200D belong to scripts and emoji.
 */
const UNPRINTABLE = /[\p{Zl}\p{Zp}\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;
const MAX_TEXT_LENGTH = 200;
const MAX_URL_LENGTH = 500;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_SLUG_LENGTH && SLUG.test(text);

/** One line of printable text that is neither blank nor long. */
export const isLine = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT_LENGTH && !UNPRINTABLE.test(text);

/** An absolute http or https URL without spaces, quotes and angle brackets. */
export const isWebUrl = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= MAX_URL_LENGTH &&
  /^https?:\/\/[^\s"'<>`\\]+$/i.test(text) &&
  isPrintable(text) &&
  URL.canParse(text);

export const assertSlug = (field: string, value: unknown): string => {
  if (isSlug(value)) return value;
  throw new SourceError(
    `${field} must be up to ${MAX_SLUG_LENGTH} lowercase letters, digits and single hyphens, got ${quotePrintable(value)}`,
  );
};

export const assertLine = (field: string, value: unknown): string => {
  if (isLine(value)) return value;
  throw new SourceError(
    `${field} must be one line of 1 to ${MAX_TEXT_LENGTH} printable characters, got ${quotePrintable(value)}`,
  );
};

export const assertWebUrl = (field: string, value: unknown): string => {
  if (isWebUrl(value)) return value;
  throw new SourceError(`${field} must be an http or https URL, got ${quotePrintable(value)}`);
};

/** A received value for a message on a terminal: unprintable characters become escapes. */
export const quotePrintable = (value: unknown): string =>
  quote(value).replace(new RegExp(UNPRINTABLE, 'gu'), toEscape);

const toEscape = (character: string): string => `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
