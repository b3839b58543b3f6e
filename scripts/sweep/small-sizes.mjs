// Measures the quality of small drawings by their pixels. Draws sheets.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeScene } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { rasterize } from '../../dist/raster/rasterize.js';
import { boxOf, holesOf, inkOf, separationsOf } from './pixel-gaps.mjs';
import { sheetOf } from './sheet.mjs';

export const ZOOM = 12;

/** Coverage of each pixel by ink: the alpha of a scene without its plate. */
export const coverageOf = (scene, pixels) => {
  const shapes = scene.shapes.slice(scene.plateShapes);
  const { rgba } = rasterize({ ...scene, plateShapes: 0, shapes }, pixels);
  return Float64Array.from({ length: pixels * pixels }, (_, at) => rgba[4 * at + 3] / 255);
};

/**
 * A straight edge or line that is parallel to an axis, in pixels of the small image. `from` and `to` are across it
 * (equal for an edge), `start` and `end` are along it.
 * @typedef {{ axis: 'x' | 'y', from: number, to: number, start: number, end: number }} Segment
 */

/** Minimum length of a segment in pixels. Shorter ones are curves and ends of lines. */
const MIN_LENGTH = 2.2;
/** Maximum width of a line in pixels. Wider runs of ink are areas. */
const WIDEST_LINE = 2.6;

/**
 * Finds straight edges and lines in an enlarged image.
 * @param {Uint8Array} ink
 * @param {number} size
 * @param {number} zoom
 */
export const segmentsOf = (ink, size, zoom) => {
  /** @type {{ lines: Segment[], edges: Segment[] }} */
  const found = { lines: [], edges: [] };
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    const read = (along, across) => ink[axis === 'y' ? across * size + along : along * size + across];
    const lines = createRuns(axis, found.lines, zoom);
    const edges = createRuns(axis, found.edges, zoom);
    for (let along = 0; along < size; along++) {
      for (let across = 0; across < size; ) {
        const from = across;
        const value = read(along, from);
        while (across < size && read(along, across) === value) across++;
        if (!value) continue;
        if (across - from <= WIDEST_LINE * zoom) lines.add(along, from, across);
        else {
          edges.add(along, from, from);
          edges.add(along, across, across);
        }
      }
      lines.next(along);
      edges.next(along);
    }
    lines.next(size);
  }
  return found;
};

/** Joins equal spans of adjacent scanlines to segments. */
const createRuns = (axis, segments, zoom) => {
  let open = [];
  return {
    add: (along, from, to) => {
      const run = open.find(
        each => each.last === along - 1 && Math.abs(each.from - from) <= 1 && Math.abs(each.to - to) <= 1,
      );
      if (run) run.last = along;
      else open.push({ from, to, first: along, last: along });
    },
    next: along => {
      for (const { from, to, first, last } of open)
        if (last < along && last - first + 1 >= MIN_LENGTH * zoom)
          segments.push({
            axis,
            from: from / zoom,
            to: to / zoom,
            start: first / zoom,
            end: (last + 1) / zoom,
          });
      open = open.filter(({ last }) => last >= along);
    },
  };
};

/** Coverage of the pixels across a line. */
const profileOf = ({ from, to }) =>
  Array.from(
    { length: Math.ceil(to) - Math.floor(from) },
    (_, at) => Math.min(to, Math.floor(from) + at + 1) - Math.max(from, Math.floor(from) + at),
  );

/** Visual strength of a line: a pixel with coverage 0.5 counts 0.25. */
const strengthOf = segment => profileOf(segment).reduce((sum, covered) => sum + covered ** 2, 0);
const lengthOf = ({ start, end }) => end - start;
const sum = values => values.reduce((total, value) => total + value, 0);

/** Range of partial coverage. Pixels of a blurred edge are within it. */
const PARTIAL = { least: 0.2, most: 0.8 };
/** Maximum fraction of blurred edges in a sharp icon. One edge of a line may be between two pixels. */
const BLURRY_ICON = 0.6;
/** An icon counts as sharp if the sum of the lengths of its straight edges is less than this, in pixels. */
const LEAST_EDGES = 8;

/** Fraction of the length of straight edges that is not on pixel boundaries. */
const blurOf = ({ lines, edges }) => {
  const all = [...edges, ...lines, ...lines.map(line => ({ ...line, from: line.to }))];
  const length = sum(all.map(lengthOf));
  const isBlurred = ({ from }) =>
    from - Math.floor(from) > PARTIAL.least && from - Math.floor(from) < PARTIAL.most;
  return length < LEAST_EDGES ? 0 : sum(all.filter(isBlurred).map(lengthOf)) / length;
};

/** Maximum ratio of line widths that count as equal in the drawing of the library. */
const EQUAL = 1.08;
const UNEVEN = 1.25;

/** Maximum ratio of the strengths of lines that have the same width in the large drawing. */
const unevennessOf = (drawn, small, place) => {
  const pairs = drawn.lines.flatMap(line => {
    const [from, to] = [place(line.axis, line.from), place(line.axis, line.to)];
    const other = line.axis === 'x' ? 'y' : 'x';
    const [start, end] = [place(other, line.start), place(other, line.end)];
    const near = small.lines.filter(
      each =>
        each.axis === line.axis &&
        Math.abs(each.from + each.to - from - to) < 1.2 &&
        Math.min(each.end, end) - Math.max(each.start, start) > 0.5 * (end - start),
    );
    const [found] = near.sort(
      (a, b) => Math.abs(a.from + a.to - from - to) - Math.abs(b.from + b.to - from - to),
    );
    return found ? [{ width: line.to - line.from, strength: strengthOf(found) }] : [];
  });
  let worst = 1;
  for (const a of pairs)
    for (const b of pairs)
      if (a.width <= b.width * EQUAL && b.width <= a.width * EQUAL)
        worst = Math.max(worst, a.strength / b.strength);
  return worst;
};

/** Minimum width of a gap in the large drawing that should stay open, in pixels of the small image. */
const VISIBLE_GAP = 0.55;
const OPEN = 0.55;

/** Gaps of the large drawing whose pixels are all covered in the small image. */
const filledOf = (gaps, { coverage, size, zoomed, map }) =>
  gaps
    .filter(({ width }) => (width * map.scale) / ZOOM >= VISIBLE_GAP)
    .map(({ points }) => {
      let least = 1;
      for (const at of points) {
        const [x, y] = map.point(at);
        for (const [dx, dy] of NEAR) {
          const [column, row] = [Math.floor((x + dx) / ZOOM), Math.floor((y + dy) / ZOOM)];
          const [zx, zy] = [Math.floor(x + dx), Math.floor(y + dy)];
          if (zx < 0 || zy < 0 || zx >= size * ZOOM || zy >= size * ZOOM) continue;
          if (!zoomed[zy * size * ZOOM + zx]) least = Math.min(least, coverage[row * size + column]);
        }
      }
      return least > OPEN;
    });

const NEAR = [0, -5, 5].flatMap(dx => [0, -5, 5].map(dy => [dx, dy]));

/** Measures a drawing of `size` pixels, compared with the large drawing. */
const measure = (large, small, size) => {
  const side = size * ZOOM;
  const drawn = inkOf(coverageOf(large, side));
  const zoomed = inkOf(coverageOf(small, side));
  const coverage = coverageOf(small, size);
  const [from, to] = [boxOf(drawn, side), boxOf(zoomed, side)];
  const map = {
    scale: Math.max(to.width, to.height) / Math.max(from.width, from.height),
    point: at => [
      ((at % side) + 0.5 - from.left) * (to.width / from.width) + to.left,
      (Math.floor(at / side) + 0.5 - from.top) * (to.height / from.height) + to.top,
    ],
  };
  const place = (axis, value) =>
    axis === 'x'
      ? (value - from.left / ZOOM) * (to.width / from.width) + to.left / ZOOM
      : (value - from.top / ZOOM) * (to.height / from.height) + to.top / ZOOM;
  const context = { coverage, size, zoomed, map };
  const segments = segmentsOf(zoomed, side, ZOOM);
  const holes = filledOf(holesOf(drawn, side), context);
  return {
    filled: holes.filter(Boolean).length,
    mixed: holes.includes(true) && holes.includes(false),
    merged: filledOf(separationsOf(drawn, side), context).filter(Boolean).length,
    uneven: unevennessOf(segmentsOf(drawn, side, ZOOM), segments, place),
    blur: blurOf(segments),
  };
};

/** Larger side of the glyph, as a fraction of the image. */
const glyphSizeOf = scene => {
  const { width, height } = boxOf(inkOf(coverageOf(scene, 16 * ZOOM)), 16 * ZOOM);
  return Math.max(width, height) / (16 * ZOOM);
};

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
export const randomNumbers = seed => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/**
 * @param {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @param {number} count
 * @param {number} seed
 */
export const randomIcons = (catalog, count, seed) => {
  const random = randomNumbers(seed);
  const positions = new Set();
  while (positions.size < Math.min(count, catalog.iconCount))
    positions.add(Math.floor(random() * catalog.iconCount));
  return [...positions].map(position => catalog.icon(position));
};

const ICONS_PER_SHEET = 21;

/**
 * Measures random icons at 16 and 32 px. Prints the measures and writes sheets to `folder`.
 * @param {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @param {{ count: number, seed: number, folder?: string | undefined }} options
 */
export const sweepSmallSizes = (catalog, { count, seed, folder }) => {
  const results = randomIcons(catalog, count, seed).map(icon => {
    const glyph = glyphFromIcon(icon.svg);
    const { light } = parseExportBody(
      { library: icon.library, name: icon.name, style: icon.style },
      { glyphKind: () => glyph.kind },
    );
    const sceneAt = pixels => composeScene(glyph, light, { role: 'any', pixels });
    const [large, fitted] = [sceneAt(undefined), { 16: sceneAt(16), 32: sceneAt(32), 48: sceneAt(48) }];
    const tab = measure(large, fitted[16], 16);
    const sizes = [16, 32, 48].map(size => glyphSizeOf(fitted[size]));
    return {
      name: `${icon.library}/${icon.name}/${icon.style}`,
      large,
      fitted,
      defects: {
        filled: tab.filled > 0,
        mixed: tab.mixed,
        merged: tab.merged > 0,
        uneven: tab.uneven > UNEVEN,
        blurry: tab.blur > BLURRY_ICON,
        size: Math.max(...sizes) / Math.min(...sizes) > 1.1,
      },
      text: `uneven ${tab.uneven.toFixed(2)} blur ${tab.blur.toFixed(2)} sizes ${sizes.map(side => side.toFixed(2)).join(' ')}`,
    };
  });
  const counts = {};
  for (const [index, { name, defects, text }] of results.entries()) {
    const found = Object.keys(defects).filter(key => defects[key]);
    for (const key of found) counts[key] = (counts[key] ?? 0) + 1;
    console.log(`${String(index + 1).padStart(3)} ${name.padEnd(48)} ${found.join(' ').padEnd(24)} ${text}`);
  }
  console.log(`${results.length} icons at 16 px: ${JSON.stringify(counts)}`);
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (let first = 0; first < results.length; first += ICONS_PER_SHEET)
    writeFileSync(
      join(folder, `icons-${first + 1}.png`),
      sheetOf(results.slice(first, first + ICONS_PER_SHEET)),
    );
};
