// SVG writer and adaptive SVG.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { faviconSvg } from '../../src/compose/svg/favicon-svg.ts';
import { sceneToSvg } from '../../src/compose/svg/scene-svg.ts';
import type { Look } from '../../src/model/look.ts';
import type { Scene } from '../../src/model/scene.ts';
import type { SvgElement } from '../../src/svg/element.ts';
import { parseSvg } from '../../src/svg/parse.ts';
import { catalog, color, glyphOf, KINDS, lookWith, solid } from './icons.ts';

const ANY = { role: 'any' } as const;
const linear = (from: string, to: string): Look['plate'] => ({
  shape: 'circle',
  paint: { mode: 'linear', from: color(from), to: color(to), angleDegrees: 135 },
});
const sceneOf = (key: string, changes: Partial<Look> = {}): Scene =>
  composeScene(glyphOf(key), lookWith(changes), ANY);
const namesOf = ({ attributes, children }: SvgElement, key: string): string[] => [
  ...(attributes[key] ? [attributes[key]] : []),
  ...children.flatMap(child => namesOf(child, key)),
];

const elementsOf = (root: SvgElement): SvgElement[] => [root, ...root.children.flatMap(elementsOf)];

/** Sample of icons: one of every kind, icons of one closed path, and every 97th of the catalog. */
const sampleKeys: readonly string[] = [
  ...KINDS,
  'lucide/heart',
  'tabler/bolt',
  'hugeicons/home-01',
  ...Array.from({ length: Math.floor(catalog.iconCount / 97) }, (_, index) => {
    const { library, name, style } = catalog.icon(index * 97);
    return `${library}/${name}/${style}`;
  }),
];

describe('sceneToSvg', () => {
  it('writes the plate and the glyph', () => {
    expect(sceneToSvg(sceneOf('lucide/plus'))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect fill="#075985" width="512" height="512" rx="112.64"/><path transform="translate(17.69 17.69)scale(19.8594)" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M5 12h14M12 5v14"/></svg>',
    );
  });

  it.each(KINDS)('writes %s as well-formed XML without prolog, ids, classes or long numbers', key => {
    const svg = sceneToSvg(sceneOf(key));
    expect(parseSvg(svg).name).toBe('svg');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512">/);
    expect(svg).not.toMatch(/ id=|class=|<defs|xlink|\n|\d\.\d{7}/);
  });

  it.each([
    ['lines alone', {}],
    ['lines with a fill', { ink: { fg: color('#fff'), stroke: color('#fff'), fill: color('#e11d48') } }],
    ['a fill alone', { ink: { fg: undefined, stroke: undefined, fill: color('#e11d48') } }],
    ['no plate', { plate: undefined }],
  ])(
    'puts only inherited properties and transform on a group, and geometry on every shape, with %s',
    (_, changes) => {
      const inherited =
        /^(transform|fill|fill-opacity|fill-rule|stroke|stroke-(opacity|width|linecap|linejoin|miterlimit))$/;
      const faults = sampleKeys.flatMap(key =>
        elementsOf(parseSvg(sceneToSvg(sceneOf(key, changes)))).flatMap(({ name, attributes }) => [
          ...(name === 'g' ? Object.keys(attributes).filter(attribute => !inherited.test(attribute)) : []),
          ...(name === 'path' && !attributes.d ? [`${key}: <path> without d`] : []),
        ]),
      );
      expect(faults).toEqual([]);
    },
  );

  it('writes alpha as fill-opacity', () => {
    const svg = sceneToSvg(sceneOf('lucide/plus', { plate: solid('#ff000080') }));
    expect(svg).toContain('fill="#f00" fill-opacity=".502"');
  });

  it('gives equal gradients the same id in different documents, and different gradients different ids', () => {
    const idsOf = (key: string, from: string) =>
      namesOf(parseSvg(sceneToSvg(sceneOf(key, { plate: linear(from, '#00f') }))), 'id');
    expect(idsOf('lucide/plus', '#f00')).toHaveLength(1);
    expect(idsOf('lucide/plus', '#f00')).toEqual(idsOf('lucide/minus', '#f00'));
    expect(idsOf('lucide/plus', '#f00')).not.toEqual(idsOf('lucide/plus', '#f10'));
  });
});

describe('faviconSvg with a dark look', () => {
  const ink = (text: string, fill?: string) => ({
    fg: color(text),
    stroke: color(text),
    fill: fill === undefined ? undefined : color(fill),
  });
  const dark = { plate: solid('#fff'), ink: ink('#075985') };

  it('writes shared geometry once, and dark colors in a style rule', () => {
    expect(faviconSvg({ light: sceneOf('lucide/plus'), dark: sceneOf('lucide/plus', dark) })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><style>@media(prefers-color-scheme:dark){.f1datpwy{fill:#fff}.f1jds5vj{stroke:#075985}}</style><rect class="f1datpwy" fill="#075985" width="512" height="512" rx="112.64"/><path class="f1jds5vj" transform="translate(17.69 17.69)scale(19.8594)" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M5 12h14M12 5v14"/></svg>',
    );
  });

  it('writes the document of the light scene plus a style element, classes and hidden elements', () => {
    const light = sceneOf('lucide/house', { ink: ink('#fff', '#f00') });
    const adaptive = faviconSvg({ light, dark: sceneOf('lucide/house', dark) });
    const plain = adaptive
      .replace(/<style>.*<\/style>/, '')
      .replace(/<(\w+)[^>]*display="none"[^>]*(\/>|>.*?<\/\1>)/g, '')
      .replace(/ class="\w+"/g, '');
    expect(plain).toBe(sceneToSvg(light));
  });

  it('writes no style element if both scenes are equal', () => {
    const scene = sceneOf('lucide/plus');
    expect(faviconSvg({ light: scene, dark: scene })).toBe(sceneToSvg(scene));
  });

  it.each([
    ['different colors', {}, dark],
    ['a plate in the light scheme only', {}, { plate: undefined }],
    ['a plate in the dark scheme only', { plate: undefined }, dark],
    ['gradients', { plate: linear('#f00', '#00f') }, { plate: linear('#fff', '#0f0') }],
    ['a fill in the dark scheme only', {}, { ink: ink('#075985', '#f00') }],
    ['translucent colors', { plate: solid('#f008') }, dark],
  ])('writes well-formed XML that defines every class and id once: %s', (_, light, other) => {
    for (const key of KINDS) {
      const svg = faviconSvg({ light: sceneOf(key, light), dark: sceneOf(key, other) });
      const root = parseSvg(svg);
      const rules = [...svg.matchAll(/\.(\w+)\{/g)].map(([, name]) => name);
      expect(new Set(rules)).toEqual(new Set(namesOf(root, 'class')));
      expect(rules).toHaveLength(new Set(rules).size);
      const ids = namesOf(root, 'id');
      expect(ids).toHaveLength(new Set(ids).size);
      for (const [, used] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(used);
    }
  });

  it('gives equal rules the same class in different documents, and different rules different classes', () => {
    const classesOf = (text: string) =>
      namesOf(
        parseSvg(
          faviconSvg({ light: sceneOf('lucide/plus'), dark: sceneOf('lucide/plus', { ink: ink(text) }) }),
        ),
        'class',
      );
    expect(classesOf('#123456')).toEqual(classesOf('#123456'));
    expect(classesOf('#123456')).not.toEqual(classesOf('#123457'));
  });
});

describe('faviconSvg with a small drawing', () => {
  const small = (key: string, changes: Partial<Look> = {}): Scene =>
    composeScene(glyphOf(key), lookWith(changes), { ...ANY, pixels: 16 });
  const dark = {
    plate: solid('#fff'),
    ink: { fg: undefined, stroke: color('#075985'), fill: color('#f00') },
  };

  it('writes the plate once, hides the small drawing with an attribute and shows it with a style rule', () => {
    expect(faviconSvg({ light: sceneOf('lucide/plus') }, [{ light: small('lucide/plus') }])).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 512 512"><style>\/\* small sizes: fitted to 16 px \*\/@media\(max-width:48px\)\{\.(\w+)\{display:none\}\.(\w+)\{display:inline\}\}<\/style><rect [^>]+\/><path class="\1" [^>]+\/><path class="\2" transform="scale\(32\)" display="none" [^>]+\/><\/svg>$/,
    );
  });

  it.each([
    ['one color scheme', undefined],
    ['two color schemes', dark],
  ])('writes the document of the large drawing plus classes and hidden elements: %s', (_, other) => {
    for (const key of KINDS) {
      const large = { light: sceneOf(key), ...(other && { dark: sceneOf(key, other) }) };
      const both = faviconSvg(large, [{ light: small(key), ...(other && { dark: small(key, other) }) }]);
      const [first, second] = [both, faviconSvg(large)].map(svg => {
        const root = parseSvg(svg);
        const shown = (node: SvgElement): unknown[] =>
          node.attributes.display === 'none' || node.name === 'style'
            ? []
            : [...(node.attributes.d ?? node.attributes.rx ?? []), ...node.children.flatMap(shown)];
        return shown(root);
      });
      expect(first, key).toEqual(second);
    }
  });

  it('needs at most 2.2 kB on average, for a sample of the catalog', () => {
    const sizes = sampleKeys.map(key => faviconSvg({ light: sceneOf(key) }, [{ light: small(key) }]).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2200);
  });
});
