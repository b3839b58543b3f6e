// SVG previews and the SVG files of a package.
import { expect, test } from 'vitest';
import { renderPreview } from '../../src/package/images.ts';
import { glyphOf } from '../compose/icons.ts';
import { designOf } from '../design-of.ts';
import { fileOf, packageOf } from './packages.ts';

const ROCKET = { library: 'lucide', name: 'rocket' };

test.each([
  ['the default look', 'favicon.svg', {}, {}],
  ['both looks in dark mode', 'favicon.svg', { include_dark_mode: true }, {}],
  ['the dark look', 'favicon-dark.svg', { include_dark_mode: true }, { scheme: 'dark' }],
  ['the large drawing alone', 'favicon.svg', { favicon_svg: 'plain' }, {}],
] as const)(
  'an SVG preview of %s equals %s of the package at every size',
  async (_, path, fields, options) => {
    const body = { ...ROCKET, ...fields };
    const file = fileOf(await packageOf(body), path);
    for (const size of [16, 180, 512])
      expect(
        renderPreview(
          { ...designOf(body), glyphs: { main: glyphOf('lucide/rocket') } },
          {
            format: 'svg',
            size,
            ...options,
          },
        ),
      ).toEqual(file);
  },
);
