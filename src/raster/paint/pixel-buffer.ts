// The pixels being painted, which know their palette as long as one is enough.

import type { IndexedPicture, Raster } from '../raster.ts';
import type { Shades } from './gradient-ramp.ts';
import { over, type PixelColor } from './pixel-color.ts';

const PALETTE = 256;
const SLOTS = 1024;

/**
 * A square of pixels, at first all transparent. It keeps one byte a pixel, the number of a colour, as long as there are
 * at most 255 besides the transparent one; from then on the colours themselves.
 */
export class Canvas implements Raster {
  readonly size: number;
  readonly #indices: Uint8Array;
  readonly #colors = new Uint32Array(PALETTE);
  /** An open-addressing table: the number of the colour in a slot; 0, the transparent one, where there is none. */
  readonly #slots = new Uint8Array(SLOTS);
  #count = 1;
  /** Those that the palette begins with, if any. */
  #shades: Shades | undefined;
  #moves: readonly number[] = [0];
  #pixels: Uint32Array | undefined;

  constructor(size: number) {
    this.size = size;
    this.#indices = new Uint8Array(size * size);
  }

  get(at: number): PixelColor {
    return this.#pixels ? this.#pixels[at] : this.#colors[this.#indices[at]];
  }

  /** Whether nothing has been painted yet. */
  get isBlank(): boolean {
    return this.#count === 1;
  }

  /** Whether a gradient's shades are among its colours. */
  get isShaded(): boolean {
    return this.#shades !== undefined;
  }

  /** The colour of a pixel, or, if it is a gradient's, of the shade that stands for it where only a `share` of it shows. */
  shadeAt(at: number, share: number): PixelColor {
    const shades = this.#shades;
    const index = this.#indices[at];
    return shades && !this.#pixels && index > 0 && index < shades.colors.length
      ? shades.colors[shades.standIn(index, share)]
      : this.get(at);
  }

  /** Makes a gradient's shades the palette's first colours, if it has none yet; `moves` as an IndexedPicture has them. */
  addShades(shades: Shades, moves: readonly number[]): void {
    if (this.#count > 1) return;
    for (const color of shades.colors) this.#indexOf(color);
    if (this.#count < shades.colors.length) return;
    this.#shades = shades;
    this.#moves = moves;
  }

  /** Paints pixels from `start` on with the shades of these numbers. */
  fillShades(start: number, shades: Shades, numbers: Uint8Array): void {
    if (this.#shades === shades && !this.#pixels) this.#indices.set(numbers, start);
    else
      numbers.forEach((shade, at) => {
        this.fill(start + at, start + at + 1, shades.colors[shade]);
      });
  }

  /** Paints the pixels from `start` up to, not including, `end`. */
  fill(start: number, end: number, color: PixelColor): void {
    const index = this.#pixels ? undefined : this.#indexOf(color);
    if (index === undefined) {
      this.#pixels ??= this.pixels;
      this.#pixels.fill(color, start, end);
    } else if (end - start === 1) this.#indices[start] = index;
    else this.#indices.fill(index, start, end);
  }

  /** Lays a picture of the same size over this one. */
  lay(picture: Raster, opacity: number): void {
    picture.pixels.forEach((color, at) => {
      if (color === 0) return;
      const alpha = ((color >>> 24) / 255) * opacity;
      this.fill(
        at,
        at + 1,
        over(color & 255, (color >>> 8) & 255, (color >>> 16) & 255, alpha, this.get(at)),
      );
    });
  }

  get indexed(): IndexedPicture | undefined {
    return this.#pixels
      ? undefined
      : { colors: this.#colors.subarray(0, this.#count), indices: this.#indices, moves: this.#moves };
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

  /** The number of a colour, a new one if need be; undefined once there are too many. */
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
