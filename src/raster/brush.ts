// Paint on a canvas: how a run of covered pixels takes a flat colour or a gradient.
import type { Color } from '../model/color.ts';
import type { LinearGradient, Paint } from '../model/scene.ts';
import type { Canvas } from './canvas.ts';
import { FULL, type TakeRun } from './coverage-row.ts';
import { over } from './pixel-color.ts';

/** A brush that lays `paint`, its gradient line in pixels, over what is on the canvas. */
export const brush = (canvas: Canvas, paint: Paint, opacity: number): TakeRun =>
  'hex' in paint ? flatBrush(canvas, paint, opacity) : gradientBrush(canvas, paint, opacity);

const flatBrush = (canvas: Canvas, color: Color, opacity: number): TakeRun => {
  const [red, green, blue] = channelsOf(color);
  return (row, start, end, level) => {
    const alpha = (color.alpha * opacity * level) / FULL;
    const last = row * canvas.size + end;
    for (let from = row * canvas.size + start; from < last; ) {
      const under = canvas.get(from);
      let to = alpha === 1 ? last : from + 1;
      while (to < last && canvas.get(to) === under) to++;
      canvas.fill(from, to, over(red, green, blue, alpha, under));
      from = to;
    }
  };
};

/** Steps of a gradient: many more than the 255 that any channel can take. */
const STEPS = 4096;

const gradientBrush = (canvas: Canvas, gradient: LinearGradient, opacity: number): TakeRun => {
  const { from, to } = gradient;
  const red = new Float64Array(STEPS + 1);
  const green = new Float64Array(STEPS + 1);
  const blue = new Float64Array(STEPS + 1);
  const alpha = new Float64Array(STEPS + 1);
  /** What a step paints where it covers a pixel fully that is empty, or hides it. */
  const alone = new Uint32Array(STEPS + 1);
  const [start, end] = [
    [...channelsOf(from), from.alpha * opacity],
    [...channelsOf(to), to.alpha * opacity],
  ] as const;
  [red, green, blue, alpha].forEach((ramp, channel) => {
    const [first, last] = [start[channel] as number, end[channel] as number];
    for (let step = 0; step <= STEPS; step++) ramp[step] = first + ((last - first) * step) / STEPS;
  });
  for (let step = 0; step <= STEPS; step++)
    alone[step] = over(
      red[step] as number,
      green[step] as number,
      blue[step] as number,
      alpha[step] as number,
      0,
    );
  const along = positionOn(gradient);
  return (row, begin, stop, level) => {
    const share = level / FULL;
    for (let x = begin; x < stop; x++) {
      const step = along(x, row);
      const at = row * canvas.size + x;
      const under = canvas.get(at);
      const strength = (alpha[step] as number) * share;
      const isAlone = strength === 1 || (under === 0 && level === FULL);
      canvas.fill(
        at,
        at + 1,
        isAlone
          ? (alone[step] as number)
          : over(red[step] as number, green[step] as number, blue[step] as number, strength, under),
      );
    }
  };
};

/** The step of the gradient at the centre of a pixel; a line without length has only its last (SVG 2, 14.2.2). */
const positionOn = ({ x1, y1, x2, y2 }: LinearGradient): ((x: number, y: number) => number) => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  if (!(squared > 0)) return () => STEPS;
  const [perX, perY] = [(dx / squared) * STEPS, (dy / squared) * STEPS];
  // Half a step, and a little more so that no step hangs on the last digits, which may differ between machines.
  const origin = (0.5 - x1) * perX + (0.5 - y1) * perY + 0.5 + 1e-6;
  return (x, y) => Math.max(0, Math.min(STEPS, Math.floor(origin + x * perX + y * perY)));
};

const channelsOf = ({ hex }: Color): readonly [number, number, number] => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};
