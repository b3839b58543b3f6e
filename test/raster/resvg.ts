// Reference images from resvg. One kind is rendered at 16 times the size and averaged.
import { Resvg } from '@resvg/resvg-js';
import { sceneToSvg } from '../../src/compose/svg/scene-svg.ts';
import type { Scene } from '../../src/model/scene.ts';

const OVERSAMPLING = 16;

/** Renders a scene to premultiplied RGBA. */
export const paintWithResvg = (scene: Scene, pixels: number): Uint8Array =>
  new Resvg(sceneToSvg(scene), {
    fitTo: { mode: 'width', value: pixels },
    font: { loadSystemFonts: false },
  }).render().pixels;

/**
 * Renders a scene at 16 times the size and averages. The result is premultiplied RGBA as floating-point numbers.
 */
export const referenceImage = (scene: Scene, pixels: number): Float64Array => {
  const side = pixels * OVERSAMPLING;
  const large = paintWithResvg(scene, side);
  const sums = new Float64Array(pixels * pixels * 4);
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const pixel = (Math.floor(y / OVERSAMPLING) * pixels + Math.floor(x / OVERSAMPLING)) * 4;
      for (let channel = 0; channel < 4; channel++)
        sums[pixel + channel] = (sums[pixel + channel] as number) + (large[at++] as number);
    }
  return sums.map(sum => sum / OVERSAMPLING ** 2);
};
