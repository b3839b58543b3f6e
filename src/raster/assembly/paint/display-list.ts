// Display list: the layers of an image as a sequence of numbers.
import { allocate, mark, Pointer, release } from '../memory';
import { addContour, insideMasks, resetEdges, Transform } from '../scan/edges';
import { scanEdges } from '../scan/scan-converter';
import { addStroke } from '../stroke/stroke-outline';
import { StrokeStyle } from '../stroke/stroke-style';
import { Color, Line, listShifts } from './gradient';
import { createImage, Image } from './image';
import { selectGradient, selectSolid } from './span-painter';

/** Maximum number of shifts of a gradient. */
export const MAX_SHIFTS = 8;

/** The image that `paintDisplayList` returned, and its shifts: see `IndexedPixels` in `raster/deflate.ts`. */
export const shifts = allocate<i32>(MAX_SHIFTS);
export let shiftCount = 0;

let cursor: usize = 0;
let levels = 0;

/**
 * Paints the list at `numbers`; coverage has `levelCount` levels. In `raster/display-list.ts`, which writes it:
 *
 *     list    = count { item }            item   = 0 layer | 1 opacity count { layer }
 *     layer   = opacity paint areas       paint  = 0 color | 1 color color x1 y1 x2 y2
 *     color   = red green blue alpha      areas  = count { area }
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
  for (let items = readCount(); items > 0; items--) {
    if (readCount() === 0) paintLayer(image);
    else paintGroup(image);
  }
  return image;
}

function paintGroup(image: Image): void {
  const opacity = readNumber();
  const group = createImage(image.size);
  for (let layers = readCount(); layers > 0; layers--) paintLayer(group);
  image.compositeImage(group, opacity);
}

function paintLayer(image: Image): void {
  const opacity = readNumber();
  selectPaint(image, opacity);
  const areas = readCount();
  const start = mark();
  resetEdges(areas, image.size);
  for (let area = 0; area < areas; area++) readArea(area);
  scanEdges(areas, image.size, levels);
  // The image may have moved to 32-bit colors, which follow the edges.
  if (image.pixels === null) release(start);
}

function selectPaint(image: Image, opacity: f64): void {
  const isGradient = readCount() === 1;
  const from = readColor();
  if (!isGradient) {
    selectSolid(image, levels, from, opacity);
    return;
  }
  const to = readColor();
  const line = changetype<Line>(skip(offsetof<Line>()));
  const hasRamp = selectGradient(image, levels, from, to, line, opacity);
  if (hasRamp) shiftCount = listShifts(shifts, MAX_SHIFTS);
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
  return changetype<Pointer<f64>>(skip((count as usize) * sizeof<f64>()));
}

function readColor(): Color {
  return changetype<Color>(skip(offsetof<Color>()));
}

function readCount(): i32 {
  return readNumber() as i32;
}

function readNumber(): f64 {
  return load<f64>(skip(sizeof<f64>()));
}

/** Advances the cursor; returns the address before. */
function skip(bytes: usize): usize {
  const address = cursor;
  cursor += bytes;
  return address;
}
