// Test scene: the rocket of Tabler Icons, white on a blue plate.
import { readFileSync } from 'node:fs';
import type { Affine, LinearGradient, Scene, Shape } from '../../src/model/scene.ts';

const file = new URL('../../node_modules/@tabler/icons/icons/outline/rocket.svg', import.meta.url);
const paths = [...readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"/g)].map(match => match[1] as string);

const white = { hex: '#ffffff', alpha: 1 };
const blue = { hex: '#075985', alpha: 1 };
const night = { hex: '#0f172a', alpha: 1 };
const toScene: Affine = [13, 0, 0, 13, 100, 100];

const lines = paths.map(
  (path): Shape => ({
    path,
    transform: toScene,
    stroke: { paint: white, width: 2.5, cap: 'round', join: 'round', miterLimit: 4 },
  }),
);

const rounded =
  'M113 0H399A113 113 0 0 1 512 113V399A113 113 0 0 1 399 512H113A113 113 0 0 1 0 399V113A113 113 0 0 1 113 0Z';
const square = 'M0 0H512V512H0Z';
const diagonal: LinearGradient = { from: blue, to: night, x1: 0, y1: 0, x2: 512, y2: 512 };

/** The rocket on a plate: rounded or full-bleed, in one color or with a diagonal gradient. */
export const rocket = ({ fullBleed = false, gradient = false } = {}): Scene => ({
  size: 512,
  shapes: [{ path: fullBleed ? square : rounded, fill: gradient ? diagonal : blue }, ...lines],
});
