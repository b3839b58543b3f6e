// Display list: the layers of an image as a sequence of numbers.
import { allocate, create, mark, Pointer, release } from '../memory';
import { addContour, insideMasks, resetEdges, Transform } from '../scan/edges';
import { scanEdges } from '../scan/scan-converter';
import { addStroke } from '../stroke/stroke-outline';
import { StrokeStyle } from '../stroke/stroke-style';
import { Color, Line, listShifts } from './gradient';
import { createImage, Image } from './image';
import { GradientSpace, PictureSpace, shadeGradient, shadePicture } from './shader';
import { selectGradient, selectShader, selectSolid } from './span-painter';

export const MAX_SHIFTS = 8;

/** Shifts of the latest image (see `IndexedImage` in `raster/raster.ts`). */
export const shifts = allocate<i32>(MAX_SHIFTS);
export let shiftCount = 0;

let cursor: usize = 0;
let levels = 0;

/**
 * Paints the display list at `numbers` with `levelCount` levels of coverage. `raster/rasterize.ts` writes this format:
 *
 *     list    = count { item }            item   = 0 layer | 1 opacity areas list
 *     layer   = opacity paint areas       paint  = 0 color | 1 color color x1 y1 x2 y2 | 2 shader
 *     color   = red green blue alpha      areas  = count { area }
 *     shader  = 0 gradient | 1 gradient | 2 left top width height { pixel }
 *     gradient = spread a b c d e f focalX focalY count { pixel }
 *     area    = isEvenOdd a b c d e f outline
 *     outline = 0 count { points } | 1 radius cap join miterLimit tolerance count { isClosed points }
 *     points  = count { number }
 */
export function paintDisplayList(numbers: Pointer<f64>, size: i32, levelCount: i32): Image {
  cursor = numbers.address;
  levels = levelCount;
  shifts[0] = 0;
  shiftCount = 1;
  const image = createImage(size);
  paintItems(image);
  return image;
}

function paintItems(image: Image): void {
  for (let items = readCount(); items > 0; items--) {
    if (readCount() === 0) paintLayer(image);
    else paintGroup(image);
  }
}

/** The paint of masks is opaque, so that the alpha of a mask equals the coverage of the clip path. */
const MASK = create<Color>();

/** Paints items as one image. If areas follow in the list, they clip the image. */
function paintGroup(image: Image): void {
  const start = mark();
  const hadPixels = image.pixels !== null;
  const opacity = readNumber();
  const areas = readCount();
  let mask: Image | null = null;
  if (areas > 0) {
    MASK.alpha = 1;
    mask = createImage(image.size);
    selectSolid(mask, levels, MASK, 1);
    paintAreas(mask, areas);
  }
  const group = createImage(image.size);
  paintItems(group);
  image.compositeImage(group, opacity, mask);
  // If the image has changed to 32-bit colors, they were allocated after `start`, so the memory stays.
  if ((image.pixels !== null) === hadPixels) release(start);
}

function paintLayer(image: Image): void {
  const opacity = readNumber();
  selectPaint(image, opacity);
  paintAreas(image, readCount());
}

function paintAreas(image: Image, areas: i32): void {
  const start = mark();
  resetEdges(areas, image.size);
  for (let area = 0; area < areas; area++) readArea(area);
  scanEdges(areas, image.size, levels);
  // If the image has changed to 32-bit colors, they were allocated after the edges, so the memory stays.
  if (image.pixels === null) release(start);
}

function selectPaint(image: Image, opacity: f64): void {
  const kind = readCount();
  if (kind === 2) {
    readShader();
    selectShader(image, levels, opacity);
    return;
  }
  const from = readColor();
  if (kind === 0) {
    selectSolid(image, levels, from, opacity);
    return;
  }
  const to = readColor();
  const line = changetype<Line>(skip(offsetof<Line>()));
  const hasRamp = selectGradient(image, levels, from, to, line, opacity);
  if (hasRamp) shiftCount = listShifts(shifts, MAX_SHIFTS);
}

function readShader(): void {
  const kind = readCount();
  if (kind === 2) {
    const picture = changetype<PictureSpace>(skip(offsetof<PictureSpace>()));
    shadePicture(picture, readPoints(i32(picture.width * picture.height)));
    return;
  }
  const space = changetype<GradientSpace>(skip(offsetof<GradientSpace>()));
  const count = readCount();
  shadeGradient(kind === 1, space, readPoints(count), count);
}

function readArea(area: i32): void {
  insideMasks[area] = readCount() === 1 ? 1 : -1;
  const toPixels = changetype<Transform>(skip(offsetof<Transform>()));
  if (readCount() === 1) readStroke(toPixels, area);
  else
    for (let contours = readCount(); contours > 0; contours--) {
      const count = readCount();
      addContour(readPoints(count), count, toPixels, area);
    }
}

function readStroke(toPixels: Transform, area: i32): void {
  const style = changetype<StrokeStyle>(skip(offsetof<StrokeStyle>()));
  for (let polylines = readCount(); polylines > 0; polylines--) {
    const isClosed = readCount() === 1;
    const count = readCount();
    addStroke(readPoints(count), count, isClosed, style, toPixels, area);
  }
}

function readPoints(count: i32): Pointer<f64> {
  return changetype<Pointer<f64>>(skip(usize(count) * sizeof<f64>()));
}

function readColor(): Color {
  return changetype<Color>(skip(offsetof<Color>()));
}

function readCount(): i32 {
  return i32(readNumber());
}

function readNumber(): f64 {
  return load<f64>(skip(sizeof<f64>()));
}

/** Advances the cursor. Returns the address before. */
function skip(bytes: usize): usize {
  const address = cursor;
  cursor += bytes;
  return address;
}
