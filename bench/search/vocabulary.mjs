// Words of the vocabulary per icon name, as one text: gives other engines the same knowledge as Favsmith.
import { readVocabulary } from '../../dist/build/search-index/vocabulary/read-vocabulary.js';

/** Kinds whose heads are icon names, and kinds whose words are. */
const ICONS_ARE_HEADS = ['synonyms', 'iconSets', 'samePictures', 'symbols', 'languages'];
const ICONS_ARE_WORDS = ['expansions', 'meanings', 'derived', 'emoji'];

/** @returns {(name: string) => string} the words of all rows with the name, or one of its words, as an icon */
export const openVocabulary = () => {
  const vocabulary = readVocabulary();
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  const add = (icons, others) => {
    for (const icon of icons) {
      const key = icon.toLowerCase().replaceAll(' ', '-');
      if (!words.has(key)) words.set(key, new Set());
      for (const other of others) words.get(key)?.add(other);
    }
  };
  for (const kind of ICONS_ARE_HEADS) for (const row of vocabulary[kind]) add(row.heads, row.tiers.flat());
  for (const kind of ICONS_ARE_WORDS) for (const row of vocabulary[kind]) add(row.tiers.flat(), row.heads);
  return name => {
    const found = [name, ...name.split('-')].flatMap(key => [...(words.get(key) ?? [])]);
    return [...new Set(found)].join(' ');
  };
};
