// Icon terms: names and words that a row of the vocabulary may use for icons.

const COUNTER = /(?:-\d+)+$/;

/** All names, names without a counter at the end ('rocket-01' → 'rocket'), and single words of names. */
export const collectIconTerms = (names: readonly string[]): ReadonlySet<string> => {
  const terms = new Set<string>();
  for (const name of names) {
    terms.add(name).add(name.replace(COUNTER, ''));
    for (const word of name.split('-')) terms.add(word);
  }
  return terms;
};
