// Colors of lines, closed shapes, layers and dots.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../../src/compose/favicon.ts';
import { glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
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

describe('composeScene', () => {
  it('paints lines with stroke and the inside of closed shapes with fill', () => {
    const look = lookWith({ ink: { fg: undefined, stroke: white, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('lucide/house'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([
      { fill: '#e11d48', line: undefined },
      { fill: undefined, line: '#ffffff' },
    ]);
  });

  it('does not fill open paths', () => {
    const look = lookWith({ ink: { fg: undefined, stroke: white, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('lucide/check'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: undefined, line: '#ffffff' }]);
  });

  it('paints the inside of closed shapes below lines and below dots that the icon itself fills', () => {
    const look = lookWith({ ink: { fg: undefined, stroke: white, fill: red }, plate: solid('#000') });
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

  it('paints only the inside of closed shapes if stroke is none', () => {
    const look = lookWith({ ink: { fg: white, stroke: undefined, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('lucide/house'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: '#e11d48', line: undefined }]);
  });

  it('paints only the second layer of a duotone icon if stroke is none', () => {
    const look = lookWith({ ink: { fg: white, stroke: undefined, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('phosphor/cube/duotone'), look, ANY));
    expect(shapes.length).toBeGreaterThan(0);
    for (const shape of shapes) expect(colorsOf(shape)).toEqual({ fill: '#e11d48', line: undefined });
  });

  it.each([
    [
      'paints lines with fg if stroke is none and no shape is closed',
      'lucide/check',
      { fg: red, stroke: undefined, fill: white },
      '#e11d48',
    ],
    [
      'paints with white if no color is given',
      'lucide/check',
      { fg: undefined, stroke: undefined, fill: undefined },
      '#ffffff',
    ],
  ])('%s', (_, key, ink, expected) => {
    const shapes = glyphShapes(composeScene(glyphOf(key), lookWith({ ink }), ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: undefined, line: expected }]);
  });

  it('paints with a legible color on a white plate if no color is given', () => {
    const ink = { fg: undefined, stroke: undefined, fill: undefined };
    const shapes = glyphShapes(
      composeScene(glyphOf('phosphor/rocket/fill'), lookWith({ ink, plate: solid('#fff') }), ANY),
    );
    expect(shapes.map(colorsOf)).toEqual([{ fill: '#0f172a', line: undefined }]);
  });

  it.each([
    [{ fg: white, stroke: white, fill: red }, '#e11d48'],
    [{ fg: white, stroke: red, fill: undefined }, '#e11d48'],
    [{ fg: red, stroke: undefined, fill: undefined }, '#e11d48'],
  ])('paints an icon drawn with fills with the first of fill, stroke and fg: %j', (ink, expected) => {
    const shapes = glyphShapes(composeScene(glyphOf('phosphor/rocket'), lookWith({ ink }), ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: expected, line: undefined }]);
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
    const scene = composeScene(glyphFromIcon(dot), look, ANY);
    const hollow = paint(scene, 120).inkedAt(([, , , alpha]) => alpha > 200);
    expect(hollow.filter(([x, y]) => Math.hypot(x - 60, y - 60) < 22)).toEqual([]);
  });
  const dot =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r=".5" fill="currentColor"/></svg>';

  it.each([1, 2, 3])(
    'leaves no hole inside a small closed curve at a stroke scale of %i, in resvg',
    strokeScale => {
      const look = lookWith({ plate: undefined, strokeScale });
      for (const path of ['M10 12q2 -1.5 4 0q-2 1.5 -4 0z', 'M11 12h2c0 .5 -.4 1 -1 1s-1 -.5 -1 -1z']) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}"/></svg>`;
        const scene = composeScene(glyphFromIcon(svg), look, ANY);
        const pixels = paintWithResvg(scene, 64);
        const centerAlphas = [28, 30, 32, 34, 36].flatMap(y =>
          [28, 30, 32, 34, 36].map(x => pixels[4 * (64 * y + x) + 3] as number),
        );
        expect(Math.min(...centerAlphas), path).toBe(255);
      }
    },
  );

  it('does not fill small closed curves under a translucent line', () => {
    const ink = { fg: undefined, stroke: color('#ffffff80'), fill: undefined };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M10 12q2 -1.5 4 0q-2 1.5 -4 0z"/></svg>';
    const shapes = glyphShapes(composeScene(glyphFromIcon(svg), lookWith({ ink }), ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: undefined, line: '#ffffff' }]);
  });

  it('does not darken translucent lines where they cross', () => {
    const ink = { fg: undefined, stroke: color('#ffffff80'), fill: undefined };
    const image = paint(composeScene(glyphOf('lucide/plus'), lookWith({ ink, plate: undefined }), ANY), 120);
    expect(image.at(60, 60)[3]).toBe(image.at(60, 40)[3]);
  });
});
