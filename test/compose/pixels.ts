// Reads pixels of rendered scenes, for tests.
import type { Scene } from '../../src/model/scene.ts';
import { rasterize } from '../../src/raster/rasterize.ts';

/** Renders a scene and gives access to its pixels. */
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
    /** Returns the centers of all pixels that are not background. */
    inkedAt: (isBackground: (pixel: readonly [number, number, number, number]) => boolean) =>
      every.filter(([x, y]) => !isBackground(at(x, y))).map(([x, y]) => [x + 0.5, y + 0.5] as const),
  };
};

/** The bounding box of pixels. */
export const boxOf = (pixels: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - 0.5, Math.max(...xs) + 0.5];
  const [top, bottom] = [Math.min(...ys) - 0.5, Math.max(...ys) + 0.5];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
};
