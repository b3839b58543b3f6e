// Thesaurus: references from vocabulary rows and their resolution to indexed terms.
import { describe, expect, it } from 'vitest';
import { createAligner, createAnchors } from '../../../src/ingest/search-index/thesaurus/annotations.ts';
import {
  addIcons,
  addSymbols,
  addSynonyms,
  addTranslations,
  DECLINES,
} from '../../../src/ingest/search-index/thesaurus/build-thesauri.ts';
import { resolveReferences } from '../../../src/ingest/search-index/thesaurus/resolve.ts';
import {
  foreignKeys,
  keysOf,
  mainKey,
  symbolKey,
} from '../../../src/ingest/search-index/thesaurus/term-keys.ts';
import {
  createLanguageThesauri,
  createThesaurus,
  type ForeignThesauri,
  type Thesaurus,
} from '../../../src/ingest/search-index/thesaurus/thesaurus.ts';
import { parseVocabulary } from '../../../src/ingest/search-index/vocabulary/grammar.ts';
import { HOMOGRAPH, RELATION } from '../../../src/ingest/search-index/weights.ts';
import { languageIndex } from '../../../src/search/text/languages.ts';

const rowsOf = (text: string) => parseVocabulary('test.txt', text).rows;

type Fill = (thesaurus: Thesaurus, rows: ReturnType<typeof rowsOf>) => void;

const fill = (add: Fill, text: string): Thesaurus => {
  const thesaurus = createThesaurus();
  add(thesaurus, rowsOf(text));
  return thesaurus;
};

const similarities = (thesaurus: Thesaurus, term: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...thesaurus.references(term)].map(({ target, similarity }) => [target, similarity]));

describe('term keys', () => {
  it.each<[string, string[]]>([
    ['Trash can', ['trash-can', 'trashcan']],
    ['Café', ['cafe']],
    ['!', []],
  ])('of %j are %j', (phrase, keys) => {
    expect(keysOf(phrase)).toEqual(keys);
    expect(mainKey(phrase)).toBe(keys[0] ?? '');
  });

  it.each<[string, string[]]>([
    ['Schlüssel', ['schlussel', 'schluessel']],
    ['قفل', ['قفل', 'القفل']],
    ['القفل', ['القفل']],
    ['blå stol', ['bla-stol', 'blastol', 'blaa-stol', 'blaastol']],
    ['su', ['su']],
    ['y', []],
    ['בית', ['בית', 'הבית']],
    ['家', ['家']],
  ])('of the foreign word %j are %j', (word, keys) => {
    expect(foreignKeys(word)).toEqual(keys);
  });

  it.each([
    ['→', '→'],
    ['>=', '>='],
    ['☕', '☕'],
    ['™', 'tm'],
    ['….…', undefined],
  ])('of the symbol “%s” are “%s”', (symbol, key) => {
    expect(symbolKey(symbol)).toBe(key);
  });
});

describe('a thesaurus', () => {
  it('keeps the reference with the highest similarity per target', () => {
    const thesaurus = createThesaurus();
    thesaurus.add('bin', 'trash', 'related');
    thesaurus.add('bin', 'trash', 'same');
    thesaurus.add('bin', 'trash', 'close');
    expect(similarities(thesaurus, 'bin')).toEqual({ trash: RELATION.same });
  });

  it('ignores a reference from a term to itself', () => {
    const thesaurus = createThesaurus();
    thesaurus.add('bin', 'bin', 'same');
    expect(thesaurus.has('bin')).toBe(false);
  });
});

describe('addSynonyms', () => {
  const thesaurus = fill(addSynonyms, 'trash: waste bin | litter | delete | home\n');

  it.each([
    ['waste-bin', RELATION.same],
    ['wastebin', RELATION.same],
    ['litter', RELATION.close],
    ['delete', RELATION.related],
    ['home', RELATION.loose],
  ])('adds a reference from %s to the headword with the similarity of its tier: %d', (term, similarity) => {
    expect(similarities(thesaurus, term)).toEqual({ trash: similarity });
  });

  it('adds references from the headword to the words of the first tier', () => {
    expect(similarities(thesaurus, 'trash')).toEqual({ 'waste-bin': RELATION.same });
  });
});

describe('addIcons', () => {
  const addExpansions: Fill = (thesaurus, rows) => addIcons(thesaurus, rows, DECLINES.expansions);
  const thesaurus = fill(addExpansions, 'cheap, low cost: coin, tag, pig, bag, cart, wallet, sale\n');

  it('adds references whose similarity decreases from icon to icon down to a lower bound', () => {
    const factors = Object.values(similarities(thesaurus, 'cheap')).map(value => value / RELATION.same);
    const expected = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.65];
    factors.forEach((factor, rank) => {
      expect(factor).toBeCloseTo(expected[rank] as number);
    });
  });

  it('adds the same references for every headword of a row', () => {
    for (const head of ['low-cost', 'lowcost']) {
      expect(similarities(thesaurus, head)).toEqual(similarities(thesaurus, 'cheap'));
    }
  });
});

/** The merged thesauri of languages with the given rows. */
const merge = (
  files: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, string>> = {},
): ForeignThesauri => {
  const languages = createLanguageThesauri();
  for (const [language, text] of Object.entries(files)) {
    const { rows } = parseVocabulary(`languages/${language}.txt`, text);
    addTranslations(languages, rows, term => pictures[term]);
  }
  return languages.merge();
};

/** The merged references of words without accents. */
const translate = (files: Readonly<Record<string, string>>): Thesaurus => merge(files).plain;

describe('the merge of languages', () => {
  it('ranks the meaning of a word in the more frequent language first', () => {
    const merged = similarities(translate({ nl: 'mouth: mond\n', de: 'moon: Mond\n' }), 'mond');
    expect(merged.moon).toBe(RELATION.translation);
    expect(merged.mouth).toBeLessThan(RELATION.translation);
  });

  it('keeps the similarity of a meaning that languages share', () => {
    const merged = translate({ es: 'house: casa\n', it: 'house: casa\n' });
    expect(similarities(merged, 'casa')).toEqual({ house: RELATION.translation });
  });

  it('puts a word without accents before one with accents, even one of a more frequent language', () => {
    const { plain, accented, spelled } = merge({ hu: 'meat: hús\n', sv: 'house: hus\n' });
    expect(similarities(plain, 'hus')).toEqual({ house: RELATION.translation });
    expect(similarities(accented, 'hus').meat).toBeLessThan(RELATION.translation);
    expect(similarities(spelled, 'hús')).toEqual({ meat: RELATION.translation });
  });
});

describe('addTranslations and addSymbols', () => {
  it('add references from every spelling of a word to the English headword', () => {
    const { accented, spelled } = merge({ de: 'key: Tür, clé\n' });
    const rows = { tur: accented, tuer: accented, cle: accented, tür: spelled, clé: spelled };
    const language = languageIndex('de');
    for (const [term, thesaurus] of Object.entries(rows)) {
      expect([...thesaurus.references(term)]).toEqual([
        { target: 'key', similarity: RELATION.translation, isTranslation: true, language },
      ]);
    }
  });

  it('add a reference of equal similarity to the icon that shows the headword, if no icon is named like it', () => {
    const { plain } = merge({ de: 'rice: Reis\nhouse: Haus\n' }, { rice: 'bowl' });
    expect(similarities(plain, 'reis')).toEqual({ rice: RELATION.translation, bowl: RELATION.translation });
    expect(similarities(plain, 'haus')).toEqual({ house: RELATION.translation });
  });

  it('add references from symbols to the icon term', () => {
    expect(similarities(fill(addSymbols, 'euro: €\n'), '€')).toEqual({ euro: RELATION.translation });
  });
});

describe('resolveReferences', () => {
  const english = createThesaurus();
  const [plain, accented, spelled] = [createThesaurus(), createThesaurus(), createThesaurus()];
  const foreign = { plain, accented, spelled, shared: new Map<string, number>() };
  english.add('house', 'home', 'same');
  english.add('house', 'garden', 'related');
  english.add('house', 'unindexed', 'same');
  english.add('pet', 'dog', 'close');
  plain.add('maison', 'house', 'translation');
  plain.add('pet', 'wind', 'translation');
  for (let number = 0; number < 40; number++) english.add('all', `term-${number}`, 'close');
  const isIndexed = (term: string) => !['unindexed', 'maison', 'handy', 'cho'].includes(term);
  const resolve = (term: string) =>
    resolveReferences({ english, foreign }, term, {
      isIndexed,
      isNameWord: isIndexed,
      isCommonEnglish: word => word === 'pet',
      isVeryCommonEnglish: word => word === 'kind',
    });

  it('returns translations and their synonyms, most similar first', () => {
    expect(resolve('maison')).toEqual([
      { target: 'house', similarity: RELATION.translation, isTranslation: true, language: 0 },
      { target: 'home', similarity: RELATION.same, isTranslation: false, language: 0 },
      { target: 'garden', similarity: RELATION.related, isTranslation: false, language: 0 },
    ]);
  });

  it('does not return synonyms of synonyms', () => {
    english.add('home', 'roof', 'same');
    expect(resolve('house').map(({ target }) => target)).toEqual(['home', 'garden']);
  });

  it('returns the English meaning first for a foreign word that is also an English word', () => {
    expect(resolve('pet')).toEqual([
      { target: 'dog', similarity: RELATION.close, isTranslation: false, language: 0 },
      { target: 'wind', similarity: HOMOGRAPH.common, isTranslation: true, language: 0 },
    ]);
  });

  it.each([
    ['that is an indexed term but no common English word', plain, 'mesa', HOMOGRAPH.plain],
    ['with accents, if the word without them is indexed', accented, 'plata', HOMOGRAPH.accented],
    ['that is a very common English word in no name', plain, 'kind', HOMOGRAPH.veryCommon],
    ['of two Latin letters', plain, 'ev', HOMOGRAPH.fragment],
  ])('lowers the similarity of a foreign word %s', (_, thesaurus, term, similarity) => {
    thesaurus.add(term, 'house', 'translation');
    expect(resolve(term)[0]).toEqual({ target: 'house', similarity, isTranslation: true, language: 0 });
  });

  it('returns the meaning of a word with accents before the meanings without them', () => {
    spelled.add('chó', 'dog', 'translation');
    accented.add('cho', 'dog', 'translation');
    plain.add('cho', 'hourglass', 'translation');
    expect(resolve('chó').map(({ target }) => target)).toEqual(['dog', 'hourglass']);
    expect(resolve('cho')[0]?.target).not.toBe('chó');
  });

  it('returns at most 24 references', () => {
    expect(resolve('all')).toHaveLength(24);
  });
});

describe('the anchors of an emoji', () => {
  const names = ['rocket', 'wine', 'glass', 'cup'];
  const anchorsOf = createAnchors(rowsOf('💾: device-floppy, floppy\n'), {
    isName: term => names.includes(term),
    isKnown: term => [...names, 'beverage'].includes(term),
  });

  it.each([
    ['the icons of its vocabulary row', '💾', 'floppy disk', [], 'device-floppy 1, floppy 0.9'],
    ['the icon that has its label as name', '🚀', 'rocket', [], 'rocket 1'],
    ['the icon that has its shortcode as name', '🚀', 'launch', ['rocket'], 'rocket 1'],
    ['the last word of its label', '🍷', 'red wine glass', [], 'glass 0.75'],
    [
      'a known shortcode and a word of its label',
      '🧃',
      'cup with straw',
      ['beverage'],
      'beverage 1, cup 0.6',
    ],
    ['empty if no word is known', '🗿', 'moai', [], ''],
  ] as const)('are %s', (_, unicode, label, shortcodes, anchors) => {
    const found = anchorsOf({ unicode, label }, shortcodes);
    expect(found.map(({ term, factor }) => `${term} ${factor}`).join(', ')).toBe(anchors);
  });
});

describe('keyword alignment', () => {
  const align = createAligner(
    [
      { hexcode: '1', label: 'left arrow', tags: ['arrow', 'left'] },
      { hexcode: '2', label: 'right arrow', tags: ['arrow', 'right'] },
      { hexcode: '3', label: 'up arrow', tags: ['arrow', 'unknown'] },
      { hexcode: '4', label: 'left fist', tags: ['fist', 'left'] },
    ],
    term => term !== 'unknown',
  );

  it.each([
    ['the English keyword of the same emoji', ['1', '2', '3'], 'arrow'],
    ['the English keyword of nearly the same emoji', ['1', '2'], 'arrow'],
    ['no keyword for a single emoji', ['1'], undefined],
    ['no keyword if few emoji are shared', ['3', '4'], undefined],
  ])('finds %s', (_, emoji, term) => {
    expect(align(new Set(emoji))).toBe(term);
  });
});
