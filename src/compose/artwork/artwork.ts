// Artwork in SVG: converted to shapes or, if that is impossible, drawn as a bitmap. (Decision 028)
import { contentName } from '../../model/bytes.ts';
import { memoizedByKey } from '../../model/memoized.ts';
import type { Affine, Paint, Picture, Pixels, ShapeGroup } from '../../model/scene.ts';
import { splitAtExtrema } from '../../svg/curves.ts';
import { mapAttributes, type SvgElement, serialize, withIdPrefix } from '../../svg/element.ts';
import { type Box, boundsOf, boxOfPath, boxOfPoints, fillExtent, strokeExtent } from '../../svg/extent.ts';
import { parseSvg } from '../../svg/parse.ts';
import { rectangle } from '../../svg/path-data.ts';
import { flattenPath } from '../../svg/polyline.ts';
import { mapGroups } from '../../svg/shape-groups.ts';
import { IDENTITY, multiply } from '../../svg/transform.ts';
import type { ArtworkNote, ArtworkTraits } from '../glyph/artwork-traits.ts';
import { hullOf } from '../glyph/enclosing-shapes.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { allowedTree } from './allowed-tree.ts';
import { APPROXIMATED_NOTE, ArtworkError, cleanSvg, EXTERNAL_NOTE } from './clean-svg.ts';
import { assertTiles, createTiles, zoomFor } from './pattern-tiles.ts';
import { createPixelFilters } from './pixel-filters.ts';
import { findMark, MARK_PIXELS, opaqueBox, WIDE } from './pixels.ts';
import {
  assertSegments,
  definitionOf,
  definitionsOf,
  NotShapesError,
  parseMatrix,
  readShapes,
} from './read-shapes.ts';
import { readViewBox } from './resolve/viewports.ts';

/** Renderer for whole SVG documents. It has no fonts and loads nothing. */
export interface SvgRenderer {
  /** Resolves styles, references, units and basic shapes, so that only groups and paths remain. */
  normalize(svg: string): string;
  /** Draws a document that is `zoom` times as large as the result, rounded up, and averages the pixels. */
  draw(svg: string, width: number, height: number, zoom?: number): Pixels;
}

/** What a host can do with pixels, and the renderer cannot. */
export interface PixelTools {
  /** Converts artwork to a picture that can have lighter colors for dark tabs. */
  asPixels(box: Box, draw: Picture['picture']['draw']): Picture;
  /**
   * Converts a picture in a data URL that has a color profile, is turned or in WebP, to an upright picture in sRGB. Undefined
   * for other pictures.
   */
  inSrgb(url: string): { readonly url: string; readonly notes: readonly ArtworkNote[] } | undefined;
}

/** A logo of the user, from a picture or an SVG document. */
export interface Artwork {
  /** The artwork for favsmith.json: an SVG document with allowed elements only, or a data URL. */
  readonly source: string;
  /** `box` is the bounding box of the shapes, `frame` the box of the document or picture, with its empty border. */
  readonly shapes: readonly PaintedShape[];
  readonly box: Box;
  readonly frame: Box;
  /** Box of the symbol of a wide logo. Undefined for other artwork. */
  readonly mark: Box | undefined;
  /** The document as it looks in dark mode, if its styles make a difference. */
  readonly ownDark?: string | undefined;
  readonly known: Pick<ArtworkTraits, 'isPicture' | 'nativeSide'> & {
    readonly notes: readonly ArtworkNote[];
  };
}

/** Reads an SVG document. If it cannot be converted to shapes, `tools` draw it. Throws an ArtworkError. */
export const readSvgArtwork = (text: string, renderer: SvgRenderer, tools?: PixelTools): Artwork => {
  const { svg: cleaned, dark: ownDark, notes: found } = cleanSvg(text);
  const { svg, notes } = withoutWebp(cleaned, found, tools);
  const root = allowedTree(attempt(() => parseSvg(renderer.normalize(svg))));
  assertSegments(root);
  const frame = frameOf(root);
  const source = serialize(root);
  try {
    const shapes = readShapes(root);
    const box = intersection(union(shapes.flatMap(shape => visibleBox(shape) ?? [])), frame);
    if (!box) throw emptyArtwork(notes);
    const mark = markIn(box, (columns, rows) =>
      renderer.draw(documentOf(root, box, columns, rows), columns, rows),
    );
    return {
      source,
      ownDark,
      shapes: clipped(shapes, frame),
      box,
      frame,
      mark,
      known: { isPicture: false, notes },
    };
  } catch (error) {
    if (!(error instanceof NotShapesError)) throw error;
    const drawn = { source, frame, notes: [...notes, drawnAsPixels(error.message)], tools };
    return { ...pictureOf(root, drawn, renderer), ownDark };
  }
};

/** Maximum number of different WebP pictures in a document. A large one takes half a second. */
const MAX_WEBP = 8;

/** Converts WebP pictures to PNG, because the renderer does not know them. */
const withoutWebp = (
  svg: string,
  found: readonly ArtworkNote[],
  tools: PixelTools | undefined,
): { readonly svg: string; readonly notes: readonly ArtworkNote[] } => {
  const notes = [...found];
  let count = 0;
  const convert = memoizedByKey((url: string): string => {
    if (++count > MAX_WEBP)
      throw new ArtworkError(`The artwork has more than ${MAX_WEBP} WebP pictures: embed them as PNG.`);
    const picture = tools?.inSrgb(url);
    notes.push(...(picture ? picture.notes : [EXTERNAL_NOTE]));
    return picture?.url ?? '';
  });
  return { svg: svg.replace(/data:image\/webp;base64,[^"]*/g, url => convert(url)), notes };
};

export const EMPTY = 'The artwork shows nothing.';

const emptyArtwork = ([first]: readonly ArtworkNote[]): ArtworkError =>
  new ArtworkError(first ? `${EMPTY} ${first.message}` : EMPTY);

const drawnAsPixels = (feature: string): ArtworkNote => ({
  id: 'drawn-as-pixels',
  message: `The artwork has ${feature}: favicon.svg contains its document as it is, and the images for small sizes are not fitted to pixels.`,
});

const attempt = <Result>(render: () => Result): Result => {
  try {
    return render();
  } catch (error) {
    if (error instanceof ArtworkError) throw error;
    throw new ArtworkError('The artwork is not an SVG document that can be drawn.');
  }
};

/** Limits of the viewBox in user units. */
const [MAX_COORDINATE, MIN_SIDE] = [1e6, 1e-3];

const frameOf = ({ attributes }: SvgElement): Box => {
  const { x, y, width, height } = readViewBox(attributes);
  const isUsable = [x, y, width, height].every(value => Math.abs(value) <= MAX_COORDINATE);
  if (isUsable && width >= MIN_SIDE && height >= MIN_SIDE) return { x, y, width, height };
  throw new ArtworkError(`The artwork must have a viewBox with sides from ${MIN_SIDE} to ${MAX_COORDINATE}.`);
};

export const grown = ({ x, y, width, height }: Box, dx: number, dy = dx): Box => ({
  x: x - dx,
  y: y - dy,
  width: width + 2 * dx,
  height: height + 2 * dy,
});

export const intersection = (one: Box, other: Box): Box | undefined => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
};

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** Tolerance for rounding errors of coordinates, in user units. */
const SLACK = 1e-3;
/** Flattening tolerance in user units. */
const TOLERANCE = 0.05;

const shapeBox = ({ path, filled, line }: PaintedShape): Box => {
  const polylines = flattenPath(path, TOLERANCE);
  const flat = { polylines, hull: hullOf(polylines) };
  return boundsOf([...(filled ? fillExtent(flat) : []), ...(line ? strokeExtent(flat, line) : [])]);
};

const union = (boxes: readonly Box[]): Box =>
  boxOfPoints(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]));

/** Bounding box of the part of a shape that clip paths show. Undefined if they show nothing. */
export const visibleBox = (shape: PaintedShape): Box | undefined => {
  let box: Box | undefined = shapeBox(shape);
  for (let group = shape.group; group && box; group = group.parent)
    if (group.clip.length > 0) box = intersection(box, clipBox(group));
  return box;
};

const clipBox = ({ clip }: ShapeGroup): Box => union(clip.map(({ path }) => boxOfPath(path, TOLERANCE)));

/** Removes clip paths that hide nothing. Clips all shapes to `frame` if one extends beyond it. */
export const clipped = (shapes: readonly PaintedShape[], frame: Box): readonly PaintedShape[] => {
  const boxes = shapes.map(shape => ({ group: shape.group, box: shapeBox(shape) }));
  const members = new Map<ShapeGroup, Box[]>();
  for (const { group, box } of boxes)
    for (let each = group; each; each = each.parent) members.set(each, [...(members.get(each) ?? []), box]);
  const isIdle = (group: ShapeGroup): boolean =>
    group.opacity === 1 &&
    isRectangle(group) &&
    (members.get(group) ?? []).every(box => contains(clipBox(group), box));
  const needsFrame = boxes.some(({ box }) => !contains(frame, box));
  const { x, y, width, height } = frame;
  const outer: ShapeGroup | undefined = needsFrame
    ? { opacity: 1, clip: [{ path: rectangle(x, y, width, height) }] }
    : undefined;
  const groupOf = mapGroups(group => (isIdle(group) ? undefined : group.clip), outer);
  return shapes.map(shape => ({ ...shape, group: groupOf(shape.group) }));
};

/** Whether a group is clipped to an upright rectangle. */
export const isRectangle = ({ clip: [only, ...others] }: ShapeGroup): boolean => {
  if (!only || others.length > 0) return false;
  const [polyline, ...more] = flattenPath(only.path, TOLERANCE);
  if (!polyline || more.length > 0 || polyline.points.length > 10) return false;
  const { points } = polyline;
  return points.every(
    (value, at) => at < 2 || value === points[at - 2] || points[at ^ 1] === points[(at ^ 1) - 2],
  );
};

/** Side in pixels of the largest icon in a package. */
export const MAX_ICON_PIXELS = 512;
/**
 * Minimum side in pixels of images that are drawn. Smaller ones are drawn at a multiple of their size and averaged, because
 * the renderer rounds regions and offsets of filters to pixels.
 */
const MIN_DRAWN_PIXELS = 32;
/** Longer side in pixels of the image in which empty borders are searched. */
const TRIM_PIXELS = 256;

/** Number of columns and rows of an image of a box with `scale` pixels per unit. */
export const pixelsOf = (
  { width, height }: Pick<Box, 'width' | 'height'>,
  scale: number,
): [number, number] => [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];

interface DrawnDocument {
  readonly source: string;
  readonly frame: Box;
  readonly notes: readonly ArtworkNote[];
  readonly tools: PixelTools | undefined;
}

const pictureOf = (
  root: SvgElement,
  { source, frame, notes: known, tools }: DrawnDocument,
  renderer: SvgRenderer,
): Artwork => {
  const scale = TRIM_PIXELS / Math.max(frame.width, frame.height);
  const [columns, rows] = pixelsOf(frame, scale);
  const notes = [...known, ...(hasTurnedFilter(root) ? [APPROXIMATED_NOTE] : [])];
  const drawn = mapAttributes(root, ({ attributes }) => {
    // The renderer takes the box of an element from the control points of its curves.
    if (attributes.d) return { ...attributes, d: splitAtExtrema(attributes.d) };
    const picture = attributes.href?.startsWith('data:') ? tools?.inSrgb(attributes.href) : undefined;
    if (!picture) return attributes;
    notes.push(...picture.notes);
    return { ...attributes, href: picture.url };
  });
  const filtersIn = createPixelFilters(drawn);
  const tilesAt = createTiles(root);
  const draw = (shown: Box, columns: number, rows: number) =>
    attempt(() => {
      const tileZoom = zoomFor(tilesAt(columns / shown.width, rows / shown.height), columns, rows);
      const zoom = tileZoom * Math.ceil(MIN_DRAWN_PIXELS / tileZoom / Math.min(columns, rows));
      const [width, height] = [Math.ceil(columns * zoom), Math.ceil(rows * zoom)];
      const enlarged = {
        ...shown,
        width: (shown.width * width) / (columns * zoom),
        height: (shown.height * height) / (rows * zoom),
      };
      const adapted = filtersIn(enlarged, width, height);
      return renderer.draw(documentOf(adapted, enlarged, width, height), columns, rows, zoom);
    });
  attempt(() => assertTiles(tilesAt(scale, scale)));
  const inPixels = opaqueBox(draw(frame, columns, rows));
  if (!inPixels) throw emptyArtwork(notes.filter(({ id }) => id !== 'drawn-as-pixels'));
  const [unitX, unitY] = [frame.width / columns, frame.height / rows];
  const box: Box = {
    x: frame.x + inPixels.x * unitX,
    y: frame.y + inPixels.y * unitY,
    width: inPixels.width * unitX,
    height: inPixels.height * unitY,
  };
  const iconScale = MAX_ICON_PIXELS / Math.max(box.width, box.height);
  attempt(() => assertTiles(tilesAt(iconScale, iconScale)));
  const pictureIn = (shown: Box): PaintedShape => {
    const { x, y, width, height } = shown;
    const nested = (): SvgElement => {
      const { attributes, children } = withIdPrefix(root, `${contentName(source)}-`);
      const place = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
      const { xmlns: _, ...others } = attributes;
      return { name: 'svg', attributes: { ...others, ...place, viewBox: viewBox(shown) }, children };
    };
    const drawShown: Picture['picture']['draw'] = (columns, rows) => draw(shown, columns, rows);
    const { forDark } = tools?.asPixels(shown, drawShown).picture ?? {};
    return rectangleShape(shown, {
      picture: { width, height, draw: drawShown, element: nested, ...(forDark && { forDark }) },
    });
  };
  const mark = markIn(box, (columns, rows) => draw(box, columns, rows));
  return { source, shapes: [pictureIn(box)], box, frame, mark, known: { isPicture: true, notes } };
};

/** Whether a filter with a direction is on a turned part. The renderer applies filters in the directions of the image. */
const hasTurnedFilter = (root: SvgElement): boolean => {
  const definitions = definitionsOf(root);
  const isTurnedIn = ({ attributes, children }: SvgElement, outer: Affine): boolean => {
    const matrix = multiply(outer, parseMatrix(attributes.transform));
    const [a, b, c, d] = matrix;
    const isTurned = Math.hypot(b, c) > TURNED * Math.hypot(a, d) || a < 0 || d < 0;
    const filter = isTurned ? definitionOf(attributes.filter ?? '', definitions) : undefined;
    return filter?.children.some(hasDirection) || children.some(child => isTurnedIn(child, matrix));
  };
  return isTurnedIn(root, IDENTITY);
};

/** Minimum sine of the angle of a part that is turned. */
const TURNED = 0.01;

const hasDirection = ({
  name,
  attributes: { dx = '0', dy = '0', stdDeviation = '' },
}: SvgElement): boolean => {
  const [x, y = x] = stdDeviation.trim().split(/[\s,]+/);
  return name === 'feOffset' || name === 'feDropShadow' ? Number(dx) !== 0 || Number(dy) !== 0 : x !== y;
};

/** Finds the mark of a logo, which is the symbol beside its name. Draws only artwork that is wide enough for both. */
export const markIn = (box: Box, draw: Picture['picture']['draw']): Box | undefined =>
  box.width < WIDE * box.height ? undefined : findMark(draw(...pixelsOf(box, MARK_PIXELS / box.width)), box);

const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

const documentOf = (root: SvgElement, shown: Box, width: number, height: number): string =>
  serialize({
    ...root,
    attributes: {
      ...root.attributes,
      viewBox: viewBox(shown),
      width: `${width}`,
      height: `${height}`,
      preserveAspectRatio: 'none',
    },
  });

export const rectangleShape = ({ x, y, width, height }: Box, fill: Paint): PaintedShape => ({
  path: rectangle(x, y, width, height),
  filled: true,
  fillRule: 'nonzero',
  line: undefined,
  opacity: 1,
  paint: { fill, line: undefined },
});
