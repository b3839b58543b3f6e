// Icon sets in Iconify's format become libraries like the others, if their license and their drawings allow it.
// @module-tag slow
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSources, readAdditions, writeAdditions } from '../../src/build/catalog/added-sets.ts';
import {
  type BuildProgress,
  type BuiltCatalog,
  buildCatalog,
} from '../../src/build/catalog/collect-icons.ts';
import { SourceError } from '../../src/build/catalog/source.ts';
import { createNameSplitter, rankStyles } from '../../src/build/catalog/sources/affixes.ts';
import { findIconifySets } from '../../src/build/catalog/sources/iconify.ts';
import { licenseRefusal } from '../../src/build/catalog/sources/licenses.ts';
import { assertApache2 } from '../../src/build/catalog/sources/remix.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { openSections } from './open-sections.ts';

const fixture = (name: string) => join(import.meta.dirname, '..', 'fixtures', 'iconify', name);

let built: BuiltCatalog;
let catalog: Catalog;
const steps: BuildProgress[] = [];
beforeAll(async () => {
  built = await buildCatalog(findIconifySets(fixture('shapes')).sources, {
    progress: step => steps.push(step),
  });
  catalog = openSections(built.sections);
});

const draw = (name: string, style?: string) => catalog.findIcon({ library: 'shapes', name, style })?.svg;

describe('an added set', () => {
  it('is a library with its license, text and attribution', () => {
    expect(catalog.libraries).toMatchObject([
      { slug: 'shapes', name: 'Simple Shapes', license: 'MIT', styles: ['solid', 'line'], iconCount: 8 },
    ]);
    const [library] = catalog.libraries;
    expect(library?.attributionNote).toContain('Simple Shapes 1.2.0 (MIT), © Ada Example');
    expect(library?.licenseText).toContain('Copyright (c) Ada Example <https://example.org/shapes>');
    expect(library?.licenseText).toContain('Permission is hereby granted');
    expect(library?.licenseText).not.toContain('<year>');
  });

  it('splits styles off its names, and has the plain one as default', () => {
    expect(draw('box')).toBe(draw('box', 'solid'));
    expect(draw('box', 'line')).toContain('stroke-width="2"');
    expect(draw('box-line')).toBeUndefined();
  });

  it('finds icons by other names', () => {
    expect(draw('crate')).toBe(draw('box'));
    expect(draw('crate', 'line')).toBe(draw('box', 'line'));
    expect(built.icons.some(icon => icon.name === 'crate')).toBe(false);
  });

  it.each([
    ['arrow-down', 'rotate(90 12 12)'],
    ['arrow-up', 'rotate(270 12 12) matrix(1 0 0 -1 0 24)'],
    ['arrow-left', 'matrix(-1 0 0 1 24 0)'],
  ])('has the turned icon %s as an icon of its own', (name, transform) => {
    expect(draw(name)).toContain(`<g transform="${transform}"><path `);
  });

  it('puts an oblong icon in the middle of a square', () => {
    expect(draw('banner')).toContain('viewBox="0 -6 24 24"');
  });

  it('paints in the current colour alone', () => {
    expect(draw('banner')).toContain('fill="currentColor"');
    expect(draw('styled')).toContain('fill="none" stroke="currentColor" stroke-width="2"');
  });

  it('takes its categories as tags', () => {
    expect(catalog.findIcon({ library: 'shapes', name: 'box' })?.tags).toBe('Containers crate');
  });

  it.each(['withdrawn', 'ghost', 'loop', 'pool', 'masked', 'scripted', 'red', 'broken'])(
    'leaves out %s',
    name => {
      expect(draw(name)).toBeUndefined();
    },
  );

  it('tells what was left out and why', () => {
    expect(Object.fromEntries(steps.at(-1)?.leftOut ?? [])).toEqual({
      'needs <mask>': 1,
      'needs <script>': 1,
      'expected a drawing in one ink, got the paint #ff0000': 1,
      'the SVG is not well-formed XML': 1,
    });
  });

  it('comes behind the built-in libraries and leaves their ids alone', async () => {
    const { sources } = findSources([fixture('shapes')]);
    expect(sources.map(source => source.slug)).toEqual([
      'lucide',
      'tabler',
      'phosphor',
      'hugeicons',
      'remix',
      'shapes',
    ]);
    const [lucide, shapes] = [sources.slice(0, 1), sources.slice(-1)];
    const alone = await buildCatalog(lucide);
    const together = await buildCatalog([...lucide, ...shapes]);
    expect(together.icons.slice(0, alone.icons.length).map(icon => icon.id)).toEqual(
      alone.icons.map(icon => icon.id),
    );
  });
});

describe('an addition is refused', () => {
  it.each([
    [
      'whose license forbids the use',
      fixture('copyleft'),
      'copyleft cannot be added: its license is GPL-3.0-or-later',
    ],
    ['that is not installed', '@iconify-json/no-such-set', 'there is no package @iconify-json/no-such-set'],
    ['that is no icon set', fixture('.'), "holds no icon set in Iconify's format"],
  ])('%s', (_, specifier, message) => {
    expect(() => findSources([specifier])).toThrow(SourceError);
    expect(() => findSources([specifier])).toThrow(message);
  });

  it('that is there already', async () => {
    await expect(buildCatalog(findSources([fixture('shapes'), fixture('shapes')]).sources)).rejects.toThrow(
      'shapes: the catalog already has a library of that name',
    );
  });
});

describe('licenses', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', 'CC0-1.0', 'CC-BY-4.0', 'BSD-3-Clause', 'Unlicense', '0BSD'])(
    'allow the use: %s',
    spdx => {
      expect(licenseRefusal(spdx)).toBeUndefined();
    },
  );

  it.each([
    ['GPL-2.0-only', 'same license'],
    ['AGPL-3.0', 'same license'],
    ['CC-BY-SA-4.0', 'same license'],
    ['CC-BY-NC-4.0', 'commercial'],
    ['CC-BY-NC-SA-4.0', 'commercial'],
    ['CC-BY-ND-4.0', 'changed'],
    ['MPL-2.0', 'source'],
    ['OFL-1.1', 'font'],
    ['Remix-Icon-1.0', 'not on the list'],
    [undefined, 'no license'],
  ])('forbid it, with the reason: %s', (spdx, reason) => {
    expect(licenseRefusal(spdx)).toContain(reason);
  });

  it('of Remix Icon are checked by their text', () => {
    expect(() => assertApache2('Remix Icon License v1.0')).toThrow(SourceError);
  });
});

describe('affixes', () => {
  it('are split off once, the longest first', () => {
    const split = createNameSplitter({
      suffixes: { '': 'Regular', outline: 'Outline', 'outline-sharp': 'Outline Sharp' },
    });
    expect(split('home-outline-sharp')).toEqual({ name: 'home', style: 'outline-sharp' });
    expect(split('home-outline-outline')).toEqual({ name: 'home-outline', style: 'outline' });
    expect(split('home')).toEqual({ name: 'home', style: 'regular' });
    expect(split('outline')).toEqual({ name: 'outline', style: 'regular' });
  });

  it('stand in front as well', () => {
    const split = createNameSplitter({ prefixes: { baseline: 'Baseline' } });
    expect(split('baseline-home')).toEqual({ name: 'home', style: 'baseline' });
    expect(split('home')).toEqual({ name: 'home', style: 'default' });
  });

  it('never let two names share a style', () => {
    const split = createNameSplitter({ suffixes: { '': 'Line', line: 'Line' } });
    expect(split('home').style).not.toBe(split('home-line').style);
  });

  it('rank the plain style first, then the frequent ones', () => {
    expect(
      rankStyles({ suffixes: { thin: 'Thin', '': 'Regular', bold: 'Bold' } }, [
        'thin',
        'bold',
        'bold',
        'regular',
      ]),
    ).toEqual(['regular', 'bold', 'thin']);
    expect(rankStyles({ suffixes: { 16: '16', 24: '24' } }, ['16', 'default', '24', '24'])).toEqual([
      '24',
      'default',
      '16',
    ]);
  });
});

describe('the list of additions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  const path = join(folder, 'catalog.config.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is empty without a file and is read back as written', () => {
    expect(readAdditions(path)).toEqual([]);
    writeAdditions(path, ['@iconify-json/mdi']);
    expect(readAdditions(path)).toEqual(['@iconify-json/mdi']);
  });

  it.each(['', '[]', '{"add":"x"}', '{"add":[1]}', 'null'])('is refused as %s', text => {
    writeFileSync(path, text);
    expect(() => readAdditions(path)).toThrow(SourceError);
  });
});
