// Reads the icons of an Iconify set, within limits for size and rendering time. (Decision 014)
import { glyphFromIcon } from '../../../../compose/glyph/glyph.ts';
import type { GlyphShape } from '../../../../compose/glyph/glyph-shape.ts';
import { element, type SvgElement, serialize } from '../../../../svg/element.ts';
import { type Box, boundsOf, fillExtent, strokeExtent } from '../../../../svg/extent.ts';
import { parseSvg, SvgParseError } from '../../../../svg/parse.ts';
import { forEachEdge, type Polyline } from '../../../../svg/polyline.ts';
import { normalizeDrawing } from '../../normalize.ts';
import { isSlug, lossesOf } from '../../sanitize.ts';
import { DrawingError, SourceError, type SourceIcon } from '../../source.ts';
import { createNameSplitter, rankStyles, resolveAliases } from './aliases.ts';
import type { IconBox, IconifyIcon, IconifySet, Rotation } from './format.ts';

/** Maximum number of aliases and tags of an icon. Published icons have about 30 at most. */
const MAX_ALIASES = 100;
const MAX_TAGS = 100;

/** Time limit for a set in milliseconds. Sets of 10,000 published icons take a few seconds. */
const MAX_TIME = 600_000;

/** Reads the supported icons of a set. Counts all other icons by reason in `leftOut`. */
export const readSetIcons = (set: IconifySet, maxTime = MAX_TIME) => {
  const end = performance.now() + maxTime;
  const splitName = createNameSplitter(set);
  const { drawn, otherNames } = resolveAliases(set, splitName);
  const categories = categoriesByName(set);
  const leftOut = new Map<string, number>();
  const icons = new Map<string, SourceIcon>();
  for (const [fullName, read] of drawn) {
    if (performance.now() > end)
      throw new SourceError(`the drawings of the icon set take longer than ${maxTime / 1000} s to read`);
    try {
      const { name, style } = splitName(fullName);
      const key = `${name} ${style}`;
      if (!isSlug(name))
        throw new DrawingError('has a name other than lowercase letters, digits and hyphens');
      if (icons.has(key)) throw new DrawingError('has the name and style of another icon');
      icons.set(key, {
        name,
        style,
        drawing: toDrawing(read(), set),
        aliases: (otherNames.get(fullName) ?? []).slice(0, MAX_ALIASES),
        tags: (categories.get(fullName) ?? []).slice(0, MAX_TAGS),
      });
    } catch (error) {
      const reason = reasonOf(error);
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    }
  }
  const usedStyles = Array.from(icons.values(), icon => icon.style);
  return { styles: rankStyles(set, usedStyles), icons: [...icons.values()], leftOut };
};

const reasonOf = (error: unknown): string => {
  if (error instanceof DrawingError) return error.message;
  if (error instanceof SvgParseError) return 'is not well-formed SVG';
  // A RangeError means that numbers overflow, or that structures are too deep or too long for the engine.
  if (error instanceof RangeError) return 'has numbers or structures that are out of range';
  throw error;
};

const categoriesByName = ({ categories }: IconifySet): ReadonlyMap<string, readonly string[]> => {
  const byName = new Map<string, string[]>();
  for (const [title, names] of Object.entries(categories)) {
    for (const name of names) {
      const titles = byName.get(name);
      if (titles) titles.push(title);
      else byName.set(name, [title]);
    }
  }
  return byName;
};

/** Converts an icon to an SVG document. Centers the view box of the icon in a square view box. */
const toDrawing = (icon: IconifyIcon, set: IconBox): SvgElement => {
  const box = { left: 0, top: 0, width: 16, height: 16 };
  const { left, top, width, height } = { ...box, ...set, ...icon };
  const side = Math.max(width, height);
  const x = left - (side - width) / 2;
  const y = top - (side - height) / 2;
  assertMarkupSize(icon.body);
  const { children } = parseSvg(`<svg xmlns:xlink="http://www.w3.org/1999/xlink">${icon.body}</svg>`);
  const transform = toTransform(icon, x + side / 2, y + side / 2);
  const drawing = element(
    'svg',
    { viewBox: [x, y, side, side].join(' ') },
    transform === '' ? children : [element('g', { transform }, children)],
  );
  const [loss] = lossesOf(drawing);
  if (loss !== undefined) throw new DrawingError(needs(loss));
  const normalized = normalizeDrawing(drawing);
  assertDrawable(serialize(normalized));
  return normalized;
};

/** Unsupported SVG elements and attributes that error messages name. Others do not occur in icon sets. */
const NAMED_LOSSES =
  /^(<(animate|animateMotion|animateTransform|clipPath|defs|filter|foreignObject|image|linearGradient|mask|pattern|radialGradient|script|set|style|symbol|text|use)>|clip-path|color|display|filter|mask|mix-blend-mode|paint-order|stroke-dasharray|stroke-dashoffset|vector-effect|visibility)$/;

const needs = (loss: string): string =>
  NAMED_LOSSES.test(loss) ? `needs ${loss}` : 'needs something other than shapes and paint';

/** The flip is the last function in the text, because SVG applies the last function first. */
const toTransform = ({ rotate = 0, hFlip, vFlip }: Rotation, centerX: number, centerY: number): string => {
  const scaleX = hFlip ? -1 : 1;
  const scaleY = vFlip ? -1 : 1;
  const flip = `matrix(${scaleX} 0 0 ${scaleY} ${centerX - scaleX * centerX} ${centerY - scaleY * centerY})`;
  const rotation = rotate % 4 === 0 ? [] : [`rotate(${(rotate % 4) * 90} ${centerX} ${centerY})`];
  return [...rotation, ...(hFlip || vFlip ? [flip] : [])].join(' ');
};

/** Maximum number of bytes of the SVG, before and after normalization. */
export const MAX_DRAWING_BYTES = 32 * 1024;
/** Maximum number of elements, which also limits their nesting. */
const MAX_ELEMENTS = 500;
/** Maximum number of edges that the rasterizer gets. Curves are flattened to 1/8 pixel in an image of 512 pixels. */
const MAX_EDGES = 4000;
/** Maximum length of all edges, as a multiple of the view box side: it limits the number of edges per pixel row. */
const MAX_EDGE_LENGTH = 64;

export const assertMarkupSize = (markup: string): void => {
  if (Buffer.byteLength(markup) > MAX_DRAWING_BYTES)
    throw new DrawingError(`is larger than ${MAX_DRAWING_BYTES / 1024} KiB`);
  if ((markup.match(/<[^/!?]/g)?.length ?? 0) > MAX_ELEMENTS)
    throw new DrawingError(`has more than ${MAX_ELEMENTS} elements`);
};

/** Throws a DrawingError if a normalized icon is invisible or too expensive to rasterize. */
export const assertDrawable = (svg: string): void => {
  assertMarkupSize(svg);
  const { grid, shapes } = glyphFromIcon(svg);
  const side = Math.max(grid.width, grid.height);
  const edges = shapes.flatMap(shape => shape.polylines.map(polyline => measureEdges(shape, polyline)));
  if (sum(edges, ({ count }) => count) > MAX_EDGES)
    throw new DrawingError(`has more than ${MAX_EDGES} edges when its curves are flattened`);
  // Negated, because the sum may be infinite or NaN even if all numbers are in range.
  if (!(sum(edges, ({ length }) => length) <= MAX_EDGE_LENGTH * side))
    throw new DrawingError(`has outlines longer than ${MAX_EDGE_LENGTH} times the side of its view box`);
  if (!shapes.some(shape => isVisible(shape, grid))) throw new DrawingError('shows nothing');
};

const JOIN_EDGES = 8;

/** Estimates the edges of a shape: the outline of the fill; both sides, joins and caps of the stroke. */
const measureEdges = ({ filled, line }: GlyphShape, polyline: Polyline) => {
  const { count, length, corners, angles } = measurePolyline(polyline);
  const caps = polyline.closed ? 0 : 2;
  return {
    count: (filled ? count : 0) + (line ? 2 * count + JOIN_EDGES * (corners + caps) : 0),
    length: (filled ? length : 0) + (line ? 2 * length + line.width * (angles + Math.PI * caps) : 0),
  };
};

/** Minimum turn of a corner. Smaller turns are vertices of a flattened curve. */
const CORNER_ANGLE = Math.PI / 8;

/** Number of segments, length, number of corners, and sum of the turning angles in radians. */
const measurePolyline = (polyline: Polyline) => {
  let [length, corners, angles] = [0, 0, 0];
  let previous: number | undefined;
  forEachEdge(polyline, (x0, y0, x1, y1) => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    if (dx === 0 && dy === 0) return;
    length += Math.hypot(dx, dy);
    const direction = Math.atan2(dy, dx);
    const angle = previous === undefined ? 0 : angleBetween(previous, direction);
    angles += angle;
    if (angle > CORNER_ANGLE) corners++;
    previous = direction;
  });
  return { count: polyline.points.length / 2, length, corners, angles };
};

const angleBetween = (a: number, b: number): number => {
  const difference = Math.abs(a - b);
  return Math.min(difference, 2 * Math.PI - difference);
};

const isVisible = (shape: GlyphShape, grid: Box): boolean => {
  const area = boundsOf(fillExtent(shape));
  return (
    (shape.filled && area.width > 0 && area.height > 0 && overlaps(area, grid)) ||
    (shape.line !== undefined && overlaps(boundsOf(strokeExtent(shape, shape.line)), grid))
  );
};

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
