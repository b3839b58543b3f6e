// First results for words of the language files, everyday nouns and their inflections.
// @module-tag slow
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../../src/ingest/search-index/vocabulary/read-vocabulary.ts';
import { findHiddenWords } from '../../src/ingest/search-index/vocabulary/validate.ts';
import { catalog, engine, findNames } from './built-search.ts';

const { languages } = readVocabulary();

describe('the language files', () => {
  it('have at most 2 % of words whose first search result shows a different subject', () => {
    const words = languages.reduce((sum, { tiers }) => sum + tiers.flat().length, 0);
    const hidden = findHiddenWords(languages, engine, position => catalog.icon(position).name);
    expect(words).toBeGreaterThan(18_000);
    expect(hidden.length / words).toBeLessThanOrEqual(0.02);
  });

  it.each(['bn', 'ms', 'sw', 'ur'])('translate at least 300 headwords into %s', tag => {
    const rows = languages.filter(({ file }) => file.endsWith(`/${tag}.txt`));
    expect(rows.length).toBeGreaterThanOrEqual(300);
  });
});

/**
 * The rows `query | name, name` of a group in bench/relevance/nouns.txt. A name may start and end with an
 * asterisk.
 */
const readNouns = (
  group: string,
): readonly { readonly query: string; readonly names: readonly RegExp[] }[] => {
  const path = join(import.meta.dirname, '..', '..', 'bench', 'relevance', 'nouns.txt');
  return readFileSync(path, 'utf8')
    .split(/^\[/m)
    .filter(section => section.slice(0, section.indexOf(']')).endsWith(`: ${group}`))
    .flatMap(section => section.split('\n').slice(1))
    .filter(line => line.includes(' | '))
    .map(line => {
      const [query = '', names = ''] = line.split(' | ');
      const patterns = names.split(', ').map(name => new RegExp(`^${name.replaceAll('*', '.*')}$`));
      return { query, names: patterns };
    });
};

describe('everyday nouns of 32 languages', () => {
  it.each([
    ['nouns', 960, 0.965],
    ['forms', 900, 0.9],
  ])(
    'of the group %s, at least %i, have a relevant first icon in at least this share: %d',
    (group, count, least) => {
      const nouns = readNouns(group);
      expect(nouns.length).toBeGreaterThanOrEqual(count);
      const right = nouns.filter(({ query, names }) => {
        const [first = ''] = findNames(query, { limit: 1 });
        return names.some(pattern => pattern.test(first));
      });
      expect(right.length / nouns.length).toBeGreaterThanOrEqual(least);
    },
  );
});
