// Checks of a single vocabulary row.
import { mainKey, symbolKey } from '../thesaurus/term-keys.ts';
import type { VocabularyRow } from './grammar.ts';
import { VOCABULARY_KINDS, type VocabularyKind, type VocabularyKindName } from './kinds.ts';

/** Terms that rows may use for icons. */
export interface ReferableTerms {
  readonly icons: ReadonlySet<string>;
  /** English words with a synonym or expansion row; translations and emoji may use them in place of an icon term. */
  readonly english: ReadonlySet<string>;
}

/** Returns an error message for each mistake in the row. */
export const checkRow = (
  kind: VocabularyKindName,
  row: VocabularyRow,
  terms: ReferableTerms,
): readonly string[] => [
  ...checkShape(kind, row),
  ...checkRepetitions(kind, row),
  ...checkLetters(kind, row),
  ...checkTargets(kind, row, terms),
];

const checkShape = (kind: VocabularyKindName, { heads, tiers }: VocabularyRow): string[] => {
  const { maxHeads, maxTiers, validHeads, validWords }: VocabularyKind = VOCABULARY_KINDS[kind];
  const messages: string[] = [];
  if (heads.length > maxHeads) messages.push(`a row of ${kind} has one head, this one has ${heads.length}`);
  if (tiers.length > maxTiers) messages.push(`a row of ${kind} has one tier, this one has ${tiers.length}`);
  for (const head of heads) {
    if (validHeads?.includes(head) === false) {
      messages.push(`"${head}" is not a head of ${kind}: ${validHeads.join(', ')}`);
    }
  }
  for (const word of tiers.flat()) {
    if (validWords?.includes(word) === false) {
      messages.push(`"${word}" is not a word of ${kind}: ${validWords.join(', ')}`);
    }
  }
  return messages;
};

/** Finds repeated words. A synonym row must not repeat its headword either. */
const checkRepetitions = (kind: VocabularyKindName, { heads, tiers }: VocabularyRow): string[] => {
  const words = tiers.flat();
  const isSynonymous = kind === 'synonyms' || kind === 'iconSets';
  return (isSynonymous ? [[...heads, ...words]] : [heads, words]).flatMap(list => {
    const keys = list.map(word => mainKey(word) || (symbolKey(word) ?? word));
    return list.filter((_, at) => keys.indexOf(keys[at] as string) < at).map(word => `"${word}" is repeated`);
  });
};

const checkLetters = (kind: VocabularyKindName, { tiers }: VocabularyRow): string[] =>
  tiers
    .flat()
    .filter(word => kind !== 'symbols' && mainKey(word) === '')
    .map(word => `"${word}" has no letter or digit; symbols belong in symbols.txt`);

const checkTargets = (
  kind: VocabularyKindName,
  { heads, tiers }: VocabularyRow,
  { icons, english }: ReferableTerms,
): string[] => {
  const { iconsIn }: VocabularyKind = VOCABULARY_KINDS[kind];
  if (iconsIn === undefined) return [];
  const reachesIcons = kind === 'languages' || kind === 'emoji' ? english : undefined;
  return (iconsIn === 'heads' ? heads : tiers.flat())
    .filter(target => !icons.has(mainKey(target)) && !reachesIcons?.has(mainKey(target)))
    .map(target => `"${target}" is not an icon: no icon has this name, alias or word in its name`);
};
