// Color ramp of a gradient, quantized to fit a PNG palette.
import { allocate, Pointer } from '../memory';
import { compositeOver, PixelColor } from './pixel-color';

/** A step is 1/255 of the channel with the widest range; if that gives more steps than this, a step is up to 2/255. */
const MAX_FINE_STEPS: f64 = 72;

/** Maximum quantization error, in 1/255 of a channel, where the gradient is blended with another color. */
const EDGE_TOLERANCE: f64 = 6;

/** Red, green and blue, 0 to 255, and alpha, 0 to 1. */
@unmanaged
export class Color {
  red: f64;
  green: f64;
  blue: f64;
  alpha: f64;
}

/** The colors of a gradient in `steps` equal steps. (Decision 053) */
@unmanaged
export class GradientRamp {
  steps: i32;
  /** Palette of `steps + 2` colors: index 0 is transparent, 1 the start color, the last index the end color. */
  colors: Pointer<PixelColor>;
  /** Step size in 1/255 of the channel with the widest range. */
  private stepSize: f64;
  private from: Color;
  private to: Color;
  /** Alpha of both colors with the opacity of the layer, 0 to 255. */
  private fromAlpha: f64;
  private toAlpha: f64;

  init(from: Color, to: Color, opacity: f64): void {
    this.from = from;
    this.to = to;
    this.fromAlpha = from.alpha * opacity * 255;
    this.toAlpha = to.alpha * opacity * 255;
    let range = max<f64>(1, abs<f64>(to.red - from.red));
    range = max<f64>(range, abs<f64>(to.green - from.green));
    range = max<f64>(range, abs<f64>(to.blue - from.blue));
    range = max<f64>(range, abs<f64>(this.toAlpha - this.fromAlpha));
    const steps = Math.ceil(max<f64>(range / 2, min<f64>(range, MAX_FINE_STEPS)));
    this.steps = steps as i32;
    this.stepSize = range / steps;
    this.colors = allocate<PixelColor>(this.steps + 2);
    this.colors[0] = 0;
    for (let stop = 1; stop < this.steps + 2; stop++) this.colors[stop] = this.over(stop, 1, 0);
  }

  /** Composites ramp color `stop` with the given coverage (0 to 1) over `backdrop`. */
  over(stop: i32, coverage: f64, backdrop: PixelColor): PixelColor {
    const at = ((stop - 1) as f64) / this.steps;
    return compositeOver(
      this.from.red + (this.to.red - this.from.red) * at,
      this.from.green + (this.to.green - this.from.green) * at,
      this.from.blue + (this.to.blue - this.from.blue) * at,
      ((this.fromAlpha + (this.toAlpha - this.fromAlpha) * at) * coverage) / 255,
      backdrop,
    );
  }

  /** Rounds a ramp index; the step is inversely proportional to the gradient's `coverage` (0 to 1) of the pixel. */
  quantize(stop: i32, coverage: f64): i32 {
    const span = max<f64>(1, Math.round((2 * EDGE_TOLERANCE) / (coverage * this.stepSize)));
    return 1 + (min<f64>(this.steps, Math.round((stop - 1) / span) * span) as i32);
  }
}

export function createRamp(from: Color, to: Color, opacity: f64): GradientRamp {
  const ramp = changetype<GradientRamp>(allocate<u8>(offsetof<GradientRamp>() as i32).address);
  ramp.init(from, to, opacity);
  return ramp;
}
