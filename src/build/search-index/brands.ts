// Brands: icons that are logos, their other names and their generic tags.
import { phraseKey } from '../../search/text/tokenize.ts';
import type { Entry } from './entries.ts';

type Named = Pick<Entry, 'baseWords'>;

export interface Brands {
  /**
   * Whether the entry is the logo of a brand and the tag is no name of a brand, but a common word: 'book review' of
   * douban, not 'twitter' of brand-x.
   */
  isGenericTag(entry: Named, tagWords: readonly string[]): boolean;
  /**
   * Other names of a logo: the brand, unless it is a common word ('github', not 'swift'), and the brand with 'logo'.
   */
  otherNames(entry: Named): readonly string[];
}

/** Finds the brands in names such as 'brand-github' and 'github-logo'. */
export const collectBrands = (entries: readonly Named[], isCommonWord: (word: string) => boolean): Brands => {
  const brands = new Set(entries.map(({ baseWords }) => markedBrand(baseWords)).filter(name => name !== ''));
  /** The brand of a logo. 'apple' without a mark is the fruit, 'github' without a mark the brand. */
  const brandOf = ({ baseWords }: Named): string => {
    const name = phraseKey(baseWords);
    return markedBrand(baseWords) || (brands.has(name) && !isCommonWord(name) ? name : '');
  };
  return {
    isGenericTag: (entry, tagWords) =>
      brandOf(entry) !== '' && !brands.has(phraseKey(tagWords)) && tagWords.every(isCommonWord),
    otherNames: entry => {
      const brand = brandOf(entry);
      if (brand === '') return [];
      const names = isCommonWord(brand) ? [`${brand}-logo`] : [brand, `${brand}-logo`];
      return names.filter(name => name !== phraseKey(entry.baseWords));
    },
  };
};

const markedBrand = (words: readonly string[]): string => {
  if (words.length < 2) return '';
  if (words[0] === 'brand') return phraseKey(words.slice(1));
  return words.at(-1) === 'logo' ? phraseKey(words.slice(0, -1)) : '';
};
