// Limits the size of pattern tiles. The renderer draws a whole tile, even if a path shows little of it.
import type { Affine } from '../../model/scene.ts';
import type { SvgElement } from '../../svg/element.ts';
import { IDENTITY, multiply, transformBy } from '../../svg/transform.ts';
import { ArtworkError } from './clean-svg.ts';
import { definitionOf, definitionsOf, numberOf, objectBoxOf, parseMatrix } from './read-shapes.ts';

/** Factor by which images with patterns are drawn larger and averaged, because the renderer blurs tiles. */
export const PATTERN_ZOOM = 2;

/** Maximum number of pixels in a tile and the tiles around it (32 MB). A tile of the size of an icon has 2 ** 20. */
const MAX_TILE_PIXELS = 2 ** 23;

/** Throws an ArtworkError if a tile of a normalized document has too many pixels at `scale` pixels per unit. */
export const assertTiles = (root: SvgElement, scale: number): void => {
  const definitions = definitionsOf(root);
  const walk = (each: SvgElement, outer: Affine, pixels: number): void => {
    if (each.name === 'defs') return;
    const { fill = '', stroke = '', mask = '', transform: own } = each.attributes;
    const transform = multiply(outer, parseMatrix(own));
    for (const paint of new Set([fill, stroke])) {
      const pattern = definitionOf(paint, definitions);
      if (pattern?.name === 'pattern') walkTile(pattern, { path: each, transform, pixels });
    }
    const content = definitionOf(mask, definitions);
    const inner = content?.attributes.maskContentUnits === 'objectBoundingBox' ? boxMatrix(each) : undefined;
    for (const child of content?.children ?? [])
      walk(child, inner ? multiply(transform, inner) : transform, pixels);
    for (const child of each.children) walk(child, transform, pixels);
  };
  const walkTile = ({ attributes, children }: SvgElement, { path, transform, pixels }: Place): void => {
    const [a, b, c, d] = multiply(transform, parseMatrix(attributes.patternTransform));
    const [scaleX, scaleY] = [Math.hypot(a, b), Math.hypot(c, d)];
    const box = boxMatrix(path);
    const isRelative = attributes.patternUnits !== 'userSpaceOnUse';
    const width = numberOf(attributes.width, 0) * (isRelative ? box[0] : 1);
    const height = numberOf(attributes.height, 0) * (isRelative ? box[3] : 1);
    const [columns, rows] = [Math.ceil(width * scaleX), Math.ceil(height * scaleY)];
    const sum = pixels + columns * rows;
    if (!(sum <= MAX_TILE_PIXELS))
      throw new ArtworkError(
        `A pattern of the artwork has a tile of ${columns}x${rows} px when the artwork fills an icon: at most ${MAX_TILE_PIXELS / 2 ** 20} million pixels are allowed, together with patterns inside of it. Make the tile smaller.`,
      );
    const inner = viewBoxScale(attributes, width, height) ?? [1, 1];
    const isBox = attributes.patternContentUnits === 'objectBoundingBox' && !attributes.viewBox;
    const content: Affine = [scaleX * inner[0], 0, 0, scaleY * inner[1], 0, 0];
    for (const child of children) walk(child, isBox ? multiply(content, box) : content, sum);
  };
  walk(root, [scale * PATTERN_ZOOM, 0, 0, scale * PATTERN_ZOOM, 0, 0], 0);
};

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
  { viewBox, preserveAspectRatio = '' }: SvgElement['attributes'],
  width: number,
  height: number,
): readonly [x: number, y: number] | undefined => {
  const [, , boxWidth = 0, boxHeight = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!viewBox) return undefined;
  const [x, y] = [width / boxWidth, height / boxHeight];
  if (preserveAspectRatio.includes('none')) return [x, y];
  const uniform = preserveAspectRatio.includes('slice') ? Math.max(x, y) : Math.min(x, y);
  return [uniform, uniform];
};
