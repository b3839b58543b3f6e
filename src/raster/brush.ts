// Paint on a canvas: how a run of covered pixels takes a flat colour or a gradient.
import type { Color } from '../model/color.ts';
import type { LinearGradient, Paint } from '../model/scene.ts';
import type { Canvas } from './canvas.ts';
import { FULL, type TakeRun } from './coverage-row.ts';
import { over, type PixelColor } from './pixel-color.ts';

/** A brush that lays `paint`, its gradient line in pixels, over what is on the canvas. */
export const brush = (canvas: Canvas, paint: Paint, opacity: number): TakeRun =>
  'hex' in paint ? flatBrush(canvas, paint, opacity) : gradientBrush(canvas, paint, opacity);

const flatBrush = (canvas: Canvas, color: Color, opacity: number): TakeRun => {
  const [red, green, blue] = channelsOf(color);
  // What each level last made of which colour: nearly always, the next pixel at that level lies on the same one.
  const unders = new Uint32Array(FULL + 1);
  const mixed = Uint32Array.from(unders, (under, level) => colorOver(level, under));
  function colorOver(level: number, under: PixelColor): PixelColor {
    return over(red, green, blue, (color.alpha * opacity * level) / FULL, under);
  }
  const isOpaque = color.alpha * opacity === 1;
  return (row, start, end, level) => {
    const last = row * canvas.size + end;
    for (let from = row * canvas.size + start; from < last; ) {
      const under = canvas.get(from);
      let to = isOpaque && level === FULL ? last : from + 1;
      while (to < last && canvas.get(to) === under) to++;
      if (under !== unders[level]) {
        unders[level] = under;
        mixed[level] = colorOver(level, under);
      }
      canvas.fill(from, to, mixed[level] as number);
      from = to;
    }
  };
};

/** Steps of a gradient: many more than the 255 that any channel can take. */
const STEPS = 1024;

const gradientBrush = (canvas: Canvas, gradient: LinearGradient, opacity: number): TakeRun => {
  const { from, to } = gradient;
  const [fromRed, fromGreen, fromBlue] = channelsOf(from);
  const [toRed, toGreen, toBlue] = channelsOf(to);
  const colorOver = (step: number, share: number, under: PixelColor): PixelColor => {
    const at = step / STEPS;
    return over(
      fromRed + (toRed - fromRed) * at,
      fromGreen + (toGreen - fromGreen) * at,
      fromBlue + (toBlue - fromBlue) * at,
      (from.alpha + (to.alpha - from.alpha) * at) * opacity * share,
      under,
    );
  };
  const isOpaque = from.alpha * to.alpha * opacity === 1;
  const whole = new Uint32Array(STEPS + 1);
  for (let step = 0; step <= STEPS; step++) whole[step] = colorOver(step, 1, 0);
  const { origin, perX, perY } = positionsOn(gradient);
  return (row, start, end, level) => {
    const hidesAll = isOpaque && level === FULL;
    const along = perX;
    let position = origin + row * perY + start * along;
    const last = row * canvas.size + end;
    for (let at = row * canvas.size + start; at < last; at++, position += along) {
      const step = Math.max(0, Math.min(STEPS, Math.floor(position)));
      if (hidesAll) canvas.set(at, whole[step] as number);
      else canvas.set(at, colorOver(step, level / FULL, canvas.get(at)));
    }
  };
};

/**
 * Where on a gradient's line the centres of pixels lie, in steps: `origin` for the first, and how much that grows
 * from one to the next. A line without length paints its last colour only (SVG 2, 14.2.2).
 */
const positionsOn = ({ x1, y1, x2, y2 }: LinearGradient): { origin: number; perX: number; perY: number } => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  if (!(squared > 0)) return { origin: STEPS, perX: 0, perY: 0 };
  const [perX, perY] = [(dx / squared) * STEPS, (dy / squared) * STEPS];
  // Rounded to whole steps, but so that none hangs on the last digits, which may differ between machines.
  return { origin: (0.5 - x1) * perX + (0.5 - y1) * perY + 0.5 + 1e-6, perX, perY };
};

const channelsOf = ({ hex }: Color): readonly [number, number, number] => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};
