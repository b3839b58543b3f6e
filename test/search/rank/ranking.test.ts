// Order, paging and filters of search results.
import { describe, expect, it } from 'vitest';
import { packEntryTraits } from '../../../src/search/index/index-sections.ts';
import { createInterleave } from '../../../src/search/rank/buckets.ts';
import { catalog, find, findIcons, findNames, isDefaultStyle } from '../built-search.ts';

it('an offset beyond the last match gives an empty page and the total', () => {
  const { total } = find('heart');
  expect(find('heart', { offset: total })).toEqual({ total, positions: new Uint32Array() });
  expect(find('', { offset: Number.MAX_SAFE_INTEGER }).total).toBe(catalog.iconCount);
});

describe('filters', () => {
  it.each(['heart', 'arrow', 'delete'])('return exactly the matches of "%s" that pass them', q => {
    const filled = findIcons(q, { limit: 300, style: 'fill' });
    for (const icon of filled) expect(icon.style).toBe('fill');
    const expected = findIcons(q, { limit: 300 }).filter(icon => icon.style === 'fill');
    expect(filled.map(icon => icon.id)).toEqual(expect.arrayContaining(expected.map(icon => icon.id)));
    const totals = catalog.libraries.map(({ slug }) => find(q, { library: slug }).total);
    expect(totals.reduce((sum, total) => sum + total)).toBe(find(q).total);
  });

  it.each([{ library: 'nowhere' }, { style: 'nowhere' }, { library: 'lucide', style: 'bold' }])(
    'return an empty result if no icon passes: %j',
    filter => {
      expect(find('heart', filter).total).toBe(0);
      expect(find('', filter).total).toBe(0);
    },
  );
});

describe('the first page', () => {
  it('starts with the icons of the searched name, one per library, in their default styles', () => {
    const top = findIcons('heart', { limit: 5 });
    expect(top.map(icon => icon.library)).toEqual(['lucide', 'tabler', 'phosphor', 'hugeicons', 'remix']);
    for (const icon of top) {
      expect(icon.name).toBe('heart');
      expect(isDefaultStyle(icon)).toBe(true);
    }
  });

  it.each(['heart', 'arrow', 'user', 'delete', 'music'])(
    'for "%s" contains at most half of its icons from any one library',
    q => {
      const counts = new Map<string, number>();
      for (const { library } of findIcons(q)) counts.set(library, (counts.get(library) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(96 / 2);
    },
  );

  it.each([
    ['home', 'house'],
    ['settings', 'gear'],
    ['trash', 'bin'],
    ['search', 'magnifying glass'],
    ['mail', 'envelope'],
  ])('for "%s" and for "%s" starts with one icon from each library', (...queries) => {
    for (const q of queries) {
      const libraries = findIcons(q, { limit: 5 }).map(icon => icon.library);
      expect(new Set(libraries).size, q).toBe(catalog.libraries.length);
    }
  });

  it.each(['home', 'heart', 'settings', 'calendar', 'bell', 'user', 'camera'])(
    'for "%s" has no numbered copy and no crossed-out icon among the first twelve',
    q => {
      const pictureOf = (name: string) => name.replace(/(?:-\d+)+$/, '');
      const icons = findIcons(q, { limit: 12 });
      const keys = icons.map(({ library, name }) => `${library}/${pictureOf(name)}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(icons.filter(({ name }) => /-(?:off|slash)$/.test(name))).toEqual([]);
    },
  );

  it.each(['flit', 'exalted', 'beheaded', 'aborigine', 'inbred', 'geometrical'])(
    'for "%s", which no brand is named, starts with no logo',
    q => {
      expect(findNames(q, { limit: 1 })).not.toEqual([expect.stringMatching(/^brand-|-logo$|^flutter$/)]);
    },
  );

  it.each([
    ['bell off', 'bell-off'],
    ['mute', 'mute'],
    ['no wifi', 'wifi-off'],
    ['home 2', 'home-2'],
    ['rocket 02', 'rocket-02'],
  ])('for "%s", which asks for a crossed-out icon or a numbered copy, starts with "%s"', (q, name) => {
    expect(findNames(q, { limit: 1 })).toEqual([name]);
  });

  it.each([
    ['public cloud environment', 'cloud'],
    ['ninja star', 'star'],
  ])('for "%s", whose words few icons combine, also lists "%s"', (q, name) => {
    expect(findNames(q, { limit: 24 })).toContain(name);
  });

  it('for "disable microphone" lists crossed-out microphones before those that match only one word', () => {
    const names = findNames('disable microphone', { limit: 24 });
    expect(names[0]).toBe('microphone-off');
    expect(names).toContain('microphone');
    expect(names.lastIndexOf('mic-off')).toBeLessThan(names.indexOf('microphone'));
  });

  it('for "calendar check" lists only icons that match both words, because an icon has this name', () => {
    const names = findNames('calendar check', { limit: 300 });
    expect(names[0]).toBe('calendar-check');
    expect(names).not.toContain('calendar');
  });

  it.each(['heart', 'delete', 'arrow left'])(
    'for "%s" lists the default style of a name before its other styles',
    q => {
      const seen = new Set<string>();
      for (const { id, library, name } of findIcons(q, { limit: 300 })) {
        const key = `${library}/${name}`;
        if (!seen.has(key)) expect(catalog.findIcon({ library, name })?.id).toBe(id);
        seen.add(key);
      }
    },
  );
});

describe('interleaving', () => {
  it('takes one entry from each library in turn', () => {
    const entries = Uint32Array.of(10, 11, 12, 20, 30, 31, 13);
    const libraryOf = (entry: number) => Math.floor(entry / 10);
    const entryTraits = Uint32Array.from({ length: 40 }, (_, entry) => packEntryTraits(libraryOf(entry), 1));
    createInterleave({ entryCount: 40, entryTraits }, 4)(entries, 0, entries.length, entries.length);
    expect([...entries]).toEqual([10, 20, 30, 11, 31, 12, 13]);
  });
});

describe('the result of an empty query', () => {
  it('is sorted by name, then library, then style', () => {
    const slugs = catalog.libraries.map(({ slug }) => slug);
    const rankOf = ({ library, style }: { library: string; style: string }) =>
      catalog.libraries.find(({ slug }) => slug === library)?.styles.indexOf(style) ?? 0;
    const listed = findIcons('', { limit: catalog.iconCount });
    const sorted = [...listed].sort(
      (a, b) =>
        (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
        slugs.indexOf(a.library) - slugs.indexOf(b.library) ||
        rankOf(a) - rankOf(b),
    );
    expect(listed.map(icon => icon.id)).toEqual(sorted.map(icon => icon.id));
    expect(listed).toHaveLength(catalog.iconCount);
  });
});
