// Measures lines and gaps of an image by its pixels. Used as a reference for the report's findings about detail.

/** Points between two edges of a line or gap, as pixels of the enlarged image. */
/** @typedef {{ readonly points: readonly number[], readonly width: number, readonly length: number, readonly isVague: boolean }} Ridge */

/** Maximum ratio of the distances to two opposite edges. 1.2 excludes the inside of corners above 34 degrees. */
const OPPOSITE = 1.2;

/**
 * For each pixel, the nearest pixel whose state (1 for ink) is `state`. Sequential distance transform with 8
 * neighbors.
 * @param {Uint8Array} ink
 * @param {number} size
 * @param {0 | 1} state
 */
const findNearest = (ink, size, state) => {
  const found = new Int32Array(ink.length).fill(-1);
  for (let at = 0; at < ink.length; at++) if (ink[at] === state) found[at] = at;
  const distances = Float64Array.from(found, at => (at < 0 ? Infinity : 0));
  const offer = (at, x, y, dx, dy) => {
    if (x + dx < 0 || x + dx >= size || y + dy < 0 || y + dy >= size) return;
    const candidate = found[at + dy * size + dx];
    if (candidate < 0) return;
    const [cx, cy] = [candidate % size, (candidate / size) | 0];
    const distance = (x - cx) * (x - cx) + (y - cy) * (y - cy);
    if (distance >= distances[at]) return;
    distances[at] = distance;
    found[at] = candidate;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      offer(at, x, y, -1, 0);
      offer(at, x, y, -1, -1);
      offer(at, x, y, 0, -1);
      offer(at, x, y, 1, -1);
    }
    for (let x = size - 1; x >= 0; x--) offer(y * size + x, x, y, 1, 0);
  }
  for (let y = size - 1; y >= 0; y--) {
    for (let x = size - 1; x >= 0; x--) {
      const at = y * size + x;
      offer(at, x, y, 1, 0);
      offer(at, x, y, 1, 1);
      offer(at, x, y, 0, 1);
      offer(at, x, y, -1, 1);
    }
    for (let x = 0; x < size; x++) offer(y * size + x, x, y, -1, 0);
  }
  return found;
};

/** Cache of `findNearest` by image. @type {WeakMap<Uint8Array, Map<0 | 1, Int32Array>>} */
const found = new WeakMap();

/** @type {typeof findNearest} */
const nearest = (ink, size, state) => {
  const known = found.get(ink) ?? new Map();
  found.set(ink, known);
  const result = known.get(state) ?? findNearest(ink, size, state);
  known.set(state, result);
  return result;
};

/** Connected components of the pixels that `isMember` accepts, with 8 or 4 neighbors. */
const components = (size, isMember, withDiagonals) => {
  const seen = new Uint8Array(size * size);
  const steps = withDiagonals
    ? [-1, 1, -size, size, -size - 1, -size + 1, size - 1, size + 1]
    : [-1, 1, -size, size];
  const found = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isMember(start)) continue;
    const points = [start];
    seen[start] = 1;
    for (let at = 0; at < points.length; at++)
      for (const step of steps) {
        const next = points[at] + step;
        if (next < 0 || next >= seen.length || seen[next] || !isMember(next)) continue;
        if (Math.abs((next % size) - (points[at] % size)) > 1) continue;
        seen[next] = 1;
        points.push(next);
      }
    found.push(points);
  }
  return found;
};

/**
 * Whether each pixel is ink. `coverage` is from 0 to 1.
 * @param {Float64Array} coverage
 */
export const inkOf = coverage => Uint8Array.from(coverage, value => (value > 0.5 ? 1 : 0));

/**
 * Finds the center lines of elongated ink (`state` 1) or gaps (`state` 0) that are at most `widest` pixels wide.
 * `isVague` marks borderline cases: short ones and wedges.
 * @param {Uint8Array} ink
 * @param {number} size
 * @param {{ state: 0 | 1, widest: number, shortest: { surely: number, perhaps: number } }} limits
 * @returns {Ridge[]}
 */
export const ridgesOf = (ink, size, { state, widest, shortest }) => {
  const edges = nearest(ink, size, state === 1 ? 0 : 1);
  const widths = new Float64Array(ink.length);
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] !== state || edges[at] < 0) continue;
    const [x, y] = [at % size, Math.floor(at / size)];
    const [dx, dy] = [x - (edges[at] % size), y - Math.floor(edges[at] / size)];
    const near = Math.hypot(dx, dy);
    if (2 * near > widest + 2) continue;
    let far = 0;
    for (let step = 0.5; step <= near * OPPOSITE + 2; step += 0.5) {
      const [px, py] = [Math.round(x + (dx / near) * step), Math.round(y + (dy / near) * step)];
      if (px < 0 || py < 0 || px >= size || py >= size) break;
      if (ink[py * size + px] !== state) {
        far = step;
        break;
      }
    }
    // Each distance is measured between pixel centers, so it is half a pixel longer than to the edge.
    if (far > 0 && Math.abs(far - near) <= 1.5 + (OPPOSITE - 1) * near) widths[at] = near + far - 1;
  }
  return components(size, at => widths[at] > 0, true).flatMap(points => {
    const sorted = points.map(at => widths[at]).sort((a, b) => a - b);
    const [thin, width, thick] = [0.25, 0.5, 0.75].map(part => sorted[Math.floor(part * sorted.length)]);
    const [xs, ys] = [points.map(at => at % size), points.map(at => Math.floor(at / size))];
    const length = Math.hypot(span(xs), span(ys));
    if (width > widest || length < Math.max(shortest.perhaps, 1.2 * width)) return [];
    const isVague = length < Math.max(shortest.surely, 1.8 * width) || thin < 0.6 * thick;
    return [{ points, width, length, isVague }];
  });
};

const span = values =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity) +
  1;

/**
 * Enclosed areas without ink: the points around the middle, and the width of the largest inscribed disc.
 * @param {Uint8Array} ink
 * @param {number} size
 */
export const holesOf = (ink, size) => {
  const edges = nearest(ink, size, 1);
  return components(size, at => ink[at] === 0, false)
    .filter(
      points =>
        !points.some(at => at % size === 0 || at % size === size - 1 || at < size || at >= size * (size - 1)),
    )
    .map(points => {
      const widths = points.map(at => {
        const [dx, dy] = [
          (at % size) - (edges[at] % size),
          Math.floor(at / size) - Math.floor(edges[at] / size),
        ];
        return 2 * Math.hypot(dx, dy) - 1;
      });
      const width = widths.reduce((most, each) => Math.max(most, each), 0);
      return {
        points: points.filter((_, index) => widths[index] >= 0.7 * width),
        area: points.length,
        width,
      };
    });
};

/**
 * Places where pieces of ink are closest: the distance of the pieces, and the points between them where the
 * distance is at most a quarter larger.
 * @param {Uint8Array} ink
 * @param {number} size
 */
export const separationsOf = (ink, size) => {
  const pieces = new Int32Array(ink.length).fill(-1);
  for (const [piece, points] of components(size, at => ink[at] === 1, true).entries())
    for (const at of points) pieces[at] = piece;
  const edges = nearest(ink, size, 1);
  /** @type {Map<string, { at: number, width: number }[]>} */
  const borders = new Map();
  for (let at = 0; at < ink.length; at++)
    for (const next of [at + 1, at + size]) {
      if (next >= ink.length || edges[at] < 0) continue;
      const [from, to] = [edges[at], edges[next]];
      const [a, b] = [pieces[from], pieces[to]];
      if (a === b) continue;
      const [dx, dy] = [(to % size) - (from % size), Math.floor(to / size) - Math.floor(from / size)];
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      // The distance between pixel centers is half a pixel longer at both ends than the gap.
      const border = borders.get(key) ?? [];
      border.push({ at, width: Math.hypot(dx, dy) - 1 });
      borders.set(key, border);
    }
  return [...borders.values()].map(border => {
    const width = border.reduce((least, each) => Math.min(least, each.width), Infinity);
    return { points: border.filter(each => each.width <= 1.25 * width + 1).map(({ at }) => at), width };
  });
};

/**
 * The bounding box of the ink: left, top, width and height in pixels.
 * @param {Uint8Array} ink
 * @param {number} size
 */
export const boxOf = (ink, size) => {
  let [left, top, right, bottom] = [size, size, -1, -1];
  ink.forEach((value, at) => {
    if (!value) return;
    const [x, y] = [at % size, Math.floor(at / size)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  });
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
};
