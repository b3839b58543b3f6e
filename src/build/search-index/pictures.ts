// Pictures: entries that show the same, under one name or several. (Decision 041)
import { phraseKey } from '../../search/text/tokenize.ts';
import type { Entry } from './entries.ts';
import { mainKey } from './thesaurus/term-keys.ts';
import type { VocabularyRow } from './vocabulary/grammar.ts';

export interface Pictures {
  /** Per entry: the entry of its library that it copies ('rocket-02') or negates ('bell-off'), else itself. */
  readonly originals: Uint32Array;
  /** Per entry: the first entry of any library that shows the same picture. */
  readonly pictures: Uint32Array;
  /** Per entry: names under which other libraries have its picture, if it stands for the picture in its library. */
  readonly otherNames: readonly (readonly string[])[];
}

const NEGATIONS = new Set(['off', 'slash']);

/** Relates entries to each other; `rows` list names of the same picture. */
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

/** Every name of a row to all names of that row, the head first. */
const groupNames = (rows: readonly VocabularyRow[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows.flatMap(({ heads, tiers }) => {
      const names = [...heads, ...tiers.flat()].map(mainKey);
      return names.map(name => [name, names] as const);
    }),
  );
