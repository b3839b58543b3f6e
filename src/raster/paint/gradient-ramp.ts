// Color ramp of a gradient, quantized to fit a PNG palette.
import type { Color } from '../../model/color.ts';
import { compositeOver, type PixelColor, rgbOf } from './pixel-color.ts';

/** A step is 1/255 of the channel with the widest range; if that gives more steps than this, a step is up to 2/255. */
const MAX_FINE_STEPS = 72;

/** Maximum quantization error, in 1/255 of a channel, where the gradient is blended with another color. */
const EDGE_TOLERANCE = 6;

/** The colors of a gradient in `steps` equal steps. (Decision 053) */
export class GradientRamp {
  readonly steps: number;
  /** Palette: index 0 is transparent, index 1 the start color, the last index the end color. */
  readonly colors: Uint32Array;
  /** Step size in 1/255 of the channel with the widest range. */
  readonly #stepSize: number;
  /** Red, green, blue and alpha, 0 to 255. */
  readonly #from: readonly number[];
  readonly #to: readonly number[];

  constructor(from: Color, to: Color, opacity: number) {
    this.#from = [...rgbOf(from), from.alpha * opacity * 255];
    this.#to = [...rgbOf(to), to.alpha * opacity * 255];
    const changes = this.#from.map((start, channel) => Math.abs(this.#to[channel] - start));
    const range = Math.max(1, ...changes);
    this.steps = Math.ceil(Math.max(range / 2, Math.min(range, MAX_FINE_STEPS)));
    this.#stepSize = range / this.steps;
    this.colors = Uint32Array.from({ length: this.steps + 2 }, (_, stop) =>
      stop === 0 ? 0 : this.over(stop, 1, 0),
    );
  }

  /** Composites ramp color `stop` with the given coverage (0 to 1) over `backdrop`. */
  over(stop: number, coverage: number, backdrop: PixelColor): PixelColor {
    const at = (stop - 1) / this.steps;
    const [red, green, blue, alpha] = this.#from.map(
      (from, channel) => from + (this.#to[channel] - from) * at,
    );
    return compositeOver(red, green, blue, (alpha * coverage) / 255, backdrop);
  }

  /** Rounds a ramp index; the step is inversely proportional to the gradient's `coverage` (0 to 1) of the pixel. */
  quantize(stop: number, coverage: number): number {
    const span = Math.max(1, Math.round((2 * EDGE_TOLERANCE) / (coverage * this.#stepSize)));
    return 1 + Math.min(this.steps, Math.round((stop - 1) / span) * span);
  }
}
