// A scene painted into pixels: the one place that knows the image library.
import { Resvg } from '@resvg/resvg-js';
import type { Affine, LinearGradient, Paint, Scene, Shape } from '../model/scene.ts';
import type { Raster } from './raster.ts';

/** Paints `scene`, scaled to `pixels` a side. */
export const rasterize = (scene: Scene, pixels: number): Raster => {
  const picture = new Resvg(svgOf(scene), {
    fitTo: { mode: 'width', value: pixels },
    font: { loadSystemFonts: false },
  }).render();
  return { size: pixels, rgba: straightAlpha(picture.pixels) };
};

/** Undoes the premultiplied alpha that the library paints with. */
const straightAlpha = (premultiplied: Uint8Array): Uint8Array => {
  const rgba = new Uint8Array(premultiplied);
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] as number;
    if (alpha === 255) continue;
    for (let channel = at - 3; channel < at; channel++)
      rgba[channel] = alpha === 0 ? 0 : Math.min(255, Math.round(((rgba[channel] as number) * 255) / alpha));
  }
  return rgba;
};

const svgOf = ({ size, shapes }: Scene): string => {
  const gradients: LinearGradient[] = [];
  const paint = (value: Paint | undefined, name: 'fill' | 'stroke'): string => {
    if (!value) return `${name}="none"`;
    if ('hex' in value) return `${name}="${value.hex}" ${name}-opacity="${value.alpha}"`;
    return `${name}="url(#g${gradients.push(value) - 1})"`;
  };
  const bodies = shapes.map(shape => shapeSvg(shape, paint));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs>${gradients
    .map(gradientSvg)
    .join('')}</defs>${bodies.join('')}</svg>`;
};

const shapeSvg = (
  shape: Shape,
  paint: (value: Paint | undefined, name: 'fill' | 'stroke') => string,
): string => {
  const { path, transform, fill, fillRule = 'nonzero', stroke, opacity = 1 } = shape;
  const line = stroke
    ? ` stroke-width="${stroke.width}" stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}" stroke-miterlimit="${stroke.miterLimit}"`
    : '';
  // Gradients are in canvas units: the transform goes on a copy of the path's group only where none is painted.
  return `<path d="${path}" ${paint(fill, 'fill')} fill-rule="${fillRule}" ${paint(stroke?.paint, 'stroke')}${line} opacity="${opacity}"${matrix(transform)}/>`;
};

const matrix = (transform?: Affine): string =>
  transform ? ` transform="matrix(${transform.join(' ')})"` : '';

const gradientSvg = ({ from, to, x1, y1, x2, y2 }: LinearGradient, index: number): string =>
  `<linearGradient id="g${index}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
  `<stop offset="0" stop-color="${from.hex}" stop-opacity="${from.alpha}"/><stop offset="1" stop-color="${to.hex}" stop-opacity="${to.alpha}"/></linearGradient>`;
