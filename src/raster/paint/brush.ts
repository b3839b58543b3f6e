// Paint on a canvas: how a run of covered pixels takes a flat colour or a gradient.
import type { Color } from '../../model/color.ts';
import type { LinearGradient, Paint } from '../../model/scene.ts';
import type { TakeRun } from '../scan/coverage-row.ts';
import { GradientLine } from './gradient-line.ts';
import { Shades } from './gradient-ramp.ts';
import type { Canvas } from './pixel-buffer.ts';
import { channelsOf, over, type PixelColor } from './pixel-color.ts';

/** A brush that lays a paint over what is on the canvas, at so many levels of coverage; a gradient's line is in pixels. */
export const brush = (canvas: Canvas, levels: number, { paint, opacity }: Brush): TakeRun =>
  'hex' in paint ? flatBrush(canvas, levels, paint, opacity) : gradientBrush(canvas, levels, paint, opacity);

interface Brush {
  readonly paint: Paint;
  readonly opacity: number;
}

const flatBrush = (canvas: Canvas, levels: number, color: Color, opacity: number): TakeRun => {
  const [red, green, blue] = channelsOf(color);
  // What each level last made of which colour: nearly always, the next pixel at that level lies on the same one.
  const unders: PixelColor[] = [];
  const mixed: PixelColor[] = [];
  const isOpaque = color.alpha * opacity === 1;
  return (row, start, end, level) => {
    const last = row * canvas.size + end;
    for (let from = row * canvas.size + start; from < last; ) {
      const shown = canvas.get(from);
      let to = isOpaque && level === levels ? last : from + 1;
      while (to < last && canvas.get(to) === shown) to++;
      const under =
        level === levels || !canvas.isShaded
          ? shown
          : canvas.shadeAt(from, 1 - (color.alpha * opacity * level) / levels);
      if (under !== unders[level]) {
        unders[level] = under;
        mixed[level] = over(red, green, blue, (color.alpha * opacity * level) / levels, under);
      }
      canvas.fill(from, to, mixed[level]);
      from = to;
    }
  };
};

const gradientBrush = (
  canvas: Canvas,
  levels: number,
  gradient: LinearGradient,
  opacity: number,
): TakeRun => {
  const shades = new Shades(gradient.from, gradient.to, opacity);
  const isOpaque = gradient.from.alpha * gradient.to.alpha * opacity === 1;
  // Fully covered pixels take the shades as they are: there is nothing below that could show through.
  const hidesBackdrop = isOpaque || canvas.isBlank;
  const line = new GradientLine(gradient, shades.steps, canvas.size);
  canvas.addShades(shades, line.moves);
  const blend = createBlender(shades, levels);
  return (row, start, end, level) => {
    const first = row * canvas.size;
    const numbers = line.row(row);
    if (hidesBackdrop && level === levels) {
      canvas.fillShades(first + start, shades, numbers.subarray(start, end));
      return;
    }
    for (let from = start; from < end; ) {
      const shade = numbers[from];
      const under = canvas.get(first + from);
      let to = from + 1;
      while (to < end && numbers[to] === shade && canvas.get(first + to) === under) to++;
      canvas.fill(first + from, first + to, blend(shade, level, under));
      from = to;
    }
  };
};

/** Blends shades over backdrops, and caches the last result for each shade and level: neighbors share their backdrop. */
const createBlender = (shades: Shades, levels: number) => {
  const shadeCount = shades.steps + 2;
  const unders = new Float64Array(shadeCount * (levels + 1)).fill(-1);
  const blended = new Uint32Array(unders.length);
  return (shade: number, level: number, under: PixelColor): PixelColor => {
    const slot = level * shadeCount + shade;
    if (unders[slot] !== under) {
      const near = level === levels ? shade : shades.standIn(shade, level / levels);
      unders[slot] = under;
      blended[slot] = shades.over(near, level / levels, under);
    }
    return blended[slot];
  };
};
