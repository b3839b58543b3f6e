// Image with a palette of up to 256 colors, or with 32-bit colors.
import { allocate, clear, create, Pointer } from '../memory';
import { compositeOver, GradientRamp, PixelColor } from './gradient';

/** Maximum number of palette colors. */
export const PALETTE = 256;
const SLOT_BITS = 10;
const SLOTS = 1 << SLOT_BITS;

/** Spans shorter than this are filled pixel by pixel. */
const MIN_FILL = 8;

/**
 * A square image, initially transparent. It stores palette indices as long as at most 256 colors occur (including
 * transparent), then 32-bit colors.
 */
@unmanaged
export class Image {
  size: i32;
  indices: Pointer<u8>;
  /** Color 0 of the palette is transparent. */
  colors: Pointer<PixelColor>;
  colorCount: i32;
  /** 32-bit colors. Null while the image has a palette. */
  pixels: Pointer<PixelColor> | null;
  /** The gradient ramp at the start of the palette, if there is one. */
  ramp: GradientRamp | null;
  /** Open-addressing hash table of palette indices. 0 (transparent) marks an empty slot. */
  slots: Pointer<u8>;

  get(at: i32): PixelColor {
    const pixels = this.pixels;
    return pixels === null ? this.colors[this.indices[at]] : pixels[at];
  }

  get isBlank(): bool {
    return this.colorCount === 1;
  }

  /**
   * The color of a pixel that another color will partly cover, with a gradient color rounded by `GradientRamp.quantize`.
   * `coverage` (0 to 1) is the part of the pixel that stays visible.
   */
  quantizedAt(at: i32, coverage: f64): PixelColor {
    const ramp = this.ramp;
    const index: i32 = this.indices[at];
    return ramp !== null && this.pixels === null && index > 0 && index < ramp.steps + 2
      ? ramp.colors[ramp.quantize(index, coverage)]
      : this.get(at);
  }

  /** Adds the colors of a ramp to an empty palette. Returns whether the palette starts with the ramp. */
  addRamp(ramp: GradientRamp): bool {
    if (this.colorCount > 1) return false;
    for (let stop = 0; stop < ramp.steps + 2; stop++) this.indexOf(ramp.colors[stop]);
    if (this.colorCount < ramp.steps + 2) return false;
    this.ramp = ramp;
    return true;
  }

  /**
   * Sets the pixels from `start` to `end` (exclusive) to the ramp colors with the indices `stops`. `stops[0]` belongs
   * to `start`.
   */
  fillRamp(start: i32, end: i32, ramp: GradientRamp, stops: Pointer<u8>): void {
    if (this.ramp === ramp && this.pixels === null)
      memory.copy(this.indices.address + start, stops.address, end - start);
    else for (let at = start; at < end; at++) this.fill(at, at + 1, ramp.colors[stops[at - start]]);
  }

  fill(start: i32, end: i32, color: PixelColor): void {
    if (this.pixels === null) {
      const index = this.indexOf(color);
      if (index >= 0) {
        this.fillIndex(start, end, u8(index));
        return;
      }
      this.convert();
    }
    const pixels = this.pixels as Pointer<PixelColor>;
    for (let at = start; at < end; at++) pixels[at] = color;
  }

  /** Fills pixels of an image that has a palette. */
  fillIndex(start: i32, end: i32, index: u8): void {
    if (end - start < MIN_FILL) for (let at = start; at < end; at++) this.indices[at] = index;
    else memory.fill(this.indices.address + start, index, end - start);
  }

  /** End of the run of equal pixels that starts at `start`. Looks no further than `end`. */
  endOfRun(start: i32, end: i32): i32 {
    const color = this.get(start);
    let at = start + 1;
    while (at < end && this.get(at) === color) at++;
    return at;
  }

  /** Composites an image of the same size over this one. `mask` is multiplied with the alpha of `image`. */
  compositeImage(image: Image, opacity: f64, mask: Image | null): void {
    for (let at = 0; at < this.size * this.size; at++) {
      const color = image.get(at);
      if (color === 0) continue;
      let alpha = (f64(color >> 24) / 255) * opacity;
      if (mask !== null) alpha *= f64(mask.get(at) >> 24) / 255;
      if (alpha === 0) continue;
      this.fill(
        at,
        at + 1,
        compositeOver(color & 255, (color >> 8) & 255, (color >> 16) & 255, alpha, this.get(at)),
      );
    }
  }

  /** Converts palette indices to 32-bit colors. */
  private convert(): void {
    const count = this.size * this.size;
    const pixels = allocate<PixelColor>(count);
    for (let at = 0; at < count; at++) pixels[at] = this.colors[this.indices[at]];
    this.pixels = pixels;
  }

  /** Palette index of a color. Adds a missing color, or returns -1 if the palette is full. */
  private indexOf(color: PixelColor): i32 {
    if (color === 0) return 0;
    let slot = i32((color * 0x9e3779b1) >> (32 - SLOT_BITS));
    for (let index = this.slots[slot]; index !== 0; index = this.slots[slot]) {
      if (this.colors[index] === color) return index;
      slot = (slot + 1) & (SLOTS - 1);
    }
    if (this.colorCount === PALETTE) return -1;
    this.slots[slot] = u8(this.colorCount);
    this.colors[this.colorCount] = color;
    return this.colorCount++;
  }
}

export function createImage(size: i32): Image {
  const image = create<Image>();
  image.size = size;
  image.indices = allocate<u8>(size * size);
  clear(image.indices, size * size);
  image.colors = allocate<PixelColor>(PALETTE);
  image.colors[0] = 0;
  image.colorCount = 1;
  image.pixels = null;
  image.ramp = null;
  image.slots = allocate<u8>(SLOTS);
  clear(image.slots, SLOTS);
  return image;
}
