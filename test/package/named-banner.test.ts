// The name of the site in og-image.png.
import { expect, test } from 'vitest';
import { composeBanner } from '../../src/compose/favicon.ts';
import { glyphFromOutline } from '../../src/compose/glyph/glyph.ts';
import { createShaper } from '../../src/package/fonts/shaper.ts';
import { namedBanner } from '../../src/package/share-card.ts';
import { paint } from '../compose/pixels.ts';
import { designOf } from '../design-of.ts';
import { fontDirectory } from './fonts/font-directory.ts';

const shaper = createShaper(fontDirectory);
await shaper.load();
const main = glyphFromOutline(shaper.initials('A'));

test.each(['Acme', 'The very long name of a site that goes on and on', '日本語の店', 'مرحبا'])(
  'the name %s is centered below the drawing, inside of the picture',
  name => {
    const design = designOf({ text: 'A', bg: '#000', fg: '#fff', site_name: name });
    const scene = namedBanner(shaper, { ...design, glyphs: { main } });
    if (!scene) throw new Error('no banner');
    const [xs, ys] = [0, 1].map(axis =>
      paint(scene, 512)
        .inkedAt(([red]) => red < 128)
        .filter(([, y]) => y > 305)
        .map(point => point[axis] as number),
    ) as [number[], number[]];
    expect(Math.abs(Math.min(...xs) + Math.max(...xs) - 512)).toBeLessThan(4);
    expect(Math.min(...xs)).toBeGreaterThan(30);
    expect(Math.max(...ys)).toBeLessThan(256 + (512 * 630) / 2400 - 8);
  },
);

test('a request without a name keeps the picture of the drawing alone', () => {
  const design = designOf({ text: 'A' });
  expect(namedBanner(shaper, { ...design, glyphs: { main } })).toBeUndefined();
  expect(composeBanner(main, design.light).shapes.length).toBe(2);
});
