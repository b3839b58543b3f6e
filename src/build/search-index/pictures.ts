// Pictures: groups of entries with the same subject, under one or several names. (Decision 041)
import { phraseKey } from '../../search/text/tokenize.ts';
import type { Entry } from './entries.ts';
import { mainKey } from './thesaurus/term-keys.ts';
import type { VocabularyRow } from './vocabulary/grammar.ts';

export interface Pictures {
  /**
   * Per entry: the original in its library if it is a numbered copy ('rocket-02') or negation ('bell-off'), else
   * itself.
   */
  readonly originals: Uint32Array;
  /** Per entry: the id of its picture, which is the lowest entry id in the group. */
  readonly pictures: Uint32Array;
  /**
   * Per entry: names of its picture that no entry of its library has. Only one entry of each picture and library has
   * them.
   */
  readonly otherNames: readonly (readonly string[])[];
}

const NEGATIONS = new Set(['off', 'slash']);

/** Finds originals and pictures of all entries. Each of `rows` lists names of one picture. */
export const relatePictures = (entries: readonly Entry[], rows: readonly VocabularyRow[]): Pictures => {
  const groups = groupNames(rows);
  const byName = new Map<string, number>();
  entries.forEach((entry, number) => {
    if (entry.isBaseName) byName.set(nameKey(entry, phraseKey(entry.baseWords)), number);
  });
  const firstEntries = new Map<string, number>();
  const pictureOf = ({ baseWords }: Entry, number: number): number => {
    const name = phraseKey(baseWords);
    const picture = groups.get(name)?.[0] ?? name;
    const first = firstEntries.get(picture) ?? number;
    firstEntries.set(picture, first);
    return first;
  };
  const originalOf = (entry: Entry, number: number): number => {
    const { baseWords } = entry;
    const isNegation = baseWords.length > 1 && NEGATIONS.has(baseWords.at(-1) ?? '');
    const name = phraseKey(isNegation ? baseWords.slice(0, -1) : baseWords);
    return byName.get(nameKey(entry, name)) ?? number;
  };
  const otherNamesOf = (entry: Entry): readonly string[] => {
    const name = phraseKey(entry.baseWords);
    const group = groups.get(name) ?? [];
    const isPresent = (other: string) => byName.has(nameKey(entry, other));
    const standsForPicture = entry.isBaseName && group.find(isPresent) === name;
    return standsForPicture ? group.filter(other => !isPresent(other)) : [];
  };
  return {
    originals: Uint32Array.from(entries, originalOf),
    pictures: Uint32Array.from(entries, pictureOf),
    otherNames: entries.map(otherNamesOf),
  };
};

const nameKey = ({ library }: Entry, name: string): string => `${library}/${name}`;

/** Maps each name of a row to all names of that row, headword first. */
const groupNames = (rows: readonly VocabularyRow[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows.flatMap(({ heads, tiers }) => {
      const names = [...heads, ...tiers.flat()].map(mainKey);
      return names.map(name => [name, names] as const);
    }),
  );
