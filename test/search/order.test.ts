// The order of answers: fair, stable, whole. Paging never repeats or drops an icon.
import { describe, expect, it } from 'vitest';
import { allPositions, ask, catalog, defaultStyle, icons, type Options, search } from './real-search.ts';

const QUERIES: readonly (readonly [string, Options])[] = [
  ['heart', {}],
  ['arrow left', {}],
  ['delete', {}],
  ['a', {}],
  ['roc', {}],
  ['calender', {}],
  ['', {}],
  ['', { library: 'remix', style: 'fill' }],
  ['star', { style: 'fill' }],
  ['arrow', { library: 'phosphor' }],
  ['light bulb', {}],
  ['rocket duotone', {}],
  ['solid', {}],
];

describe('paging', () => {
  it.each(QUERIES)('"%s" %j gives every match once, whatever the page size', (q, options) => {
    const { total } = ask(q, options);
    const whole = allPositions(q, options);
    expect(whole).toHaveLength(total);
    expect(new Set(whole).size).toBe(total);
    if (total < 3000) expect(allPositions(q, { ...options, limit: 7 })).toEqual(whole);
  });

  it('behind the end is empty and keeps the total', () => {
    const { total } = ask('heart');
    expect(ask('heart', { offset: total })).toEqual({ total, positions: new Uint32Array() });
    expect(ask('', { offset: Number.MAX_SAFE_INTEGER }).total).toBe(catalog.iconCount);
  });
});

describe('filters', () => {
  it.each(['heart', 'arrow', 'delete'])('give the matches of "%s" that pass, and only those', q => {
    const all = icons(q, { limit: 300 });
    const inFill = icons(q, { limit: 300, style: 'fill' });
    for (const icon of inFill) expect(icon.style).toBe('fill');
    const wanted = all.filter(icon => icon.style === 'fill').map(icon => icon.id);
    expect(inFill.map(icon => icon.id)).toEqual(expect.arrayContaining(wanted));
    const byLibrary = catalog.libraries.map(({ slug }) => ask(q, { library: slug }).total);
    expect(byLibrary.reduce((sum, total) => sum + total)).toBe(ask(q).total);
  });

  it.each([{ library: 'nowhere' }, { style: 'nowhere' }, { library: 'lucide', style: 'bold' }])(
    'that nothing passes give nothing: %j',
    filter => {
      expect(ask('heart', filter).total).toBe(0);
      expect(ask('', filter).total).toBe(0);
    },
  );
});

describe('the first page', () => {
  it('begins with the name asked for in each library that has it, in its default style', () => {
    const top = icons('heart', { limit: 5 });
    expect(top.map(icon => icon.library)).toEqual(['lucide', 'tabler', 'phosphor', 'hugeicons', 'remix']);
    for (const icon of top) {
      expect(icon.name).toBe('heart');
      expect(defaultStyle(icon)).toBe(true);
    }
  });

  it.each(['heart', 'arrow', 'user', 'delete', 'music'])('of "%s" belongs to no single library', q => {
    const counts = new Map<string, number>();
    for (const { library } of icons(q)) counts.set(library, (counts.get(library) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(96 / 2);
  });

  it.each(['heart', 'delete', 'arrow left'])('of "%s" shows defaults before variants of the same name', q => {
    const seen = new Set<string>();
    for (const icon of icons(q, { limit: 300 })) {
      const key = `${icon.library}/${icon.name}`;
      if (!seen.has(key))
        expect(catalog.findIcon(icon.library === '' ? icon : { ...icon, style: undefined })?.id).toBe(
          icon.id,
        );
      seen.add(key);
    }
  });
});

describe('a listing', () => {
  it('goes by name, then library, then style', () => {
    const libraries = catalog.libraries.map(({ slug }) => slug);
    const rank = ({ library, style }: { library: string; style: string }) =>
      catalog.libraries.find(({ slug }) => slug === library)?.styles.indexOf(style) ?? 0;
    const listed = allPositions('').map(position => catalog.icon(position));
    const sorted = [...listed].sort(
      (a, b) =>
        (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
        libraries.indexOf(a.library) - libraries.indexOf(b.library) ||
        rank(a) - rank(b),
    );
    expect(listed.map(icon => icon.id)).toEqual(sorted.map(icon => icon.id));
    expect(listed).toHaveLength(catalog.iconCount);
  });
});

describe('a page', () => {
  it.each(QUERIES)('of "%s" %j is the JSON of its icons', (q, { limit = 12, offset = 3, ...filter }) => {
    const query = { q, limit, offset, ...filter };
    const { total, positions } = search.search(query);
    expect(JSON.parse(search.page(query).toString())).toEqual({
      total,
      icons: Array.from(positions, position =>
        JSON.parse(Buffer.from(catalog.itemJson(position)).toString()),
      ),
      limit,
      offset,
    });
  });

  it('without icons is JSON as well', () => {
    expect(search.page({ q: '!!!', limit: 5, offset: 0 }).toString()).toBe(
      '{"total":0,"icons":[],"limit":5,"offset":0}',
    );
  });
});
