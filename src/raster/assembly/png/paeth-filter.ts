// PNG filter type Paeth (W3C PNG, section 9.4).
import { Runs } from '../deflate/runs';
import { allocate, clear, Pointer } from '../memory';

const PAETH: u8 = 4;

/** Number of pixels that are processed at a time. */
const LANES = 16;

/** Returns scanlines. Each has the filter byte, then every pixel minus the prediction for this pixel. */
export function filterPaeth(pixels: Runs, width: i32, height: i32): Pointer<u8> {
  const stride = width + 1;
  const length = height * stride;
  // Surrounds the pixels by zeros, because a PNG filter treats pixels outside of the image as 0.
  const bytes = allocate<u8>(stride + 1 + length + LANES);
  const rows = changetype<Pointer<u8>>(bytes.address + (stride + 1));
  clear(bytes, stride + 1);
  expandRows(pixels, width, rows);
  const scanlines = allocate<u8>(length + LANES);
  for (let at = 0; at < length; at += LANES) {
    const pixel = rows.address + at;
    const predicted = predictPaeth(
      v128.load(pixel - 1),
      v128.load(pixel - stride),
      v128.load(pixel - stride - 1),
    );
    v128.store(scanlines.address + at, i8x16.sub(v128.load(pixel), predicted));
  }
  for (let at = 0; at < length; at += stride) scanlines[at] = PAETH;
  return scanlines;
}

/** Number of pixels that differ from the prediction. */
export function countErrors(scanlines: Pointer<u8>, width: i32, height: i32): i32 {
  const length = height * (width + 1);
  let count = 0;
  let at = 0;
  for (; at + LANES <= length; at += LANES)
    count += popcnt(i8x16.bitmask(i8x16.ne(v128.load(scanlines.address + at), i8x16.splat(0))));
  for (; at < length; at++) if (scanlines[at] !== 0) count++;
  return count - height;
}

/** Writes the pixels of the runs as rows, each preceded by a zero. May overwrite up to 16 bytes beyond the end. */
function expandRows(pixels: Runs, width: i32, rows: Pointer<u8>): void {
  let row = 0;
  for (let run = 0; run < pixels.count; run++) {
    const start = pixels.starts[run];
    if (start === row * width) rows[start + row++] = 0;
    const value = i8x16.splat(pixels.values[run]);
    const end = rows.address + (pixels.starts[run + 1] + row);
    // The next run overwrites the bytes beyond the end of this one.
    for (let at = rows.address + (start + row); at < end; at += LANES) v128.store(at, value);
  }
}

/** Paeth predictor of each byte: `left`, `above` or `corner`, whichever is nearest to left + above - corner. */
export function predictPaeth(left: v128, above: v128, corner: v128): v128 {
  return i8x16.narrow_i16x8_u(
    nearest(
      i16x8.extend_low_i8x16_u(left),
      i16x8.extend_low_i8x16_u(above),
      i16x8.extend_low_i8x16_u(corner),
    ),
    nearest(
      i16x8.extend_high_i8x16_u(left),
      i16x8.extend_high_i8x16_u(above),
      i16x8.extend_high_i8x16_u(corner),
    ),
  );
}

function nearest(left: v128, above: v128, corner: v128): v128 {
  const horizontal = i16x8.sub(left, corner);
  const vertical = i16x8.sub(above, corner);
  const leftError = i16x8.abs(vertical);
  const aboveError = i16x8.abs(horizontal);
  const cornerError = i16x8.abs(i16x8.add(horizontal, vertical));
  const isLeft = v128.and(i16x8.le_s(leftError, aboveError), i16x8.le_s(leftError, cornerError));
  const aboveOrCorner = v128.bitselect(above, corner, i16x8.le_s(aboveError, cornerError));
  return v128.bitselect(left, aboveOrCorner, isLeft);
}
