// Every name in the catalog finds an icon of that name first, however it is written.
import { describe, expect, it } from 'vitest';
import { catalog, names } from './real-search.ts';

const allNames = [
  ...new Set(Array.from({ length: catalog.iconCount }, (_, position) => catalog.icon(position).name)),
];

const SPELLINGS: readonly (readonly [string, (name: string) => string])[] = [
  ['with hyphens', name => name],
  ['with spaces', name => name.replaceAll('-', ' ')],
  ['with underscores and capitals', name => name.replaceAll('-', '_').toUpperCase()],
];

describe('an exact name', () => {
  it.each(SPELLINGS)('comes first for every name, written %s', (_, spell) => {
    const missed = allNames.filter(name => names(spell(name), { limit: 1 })[0] !== name);
    expect(missed).toEqual([]);
    expect(allNames.length).toBeGreaterThan(12_000);
  });

  it('comes first written as one word, but for names that are another name with a space', () => {
    const joined = (name: string | undefined) => name?.replaceAll('-', '').replace(/\d+$/, '');
    const missed = allNames.filter(
      name => joined(names(name.replaceAll('-', ''), { limit: 1 })[0]) !== joined(name),
    );
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
  ])('comes first though it is short, odd, or holds a word for a style or library: %s', name => {
    expect(names(name, { limit: 1 })).toEqual([name]);
  });
});
