// JSON segments and digest of a page of search results.
import { describe, expect, it } from 'vitest';
import { createPage } from '../../src/search/search.ts';
import { realServices } from '../http/real-app.ts';

const { catalog } = realServices.index() ?? {};
if (!catalog) throw new Error('the catalog file is missing');

const ranked = (total: number, ...positions: readonly number[]) => ({
  total,
  positions: Uint32Array.from(positions),
});

const window = { limit: 96, offset: 0 };
const json = ({ segments }: ReturnType<typeof createPage>) => JSON.parse(Buffer.concat(segments).toString());

describe('a page of search results', () => {
  it.each([[[]], [[7]], [[7, 3, 26_000]]])('lists the icons at %j in that order', positions => {
    const page = json(createPage(catalog, window, ranked(9, ...positions)));
    const icons = positions.map(position => JSON.parse(Buffer.from(catalog.itemJson(position)).toString()));
    expect(page).toEqual({ total: 9, icons, limit: 96, offset: 0 });
  });

  it('lists all styles of each icon if results are grouped by name', () => {
    const find = (library: string, name: string, style?: string) =>
      catalog.findPosition({ library, name, style }) as number;
    const found = [
      find('phosphor', 'rocket', 'fill'),
      find('lucide', 'rocket'),
      find('remix', '24-hours'),
      find('tabler', 'rocket'),
      0,
      catalog.iconCount - 1,
    ];
    const { styles, icons } = json(createPage(catalog, { ...window, group: 'name' }, ranked(9, ...found)));
    expect(styles.slice(0, 3)).toEqual([
      ['regular', 'thin', 'light', 'bold', 'fill', 'duotone'],
      ['outline'],
      ['line', 'fill'],
    ]);
    for (const [at, { library, name }] of icons.entries())
      for (const style of styles[at]) expect(catalog.findIcon({ library, name, style })?.style).toBe(style);
  });

  it('has a digest that changes with each part of the page and with the catalog', () => {
    const pages = [
      createPage(catalog, window, ranked(9, 1, 2)),
      createPage(catalog, window, ranked(9, 2, 1)),
      createPage(catalog, window, ranked(9, 1)),
      createPage(catalog, window, ranked(8, 1, 2)),
      createPage(catalog, { limit: 95, offset: 0 }, ranked(9, 1, 2)),
      createPage(catalog, { limit: 96, offset: 1 }, ranked(9, 1, 2)),
      createPage({ ...catalog, version: 'other' }, window, ranked(9, 1, 2)),
    ];
    expect(new Set(pages.map(({ digest }) => digest)).size).toBe(pages.length);
  });

  it('has the same digest for equal pages of equal catalogs', () => {
    const all = Uint32Array.from([5, 1, 2, 5]);
    const view = { total: 9, positions: all.subarray(1, 3) };
    expect(createPage(catalog, window, view).digest).toBe(
      createPage(catalog, window, ranked(9, 1, 2)).digest,
    );
  });
});
