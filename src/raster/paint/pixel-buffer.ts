// Pixel buffer with a palette of up to 256 colors, or 32-bit colors beyond that.
import type { IndexedImage, Raster } from '../raster.ts';
import type { GradientRamp } from './gradient-ramp.ts';
import { compositeOver, type PixelColor } from './pixel-color.ts';

const PALETTE = 256;
const SLOTS = 1024;

/**
 * A square image, initially transparent. It stores palette indices until a color exceeds the palette of 256 entries
 * (transparent included), then converts to 32-bit colors.
 */
export class PixelBuffer implements Raster {
  readonly size: number;
  readonly #indices: Uint8Array;
  readonly #colors = new Uint32Array(PALETTE);
  /** Open-addressing hash table of palette indices; 0 (transparent) marks an empty slot. */
  readonly #slots = new Uint8Array(SLOTS);
  #count = 1;
  /** The gradient ramp at the start of the palette. */
  #ramp: GradientRamp | undefined;
  #shifts: readonly number[] = [0];
  #pixels: Uint32Array | undefined;

  constructor(size: number) {
    this.size = size;
    this.#indices = new Uint8Array(size * size);
  }

  get(at: number): PixelColor {
    return this.#pixels ? this.#pixels[at] : this.#colors[this.#indices[at]];
  }

  /** Whether all pixels are transparent. */
  get isBlank(): boolean {
    return this.#count === 1;
  }

  /** Whether the palette starts with a gradient ramp. */
  get hasRamp(): boolean {
    return this.#ramp !== undefined;
  }

  /**
   * The color of a pixel that another color is going to cover in part. A gradient color is rounded by
   * `GradientRamp.quantize`; `coverage` (0 to 1) is the part of the pixel in which it stays visible.
   */
  quantizedAt(at: number, coverage: number): PixelColor {
    const ramp = this.#ramp;
    const index = this.#indices[at];
    return ramp && !this.#pixels && index > 0 && index < ramp.colors.length
      ? ramp.colors[ramp.quantize(index, coverage)]
      : this.get(at);
  }

  /** Adds the colors of a ramp to the palette if it is empty; `shifts` as in IndexedImage. */
  addRamp(ramp: GradientRamp, shifts: readonly number[]): void {
    if (this.#count > 1) return;
    for (const color of ramp.colors) this.#indexOf(color);
    if (this.#count < ramp.colors.length) return;
    this.#ramp = ramp;
    this.#shifts = shifts;
  }

  /** Sets successive pixels from `start` on to the ramp colors at the indices `stops`. */
  fillRamp(start: number, ramp: GradientRamp, stops: Uint8Array): void {
    if (this.#ramp === ramp && !this.#pixels) this.#indices.set(stops, start);
    else
      stops.forEach((stop, at) => {
        this.fill(start + at, start + at + 1, ramp.colors[stop]);
      });
  }

  /** Sets the pixels from `start` (inclusive) to `end` (exclusive). */
  fill(start: number, end: number, color: PixelColor): void {
    const index = this.#pixels ? undefined : this.#indexOf(color);
    if (index === undefined) {
      this.#pixels ??= this.pixels;
      this.#pixels.fill(color, start, end);
    } else if (end - start === 1) this.#indices[start] = index;
    else this.#indices.fill(index, start, end);
  }

  /** Composites an image of the same size over this one. */
  compositeImage(image: Raster, opacity: number): void {
    image.pixels.forEach((color, at) => {
      if (color === 0) return;
      const alpha = ((color >>> 24) / 255) * opacity;
      this.fill(
        at,
        at + 1,
        compositeOver(color & 255, (color >>> 8) & 255, (color >>> 16) & 255, alpha, this.get(at)),
      );
    });
  }

  get indexed(): IndexedImage | undefined {
    return this.#pixels
      ? undefined
      : { colors: this.#colors.subarray(0, this.#count), indices: this.#indices, shifts: this.#shifts };
  }

  get pixels(): Uint32Array {
    if (this.#pixels) return this.#pixels;
    const pixels = new Uint32Array(this.#indices.length);
    for (let at = 0; at < pixels.length; at++) pixels[at] = this.#colors[this.#indices[at]];
    return pixels;
  }

  get rgba(): Uint8Array {
    const { pixels } = this;
    const bytes = new DataView(new ArrayBuffer(pixels.length * 4));
    for (let at = 0; at < pixels.length; at++) bytes.setUint32(at * 4, pixels[at], true);
    return new Uint8Array(bytes.buffer);
  }

  /** Palette index of a color, added if missing; undefined if the palette is full. */
  #indexOf(color: PixelColor): number | undefined {
    if (color === 0) return 0;
    let slot = Math.imul(color, 0x9e3779b1) >>> 22;
    for (let index = this.#slots[slot]; index !== 0; index = this.#slots[slot]) {
      if (this.#colors[index] === color) return index;
      slot = (slot + 1) % SLOTS;
    }
    if (this.#count === PALETTE) return undefined;
    this.#slots[slot] = this.#count;
    this.#colors[this.#count] = color;
    return this.#count++;
  }
}
