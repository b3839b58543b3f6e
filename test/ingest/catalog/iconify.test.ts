// Import of icon sets in Iconify's JSON format.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import {
  type BuildProgress,
  type BuiltCatalog,
  buildCatalog,
} from '../../../src/ingest/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../../src/ingest/catalog/libraries.ts';
import { type LibrarySource, SourceError } from '../../../src/ingest/catalog/source.ts';
import { findSources } from '../../../src/ingest/catalog/update-catalog.ts';
import { openSections } from '../../catalog/open-sections.ts';

const fixture = (name: string) => join(import.meta.dirname, '..', '..', 'fixtures', 'iconify', name);

let built: BuiltCatalog;
let catalog: Catalog;
const steps: BuildProgress[] = [];
beforeAll(async () => {
  built = await buildCatalog(findSources([fixture('shapes')], { builtIn: [] }).sources, {
    progress: step => steps.push(step),
  });
  catalog = openSections(built.sections);
});

const svgOf = (name: string, style?: string) => catalog.findIcon({ library: 'shapes', name, style })?.svg;

describe('an added icon set', () => {
  it('becomes a library with its license, license text and attribution', () => {
    expect(catalog.libraries).toMatchObject([
      { slug: 'shapes', name: 'Simple Shapes', license: 'MIT', styles: ['solid', 'line'], iconCount: 8 },
    ]);
    const [library] = catalog.libraries;
    expect(library?.attributionNote).toContain('Simple Shapes 1.2.0 (MIT), © Ada Example');
    expect(library?.licenseText).toContain('Copyright (c) Ada Example <https://example.org/shapes>');
    expect(library?.licenseText).toContain('Permission is hereby granted');
    expect(library?.licenseText).not.toContain('<year>');
  });

  it('has the style without affix as its default style', () => {
    expect(svgOf('box')).toBe(svgOf('box', 'solid'));
    expect(svgOf('box', 'line')).toContain('stroke-width="2"');
    expect(svgOf('box-line')).toBeUndefined();
  });

  it('has icons that findIcon finds by their aliases', () => {
    expect(svgOf('crate')).toBe(svgOf('box'));
    expect(svgOf('crate', 'line')).toBe(svgOf('box', 'line'));
    expect(built.icons.some(icon => icon.name === 'crate')).toBe(false);
  });

  it.each([
    ['arrow-down', 'rotate(90 12 12)'],
    ['arrow-up', 'rotate(270 12 12) matrix(1 0 0 -1 0 24)'],
    ['arrow-left', 'matrix(-1 0 0 1 24 0)'],
  ])('contains the rotated or flipped alias %s as an icon', (name, transform) => {
    expect(svgOf(name)).toContain(`<g transform="${transform}"><path `);
  });

  it('has square view boxes, with non-square icons in the center', () => {
    expect(svgOf('banner')).toContain('viewBox="0 -6 24 24"');
  });

  it('has icons painted with currentColor only', () => {
    expect(svgOf('banner')).toContain('fill="currentColor"');
    expect(svgOf('styled')).toContain('fill="none" stroke="currentColor" stroke-width="2"');
  });

  it('has its categories as tags', () => {
    expect(catalog.findIcon({ library: 'shapes', name: 'box' })?.tags).toBe('Containers crate');
  });

  it.each(['withdrawn', 'ghost', 'loop', 'pool', 'masked', 'scripted', 'red', 'broken'])(
    'omits the unsupported icon %s',
    name => {
      expect(svgOf(name)).toBeUndefined();
    },
  );

  it('is reported with the number of omitted icons per reason', () => {
    expect(Object.fromEntries(steps.at(-1)?.leftOut ?? [])).toEqual({
      'needs <mask>': 1,
      'needs <script>': 1,
      'has a color other than black': 1,
      'is not well-formed SVG': 1,
    });
  });

  it('follows the built-in libraries and does not change the ids of their icons', async () => {
    const { sources } = findSources([fixture('shapes')]);
    expect(sources.map(source => source.slug)).toEqual([
      ...BUILT_IN_LIBRARIES.map(source => source.slug),
      'shapes',
    ]);
    const [first, shapes] = [sources.slice(0, 1), sources.slice(-1)];
    const alone = await buildCatalog(first);
    const together = await buildCatalog([...first, ...shapes]);
    expect(together.icons.slice(0, alone.icons.length).map(icon => icon.id)).toEqual(
      alone.icons.map(icon => icon.id),
    );
  });
});

describe('findSources throws a SourceError for a set', () => {
  it.each([
    ['whose license forbids the use', fixture('copyleft'), 'copyleft: its license is GPL-3.0-or-later'],
    ['that is not installed', '@iconify-json/no-such-set', '"@iconify-json/no-such-set" is neither'],
    ['whose folder does not exist', './no-such-folder', 'is neither an installed package nor a folder'],
    ['that is in another format', fixture('.'), "contains no icon set in Iconify's format"],
  ])('%s', (_, specifier, message) => {
    expect(() => findSources([specifier])).toThrow(SourceError);
    expect(() => findSources([specifier])).toThrow(message);
  });
});

describe('buildCatalog', () => {
  it('throws a SourceError for two libraries with the same slug', async () => {
    const { sources } = findSources([fixture('shapes'), fixture('shapes')], { builtIn: [] });
    await expect(buildCatalog(sources)).rejects.toThrow('shapes: the catalog already has a library');
  });

  it('skips an optional library that cannot be used and reports the reason', async () => {
    const unusable: LibrarySource = {
      slug: 'unusable',
      optional: true,
      read: async () => {
        throw new SourceError('unusable: it contains no icon that can be used');
      },
    };
    const reasons: string[] = [];
    const { sources } = findSources([fixture('shapes')], { builtIn: [] });
    const { libraries } = await buildCatalog([unusable, ...sources], {
      skipped: reason => reasons.push(reason),
    });
    expect(libraries.map(library => library.slug)).toEqual(['shapes']);
    expect(reasons).toEqual(['unusable: it contains no icon that can be used']);
  });
});
