// Lookup of icons in a small catalog, and suggestions for unknown names.
import { describe, expect, it } from 'vitest';
import { closest, requirePosition, similarNames, unknownFilter } from '../../src/catalog/similar-names.ts';
import { ProblemError } from '../../src/contract/problems.ts';
import { writeCatalogSections } from '../../src/ingest/catalog/write-catalog-file.ts';
import { openSections } from './open-sections.ts';

const library = (slug: string, styles: readonly string[], iconCount: number) => ({
  ...{ slug, name: slug.toUpperCase(), styles, iconCount },
  ...{ license: 'MIT', attributionNote: 'note', licenseText: 'text' },
});
const icon = (
  slug: string,
  name: string,
  [style, styleRank]: readonly [string, number],
  aliases: string[] = [],
) => ({
  ...{
    id: 1,
    library: slug,
    name,
    style,
    styleRank,
    aliases,
    tags: 'tag',
    svg: `<svg>${slug}/${name}/${style}</svg>`,
  },
});
const [LINE, FILL, BOLD] = [['line', 0] as const, ['fill', 1] as const, ['bold', 2] as const];
const ICONS = [
  icon('alpha', 'bell', FILL),
  icon('alpha', 'house', LINE, ['home', 'cabin']),
  icon('alpha', 'house', FILL, ['home']),
  icon('alpha', 'house', BOLD),
  icon('alpha', 'rocket', LINE, ['cabin', 'bell']),
  icon('alpha', 'rocket', BOLD),
  icon('beta', 'bell', LINE),
  icon('beta', 'house', LINE, ['hut']),
];
const catalog = openSections(
  writeCatalogSections([library('alpha', ['line', 'fill', 'bold'], 6), library('beta', ['line'], 2)], ICONS),
);
const keyOf = ({ library: slug, name, style }: (typeof ICONS)[number]) => ({ library: slug, name, style });

describe('a catalog', () => {
  it('finds every icon by library, name and style, and lists the styles of its name', () => {
    expect(ICONS.map(each => catalog.findPosition(keyOf(each)))).toEqual([...ICONS.keys()]);
    expect([...ICONS.keys()].map(position => catalog.icon(position).svg)).toEqual(
      ICONS.map(({ svg }) => svg),
    );
    expect([...ICONS.keys()].map(catalog.stylesAt)).toEqual(
      ICONS.map(({ library: slug, name }) =>
        ICONS.filter(each => each.library === slug && each.name === name).map(({ style }) => style),
      ),
    );
  });

  it.each([
    ['the first style of a name', { library: 'alpha', name: 'house' }, 1],
    ['an alias', { library: 'alpha', name: 'home' }, 1],
    ['an alias in a style', { library: 'alpha', name: 'home', style: 'bold' }, 3],
    ['an alias of another library', { library: 'beta', name: 'home' }, undefined],
    ['an alias of two names', { library: 'alpha', name: 'cabin' }, undefined],
    ['a name that is also an alias', { library: 'alpha', name: 'bell' }, 0],
    ['a style that the name lacks', { library: 'alpha', name: 'rocket', style: 'fill' }, undefined],
    ['a style that the library lacks', { library: 'beta', name: 'bell', style: 'bold' }, undefined],
    ['a name that the library lacks', { library: 'beta', name: 'rocket' }, undefined],
    ['a missing name with a style', { library: 'beta', name: 'rocket', style: 'line' }, undefined],
    ['an unknown library with a style', { library: 'gamma', name: 'bell', style: 'line' }, undefined],
    ['an unknown library', { library: 'gamma', name: 'bell' }, undefined],
    ['an empty style', { library: 'alpha', name: 'house', style: '' }, undefined],
    ['an empty name', { library: 'alpha', name: '' }, undefined],
    ['a library that is a property of all objects', { library: 'constructor', name: 'bell' }, undefined],
    ['a name that is a property of all objects', { library: 'alpha', name: '__proto__' }, undefined],
  ])('returns for %s, %j, the position %s', (_, key, position) => {
    expect(catalog.findPosition(key)).toBe(position);
  });

  it('returns the libraries, counts, items and suggestions of its sections', () => {
    expect(catalog.iconCount).toBe(8);
    expect(catalog.libraries.map(({ slug, iconCount }) => [slug, iconCount])).toEqual([
      ['alpha', 6],
      ['beta', 2],
    ]);
    expect(JSON.parse(Buffer.from(catalog.itemJson(7)).toString())).toMatchObject({
      name: 'house',
      library_name: 'BETA',
    });
    expect(similarNames('hause', catalog.spellingsOf('alpha'))).toEqual(['house']);
    expect(similarNames('hause', catalog.spellingsOf('gamma'))).toEqual([]);
  });
});

describe('an unknown name', () => {
  const hintOf = (key: { library: string; name: string; style?: string }): string => {
    try {
      requirePosition(catalog, key);
    } catch (error) {
      if (error instanceof ProblemError) return `${error.message} ${error.hintFor('library')}`;
    }
    return '';
  };

  it.each([
    [
      { library: 'gamma', name: 'bell' },
      /no icon "bell" in the library "gamma"\. The libraries are alpha, beta\.$/,
    ],
    [{ library: 'alpha', name: 'bell', style: 'line' }, /in the style "line"\. Its style is fill\.$/],
    [{ library: 'alpha', name: 'house', style: 'thin' }, /Its styles are line, fill, bold\.$/],
    [{ library: 'alpha', name: 'hause' }, /A close name is house\. Or /],
    [{ library: 'alpha', name: 'zebra' }, /library "alpha"\. [A-Z].* for the exact name\.$/],
  ])('leads to a problem that names what exists instead: %j', (key, expected) => {
    expect(hintOf(key)).toMatch(expected);
  });

  it('in a filter is reported with the most similar known name', () => {
    const { libraries } = catalog;
    const filtered = (slug?: string, style?: string) =>
      unknownFilter(libraries, {
        ...(slug !== undefined && { library: [slug] }),
        ...(style !== undefined && { style: [style] }),
      });
    expect([filtered(), filtered('alpha'), filtered('alpha', 'bold'), filtered(undefined, 'line')]).toEqual(
      Array(4).fill(undefined),
    );
    expect(filtered('alpa')).toBe('There is no library "alpa". Did you mean alpha? Known are alpha, beta.');
    expect(filtered('beta', 'bold')).toBe('There is no style of beta "bold". Known are line.');
    expect(filtered(undefined, 'fil')).toBe(
      'There is no style "fil". Did you mean fill? Known are line, fill, bold.',
    );
  });

  it.each([
    ['alpho', 'alpha'],
    ['beat', 'beta'],
    ['gamma', undefined],
    ['aplh', 'alpha'],
    ['bta', 'beta'],
  ])('%s is closest to %s', (name, expected) => {
    expect(closest(name, ['alpha', 'beta'])).toBe(expected);
  });
});

describe('similarNames', () => {
  const list = 'arrow-left arrow-right bell bell-k brand-x circle-user heart rocket rocket-launch'.split(' ');

  it.each([
    ['rocket', ['rocket', 'rocket-launch']],
    ['ROCKET_launch', ['rocket-launch', 'rocket']],
    ['rokcet', ['rocket']],
    ['ocket', ['rocket']],
    ['haert', ['heart']],
    ['hearrt', ['heart']],
    ['left arrow', ['arrow-left', 'arrow-right']],
    ['user', ['circle-user']],
    ['x-bell', ['bell', 'bell-k', 'brand-x']],
    ['zebra', []],
  ])('returns for %s %j', (wanted, names) => {
    expect(similarNames(wanted, list)).toEqual(names);
  });

  it('uses the first 64 characters and the first eight words of an unknown name', () => {
    expect(similarNames(`rocket${'-'.repeat(58)}bell`, list)[0]).toBe('rocket');
    expect(similarNames('b c d e f g h rocket', list)).not.toEqual([]);
    expect(similarNames('b c d e f g h i rocket', list)).toEqual([]);
    expect(similarNames('', list)).toEqual([]);
  });
});
