// PNG of a design with a logo, rasterized in the browser.

import type { Api } from '../api/api.ts';
import { rasterize } from '../render/renderer.ts';
import { type Design, requestOf } from '../state/design/design.ts';
import { createDrawing } from '../state/drawing.ts';
import { loadPictureGlyphs } from './picture-glyphs.ts';

export const logoPng = async (design: Design, pixels: number, api: Api): Promise<Blob> => {
  const drawing = createDrawing(await loadPictureGlyphs(design, api), requestOf(design));
  const rgba = await rasterize(drawing.scene({ role: 'any', pixels }), pixels);
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), pixels, pixels), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the browser did not encode the PNG')))),
  );
};
