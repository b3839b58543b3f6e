// Icon terms: the words that vocabulary rows may use for icons.

const COUNTER = /(?:-\d+)+$/;

/** Returns all names, the names without a trailing counter ('rocket-01' → 'rocket'), and the single words of names. */
export const collectIconTerms = (names: readonly string[]): ReadonlySet<string> => {
  const terms = new Set<string>();
  for (const name of names) {
    terms.add(name).add(name.replace(COUNTER, ''));
    for (const word of name.split('-')) terms.add(word);
  }
  return terms;
};
