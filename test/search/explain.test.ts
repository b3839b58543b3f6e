// Explanations of search results.
import { describe, expect, it } from 'vitest';
import type { IconSearchResponse } from '../../src/client/api-types.ts';
import { MAX_EXPLAINED, parseSearchQuery } from '../../src/contract/search-query.ts';
import { engine } from './built-search.ts';

const search = (parameters: Record<string, string>): IconSearchResponse => {
  const { segments } = engine.page(parseSearchQuery(parameters));
  return JSON.parse(Buffer.concat(segments).toString());
};

const explain = (parameters: Record<string, string>) => {
  const { icons, explanation } = search({ ...parameters, explain: '1' });
  if (explanation === undefined) throw new Error('the response has no explanation');
  return { icons, explanation };
};

/** Default page size of an explained search. */
const LARGEST = `${MAX_EXPLAINED}`;

describe('an explanation', () => {
  it.each([{ q: 'rocket' }, { q: 'rocket', explain: '' }, { q: 'rocket', explain: 'true' }])(
    'is absent for %j',
    parameters => {
      expect(search(parameters)).not.toHaveProperty('explanation');
    },
  );

  it.each([
    { q: 'arrow left' },
    { q: 'rocket duotone' },
    { q: 'calender' },
    { q: 'share on social media' },
    { q: 'heart', library: 'phosphor', limit: '40', offset: '7' },
    { q: 'home', group: 'name' },
    { q: '' },
    { q: 'qwxzvbnmlkj' },
  ])('has one element per icon and leaves the icons of %j unchanged', parameters => {
    const { icons, explanation } = explain(parameters);
    expect(icons).toEqual(search({ limit: LARGEST, ...parameters }).icons);
    expect(explanation.icons).toHaveLength(icons.length);
  });

  it.each([{}, { limit: '300' }])(
    'has at most the number of icons that the contract permits, even with %j',
    parameters => {
      const { limit, icons } = search({ q: 'arrow', explain: '1', ...parameters });
      expect([`${limit}`, `${icons.length}`]).toEqual([LARGEST, LARGEST]);
    },
  );

  it('names the rule for exact names', () => {
    const { icons, explanation } = explain({ q: 'arrow-left' });
    expect(icons[0]?.name).toBe('arrow-left');
    expect(explanation.icons[0]).toMatchObject({ rule: 'exact name', level: 127 });
  });

  it('names the term, relation and field of a meaning', () => {
    expect(explain({ q: 'air' }).explanation.icons[0]?.matches).toMatchObject([
      { word: 'air', term: 'wind', relation: 'related term', field: 'whole name', coverage: 1 },
    ]);
  });

  it('contains the corrected word and whether it is a stop word', () => {
    expect(explain({ q: 'calender icon' }).explanation.words).toMatchObject([
      { word: 'calendar', is_stop_word: false },
      { word: 'icon', is_stop_word: true },
    ]);
  });

  it('lists words that filter by style or library', () => {
    expect(explain({ q: 'rocket duotone' }).explanation.filters).toEqual(['duotone']);
    expect(explain({ q: 'rocket' }).explanation.filters).toEqual([]);
  });

  it('lists no style word that the search treats as text, because no icon passes the filter', () => {
    const { explanation, icons } = explain({ q: 'rocket duotone', library: 'lucide' });
    expect(icons.length).toBeGreaterThan(0);
    expect(explanation.filters).toEqual([]);
  });

  it('has levels in descending order and scores from 0 to 1 on a page of one style', () => {
    const { icons } = explain({ q: 'home', library: 'lucide', limit: '50' }).explanation;
    const levels = icons.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect(icons.every(({ score }) => score > 0 && score <= 1)).toBe(true);
  });

  it('marks copies and repeated pictures', () => {
    const pages = [0, 1, 2, 3, 4, 5].map(page => `${page * MAX_EXPLAINED}`);
    const rules = pages.flatMap(offset =>
      explain({ q: 'home', offset }).explanation.icons.map(({ rule }) => rule),
    );
    expect(new Set(rules)).toEqual(new Set(['exact name', 'score', 'repeated picture', 'copy or negation']));
  });

  it('gives the page another digest', () => {
    const digest = (parameters: Record<string, string>) => engine.page(parseSearchQuery(parameters)).digest;
    expect(digest({ q: 'rocket', explain: '1' })).not.toBe(digest({ q: 'rocket' }));
  });
});
