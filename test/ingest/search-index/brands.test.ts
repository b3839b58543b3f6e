// Brands: logos, their other names, and their generic tags.
import { describe, expect, it } from 'vitest';
import { collectBrands } from '../../../src/ingest/search-index/field-postings.ts';

const entry = (name: string) => ({ baseWords: name.split('-') });
const names = ['brand-x', 'brand-twitter', 'brand-apple', 'apple', 'github-logo', 'github', 'book'];
const brands = collectBrands(names.map(entry), word => ['apple', 'book', 'review'].includes(word));

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
    ['brand-x', 'book review', true],
    ['brand-x', 'twitter', false],
    ['book', 'review', false],
  ])('is recognized on the icon %s: %j gives %j', (name, tag, expected) => {
    expect(brands.isGenericTag(entry(name), tag.split(' '))).toBe(expected);
  });
});
