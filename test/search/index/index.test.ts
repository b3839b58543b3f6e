// Data structures of the search index.
import { describe, expect, it } from 'vitest';
import {
  CATALOG_SECTIONS,
  CatalogFileError,
  decodeCatalogFile,
  FORMAT_VERSION,
} from '../../../src/catalog/catalog-file.ts';
import { encodeCatalogFile, sectionsOf } from '../../../src/ingest/catalog/write-catalog-file.ts';
import { writeDictionary } from '../../../src/ingest/search-index/write-sections.ts';
import { editDistanceFrom } from '../../../src/model/edit-distance.ts';
import {
  findSimilarWords,
  letterSignature,
  packWordTraits,
} from '../../../src/search/index/deletion-index.ts';
import { containsWord, hashWords, openDictionary } from '../../../src/search/index/dictionary.ts';
import {
  DERIVED_SECTIONS,
  openIndex,
  packEntryTraits,
  packList,
  packReference,
  packTermTraits,
  SEARCH_SECTIONS,
} from '../../../src/search/index/index-sections.ts';
import { packImpact, packPosting } from '../../../src/search/index/posting.ts';
import { addEntry, createEntryBitset, drainEntries } from '../../../src/search/rank/term-reader.ts';
import { catalogFile } from '../built-search.ts';

const index = openIndex(catalogFile);

describe('the deletion index', () => {
  const words = Array.from({ length: index.corrections.size }, (_, id) => index.corrections.word(id));

  it.each(['hosue', 'calender', 'rokcet', 'umbrela', 'tsar', 'oen', 'xheck', 'arrrow', 'rrow', 'a11y'])(
    'returns all words at edit distance 1 from "%s" and few others',
    word => {
      const distanceTo = editDistanceFrom(word, 1);
      const near = words.flatMap((other, at) => (distanceTo(other) <= 1 ? [at] : []));
      expect(near.length).toBeGreaterThan(0);
      const found = findSimilarWords(index, word);
      expect(near.filter(at => !found.has(at))).toEqual([]);
      expect(found.size).toBeLessThan(words.length / 100);
    },
  );
});

describe('openIndex', () => {
  it.each(Object.values(SEARCH_SECTIONS))(
    'throws a CatalogFileError for a file without the section %s',
    lacking => {
      const section = (name: string) => catalogFile.section(name === lacking ? 'missing' : name);
      const uint32 = (name: string) => catalogFile.uint32(name === lacking ? 'missing' : name);
      expect(() => openIndex({ ...catalogFile, section, uint32 })).toThrow(CatalogFileError);
    },
  );
});

describe('the catalog file of the npm package', () => {
  it('has the version of the catalog file and gives the same index, whose hash tables it omits', () => {
    const packed = decodeCatalogFile(
      Buffer.concat(encodeCatalogFile(sectionsOf(catalogFile), DERIVED_SECTIONS)),
    );
    const { terms, deletionWords, deletionBuckets } = openIndex(packed);
    expect(packed.version).toBe(catalogFile.version);
    const ids = Array.from({ length: terms.size }, (_, id) => terms.find(index.terms.term(id)));
    expect(ids.findIndex((found, id) => found !== id)).toBe(-1);
    expect(deletionWords).toEqual(index.deletionWords);
    expect(deletionBuckets).toEqual(index.deletionBuckets);
  });
});

describe('the format version', () => {
  const NO_TRAITS = { nameCount: 0, language: 0, isJoined: false, isEnglish: false, commonness: 0 };
  const NO_REFERENCE = { target: 0, similarity: 0, isTranslation: false, language: 0 };
  const ones = (bits: number) => 2 ** bits - 1;
  it('belongs to this layout of sections and bits, so a change of the layout must raise it', () => {
    const layout = {
      version: FORMAT_VERSION,
      sections: Object.values(SEARCH_SECTIONS).length + Object.values(CATALOG_SECTIONS).length,
      posting: packPosting(ones(20), 0),
      weight: packImpact(1, 0),
      coverage: packImpact(0, 1),
      nameCount: packTermTraits({ ...NO_TRAITS, nameCount: ones(23) }),
      termLanguage: packTermTraits({ ...NO_TRAITS, language: ones(5) }),
      commonness: packTermTraits({ ...NO_TRAITS, commonness: 3 }),
      isJoined: packTermTraits({ ...NO_TRAITS, isJoined: true }),
      isEnglish: packTermTraits({ ...NO_TRAITS, isEnglish: true }),
      target: packReference({ ...NO_REFERENCE, target: ones(19) }),
      language: packReference({ ...NO_REFERENCE, language: ones(5) }),
      isTranslation: packReference({ ...NO_REFERENCE, isTranslation: true }),
      similarity: packReference({ ...NO_REFERENCE, similarity: 1 }),
      list: packList(ones(27), 0),
      library: packEntryTraits(ones(16), 0),
      styles: packEntryTraits(0, ones(16)),
      rarity: packWordTraits(0, 3),
      signature: letterSignature('abcxyz-123'),
    };
    expect(layout).toEqual({
      version: 6,
      sections: 31,
      posting: 0xffff_f000,
      weight: 0xfc0,
      coverage: 0x3f,
      nameCount: 0x007f_ffff,
      termLanguage: 0x0f80_0000,
      commonness: 0x3000_0000,
      isJoined: 0x4000_0000,
      isEnglish: 0x8000_0000,
      target: 0x07ff_ff00,
      language: 0xf800_0000,
      isTranslation: 0x80,
      similarity: 0x7f,
      list: 0xffff_ffe0,
      library: 0xffff_0000,
      styles: 0xffff,
      rarity: 0xc000_0000,
      signature: 0x3f80_0007,
    });
  });
});

describe('an entry bitset', () => {
  it('returns each entry once, in ascending order, and is empty afterwards', () => {
    const set = createEntryBitset(5000);
    const list = new Uint32Array(5000);
    const entries = [4999, 0, 31, 32, 33, 1024, 31, 4999, 2047, 7];
    for (const entry of entries) addEntry(set, entry);
    const count = drainEntries(set, list);
    expect([...list.subarray(0, count)]).toEqual([...new Set(entries)].sort((a, b) => a - b));
    expect(drainEntries(set, list)).toBe(0);
  });
});

describe('the dictionary', () => {
  const terms = ['home', 'ho', 'house', 'дом', 'houses', '家', 'a'];
  const { sortedTerms, ...data } = writeDictionary(terms);
  const dictionary = openDictionary(data);
  const numbers = Uint32Array.from(sortedTerms.keys());

  it('finds every term and no other string', () => {
    for (const term of terms) expect(dictionary.term(dictionary.find(term))).toBe(term);
    for (const term of ['', 'h', 'hom', 'homes', 'до', 'zzz']) expect(dictionary.find(term)).toBe(-1);
  });

  it('finds the id of every term of the built catalog', () => {
    let wrong = 0;
    for (let number = 0; number < index.terms.size; number++) {
      if (index.terms.find(index.terms.term(number)) !== number) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it.each<[string, string[]]>([
    ['ho', ['ho', 'home', 'house', 'houses']],
    ['hous', ['house', 'houses']],
    ['д', ['дом']],
    ['x', []],
  ])('returns the id range of the terms that begin with "%s"', (prefix, expected) => {
    expect(sortedTerms.slice(...dictionary.range(prefix))).toEqual(expected);
    expect(sortedTerms.slice(...dictionary.range(prefix, numbers))).toEqual(expected);
  });
});

describe('a word set', () => {
  const words = Array.from({ length: 1000 }, (_, number) => `word${number}`);
  const set = hashWords([...words, 'word0']);

  it('contains each of its words once', () => {
    expect(words.filter(word => !containsWord(set, word))).toEqual([]);
    expect(set).toHaveLength(words.length);
  });

  it.each(['', 'word', 'word1000', 'Word1'])('does not contain %j', word => {
    expect(containsWord(set, word)).toBe(false);
    expect(containsWord(hashWords([]), word)).toBe(false);
  });
});
