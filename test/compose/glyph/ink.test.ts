// Colors of lines, closed shapes, layers and dots.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
import { glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
import type { Ink } from '../../../src/model/look.ts';
import type { Color, Scene, Shape } from '../../../src/model/scene.ts';
import { paintWithResvg } from '../../raster/resvg.ts';
import { color, glyphOf, lookWith, solid } from '../icons.ts';
import { paint } from '../pixels.ts';

const ANY = { role: 'any' } as const;
const white = color('#fff');
const red = color('#e11d48');

const colorsOf = (shape: Shape | undefined) => ({
  fill: (shape?.fill as Color | undefined)?.hex,
  line: (shape?.stroke?.paint as Color | undefined)?.hex,
});
const glyphShapes = ({ shapes }: Scene): readonly Shape[] => shapes.slice(1);

const icon = (content: string) =>
  glyphFromIcon(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${content}</svg>`,
  );
const NONE = { fg: undefined, stroke: undefined, fill: undefined };
const LINES_AND_FILL = { ...NONE, stroke: white, fill: red };
const FILL = { ...NONE, fg: white, fill: red };

describe('composeScene', () => {
  it.each([
    ['lines with stroke and closed shapes with fill', 'lucide/house', LINES_AND_FILL, ['red', 'white line']],
    ['open lines with stroke alone', 'lucide/check', LINES_AND_FILL, ['white line']],
    ['only the inside of closed shapes if stroke is none', 'lucide/house', FILL, ['red']],
    ['only the second layer of a duotone icon if stroke is none', 'phosphor/cube/duotone', FILL, ['red']],
    ['open lines with fg if stroke is none', 'lucide/check', { ...FILL, fg: red }, ['red line']],
    ['lines with white if no color is given', 'lucide/check', NONE, ['white line']],
    ['an icon without lines with fill', 'phosphor/rocket', { fg: white, stroke: white, fill: red }, ['red']],
    ['an icon without lines and fill with stroke', 'phosphor/rocket', { ...NONE, stroke: red }, ['red']],
    ['an icon without lines, fill and stroke with fg', 'phosphor/rocket', { ...NONE, fg: red }, ['red']],
  ] as [string, string, Ink, readonly string[]][])('paints %s', (_, key, ink, expected) => {
    const names = new Map([red, white].map(({ hex }, index) => [hex, ['red', 'white'][index]]));
    const shapes = glyphShapes(composeScene(glyphOf(key), lookWith({ ink }), ANY)).map(colorsOf);
    expect(
      shapes.map(({ fill = '', line = '' }) => (line ? `${names.get(line)} line` : names.get(fill))),
    ).toEqual(expected);
  });

  it('paints the inside of closed shapes below lines and below dots that the icon itself fills', () => {
    const look = lookWith({ ink: LINES_AND_FILL, plate: solid('#000') });
    const colorAt = (key: string, x: number, y: number) => {
      const scene = composeScene(glyphOf(key), look, ANY);
      const [scale = 0, , , , left = 0, top = 0] = scene.shapes[1]?.transform ?? [];
      const [px, py] = [(x * scale + left) / 2, (y * scale + top) / 2];
      return paint(scene, 256).at(Math.floor(px), Math.floor(py)).join(' ');
    };
    expect(colorAt('lucide/palette', 13.5, 6.5)).toBe('255 255 255 255');
    expect(colorAt('lucide/palette', 10, 13)).toBe('225 29 72 255');
    expect(colorAt('tabler/percentage-50', 15, 12)).toBe('255 255 255 255');
    expect(colorAt('tabler/percentage-50', 8, 12)).toBe('225 29 72 255');
  });

  it('paints with a legible color on a white plate if no color is given', () => {
    const look = lookWith({ ink: NONE, plate: solid('#fff') });
    const shapes = glyphShapes(composeScene(glyphOf('phosphor/rocket/fill'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: '#0f172a', line: undefined }]);
  });

  it('paints the second layer of a duotone icon with fill, or without fill with the ink at 20 % opacity', () => {
    const layers = (fill: Color | undefined) =>
      glyphShapes(
        composeScene(
          glyphOf('phosphor/rocket/duotone'),
          lookWith({ ink: { fg: white, stroke: white, fill } }),
          ANY,
        ),
      ).map(shape => [colorsOf(shape).fill, shape.opacity]);
    expect(layers(undefined)).toEqual([
      ['#ffffff', 0.2],
      ['#ffffff', undefined],
    ]);
    expect(layers(red)).toEqual([
      ['#e11d48', undefined],
      ['#ffffff', undefined],
    ]);
  });

  it.each([1, 1.25, 2, 3])('leaves no hole in a dot at a stroke scale of %f', strokeScale => {
    const look = lookWith({ plate: undefined, strokeScale });
    const dot = icon('<circle cx="12" cy="12" r=".5" fill="currentColor"/>');
    const scene = composeScene(dot, look, ANY);
    const hollow = paint(scene, 120).inkedAt(([, , , alpha]) => alpha > 200);
    expect(hollow.filter(([x, y]) => Math.hypot(x - 60, y - 60) < 22)).toEqual([]);
  });

  it.each([1, 2, 3])(
    'leaves no hole inside a small closed curve at a stroke scale of %i, in resvg',
    strokeScale => {
      const look = lookWith({ plate: undefined, strokeScale });
      for (const path of ['M10 12q2 -1.5 4 0q-2 1.5 -4 0z', 'M11 12h2c0 .5 -.4 1 -1 1s-1 -.5 -1 -1z']) {
        const scene = composeScene(icon(`<path d="${path}"/>`), look, ANY);
        const pixels = paintWithResvg(scene, 64);
        const centerAlphas = [28, 30, 32, 34, 36].flatMap(y =>
          [28, 30, 32, 34, 36].map(x => pixels[4 * (64 * y + x) + 3] as number),
        );
        expect(Math.min(...centerAlphas), path).toBe(255);
      }
    },
  );

  it('does not darken translucent lines where they cross', () => {
    const ink = { fg: undefined, stroke: color('#ffffff80'), fill: undefined };
    const image = paint(composeScene(glyphOf('lucide/plus'), lookWith({ ink, plate: undefined }), ANY), 120);
    expect(image.at(60, 60)[3]).toBe(image.at(60, 40)[3]);
  });
});
