// Scaling of pictures with a Lanczos filter of three lobes, in linear light with premultiplied alpha. (Decision 028)
import type { Pixels } from '../model/scene.ts';
import type { Box } from '../svg/extent.ts';
import { createKernel, type KernelExports } from './kernel.ts';

/**
 * Larger pictures are halved first, because linear light takes 16 bytes per pixel. A square of this many pixels is
 * twice as wide as the largest output image.
 */
const MAXIMUM_PIXELS = 2 ** 20;

/** Returns a function that scales a part of a picture, in whole pixels, to a size in pixels. */
export const createScaler = (picture: Pixels, part: Box): ((width: number, height: number) => Pixels) => {
  let [source, box] = [picture, part];
  while (box.width * box.height > MAXIMUM_PIXELS) {
    source = halved(source, box);
    box = { x: 0, y: 0, width: source.width, height: source.height };
  }
  return (width, height) => scaled(loadedKernel(source, box), width, height);
};

/**
 * The kernel that was used last, and the part of the picture in it. The reference is weak, so the kernel can be
 * garbage-collected.
 */
let latest: { readonly kernel: WeakRef<KernelExports>; readonly part: Box } | undefined;

/**
 * Converts `part` to linear light unless it is in the kernel already. Pictures share the memory of one kernel, because
 * the system takes 6 ms to clear new memory for a picture of 1024 px.
 */
const loadedKernel = (picture: Pixels, part: Box): KernelExports => {
  const known = latest?.kernel.deref();
  if (known && latest?.part === part) return known;
  const kernel = known ?? createKernel();
  load(kernel, picture, part);
  latest = { kernel: new WeakRef(kernel), part };
  return kernel;
};

const load = (kernel: KernelExports, { colors, width }: Pixels, part: Box): void => {
  const address = kernel.allocateInput(4 * part.width * part.height);
  const input = new Uint32Array(kernel.memory.buffer, address, part.width * part.height);
  for (let row = 0; row < part.height; row++) {
    const start = (part.y + row) * width + part.x;
    input.set(colors.subarray(start, start + part.width), row * part.width);
  }
  kernel.readInput(part.width, part.height);
};

const scaled = (kernel: KernelExports, width: number, height: number): Pixels => {
  const address = kernel.scalePicture(width, height);
  return { width, height, colors: new Uint32Array(kernel.memory.buffer, address, width * height).slice() };
};

/** Number of pixels per strip, and number of rows above and below a strip that the filter reads. */
const [STRIP_PIXELS, MARGIN] = [2 ** 18, 8];

/** Halves width and height, one strip of rows at a time. */
const halved = (picture: Pixels, { x, y, width: fullWidth, height: fullHeight }: Box): Pixels => {
  const [width, height] = [Math.max(1, fullWidth >> 1), Math.max(1, fullHeight >> 1)];
  const [across, down] = [Math.floor(fullWidth / width), Math.floor(fullHeight / height)];
  const colors = new Uint32Array(width * height);
  const step = Math.max(MARGIN, Math.floor(STRIP_PIXELS / width) - 2 * MARGIN);
  for (let top = 0; top < height; top += step) {
    const [from, to] = [Math.max(0, top - MARGIN), Math.min(height, top + step + MARGIN)];
    const part = { x, y: y + down * from, width: across * width, height: down * (to - from) };
    const strip = scaled(loadedKernel(picture, part), width, to - from).colors;
    const rows = Math.min(step, height - top);
    colors.set(strip.subarray((top - from) * width, (top - from + rows) * width), top * width);
  }
  return { width, height, colors };
};
