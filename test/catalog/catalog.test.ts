// The catalog of the five libraries: every icon once, under its own name, safe, and found again.
// @module-tag slow
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCatalog, buildCatalog } from '../../src/build/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../src/build/catalog/libraries.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { type SvgElement, serialize } from '../../src/svg/element.ts';
import { parseSvg } from '../../src/svg/parse.ts';
import { lossesOf, sanitize } from '../../src/svg/sanitize.ts';
import { openSections } from './open-sections.ts';

let built: BuiltCatalog;
let catalog: Catalog;
beforeAll(async () => {
  built = await buildCatalog(BUILT_IN_LIBRARIES);
  catalog = openSections(built.sections);
});

const COUNTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lucide: { outline: 1908 },
  tabler: { outline: 5233, filled: 1054 },
  phosphor: { regular: 1512, thin: 1512, light: 1512, bold: 1512, fill: 1512, duotone: 1512 },
  hugeicons: { 'stroke-rounded': 6025 },
  remix: { line: 1519, fill: 1519, default: 150 },
};

describe('counts', () => {
  it('holds 26,480 icons', () => {
    expect(catalog.iconCount).toBe(26_480);
  });

  it.each(Object.entries(COUNTS))('holds every icon of %s in every style', (slug, styles) => {
    const icons = built.icons.filter(icon => icon.library === slug);
    const counted = Object.fromEntries(
      Object.keys(styles).map(style => [style, icons.filter(icon => icon.style === style).length]),
    );
    expect(counted).toEqual(styles);
    const library = catalog.libraries.find(row => row.slug === slug);
    expect(library?.iconCount).toBe(icons.length);
    expect(library?.styles).toEqual(Object.keys(styles));
  });

  it('holds no icon twice and gives no id twice', () => {
    const keys = built.icons.map(({ library, name, style }) => `${library}/${name}/${style}`);
    expect(new Set(keys).size).toBe(keys.length);
    const ids = built.icons.map(icon => icon.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(id => Number.isInteger(id) && id > 0 && id <= 0x7fffffff)).toBe(true);
  });
});

describe('the build', () => {
  it('makes the same bytes of the same packages', async () => {
    const [lucide] = BUILT_IN_LIBRARIES;
    const sources = lucide ? [lucide] : [];
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
  ])('gives %s %s the id that it always had', (library, name, id) => {
    expect(catalog.findIcon({ library, name })?.id).toBe(id);
  });
});

const elementsOf = (root: SvgElement): readonly SvgElement[] => [root, ...root.children.flatMap(elementsOf)];

describe('stored drawings', () => {
  it('are whole documents of shapes and paint in one ink, and stay as they are when sanitised again', () => {
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

  it('hold no id, so that any number of them can share a page', () => {
    expect(built.icons.filter(icon => / id=|href|url\(/.test(icon.svg))).toEqual([]);
  });

  it("have lost Tabler's invisible box", () => {
    const boxed = built.icons.filter(icon => icon.library === 'tabler' && icon.svg.includes('M0 0h24v24H0z'));
    expect(boxed).toEqual([]);
  });

  it('keep both layers of a duotone icon', () => {
    expect(catalog.findIcon({ library: 'phosphor', name: 'rocket', style: 'duotone' })?.svg).toContain(
      'opacity="0.2"',
    );
  });
});

const OWN_NAMES: readonly (readonly [library: string, name: string, style: string])[] = [
  ['lucide', 'chart-line', 'outline'],
  ['lucide', 'pen-line', 'outline'],
  ['lucide', 'x', 'outline'],
  ['tabler', 'brand-line', 'outline'],
  ['tabler', 'x', 'outline'],
  ['tabler', 'number-0', 'outline'],
  ['tabler', 'square-rounded', 'filled'],
  ['phosphor', 'map-pin-line', 'regular'],
  ['phosphor', 'x', 'duotone'],
  ['hugeicons', 'traffic-light', 'stroke-rounded'],
  ['hugeicons', 'text-bold', 'stroke-rounded'],
  ['hugeicons', 'three-d-view', 'stroke-rounded'],
  ['remix', 'traffic-light', 'line'],
  ['remix', 'traffic-light', 'fill'],
  ['remix', '24-hours', 'line'],
  ['remix', 'bold', 'default'],
  ['remix', 'ai-generate-2', 'line'],
  ['remix', 'ai-generate-2', 'default'],
];

describe('names and styles', () => {
  it.each(OWN_NAMES)('finds %s %s in the style %s', (library, name, style) => {
    expect(catalog.findIcon({ library, name, style })).toMatchObject({ library, name, style });
  });

  it('keeps the two drawings of ai-generate-2 apart', () => {
    const draw = (style: string) => catalog.findIcon({ library: 'remix', name: 'ai-generate-2', style })?.svg;
    expect(draw('line')).not.toBe(draw('default'));
  });

  it.each([
    ['lucide', 'rocket', 'outline'],
    ['tabler', 'rocket', 'outline'],
    ['phosphor', 'rocket', 'regular'],
    ['remix', 'rocket', 'line'],
    ['remix', 'bold', 'default'],
  ])("without a style, %s %s comes in the library's first style that it has", (library, name, style) => {
    expect(catalog.findIcon({ library, name })?.style).toBe(style);
  });

  it.each([
    ['lucide', 'rocket', 'filled'],
    ['lucide', 'rocket', ''],
    ['remix', 'bold', 'line'],
    ['lucide', 'no-such-icon', undefined],
    ['no-such-library', 'rocket', undefined],
    ['lucide', '', undefined],
    ['lucide', '__proto__', undefined],
    ['constructor', 'rocket', undefined],
    ['lucide', '🚀'.repeat(1000), undefined],
  ])('finds nothing for %s %s %s', (library, name, style) => {
    expect(catalog.findIcon({ library, name, style })).toBeUndefined();
  });
});

describe('aliases', () => {
  it('take in what Hugeicons renamed, without a second icon', () => {
    expect(catalog.findIcon({ library: 'hugeicons', name: 'book-up-two' })?.name).toBe('book-up-2');
    expect(built.icons.filter(icon => icon.library === 'hugeicons' && icon.name === 'book-up-two')).toEqual(
      [],
    );
  });

  it('take in all 268 old names of Lucide', () => {
    const old = built.icons.filter(icon => icon.library === 'lucide').flatMap(icon => icon.aliases);
    expect(new Set(old).size).toBe(268);
  });

  it.each([
    ['lucide', 'activity-square', 'square-activity'],
    ['lucide', 'home', 'house'],
    ['phosphor', 'caduceus', 'asclepius'],
    ['hugeicons', 'add', 'add-01'],
  ])('%s %s is %s', (library, alias, name) => {
    expect(catalog.findIcon({ library, name: alias })?.name).toBe(name);
  });

  it("never shadow an icon's own name", () => {
    expect(catalog.findIcon({ library: 'hugeicons', name: 'plus' })?.name).toBe('plus');
  });

  it('that stand for several names find nothing', () => {
    const targets = new Map<string, Set<string>>();
    const own = new Set(built.icons.filter(icon => icon.library === 'hugeicons').map(icon => icon.name));
    for (const { library, name, aliases } of built.icons) {
      if (library !== 'hugeicons') continue;
      for (const alias of aliases) targets.set(alias, (targets.get(alias) ?? new Set()).add(name));
    }
    const ambiguous = [...targets].filter(([alias, names]) => names.size > 1 && !own.has(alias));
    expect(ambiguous.length).toBeGreaterThan(0);
    for (const [alias] of ambiguous) {
      expect(catalog.findIcon({ library: 'hugeicons', name: alias })).toBeUndefined();
    }
  });
});

describe('tags', () => {
  it('are text without markers, nulls and repetitions', () => {
    for (const { name, tags, tagList } of built.icons) {
      expect(tags, name).not.toMatch(/\*new\*|\*updated\*|^ | $| {2}/);
      expect(new Set(tagList).size, name).toBe(tagList.length);
    }
  });

  it.each([
    ['tabler', 'number-0', 'zero number digit numeral count nil numeric character Numbers'],
    ['lucide', 'rocket', 'release boost launch space version'],
    ['remix', 'rocket', 'Map'],
  ])('of %s %s are "%s"', (library, name, tags) => {
    expect(catalog.findIcon({ library, name })?.tags).toBe(tags);
  });

  it('are borrowed from namesakes in other libraries', () => {
    const borrowed = (library: string, name: string) =>
      built.icons.find(icon => icon.library === library && icon.name === name)?.borrowedTags;
    expect(borrowed('hugeicons', 'rocket-01')).toContain('spaceship');
    expect(borrowed('remix', 'rocket')).toContain('launch');
    expect(borrowed('lucide', 'rocket')).not.toContain('launch');
  });
});

describe('items', () => {
  it('carry the nine fields of an IconItem', () => {
    for (const position of [0, 1908, 15_000, 26_479]) {
      const item = JSON.parse(Buffer.from(catalog.itemJson(position)).toString());
      const icon = built.icons[position];
      const library = catalog.libraries.find(row => row.slug === icon?.library);
      expect(item).toEqual({
        id: icon?.id,
        name: icon?.name,
        style: icon?.style,
        tags: icon?.tags,
        library: library?.slug,
        library_name: library?.name,
        license: library?.license,
        svg: icon?.svg,
        attribution_note: library?.attributionNote,
      });
      expect(catalog.icon(position)).toEqual({
        id: icon?.id,
        library: icon?.library,
        name: icon?.name,
        style: icon?.style,
        tags: icon?.tags,
        svg: icon?.svg,
      });
    }
  });
});

describe('licenses', () => {
  it.each([
    ['lucide', ['ISC License', 'Cole Bemis', 'The MIT License']],
    ['tabler', ['MIT License', 'Paweł Kuna']],
    ['phosphor', ['MIT License', 'Phosphor Icons']],
    ['hugeicons', ['MIT License', 'Hugeicons']],
    ['remix', ['Apache License', 'Version 2.0, January 2004', 'END OF TERMS AND CONDITIONS']],
  ])('travel with %s in full', (slug, phrases) => {
    const text = catalog.libraries.find(library => library.slug === slug)?.licenseText;
    for (const phrase of phrases) expect(text).toContain(phrase);
  });
});

describe('similarNames', () => {
  it.each([
    ['lucide', 'rokcet', 'rocket'],
    ['lucide', 'Rocket', 'rocket'],
    ['tabler', 'github', 'brand-github'],
    ['phosphor', 'github', 'github-logo'],
    ['hugeicons', 'rocket-1', 'rocket-01'],
    ['remix', 'calender', 'calendar'],
    ['lucide', 'line chart', 'line-chart'],
    ['tabler', 'line-chart', 'chart-line'],
  ])('for %s %s begin with %s', (library, name, first) => {
    expect(catalog.similarNames({ library, name })[0]).toBe(first);
  });

  it.each([
    ['lucide', 'qqqqqqqq'],
    ['lucide', ''],
    ['no-such-library', 'rocket'],
    ['lucide', '火箭'],
    ['remix', 'hosuf'],
  ])('are none for %s %s', (library, name) => {
    expect(catalog.similarNames({ library, name })).toEqual([]);
  });

  it('are five at most, also for a very long name', () => {
    expect(catalog.similarNames({ library: 'hugeicons', name: 'arrow' })).toHaveLength(5);
    expect(
      catalog.similarNames({ library: 'hugeicons', name: 'arrow-'.repeat(10_000) }).length,
    ).toBeLessThanOrEqual(5);
  });
});
