// Validation of a library's metadata.
import { SourceError, type SourceLibrary } from './source.ts';
import { assertLine, assertSlug, isPrintable } from './untrusted-text.ts';

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
