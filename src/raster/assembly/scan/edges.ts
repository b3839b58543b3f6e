// Edge table of the scanline algorithm: downward line segments clipped to the image.
import { allocate, Pointer } from '../memory';

/** Vertical coordinates are multiples of 1/256 pixel, which bounds the number of bands per row. */
const GRID: f64 = 256;
/** Coordinates in pixels are clamped to this absolute value, so that no input causes overflow or loss of precision. */
const COORDINATE_LIMIT: f64 = 1e6;
/** Initial capacity of the edge table. */
const INITIAL_CAPACITY = 512;

/** A line from (x, top) down to (end, bottom). It moves right by `slope` per row. */
@unmanaged
export class Edge {
  x: f64;
  top: f64;
  end: f64;
  bottom: f64;
  slope: f64;
  /** +1 if the contour runs down, -1 if it runs up. */
  turn: i32;
  /** Index of the edge that continues the contour downward, or -1. */
  next: i32;
  /** Index of the area whose contour contains the edge. */
  area: i32;
  /**
   * Whether this edge continues another edge. If not, it is in the linked list of the row in which it starts.
   * `nextInRow` is -1 at the end of the list.
   */
  continues: bool;
  nextInRow: i32;
}

/** The transform from local units of an area to pixels. */
@unmanaged
export class Transform {
  a: f64;
  b: f64;
  c: f64;
  d: f64;
  e: f64;
  f: f64;
}

let edges: usize = 0;
let capacity = 0;
export let edgeCount = 0;
/** First edge of each row's list, or -1. */
export let firstInRow = changetype<Pointer<i32>>(usize(0));
/** For each area, the bits of a winding number that mean "inside": all bits (-1) for nonzero, the lowest bit for evenodd. */
export let insideMasks = changetype<Pointer<i32>>(usize(0));

let size: f64 = 0;

export function edgeAt(index: i32): Edge {
  return changetype<Edge>(edges + usize(index) * offsetof<Edge>());
}

/** Empties the table for `areas` areas in an image of `pixels` per side. */
export function resetEdges(areas: i32, pixels: i32): void {
  size = pixels;
  edgeCount = 0;
  insideMasks = allocate<i32>(areas);
  firstInRow = allocate<i32>(pixels);
  edges = 0;
  capacity = 0;
  growTable();
}

function growTable(): void {
  capacity = max(INITIAL_CAPACITY, 2 * capacity);
  const grown = allocate<u8>(capacity * i32(offsetof<Edge>())).address;
  memory.copy(grown, edges, usize(edgeCount) * offsetof<Edge>());
  edges = grown;
}

/** Builds the list of each row. The edges of a list are in ascending order. */
export function listByRow(): void {
  memory.fill(firstInRow.address, 0xff, usize(size) * sizeof<i32>());
  for (let index = edgeCount - 1; index >= 0; index--) {
    const edge = edgeAt(index);
    if (edge.continues) continue;
    const row = i32(edge.top);
    edge.nextInRow = firstInRow[row];
    firstInRow[row] = index;
  }
}

/** Adds a closed contour of `count` coordinates, x and y in turn. Ignores the contour if a coordinate is not finite. */
export function addContour(points: Pointer<f64>, count: i32, toPixels: Transform, area: i32): void {
  for (let at = 0; at < count; at++) if (!(abs<f64>(points[at]) < Infinity)) return;
  const first = edgeCount;
  let x0: f64 = 0;
  let y0: f64 = 0;
  for (let at = -2; at < count; at += 2) {
    const from = at < 0 ? count - 2 : at;
    const x = points[from];
    const y = points[from + 1];
    const x1 = clamp(-COORDINATE_LIMIT, toPixels.a * x + toPixels.c * y + toPixels.e, COORDINATE_LIMIT);
    const y1 = clamp(-COORDINATE_LIMIT, toPixels.b * x + toPixels.d * y + toPixels.f, COORDINATE_LIMIT);
    if (at >= 0) {
      if (y0 < y1) addDownward(x0, y0, x1, y1, 1, area);
      else addDownward(x1, y1, x0, y0, -1, area);
    }
    x0 = x1;
    y0 = y1;
  }
  for (let edge = first + 1; edge < edgeCount; edge++) link(edgeAt(edge - 1), edgeAt(edge), edge - 1, edge);
  const last = edgeCount - 1;
  if (last > first) link(edgeAt(last), edgeAt(first), last, first);
}

/** Links two successive edges of a contour if one edge continues the other downward. */
function link(one: Edge, other: Edge, oneIndex: i32, otherIndex: i32): void {
  if (one.turn !== other.turn) return;
  if (one.turn === 1) linkDown(one, other, otherIndex);
  else linkDown(other, one, oneIndex);
}

function linkDown(upper: Edge, lower: Edge, lowerIndex: i32): void {
  if (upper.bottom !== lower.top || upper.end !== lower.x) return;
  upper.next = lowerIndex;
  lower.continues = true;
}

function addDownward(x0: f64, y0: f64, x1: f64, y1: f64, turn: i32, area: i32): void {
  const isInside = x0 >= 0 && x0 <= size && y0 >= 0 && x1 >= 0 && x1 <= size && y1 <= size;
  if (isInside) addEdge(x0, y0, x1, y1, turn, area);
  else addClippedToRows(x0, y0, x1, y1, turn, area);
}

/** Clips an edge to the rows of the image. */
function addClippedToRows(x0: f64, y0: f64, x1: f64, y1: f64, turn: i32, area: i32): void {
  const top = max<f64>(0, y0);
  const bottom = min<f64>(size, y1);
  if (!(top < bottom)) return;
  const slope = (x1 - x0) / (y1 - y0);
  addClippedToColumns(x0 + (top - y0) * slope, top, x1 + (bottom - y1) * slope, bottom, turn, area);
}

/** Clips an edge to the columns of the image. Moves outer parts to the border, which preserves winding numbers. */
function addClippedToColumns(x0: f64, y0: f64, x1: f64, y1: f64, turn: i32, area: i32): void {
  for (let border: f64 = 0; border <= size; border += size) {
    const before = x0 - border;
    const after = x1 - border;
    if (before * after >= 0) continue;
    const y = y0 + (before / (before - after)) * (y1 - y0);
    addClippedToColumns(x0, y0, border, y, turn, area);
    addClippedToColumns(border, y, x1, y1, turn, area);
    return;
  }
  addEdge(clamp(0, x0, size), y0, clamp(0, x1, size), y1, turn, area);
}

function addEdge(startX: f64, y0: f64, endX: f64, y1: f64, turn: i32, area: i32): void {
  const top = Math.round(y0 * GRID) / GRID;
  const bottom = Math.round(y1 * GRID) / GRID;
  if (top === bottom) return;
  if (edgeCount === capacity) growTable();
  const edge = edgeAt(edgeCount++);
  edge.x = startX;
  edge.top = top;
  edge.end = endX;
  edge.bottom = bottom;
  edge.slope = (endX - startX) / (bottom - top);
  edge.turn = turn;
  edge.next = -1;
  edge.continues = false;
  edge.area = area;
}

/** Clamps a value. NaN becomes `minimum`. */
function clamp(minimum: f64, value: f64, maximum: f64): f64 {
  return value > minimum ? min<f64>(value, maximum) : minimum;
}
