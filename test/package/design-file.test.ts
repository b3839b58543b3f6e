// favsmith.json of a package. Exporting it again gives the same package.
import { describe, expect, test } from 'vitest';
import { parseDesign } from '../../src/contract/design.ts';
import { packageOf, textOf } from './packages.ts';

const BODIES: readonly (readonly [string, object])[] = [
  ['defaults', { library: 'lucide', name: 'rocket' }],
  ['an icon without a style in the body', { library: 'phosphor', name: 'rocket', include_dark_mode: true }],
  ['an alias of an icon', { library: 'lucide', name: 'home', include_dark_mode: true }],
  ['clamped numbers', { library: 'tabler', name: 'heart', padding: 0.9, stroke_scale: 0.1, bg_angle: -45 }],
  ['translucent colors', { library: 'lucide', name: 'rocket', bg: 'rgb(1 2 3 / 0.25)', fill: '#ff000080' }],
  ['lines of another color', { library: 'lucide', name: 'rocket', stroke: '#f00', include_dark_mode: true }],
  ['a fill alone', { library: 'lucide', name: 'heart', stroke: null, fill: '#f00', include_dark_mode: true }],
  [
    'layers',
    { library: 'phosphor', name: 'leaf', style: 'duotone', fill: '#7dd3fc', include_dark_mode: true },
  ],
  ['no plate', { library: 'remix', name: 'sun', bg: null, fg: 'crimson', include_dark_mode: true }],
  ['dark colors', { text: 'fs', include_dark_mode: true, dark_bg: '#000', dark_fg: '#fff', dark_fill: null }],
  ['a name with markup', { text: '字', bg_mode: 'linear', site_name: ' A "b"\n<c>\u0000 ' }],
];

describe.each(BODIES)('favsmith.json of a package with %s', (_, body) => {
  test('gives the same package byte for byte, as an unchanged body and through parseDesign', async () => {
    const exported = await packageOf(body);
    const text = textOf(exported, 'favsmith.json');
    for (const again of [JSON.parse(text), parseDesign(text).body]) {
      const { zip, fileName, report } = await packageOf(again);
      expect(report).toEqual(exported.report);
      expect(textOf(await packageOf(again), 'README.txt')).toBe(textOf(exported, 'README.txt'));
      expect(Buffer.compare(zip, exported.zip)).toBe(0);
      expect(fileName).toBe(exported.fileName);
    }
  });
});

test('favsmith.json names the style of the icon that was drawn', async () => {
  const exported = await packageOf({ library: 'phosphor', name: 'rocket' });
  expect(JSON.parse(textOf(exported, 'favsmith.json'))).toMatchObject({ name: 'rocket', style: 'regular' });
});
