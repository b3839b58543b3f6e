// Relevance of the first search result.
import { describe, expect, it } from 'vitest';
import { readCases } from '../../cases.ts';
import { find, findIcons, findNames } from '../built-search.ts';

const NAMES = readCases(
  'search/rank/relevance.txt',
  'synonym',
  'identifier from code',
  'emoji',
  'word that is part of no icon name',
  'query that no icon matches well in all words',
  'word of another language',
  'word whose subject has an icon of another name',
  'symbol such as + or ≠',
  'inflection, prefix or typo',
  'query of several words',
);

describe.each(Object.entries(NAMES))('the first result for this kind of query: %s', (_, rows) => {
  it.each(rows)('is relevant for "%s"', (query = '', names = '') => {
    expect(names.split(' ')).toContain(findNames(query, { limit: 1 })[0]);
  });
});

const PATTERNS = readCases(
  'search/rank/relevance.txt',
  'a query of several words that no icon matches well finds an icon of its most concrete word',
  'a word of another language whose headword names no icon finds an icon that shows the headword',
  'an icon that shows the searched thing precedes icons of related things',
  'a word of another language finds its own icon, not that of a word that differs only in accents',
  'an inflected word of another language finds the icons of its base form',
);

describe.each(Object.entries(PATTERNS))('%s', (_, rows) => {
  it.each(rows)('for "%s"', (query = '', pattern = '') => {
    expect(findNames(query, { limit: 1 })[0]).toMatch(new RegExp(pattern));
  });
});

describe('a phrase of the vocabulary', () => {
  it.each([
    ['price drop', 'price drops'],
    ['test drive', 'test drives'],
  ])('has the same first result in singular and plural: "%s", "%s"', (singular, plural) => {
    expect(findNames(plural)[0]).toBe(findNames(singular)[0]);
  });
});

describe('the first page', () => {
  it.each([
    ['photo', 'image'],
    ['trash', 'delete'],
    ['house', 'home'],
    ['home', 'house'],
  ])('for "%s" contains icons named with the synonym "%s"', (query, synonym) => {
    expect(findNames(query)).toContain(synonym);
  });

  it('lists icons of the searched name before icons of a synonym', () => {
    const names = findNames('trash', { limit: 300 });
    expect(names.indexOf('trash')).toBe(0);
    expect(names.slice(0, 4)).toEqual(Array(4).fill('trash'));
    expect(names.indexOf('delete-bin')).toBeLessThan(names.indexOf('delete'));
  });
});

describe('a style or library word', () => {
  it.each([
    ['rocket duotone', { library: 'phosphor', style: 'duotone' }],
    ['lucide rocket', { library: 'lucide', style: 'outline' }],
    ['phosphor bold heart', { library: 'phosphor', style: 'bold' }],
    ['remix icon user', { library: 'remix' }],
    ['tabler filled star', { library: 'tabler', style: 'filled' }],
  ])('filters the results of "%s" to %j', (query, expected) => {
    const icons = findIcons(query);
    expect(icons.length).toBeGreaterThan(0);
    for (const icon of icons) expect(icon).toMatchObject(expected);
  });

  it('selects all styles for which it is a synonym', () => {
    const styles = new Set(
      findIcons('solid star', { limit: 5 }).map(({ library, style }) => `${library} ${style}`),
    );
    expect(styles).toContain('tabler filled');
    expect(styles).toContain('phosphor fill');
    expect(styles).toContain('remix fill');
  });

  it('lists all icons of the library or style if it is the only word of the query', () => {
    const { total } = find('', { style: 'duotone' });
    expect(total).toBeGreaterThan(1000);
    expect(find('duotone').total).toBe(total);
    expect(find('phosphor thin').total).toBe(find('', { library: 'phosphor', style: 'thin' }).total);
  });
});

describe('a query that matches nothing', () => {
  it.each(['ქართული', 'ᚠᚢᚦ', 'qwxzvbnmlkj', '!!!', '§$', '\u0000', '\ud800', '___'])(
    'returns an empty result: %j',
    query => {
      expect(find(query)).toEqual({ total: 0, positions: new Uint32Array() });
    },
  );
});

describe('a word of an icon name', () => {
  it.each([
    ['layers', 'bed', 'distant inflections'],
    ['rocket', 'pocket', 'words with one other letter'],
    ['card', 'car', 'words with one letter less'],
  ])('"%s" does not find "%s": it does not match %s', (word, other) => {
    expect(findNames(word, { limit: 300 })).not.toContain(other);
  });
});

describe('an alias', () => {
  it.each([
    ['home', 'lucide', 'house'],
    ['edit', 'lucide', 'square-pen'],
  ])('"%s" of the library %s matches the icon %s exactly once', (alias, library, name) => {
    const icons = findIcons(alias, { library, limit: 300 }).filter(icon => icon.name === name);
    expect(icons).toHaveLength(1);
  });
});

describe('a query of several words', () => {
  it.each(['rocket', 'lighthouse', 'umbrella', 'guitar', 'bicycle', 'cake'])(
    'finds the %s in a sentence of words that any site may use',
    thing => {
      for (const sentence of [
        `a free online app that helps people find a ${thing} near them`,
        `our ${thing} website for kids`,
        `we compare the best ${thing} offers and send you updates`,
      ]) {
        const single = new Set(findNames(thing, { limit: 12 }));
        expect(findNames(sentence, { limit: 1 }).some(name => single.has(name))).toBe(true);
      }
    },
  );
});

describe('a misspelled name of an icon', () => {
  it.each(['basket', 'bottle', 'needle', 'desert', 'droplet', 'kettle'])(
    'is corrected although an inflected foreign word has the same ending: "%s"',
    name => {
      const misspelled = `${name.slice(0, 2)}${name.slice(3)}`;
      const right = new Set(findNames(name, { limit: 12 }));
      expect(right).toContain(findNames(misspelled, { limit: 1 })[0]);
    },
  );
});

describe('the first six results', () => {
  it.each([
    ['beer', /coffee/],
    ['elderly', /clock|time/],
  ])('contain no icon of an unrelated subject: "%s"', (query, other) => {
    for (const name of findNames(query, { limit: 6 })) expect(name).not.toMatch(other);
  });
});
