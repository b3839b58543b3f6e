import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { glyphFromIcon } from '../../src/compose/glyph/glyph.ts';
import type { Color } from '../../src/model/color.ts';
import type { Scene, Shape } from '../../src/model/scene.ts';
import { catalog, color, glyphOf, KINDS, lookWith, solid } from './icons.ts';
import { boxOf, paint } from './pixels.ts';

const ANY = { role: 'any' } as const;
const white = color('#fff');
const red = color('#e11d48');
const isPlate = ([r, g, b]: readonly number[]) => r === 7 && g === 89 && b === 133;
const isClear = ([, , , alpha]: readonly number[]) => (alpha as number) < 26;

const colorsOf = (shape: Shape | undefined) => ({
  fill: (shape?.fill as Color | undefined)?.hex,
  line: (shape?.stroke?.paint as Color | undefined)?.hex,
});
const glyphShapes = ({ shapes }: Scene): readonly Shape[] => shapes.slice(1);

describe('size and place', () => {
  const bare = lookWith({ plate: undefined });

  it.each(KINDS)('%s is as large as its padding allows, and centred by its ink', key => {
    const box = boxOf(paint(composeScene(glyphOf(key), bare, ANY), 200).inkedAt(isClear));
    expect(Math.abs(Math.max(box.width, box.height) - 200 * 0.64)).toBeLessThanOrEqual(2);
    expect(Math.abs(box.left + box.right - 200)).toBeLessThanOrEqual(2);
    expect(Math.abs(box.top + box.bottom - 200)).toBeLessThanOrEqual(2);
  });

  it.each([0, 0.1, 0.25, 0.4])('padding of %f surrounds the ink, lines included', padding => {
    const look = lookWith({ plate: undefined, padding, strokeScale: 3 });
    const box = boxOf(paint(composeScene(glyphOf('lucide/house'), look, ANY), 200).inkedAt(isClear));
    expect(Math.abs(Math.max(box.width, box.height) - 200 * (1 - 2 * padding))).toBeLessThanOrEqual(2);
  });

  it('line widths follow the stroke scale, caps and joins stay', () => {
    const strokes = [0.5, 1, 3].map(strokeScale => {
      const stroke = glyphShapes(composeScene(glyphOf('lucide/rocket'), lookWith({ strokeScale }), ANY))[0]
        ?.stroke;
      return [stroke?.width, stroke?.cap, stroke?.join];
    });
    expect(strokes).toEqual([
      [1, 'round', 'round'],
      [2, 'round', 'round'],
      [6, 'round', 'round'],
    ]);
  });

  it('an icon with lines of several widths keeps their ratio', () => {
    const widths = glyphOf('hugeicons/sent-02').shapes.flatMap(({ line }) => (line ? [line.width] : []));
    const scene = composeScene(glyphOf('hugeicons/sent-02'), lookWith({ strokeScale: 2 }), ANY);
    expect(glyphShapes(scene).map(({ stroke }) => stroke?.width)).toEqual(
      [...new Set(widths)].map(width => width * 2),
    );
  });

  it.each([0, 0.05, 0.1])('a circle plate keeps the ink inside it at padding %f', padding => {
    for (const key of [...KINDS, 'lucide/square', 'tabler/square/filled', 'lucide/maximize']) {
      const look = lookWith({ plate: solid('#075985', 'circle'), padding });
      const isGround = (pixel: readonly number[]) => isPlate(pixel) || (pixel[3] as number) < 255;
      const inked = paint(composeScene(glyphOf(key), look, ANY), 200).inkedAt(isGround);
      const farthest = Math.max(...inked.map(([x, y]) => Math.hypot(x - 100, y - 100)));
      expect(farthest, key).toBeLessThanOrEqual(101 - 50 * padding);
    }
  });

  it('a rounded square keeps the ink off its corners, even without padding', () => {
    const look = lookWith({ padding: 0 });
    const scene = composeScene(glyphOf('tabler/square/filled'), look, ANY);
    const outside = paint(scene, 200).inkedAt(pixel => isPlate(pixel) || (pixel[3] as number) < 20);
    const corner = outside.filter(([x, y]) => Math.hypot(x - 44, y - 44) > 44.8 && x < 44 && y < 44);
    expect(corner).toEqual([]);
  });
});

describe('ink', () => {
  it('strokes: lines take stroke, the inside of closed shapes takes fill', () => {
    const look = lookWith({ ink: { fg: undefined, stroke: white, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('lucide/house'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([
      { fill: '#e11d48', line: undefined },
      { fill: undefined, line: '#ffffff' },
    ]);
  });

  it('strokes: open paths have no inside', () => {
    const look = lookWith({ ink: { fg: undefined, stroke: white, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('lucide/check'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: undefined, line: '#ffffff' }]);
  });

  it('strokes: a fill covers neither lines nor the dots that the library fills', () => {
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

  it('strokes: without lines the inside alone is drawn, and fills the padding', () => {
    const look = lookWith({ ink: { fg: white, stroke: undefined, fill: red } });
    const shapes = glyphShapes(composeScene(glyphOf('lucide/house'), look, ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: '#e11d48', line: undefined }]);
  });

  it.each([
    [
      'no lines and nothing to fill: fg',
      'lucide/check',
      { fg: red, stroke: undefined, fill: white },
      '#e11d48',
    ],
    [
      'no colour at all: white',
      'lucide/check',
      { fg: undefined, stroke: undefined, fill: undefined },
      '#ffffff',
    ],
  ])('something always shows: %s', (_, key, ink, expected) => {
    const shapes = glyphShapes(composeScene(glyphOf(key), lookWith({ ink }), ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: undefined, line: expected }]);
  });

  it('no colour at all on white: an ink that shows', () => {
    const ink = { fg: undefined, stroke: undefined, fill: undefined };
    const shapes = glyphShapes(
      composeScene(glyphOf('phosphor/rocket/fill'), lookWith({ ink, plate: solid('#fff') }), ANY),
    );
    expect(shapes.map(colorsOf)).toEqual([{ fill: '#075985', line: undefined }]);
  });

  it.each([
    [{ fg: white, stroke: white, fill: red }, '#e11d48'],
    [{ fg: white, stroke: red, fill: undefined }, '#e11d48'],
    [{ fg: red, stroke: undefined, fill: undefined }, '#e11d48'],
  ])('fills: one ink, the first of fill, stroke, fg that paints (%#)', (ink, expected) => {
    const shapes = glyphShapes(composeScene(glyphOf('phosphor/rocket'), lookWith({ ink }), ANY));
    expect(shapes.map(colorsOf)).toEqual([{ fill: expected, line: undefined }]);
  });

  it('duotone: two layers of one ink, or the faint one in the fill colour', () => {
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

  it.each([1, 1.25, 2, 3])('dots are solid at a stroke scale of %f', strokeScale => {
    const look = lookWith({ plate: undefined, strokeScale });
    const scene = composeScene(glyphFromIcon(dot), look, ANY);
    const hollow = paint(scene, 120).inkedAt(([, , , alpha]) => alpha > 200);
    expect(hollow.filter(([x, y]) => Math.hypot(x - 60, y - 60) < 35)).toEqual([]);
  });
  const dot =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r=".5" fill="currentColor"/></svg>';

  it('translucent lines do not darken where they cross', () => {
    const ink = { fg: undefined, stroke: color('#ffffff80'), fill: undefined };
    const picture = paint(
      composeScene(glyphOf('lucide/plus'), lookWith({ ink, plate: undefined }), ANY),
      120,
    );
    expect(picture.at(60, 60)[3]).toBe(picture.at(60, 40)[3]);
  });
});

describe('touch and maskable icons', () => {
  const corners = (size: number) => [0, size - 1].flatMap(x => [0, size - 1].map(y => [x, y] as const));

  it.each([
    ['its plate', solid('#075985'), '7 89 133 255'],
    ['its round plate', solid('#075985', 'circle'), '7 89 133 255'],
    ['a chosen plate where there is none', undefined, '7 89 133 255'],
    ['an opaque plate where its own lets light through', solid('#ff000080'), '131 44 66 255'],
  ])('fill the square with %s', (_, plate, expected) => {
    for (const role of ['touch', 'maskable'] as const) {
      const picture = paint(composeScene(glyphOf('lucide/rocket'), lookWith({ plate }), { role }), 180);
      expect(corners(180).map(([x, y]) => picture.at(x, y).join(' '))).toEqual(Array(4).fill(expected));
      expect(picture.inkedAt(pixel => pixel[3] === 255)).toEqual([]);
    }
  });

  it.each(['#fff', '#000', '#075985', '#777', '#ffd700'])('choose a plate on which %s shows', fg => {
    const look = lookWith({ plate: undefined, ink: { fg: color(fg), stroke: color(fg), fill: undefined } });
    const [ground] = composeScene(glyphOf('lucide/rocket'), look, { role: 'maskable' }).shapes;
    const difference = [1, 3, 5].map(at =>
      Math.abs(
        Number.parseInt(colorsOf(ground).fill?.slice(at, at + 2) ?? '', 16) -
          Number.parseInt(color(fg).hex.slice(at, at + 2), 16),
      ),
    );
    expect(Math.max(...difference)).toBeGreaterThan(90);
  });

  it('maskable: all ink is within 40 % of the side from the centre, over a sample of the catalog', () => {
    const size = 192;
    const tooFar: string[] = [];
    for (let position = 0; position < catalog.iconCount; position += 331) {
      const icon = catalog.icon(position);
      const look = lookWith({ padding: 0 });
      const inked = paint(composeScene(glyphFromIcon(icon.svg), look, { role: 'maskable' }), size).inkedAt(
        isPlate,
      );
      const farthest = Math.max(...inked.map(([x, y]) => Math.hypot(x - size / 2, y - size / 2))) / size;
      if (!(farthest <= 0.4 && farthest > 0.3))
        tooFar.push(`${icon.library}/${icon.name}/${icon.style} ${farthest}`);
    }
    expect(tooFar).toEqual([]);
  });
});
