// Queries that equal an icon name.
import { expect, it } from 'vitest';
import { catalog, findNames } from '../built-search.ts';

const allNames = [
  ...new Set(Array.from({ length: catalog.iconCount }, (_, position) => catalog.icon(position).name)),
];

const firstName = (query: string): string | undefined => findNames(query, { limit: 1 })[0];

const SPELLINGS: readonly (readonly [string, (name: string) => string])[] = [
  ['with hyphens', name => name],
  ['with spaces', name => name.replaceAll('-', ' ')],
  ['with underscores and capitals', name => name.replaceAll('-', '_').toUpperCase()],
];

it.each(SPELLINGS)('every name of the catalog is the first result if it is queried %s', (_, spell) => {
  expect(allNames.length).toBeGreaterThan(12_000);
  expect(allNames.filter(name => firstName(spell(name)) !== name)).toEqual([]);
});

it('every name is the first result if its words are queried without spaces, unless they are the name of another icon', () => {
  const joined = (name: string | undefined) => name?.replaceAll('-', '').replace(/\d+$/, '');
  const missed = allNames.filter(name => joined(firstName(name.replaceAll('-', ''))) !== joined(name));
  expect(missed).toEqual([]);
});

it.each([
  'x',
  'at',
  '4k',
  '24-hours',
  'a-b',
  'brand-c-sharp',
  'bold',
  'line-height',
  'map-pin-line',
  'remix',
])('the queried name "%s", which is short or contains a style or library word, is the first result', name => {
  expect(firstName(name)).toBe(name);
});
