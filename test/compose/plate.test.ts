// Plates and their gradients.
import { describe, expect, it } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { plateShape } from '../../src/compose/plate.ts';
import type { LinearGradient } from '../../src/model/scene.ts';
import { color, glyphOf, lookWith } from './icons.ts';
import { paint } from './pixels.ts';

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
    for (const [x, y, color] of [
      [0, 0, [255, 0, 0, 255]],
      [199, 199, [0, 0, 255, 255]],
      [199, 0, [127, 0, 127, 255]],
      [0, 199, [127, 0, 127, 255]],
    ] as const) {
      const differences = color.map((value, channel) =>
        Math.abs((image.at(x, y)[channel] as number) - value),
      );
      expect(Math.max(...differences), `${x} ${y}`).toBeLessThanOrEqual(2);
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

  it('leaves the background transparent if the look has no plate', () => {
    const image = paint(
      composeScene(glyphOf('lucide/dot'), lookWith({ plate: undefined }), { role: 'any' }),
      50,
    );
    expect(image.at(0, 0)[3]).toBe(0);
  });
});
