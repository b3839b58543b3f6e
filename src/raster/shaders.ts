// Shaders: gradients with several stops, and pictures, converted to pixels.
import { channelsOf } from '../compose/color/color.ts';
import type { Affine, GradientStop, Picture, Pixels, StopGradient } from '../model/scene.ts';
import { forEachPoint, type Polyline } from '../svg/polyline.ts';
import { invert, multiply } from '../svg/transform.ts';

/** A gradient as colors in equal steps, with the map from pixels to gradient space. */
export interface GradientShader extends Pick<StopGradient, 'kind' | 'spread'> {
  readonly fromPixels: Affine;
  readonly focal: readonly [number, number];
  /** RGBA with straight alpha, red in the lowest byte. */
  readonly colors: Uint32Array;
}

/** A picture whose top left pixel is at (`left`, `top`). */
export interface PictureShader {
  readonly left: number;
  readonly top: number;
  readonly pixels: Pixels;
}

export type Shader = GradientShader | PictureShader;

/** Number of steps of a gradient: more than two per channel level. */
const STEPS = 1024;
/** Maximum distance of the focal point: a point on the circle would cause a division by zero (SVG 2, 14.2.3). */
const MAX_FOCAL = 0.999;

export const gradientShader = (gradient: StopGradient, toPixels: Affine): GradientShader => {
  const { kind, spread, transform, focal: [x, y] = [0, 0], stops } = gradient;
  const distance = Math.hypot(x, y);
  const factor = distance > MAX_FOCAL ? MAX_FOCAL / distance : 1;
  const fromPixels = invert(multiply(toPixels, transform));
  const last = stops.at(-1) as GradientStop;
  return {
    kind,
    // A gradient without extent paints the last color (SVG 2, 14.2.2).
    spread: fromPixels ? spread : 'pad',
    fromPixels: fromPixels ?? [0, 0, 0, 0, 1, 1],
    focal: [x * factor, y * factor],
    colors: Uint32Array.from({ length: fromPixels ? STEPS : 2 }, (_, step) =>
      packed(fromPixels ? colorAt(stops, step / (STEPS - 1)) : channels(last)),
    ),
  };
};

/** Red, green, blue and alpha from 0 to 255. Interpolates in sRGB without premultiplied alpha. */
const colorAt = (stops: readonly GradientStop[], offset: number): readonly number[] => {
  const after = stops.findIndex(stop => stop.offset > offset);
  const to = stops.at(after);
  const from = stops[after - 1];
  if (!to) throw new TypeError('a gradient has no stops');
  const end = channels(to);
  // `from` is undefined before the first stop and after the last stop, where `to` is the last stop.
  if (!from) return end;
  const share = (offset - from.offset) / (to.offset - from.offset);
  return channels(from).map((value, index) => value + ((end[index] ?? 0) - value) * share);
};

const channels = ({ color }: GradientStop): readonly number[] => [...channelsOf(color), color.alpha * 255];

const packed = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = channels.map(Math.round);
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
};

/** Places the picture on whole pixels, so that it is scaled only once. */
export const pictureShader = (
  { picture }: Picture,
  polylines: readonly Polyline[],
  [a, , , d, e, f]: Affine,
): PictureShader => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of polylines)
    forEachPoint(points, (pointX, pointY) => {
      const [x, y] = [pointX * a + e, pointY * d + f];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    });
  const [x, y] = [Math.round(left), Math.round(top)];
  const width = Math.max(1, Math.round(right) - x);
  const height = Math.max(1, Math.round(bottom) - y);
  return { left: x, top: y, pixels: picture.draw(width, height) };
};
