// Validation of strings from icon sets. (Decision 014)
//
// These strings become parts of file names, documents and terminal output.
import { quote } from '../../contract/problems.ts';
import { SourceError, type SourceLibrary } from './source.ts';

/** Form of library slugs, styles and icon names, which become parts of URLs and file names. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 100;

/**
 * Line and paragraph separators, control characters, surrogates, private-use and unassigned characters, and format
 * characters such as bidirectional overrides. The joiners U+200C and U+200D are allowed, because scripts and emoji use
 * them.
 */
const UNPRINTABLE = /[\p{Zl}\p{Zp}\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;
const MAX_TEXT_LENGTH = 200;
const MAX_URL_LENGTH = 500;

const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_SLUG_LENGTH && SLUG.test(text);

/** Whether `text` is one line of 1 to MAX_TEXT_LENGTH printable characters and not blank. */
export const isLine = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT_LENGTH && !UNPRINTABLE.test(text);

/** Whether `text` is an absolute http or https URL without spaces, quotes, backslashes and angle brackets. */
const isWebUrl = (text: unknown): text is string =>
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

/** Quotes a received value for an error message; unprintable characters become `\u{…}` escapes. */
export const quotePrintable = (value: unknown): string =>
  quote(value).replace(new RegExp(UNPRINTABLE, 'gu'), toEscape);

const toEscape = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** The search index stores the styles of a name in 16 bits. */
const MAX_STYLES = 16;
const MAX_ATTRIBUTION_LENGTH = 1500;
const MAX_LICENSE_LENGTH = 100_000;

/** Throws a SourceError for the first invalid field. */
export const assertLibrary = (library: Omit<SourceLibrary, 'icons' | 'leftOut'>): void => {
  const { slug, name, license, attributionNote, licenseText, styles } = library;
  assertSlug('the slug of a library', slug);
  assertLine(`${slug}: name`, name);
  assertLine(`${slug}: license`, license);
  assertText(`${slug}: the attribution`, attributionNote, MAX_ATTRIBUTION_LENGTH);
  assertText(`${slug}: the license text`, licenseText.replace(/[\t\n\f\r]/g, ' '), MAX_LICENSE_LENGTH);
  for (const style of styles) assertSlug(`${slug}: a style`, style);
  if (styles.length > MAX_STYLES)
    throw new SourceError(`${slug}: ${styles.length} styles are too many, the catalog holds ${MAX_STYLES}`);
};

const assertText = (field: string, text: string, maxLength: number): void => {
  if (text.length > maxLength) throw new SourceError(`${field} is longer than ${maxLength} characters`);
  if (!isPrintable(text)) throw new SourceError(`${field} contains control characters`);
};
