// Reading pictures pixel by pixel.

import type { Scene } from '../../src/model/scene.ts';
import { rasterize } from '../../src/raster/rasterize.ts';

/** A picture's pixels, with what tests ask of them. */
export const paint = (scene: Scene, size: number) => {
  const { rgba } = rasterize(scene, size);
  const at = (x: number, y: number): readonly [number, number, number, number] => {
    const from = 4 * (y * size + x);
    return [...rgba.subarray(from, from + 4)] as [number, number, number, number];
  };
  const every = Array.from(
    { length: size * size },
    (_, index) => [index % size, Math.floor(index / size)] as const,
  );
  return {
    size,
    rgba,
    at,
    /** Centres of the pixels that differ from what `isGround` takes. */
    inkedAt: (isGround: (pixel: readonly [number, number, number, number]) => boolean) =>
      every.filter(([x, y]) => !isGround(at(x, y))).map(([x, y]) => [x + 0.5, y + 0.5] as const),
  };
};

/** The box around pixels; sides in pixels. */
export const boxOf = (pixels: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - 0.5, Math.max(...xs) + 0.5];
  const [top, bottom] = [Math.min(...ys) - 0.5, Math.max(...ys) + 0.5];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
};
