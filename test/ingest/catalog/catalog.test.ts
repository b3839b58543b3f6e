// Catalog of the built-in libraries.
// @module-tag slow
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { type BuiltCatalog, buildCatalog } from '../../../src/ingest/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../../src/ingest/catalog/libraries.ts';
import { lossesOf, sanitize } from '../../../src/ingest/catalog/sanitize.ts';
import { type SvgElement, serialize } from '../../../src/svg/element.ts';
import { parseSvg } from '../../../src/svg/parse.ts';
import { openSections } from '../../catalog/open-sections.ts';

let built: BuiltCatalog;
let catalog: Catalog;
beforeAll(async () => {
  built = await buildCatalog(BUILT_IN_LIBRARIES);
  catalog = openSections(built.sections);
});

const iconsOf = (slug: string) => built.icons.filter(icon => icon.library === slug);

/** Number of icons by style in the pinned versions of the packages. */
const COUNTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lucide: { outline: 1908 },
  tabler: { outline: 5233, filled: 1054 },
  phosphor: { regular: 1512, thin: 1512, light: 1512, bold: 1512, fill: 1512, duotone: 1512 },
  hugeicons: { 'stroke-rounded': 6025 },
  remix: { line: 1519, fill: 1519, default: 150 },
};

describe('the catalog', () => {
  it.each(Object.entries(COUNTS))('contains all icons of %s in all styles', (slug, styles) => {
    const icons = iconsOf(slug);
    const counts = Object.fromEntries(
      Object.keys(styles).map(style => [style, icons.filter(icon => icon.style === style).length]),
    );
    expect(counts).toEqual(styles);
    const library = catalog.libraries.find(row => row.slug === slug);
    expect(library?.iconCount).toBe(icons.length);
    expect(library?.styles).toEqual(Object.keys(styles));
  });

  it('contains no icon and no id twice', () => {
    const keys = built.icons.map(({ library, name, style }) => `${library}/${name}/${style}`);
    expect(new Set(keys).size).toBe(keys.length);
    const ids = built.icons.map(icon => icon.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(id => Number.isInteger(id) && id > 0 && id <= 0x7fffffff)).toBe(true);
  });

  it('has equal bytes if it is built twice from the same packages', async () => {
    const sources = BUILT_IN_LIBRARIES.slice(0, 1);
    const [first, second] = [await buildCatalog(sources), await buildCatalog(sources)];
    expect([...second.sections.keys()]).toEqual([...first.sections.keys()]);
    for (const [name, bytes] of first.sections) {
      expect(Buffer.compare(bytes, second.sections.get(name) ?? new Uint8Array()), name).toBe(0);
    }
  });

  it.each([
    ['lucide', 'rocket', 1928418818],
    ['hugeicons', 'plus', 2031059727],
    ['remix', 'ai-generate-2', 2003821707],
  ])('assigns to the icon %s/%s the same id as all earlier builds: %d', (library, name, id) => {
    expect(catalog.findIcon({ library, name })?.id).toBe(id);
  });
});

const elementsOf = (root: SvgElement): readonly SvgElement[] => [root, ...root.children.flatMap(elementsOf)];

describe('a stored drawing', () => {
  it('contains only shapes painted with currentColor, and sanitizing does not change it', () => {
    for (const { library, name, style, svg } of built.icons) {
      const label = `${library}/${name}/${style}`;
      const root = parseSvg(svg);
      expect(lossesOf(root), label).toEqual([]);
      expect(serialize(sanitize(root)), label).toBe(svg);
      expect(root.attributes.viewBox, label).toMatch(/^0 0 (24 24|256 256)$/);
      const paints = elementsOf(root).flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]);
      expect(
        paints.every(paint => paint === undefined || paint === 'none' || paint === 'currentColor'),
        label,
      ).toBe(true);
    }
  });

  it('contains no id and no reference, which could collide with other icons of a page', () => {
    expect(built.icons.filter(icon => / id=|href|url\(/.test(icon.svg))).toEqual([]);
  });

  it('does not contain the invisible 24×24 box of Tabler files', () => {
    expect(iconsOf('tabler').filter(icon => icon.svg.includes('M0 0h24v24H0z'))).toEqual([]);
  });

  it('keeps the opacity of the second layer of a duotone icon', () => {
    expect(catalog.findIcon({ library: 'phosphor', name: 'rocket', style: 'duotone' })?.svg).toContain(
      'opacity="0.2"',
    );
  });
});

/** Names that contain a style of another library, and all styles of similar names. */
const OWN_NAMES: readonly (readonly [library: string, name: string, style: string])[] = [
  ['lucide', 'chart-line', 'outline'],
  ['tabler', 'brand-line', 'outline'],
  ['tabler', 'number-0', 'outline'],
  ['tabler', 'square-rounded', 'filled'],
  ['phosphor', 'map-pin-line', 'regular'],
  ['phosphor', 'x', 'duotone'],
  ['hugeicons', 'traffic-light', 'stroke-rounded'],
  ['hugeicons', 'three-d-view', 'stroke-rounded'],
  ['remix', 'traffic-light', 'line'],
  ['remix', 'traffic-light', 'fill'],
  ['remix', '24-hours', 'line'],
  ['remix', 'bold', 'default'],
  ['remix', 'ai-generate-2', 'line'],
  ['remix', 'ai-generate-2', 'default'],
];

describe('findIcon', () => {
  it.each(OWN_NAMES)('finds the icon %s/%s in the style %s', (library, name, style) => {
    expect(catalog.findIcon({ library, name, style })).toMatchObject({ library, name, style });
  });

  it.each([
    ['lucide', 'activity-square', 'square-activity'],
    ['lucide', 'home', 'house'],
    ['phosphor', 'caduceus', 'asclepius'],
    ['hugeicons', 'add', 'add-01'],
    ['hugeicons', 'book-up-two', 'book-up-2'],
  ])('finds the icon by its alias: %s/%s is %s', (library, alias, name) => {
    expect(catalog.findIcon({ library, name: alias })?.name).toBe(name);
    expect(iconsOf(library).some(icon => icon.name === alias)).toBe(false);
  });
});

it('the 268 untagged files of Lucide, whose drawings equal tagged icons, become aliases', () => {
  expect(new Set(iconsOf('lucide').flatMap(icon => icon.aliases)).size).toBe(268);
});

describe('the tags of an icon', () => {
  it('contain no release markers, no repeated spaces and no duplicates', () => {
    for (const { name, tags, tagList } of built.icons) {
      expect(tags, name).not.toMatch(/\*new\*|\*updated\*|^ | $| {2}/);
      expect(new Set(tagList).size, name).toBe(tagList.length);
    }
  });

  it.each([
    ['tabler', 'number-0', 'zero number digit numeral count nil numeric character Numbers'],
    ['lucide', 'rocket', 'release boost launch space version'],
    ['remix', 'rocket', 'Map'],
  ])('of %s/%s are "%s"', (library, name, tags) => {
    expect(catalog.findIcon({ library, name })?.tags).toBe(tags);
  });

  it('are borrowed by icons with the same name in other libraries', () => {
    const borrowed = (library: string, name: string) =>
      iconsOf(library).find(icon => icon.name === name)?.borrowedTags;
    expect(borrowed('hugeicons', 'rocket-01')).toContain('spaceship');
    expect(borrowed('remix', 'rocket')).toContain('launch');
    expect(borrowed('lucide', 'rocket')).not.toContain('launch');
  });
});

it.each([0, 1908, 15_000, -1])(
  'the JSON of the item at index %d has exactly the nine fields of an IconItem',
  index => {
    const position = index < 0 ? catalog.iconCount + index : index;
    const item = JSON.parse(Buffer.from(catalog.itemJson(position)).toString());
    const icon = built.icons[position];
    const library = catalog.libraries.find(row => row.slug === icon?.library);
    const { id, name, style, tags, svg } = icon ?? {};
    expect(item).toEqual({
      id,
      name,
      style,
      tags,
      library: library?.slug,
      library_name: library?.name,
      license: library?.license,
      svg,
      attribution_note: library?.attributionNote,
    });
    expect(catalog.icon(position)).toEqual({ id, library: library?.slug, name, style, tags, svg });
  },
);

it.each([
  ['lucide', ['ISC License', 'Cole Bemis', 'The MIT License']],
  ['tabler', ['MIT License', 'Paweł Kuna']],
  ['phosphor', ['MIT License', 'Phosphor Icons']],
  ['hugeicons', ['MIT License', 'Hugeicons']],
  ['remix', ['Apache License', 'Version 2.0, January 2004', 'END OF TERMS AND CONDITIONS']],
])('the license text of %s is complete', (slug, phrases) => {
  const text = catalog.libraries.find(library => library.slug === slug)?.licenseText;
  for (const phrase of phrases) expect(text).toContain(phrase);
});
