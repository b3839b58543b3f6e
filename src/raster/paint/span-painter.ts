// Span painters: composite covered spans of a solid color or a gradient onto a pixel buffer.
import type { Color } from '../../model/color.ts';
import type { LinearGradient, Paint } from '../../model/scene.ts';
import type { OnSpan } from '../scan/coverage-row.ts';
import { GradientLine } from './gradient-line.ts';
import { GradientRamp } from './gradient-ramp.ts';
import type { PixelBuffer } from './pixel-buffer.ts';
import { compositeOver, type PixelColor, rgbOf } from './pixel-color.ts';

interface Source {
  /** A gradient's coordinates are in pixels. */
  readonly paint: Paint;
  readonly opacity: number;
}

/** Returns a span consumer that composites `paint` over `buffer`; span coverage runs from 1 to `levels`. */
export const createSpanPainter = (buffer: PixelBuffer, levels: number, { paint, opacity }: Source): OnSpan =>
  'hex' in paint ? paintSolid(buffer, levels, paint, opacity) : paintGradient(buffer, levels, paint, opacity);

const paintSolid = (buffer: PixelBuffer, levels: number, color: Color, opacity: number): OnSpan => {
  const [red, green, blue] = rgbOf(color);
  // Cache of the last backdrop and result per coverage level: adjacent edge pixels usually share their backdrop.
  const backdrops: PixelColor[] = [];
  const blended: PixelColor[] = [];
  const isOpaque = color.alpha * opacity === 1;
  return (row, start, end, level) => {
    const last = row * buffer.size + end;
    for (let from = row * buffer.size + start; from < last; ) {
      const current = buffer.get(from);
      let to = isOpaque && level === levels ? last : from + 1;
      while (to < last && buffer.get(to) === current) to++;
      const backdrop =
        level === levels || !buffer.hasRamp
          ? current
          : buffer.quantizedAt(from, 1 - (color.alpha * opacity * level) / levels);
      if (backdrop !== backdrops[level]) {
        backdrops[level] = backdrop;
        blended[level] = compositeOver(red, green, blue, (color.alpha * opacity * level) / levels, backdrop);
      }
      buffer.fill(from, to, blended[level]);
      from = to;
    }
  };
};

const paintGradient = (
  buffer: PixelBuffer,
  levels: number,
  gradient: LinearGradient,
  opacity: number,
): OnSpan => {
  const ramp = new GradientRamp(gradient.from, gradient.to, opacity);
  const isOpaque = gradient.from.alpha * gradient.to.alpha * opacity === 1;
  // Fully covered pixels need no blending if the gradient is opaque or the buffer is transparent.
  const hidesBackdrop = isOpaque || buffer.isBlank;
  const line = new GradientLine(gradient, ramp.steps, buffer.size);
  buffer.addRamp(ramp, line.shifts);
  const blend = createBlender(ramp, levels);
  return (row, start, end, level) => {
    const first = row * buffer.size;
    const stops = line.row(row);
    if (hidesBackdrop && level === levels) {
      buffer.fillRamp(first + start, ramp, stops.subarray(start, end));
      return;
    }
    for (let from = start; from < end; ) {
      const stop = stops[from];
      const backdrop = buffer.get(first + from);
      let to = from + 1;
      while (to < end && stops[to] === stop && buffer.get(first + to) === backdrop) to++;
      buffer.fill(first + from, first + to, blend(stop, level, backdrop));
      from = to;
    }
  };
};

/** Composites ramp colors over backdrops; caches the last result per ramp color and coverage level. */
const createBlender = (ramp: GradientRamp, levels: number) => {
  const stopCount = ramp.steps + 2;
  const backdrops = new Float64Array(stopCount * (levels + 1)).fill(-1);
  const blended = new Uint32Array(backdrops.length);
  return (stop: number, level: number, backdrop: PixelColor): PixelColor => {
    const slot = level * stopCount + stop;
    if (backdrops[slot] !== backdrop) {
      const quantized = level === levels ? stop : ramp.quantize(stop, level / levels);
      backdrops[slot] = backdrop;
      blended[slot] = ramp.over(quantized, level / levels, backdrop);
    }
    return blended[slot];
  };
};
