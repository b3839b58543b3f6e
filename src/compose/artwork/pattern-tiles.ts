// Tiles of patterns in pixels. The renderer draws a whole tile, even if a path shows little of it.
import { memoizedByKey } from '../../model/memoized.ts';
import type { Affine } from '../../model/scene.ts';
import type { SvgElement } from '../../svg/element.ts';
import { IDENTITY, multiply, transformBy } from '../../svg/transform.ts';
import { ArtworkError } from './clean-svg.ts';
import { definitionOf, definitionsOf, numberOf, objectBoxOf, parseMatrix } from './read-shapes.ts';
import { readViewBox } from './resolve/viewports.ts';

/** Factors by which images with patterns are drawn larger and averaged, because the renderer blurs tiles. */
const [MIN_ZOOM, MAX_ZOOM] = [2, 8];

/** Maximum number of pixels of an image that is drawn larger: an icon of 512 px with a zoom of 2.5. */
const MAX_ZOOMED_PIXELS = 1280 ** 2;

/** Maximum number of pixels in a tile and the tiles around it (32 MB). A tile of the size of an icon has 2 ** 20. */
const MAX_TILE_PIXELS = 2 ** 23;

/** Distance in pixels by which the last tile of an image may be displaced. */
const MAX_DRIFT = 0.1;

/** Number of different sides of tiles that determine a zoom. */
const MAX_SIDES = 20;

/** A tile of a pattern. All numbers are in pixels. */
interface Tile {
  readonly width: number;
  readonly height: number;
  /** Number of pixels in the tile and the tiles around it. */
  readonly pixels: number;
}

/** Returns a function that lists the tiles of a normalized document at a number of pixels per unit. */
export const createTiles = (root: SvgElement): ((scaleX: number, scaleY: number) => readonly Tile[]) => {
  const definitions = definitionsOf(root);
  const boxMatrixOf = memoizedByKey(boxMatrix);
  return (scaleX, scaleY) => {
    const tiles: Tile[] = [];
    const walk = (each: SvgElement, outer: Affine, pixels: number): void => {
      if (each.name === 'defs') return;
      const { fill = '', stroke = '', mask = '', transform: own } = each.attributes;
      const transform = multiply(outer, parseMatrix(own));
      for (const paint of new Set([fill, stroke])) {
        const pattern = definitionOf(paint, definitions);
        if (pattern?.name === 'pattern') walkTile(pattern, { path: each, transform, pixels });
      }
      const content = definitionOf(mask, definitions);
      const inner =
        content?.attributes.maskContentUnits === 'objectBoundingBox' ? boxMatrixOf(each) : undefined;
      for (const child of content?.children ?? [])
        walk(child, inner ? multiply(transform, inner) : transform, pixels);
      for (const child of each.children) walk(child, transform, pixels);
    };
    const walkTile = ({ attributes, children }: SvgElement, { path, transform, pixels }: Place): void => {
      const [a, b, c, d] = multiply(transform, parseMatrix(attributes.patternTransform));
      // The renderer takes the lengths of the rows of a matrix as its scale.
      const [scaleX, scaleY] = [Math.hypot(a, c), Math.hypot(b, d)];
      const box = boxMatrixOf(path);
      const isRelative = attributes.patternUnits !== 'userSpaceOnUse';
      const width = numberOf(attributes.width, 0) * (isRelative ? box[0] : 1);
      const height = numberOf(attributes.height, 0) * (isRelative ? box[3] : 1);
      const tile = { width: width * scaleX, height: height * scaleY };
      const sum = pixels + Math.ceil(tile.width) * Math.ceil(tile.height);
      tiles.push({ ...tile, pixels: sum });
      const inner = viewBoxScale(attributes, width, height) ?? [1, 1];
      const isBox = attributes.patternContentUnits === 'objectBoundingBox' && !attributes.viewBox;
      const content: Affine = [scaleX * inner[0], 0, 0, scaleY * inner[1], 0, 0];
      for (const child of children) walk(child, isBox ? multiply(content, box) : content, sum);
    };
    walk(root, [scaleX, 0, 0, scaleY, 0, 0], 0);
    return tiles;
  };
};

/** Throws an ArtworkError if a tile has too many pixels. */
export const assertTiles = (tiles: readonly Tile[]): void => {
  for (const { width, height, pixels } of tiles)
    if (!(pixels * MIN_ZOOM ** 2 <= MAX_TILE_PIXELS))
      throw new ArtworkError(
        `A pattern of the artwork has a tile of ${Math.ceil(width)}x${Math.ceil(height)} px when the artwork fills an icon: at most ${MAX_TILE_PIXELS / MIN_ZOOM ** 2 / 2 ** 20} million pixels are allowed, together with patterns inside of it. Make the tile smaller.`,
      );
};

/**
 * The zoom of an image with tiles, at which their sides are nearly whole pixels. The renderer rounds them, so that others
 * are displaced more with each repetition.
 */
export const zoomFor = (tiles: readonly Tile[], columns: number, rows: number): number => {
  if (tiles.length === 0) return 1;
  const extent = Math.max(columns, rows);
  const isRepeated = (side: number) => side > 0 && side < extent;
  const sides = [...new Set(tiles.flatMap(({ width, height }) => [width, height]).filter(isRepeated))];
  const known = sides.slice(0, MAX_SIDES);
  const largest = tiles.reduce((most, { pixels }) => Math.max(most, pixels), 0);
  const pixels = Math.min(MAX_ZOOMED_PIXELS / (columns * rows), MAX_TILE_PIXELS / largest);
  const most = Math.min(MAX_ZOOM, Math.sqrt(pixels));
  let best = { zoom: MIN_ZOOM, drift: driftOf(known, MIN_ZOOM) * extent };
  for (const zoom of wholeZooms(known, most)) {
    const drift = driftOf(known, zoom) * extent;
    if (drift < best.drift) best = { zoom, drift };
    if (drift <= MAX_DRIFT) break;
  }
  return best.zoom;
};

/** The zooms at which a side has a whole number of pixels, in ascending order. */
const wholeZooms = (sides: readonly number[], most: number): readonly number[] =>
  sides
    .flatMap(side => {
      const first = Math.ceil(side * MIN_ZOOM);
      const count = Math.max(0, Math.floor(side * most) - first + 1);
      return Array.from({ length: count }, (_, at) => (first + at) / side);
    })
    .sort((one, other) => one - other);

/** Maximum relative error of sides that are rounded to pixels. */
const driftOf = (sides: readonly number[], zoom: number): number =>
  Math.max(0, ...sides.map(side => Math.abs(Math.round(side * zoom) / (side * zoom) - 1)));

interface Place {
  /** The path that the pattern paints. */
  readonly path: SvgElement;
  readonly transform: Affine;
  /** Number of pixels in the enclosing tiles. */
  readonly pixels: number;
}

/** The scale from `objectBoundingBox` units of an element to user units, without the offset. */
const boxMatrix = (each: SvgElement): Affine => {
  const { width, height } = objectBoxOf(pathsOf(each, IDENTITY));
  return [width, 0, 0, height, 0, 0];
};

const pathsOf = ({ attributes: { d }, children }: SvgElement, transform: Affine): string =>
  (d ? transformBy(d, transform) : '') +
  children
    .map(child => pathsOf(child, multiply(transform, parseMatrix(child.attributes.transform))))
    .join('');

const viewBoxScale = (
  attributes: SvgElement['attributes'],
  width: number,
  height: number,
): readonly [x: number, y: number] | undefined => {
  const { viewBox, preserveAspectRatio = '' } = attributes;
  if (!viewBox) return undefined;
  const box = readViewBox(attributes);
  const [x, y] = [width / box.width, height / box.height];
  if (preserveAspectRatio.includes('none')) return [x, y];
  const uniform = preserveAspectRatio.includes('slice') ? Math.max(x, y) : Math.min(x, y);
  return [uniform, uniform];
};
