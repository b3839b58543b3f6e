// Checks of a single vocabulary row.
import { mainKey, symbolKey } from '../thesaurus/term-keys.ts';
import type { VocabularyRow } from './grammar.ts';
import { VOCABULARY_KINDS, type VocabularyKind, type VocabularyKindName } from './kinds.ts';

/** What rows may refer to. */
export interface ReferableTerms {
  readonly icons: ReadonlySet<string>;
  /** Words of synonyms and expansions: translations and emoji reach icons through them. */
  readonly english: ReadonlySet<string>;
}

/** The messages of all mistakes in the row. */
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
  const { maxHeads, maxTiers, validHeads }: VocabularyKind = VOCABULARY_KINDS[kind];
  const messages: string[] = [];
  if (heads.length > maxHeads) messages.push(`a row of ${kind} has one head, this one has ${heads.length}`);
  if (tiers.length > maxTiers) messages.push(`a row of ${kind} has one tier, this one has ${tiers.length}`);
  for (const head of heads) {
    if (validHeads?.includes(head) === false) {
      messages.push(`"${head}" is not a head of ${kind}: ${validHeads.join(', ')}`);
    }
  }
  return messages;
};

/** In synonyms the head counts as a word: a term is no synonym of itself. */
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
