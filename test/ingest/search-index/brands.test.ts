// Brands: logos, their other names, and their generic tags.
import { describe, expect, it } from 'vitest';
import { collectBrands } from '../../../src/ingest/search-index/field-postings.ts';

/** Library 0 marks logos by name, library 1 by category, library 2 not at all. */
const entry = (name: string, library = 0, tags: readonly string[] = []) => ({
  baseWords: name.split('-'),
  library,
  tags,
});
const names = ['brand-x', 'brand-twitter', 'brand-apple', 'apple', 'github-logo', 'github', 'book'];
const others = [entry('line', 1, ['Logos']), entry('twitter', 2), entry('apple', 2)];
const brands = collectBrands([...names.map(name => entry(name)), ...others], word =>
  ['apple', 'book', 'review'].includes(word),
);

describe('the alternative names of a logo', () => {
  it.each([
    ['brand-twitter', ['twitter', 'twitter-logo']],
    ['github', ['github-logo']],
    ['github-logo', ['github']],
    ['brand-apple', ['apple-logo']],
    ['apple', []],
    ['book', []],
  ])('of %s are %j', (name, expected) => {
    expect(brands.otherNames(entry(name))).toEqual(expected);
  });
});

describe('a generic tag', () => {
  it.each([
    ['brand-x', 0, 'book review', true],
    ['brand-x', 0, 'microblogging', true],
    ['brand-x', 0, 'twitter', false],
    ['book', 0, 'review', false],
    ['apple', 2, 'review', false],
    ['twitter', 2, 'birdsite', true],
    ['line', 1, 'chat', true],
  ])('is recognized on the icon %s of library %i: %j gives %j', (name, library, tag, expected) => {
    const tags = name === 'line' ? ['Logos'] : [];
    expect(brands.isGenericTag(entry(name, library, tags), tag.split(' '))).toBe(expected);
  });
});
