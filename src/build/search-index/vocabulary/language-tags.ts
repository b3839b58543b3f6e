// BCP 47 tags of language files.

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The name of a file without folder and extension: 'de' for 'languages/de.txt'. */
export const tagOfFile = (path: string): string => path.replace(/^.*\/|\.txt$/g, '');

/** The English name of a file's language; undefined if the file name is not a canonical BCP 47 tag. */
export const languageOf = (path: string): string | undefined => {
  const tag = tagOfFile(path);
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag ? languageNames.of(tag) : undefined;
  } catch {
    return undefined;
  }
};
