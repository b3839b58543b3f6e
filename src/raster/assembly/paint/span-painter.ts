// Span painter: composites covered spans of a solid color or a gradient onto an image.
import { allocate, clear, Pointer } from '../memory';
import {
  Color,
  compositeOver,
  createRamp,
  GradientRamp,
  gradientRow,
  Line,
  PixelColor,
  setGradientLine,
} from './gradient';
import { Image, PALETTE } from './image';
import { shadeSpan } from './shader';

let image = changetype<Image>(usize(0));
let levels = 0;
let opacity: f64 = 0;
let color = changetype<Color>(usize(0));
/** The selected gradient. Null for a solid color. */
let ramp: GradientRamp | null = null;
/** Whether the selected paint is a shader (color per pixel) instead of a solid color or a gradient ramp. */
let isShaded = false;
/** Whether fully covered pixels hide the backdrop, so that they need no blending. */
let hidesBackdrop = false;

/** Cache of blended solid colors: palette index of the result by coverage level and index of the backdrop. 0 marks no entry. */
let blendedIndices = changetype<Pointer<u8>>(usize(0));

/** Selects a solid color for spans of `target`. Coverage levels are from 1 to `levelCount`. */
export function selectSolid(target: Image, levelCount: i32, solid: Color, layerOpacity: f64): void {
  isShaded = false;
  image = target;
  levels = levelCount;
  color = solid;
  opacity = layerOpacity;
  ramp = null;
  hidesBackdrop = solid.alpha * layerOpacity === 1;
  blendedIndices = allocate<u8>((levelCount + 1) * PALETTE);
  clear(blendedIndices, (levelCount + 1) * PALETTE);
}

/** Selects a gradient for spans of `target`. Returns whether the palette of `target` starts with the gradient's colors. */
export function selectGradient(
  target: Image,
  levelCount: i32,
  from: Color,
  to: Color,
  line: Line,
  layerOpacity: f64,
): bool {
  isShaded = false;
  image = target;
  levels = levelCount;
  const gradient = createRamp(from, to, layerOpacity);
  ramp = gradient;
  hidesBackdrop = from.alpha * to.alpha * layerOpacity === 1 || target.isBlank;
  setGradientLine(line, gradient.steps, target.size);
  return target.addRamp(gradient);
}

/** Selects the shader that `shadeGradient` or `shadePicture` has prepared. */
export function selectShader(target: Image, levelCount: i32, layerOpacity: f64): void {
  isShaded = true;
  image = target;
  levels = levelCount;
  opacity = layerOpacity;
}

/** Paints the pixels from `start` (inclusive) to `end` (exclusive) of `row` with the coverage `level`, which is at least 1. */
export function paintSpan(row: i32, start: i32, end: i32, level: i32): void {
  const gradient = ramp;
  if (isShaded) shadeSpan(image, row, start, end, (opacity * level) / levels);
  else if (gradient === null) paintSolid(row * image.size + start, row * image.size + end, level);
  else paintGradient(gradient, row, start, end, level);
}

function paintSolid(start: i32, end: i32, level: i32): void {
  const hidesSpan = hidesBackdrop && level === levels;
  for (let from = start; from < end; ) {
    const to = hidesSpan ? end : image.endOfRun(from, end);
    paintRun(from, to, level);
    from = to;
  }
}

/** Composites the solid color over pixels that all have the same color. */
function paintRun(start: i32, end: i32, level: i32): void {
  const entry = level * PALETTE + image.indices[start];
  if (image.pixels === null && blendedIndices[entry] !== 0) {
    image.fillIndex(start, end, blendedIndices[entry]);
    return;
  }
  const alpha = (color.alpha * opacity * level) / levels;
  const isWhole = level === levels || image.ramp === null;
  const backdrop = isWhole ? image.get(start) : image.quantizedAt(start, 1 - alpha);
  image.fill(start, end, compositeOver(color.red, color.green, color.blue, alpha, backdrop));
  if (image.pixels === null) blendedIndices[entry] = image.indices[start];
}

function paintGradient(gradient: GradientRamp, row: i32, start: i32, end: i32, level: i32): void {
  const first = row * image.size;
  const stops = gradientRow(row);
  if (hidesBackdrop && level === levels) {
    const covered = changetype<Pointer<u8>>(stops.address + start);
    image.fillRamp(first + start, first + end, gradient, covered);
    return;
  }
  for (let from = start; from < end; ) {
    const stop = stops[from];
    const backdrop = image.get(first + from);
    let to = from + 1;
    while (to < end && stops[to] === stop && image.get(first + to) === backdrop) to++;
    image.fill(first + from, first + to, blendStop(gradient, stop, level, backdrop));
    from = to;
  }
}

function blendStop(gradient: GradientRamp, stop: i32, level: i32, backdrop: PixelColor): PixelColor {
  const coverage = f64(level) / levels;
  const quantized = level === levels ? stop : gradient.quantize(stop, coverage);
  return gradient.over(quantized, coverage, backdrop);
}
