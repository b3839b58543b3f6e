// Plates and their gradients.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { plateShape } from '../../src/compose/plate.ts';
import { sceneToSvg } from '../../src/compose/svg/scene-svg.ts';
import type { Plate } from '../../src/model/look.ts';
import type { LinearGradient } from '../../src/model/scene.ts';
import { color, glyphOf, lookWith, solid } from './icons.ts';
import { boxOf, paint } from './pixels.ts';

const gradient = (angleDegrees: number) =>
  ({ mode: 'linear', from: color('#f00'), to: color('#00f'), angleDegrees }) as const;

describe('composeScene with a gradient plate', () => {
  it.each([
    [0, [50, 100, 50, 0]],
    [90, [0, 50, 100, 50]],
    [135, [0, 0, 100, 100]],
    [180, [50, 0, 50, 100]],
    [225, [100, 0, 0, 100]],
    [315, [100, 100, 0, 0]],
    [360, [50, 100, 50, 0]],
    [30, [15.85, 109.15, 84.15, -9.15]],
  ])('uses the gradient line that CSS defines for %i degrees', (angle, [x1, y1, x2, y2]) => {
    const { fill } = plateShape({ shape: 'circle', paint: gradient(angle) }, 100);
    const line = fill as LinearGradient;
    const rounded = [line.x1, line.y1, line.x2, line.y2].map(value => Math.round(value * 100) / 100 + 0);
    expect(rounded).toEqual([x1, y1, x2, y2]);
  });

  it('paints the end colors in two opposite corners at 135 degrees', () => {
    const look = lookWith({ plate: { shape: 'rounded-square', paint: gradient(135) } });
    const image = paint(composeScene(glyphOf('lucide/dot'), look, { role: 'touch' }), 200);
    for (const [x, y, red] of [
      [0, 0, 255],
      [199, 199, 0],
      [199, 0, 127],
      [0, 199, 127],
    ] as const) {
      const [actual, green, blue] = image.at(x, y);
      expect(Math.abs(actual - red), `${x} ${y}`).toBeLessThanOrEqual(2);
      expect([green, Math.abs(actual + blue - 255) <= 2]).toEqual([0, true]);
    }
  });
});

describe('composeScene with a plate', () => {
  it.each([
    ['rounded-square', [0, 0, 0], true],
    ['circle', [0, 0, 0], false],
  ] as const)('leaves pixels outside of the shape %s transparent', (shape, clear, reachesCorner) => {
    const look = lookWith({ plate: { shape, paint: { mode: 'solid', color: color('#075985') } } });
    const image = paint(composeScene(glyphOf('lucide/dot'), look, { role: 'any' }), 200);
    expect([image.at(0, 0)[3], image.at(199, 0)[3], image.at(0, 199)[3]]).toEqual(clear);
    expect(image.at(100, 0)[3]).toBeGreaterThan(245);
    expect(image.at(20, 20)[3]).toBe(reachesCorner ? 255 : 0);
  });

  it.each([
    [0, 'rect', 0],
    [0.1, 'rect', 51.2],
    [0.25, 'rect', 128],
    [0.333, 'rect', 170.496],
    [0.5, 'circle', 256],
  ])(
    'rounds the corners of a rounded square with the radius %d, as a %s element',
    (cornerRadius, name, r) => {
      const plate = { ...solid('#075985'), cornerRadius };
      const scene = composeScene(glyphOf('lucide/dot'), lookWith({ plate }), { role: 'any' });
      const svg = sceneToSvg(scene);
      expect(svg).toMatch(new RegExp(`<${name} `));
      expect(Number(/ rx?="([^"]+)"/.exec(svg)?.[1] ?? 0)).toBe(r);
      // The rounded corner crosses the diagonal at r (1 - 1/√2) from each side.
      const image = paint(scene, 512);
      const corner = Math.round(r * (1 - Math.SQRT1_2));
      expect(image.at(corner + 2, corner + 2)[3]).toBe(255);
      if (corner > 2) expect(image.at(corner - 3, corner - 3)[3]).toBe(0);
    },
  );

  it('makes a square icon without padding smaller on a plate with a larger corner radius', () => {
    const inkWidth = (plate: Plate) => {
      const look = lookWith({ plate, padding: 0 });
      const image = paint(composeScene(glyphOf('lucide/square'), look, { role: 'any' }), 128);
      return boxOf(image.inkedAt(([red, , , alpha]) => red < 128 || alpha < 128)).width;
    };
    const widths = [0, 0.3, 0.4, 0.5].map(cornerRadius => inkWidth({ ...solid('#075985'), cornerRadius }));
    expect(widths[0]).toBe(128);
    expect(widths).toEqual([...new Set(widths)].sort((one, other) => other - one));
    expect(widths[3]).toBe(inkWidth(solid('#075985', 'circle')));
  });
});
