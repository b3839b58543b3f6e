// A gradient in few colours: close enough that no step shows, and few enough for a palette.
import type { Color } from '../../model/color.ts';
import { channelsOf, over, type PixelColor } from './pixel-color.ts';

/** Steps are of one 255th of the channel that changes most; of up to two where that would make more than so many. */
const MANY_STEPS = 72;

/** How far off, in 255ths, a colour may be in a pixel that shows something else as well. */
const EDGE_TOLERANCE = 6;

/** The colours of a gradient, in `steps` of equal size. */
export class Shades {
  readonly steps: number;
  /** A palette: number 0 is transparent, number 1 the gradient's start, the last one its end. */
  readonly colors: Uint32Array;
  /** In 255ths of the channel that changes most. */
  readonly #stepSize: number;
  /** Red, green, blue and alpha, all in 255ths. */
  readonly #from: readonly number[];
  readonly #to: readonly number[];

  constructor(from: Color, to: Color, opacity: number) {
    this.#from = [...channelsOf(from), from.alpha * opacity * 255];
    this.#to = [...channelsOf(to), to.alpha * opacity * 255];
    const changes = this.#from.map((start, channel) => Math.abs(this.#to[channel] - start));
    const range = Math.max(1, ...changes);
    this.steps = Math.ceil(Math.max(range / 2, Math.min(range, MANY_STEPS)));
    this.#stepSize = range / this.steps;
    this.colors = Uint32Array.from({ length: this.steps + 2 }, (_, shade) =>
      shade === 0 ? 0 : this.over(shade, 1, 0),
    );
  }

  /** The colour of a pixel of which a shade covers `coverage`, over `under`. */
  over(shade: number, coverage: number, under: PixelColor): PixelColor {
    const at = (shade - 1) / this.steps;
    const [red, green, blue, alpha] = this.#from.map(
      (from, channel) => from + (this.#to[channel] - from) * at,
    );
    return over(red, green, blue, (alpha * coverage) / 255, under);
  }

  /** The shade that stands for `shade` where only a `share` of the gradient shows: the less, the fewer are told apart. */
  standIn(shade: number, share: number): number {
    const span = Math.max(1, Math.round((2 * EDGE_TOLERANCE) / (share * this.#stepSize)));
    return 1 + Math.min(this.steps, Math.round((shade - 1) / span) * span);
  }
}
