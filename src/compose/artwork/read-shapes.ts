// Converts SVG artwork to shapes: paths with solid colors and gradients, in groups with opacity and clip paths.
import { once } from '../../model/memoized.ts';
import type {
  Affine,
  ClipPath,
  Color,
  GradientStop,
  Paint,
  ShapeGroup,
  StopGradient,
} from '../../model/scene.ts';
import type { SvgElement } from '../../svg/element.ts';
import { type Box, boxOfPath, type LineStyle, readCapAndJoin } from '../../svg/extent.ts';
import { IDENTITY, multiply, transformBy } from '../../svg/transform.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { ArtworkError } from './clean-svg.ts';

export const MAX_SEGMENTS = 20_000;

/** Thrown if artwork cannot be converted to shapes. The message names the feature that prevents it. */
export class NotShapesError extends Error {
  override readonly name = 'NotShapesError';
}

type Attributes = Readonly<Record<string, string>>;

interface Context {
  readonly transform: Affine;
  readonly group: ShapeGroup | undefined;
}

/** Throws an ArtworkError for a document with too many path segments. */
export const assertSegments = (root: SvgElement): void => {
  let count = 0;
  const walk = ({ attributes, children }: SvgElement): void => {
    count += attributes.d?.match(/[a-z]/gi)?.length ?? 0;
    children.forEach(walk);
  };
  walk(root);
  if (count > MAX_SEGMENTS)
    throw new ArtworkError(
      `The artwork has ${count} path segments: at most ${MAX_SEGMENTS} are allowed. Simplify its paths.`,
    );
};

/** Lists the shapes of a tree from `allowedTree` in painting order. Throws a NotShapesError. */
export const readShapes = (root: SvgElement): readonly PaintedShape[] => {
  const definitions = definitionsOf(root);
  const shapes: PaintedShape[] = [];
  const read = (each: SvgElement, context: Context): void => {
    if (each.name === 'defs') return;
    const transform = multiply(context.transform, parseMatrix(each.attributes.transform));
    if (each.name === 'path') {
      const shape = readPath(each.attributes, { ...context, transform }, definitions);
      if (shape) shapes.push(shape);
    } else if (each.name === 'g' || each.name === 'svg') {
      const group = readGroup(each.attributes, { ...context, transform }, definitions);
      for (const child of each.children) read(child, { transform, group });
    } else throw new NotShapesError(each.name === 'image' ? 'an embedded picture' : each.name);
  };
  read(root, { transform: IDENTITY, group: undefined });
  return shapes.flatMap(withoutLoneGroup(shapes));
};

/** The elements that have an id, by id. */
export const definitionsOf = (root: SvgElement): ReadonlyMap<string, SvgElement> => {
  const definitions = new Map<string, SvgElement>();
  const collect = (each: SvgElement): void => {
    if (each.attributes.id !== undefined) definitions.set(each.attributes.id, each);
    each.children.forEach(collect);
  };
  collect(root);
  return definitions;
};

/**
 * Returns a function that takes a shape out of the groups that have no other shape and no clip path, and multiplies its
 * opacity by theirs. Returns an empty list for an invisible shape.
 */
const withoutLoneGroup = (shapes: readonly PaintedShape[]) => {
  const members = new Map<ShapeGroup, number>();
  for (const { group } of shapes)
    for (let each = group; each; each = each.parent) members.set(each, (members.get(each) ?? 0) + 1);
  return (shape: PaintedShape): PaintedShape[] => {
    let { group, opacity } = shape;
    while (group && members.get(group) === 1 && group.clip.length === 0) {
      opacity *= group.opacity;
      group = group.parent;
    }
    return opacity === 0 ? [] : [{ ...shape, opacity, group }];
  };
};

/** Parses `matrix(…)`, the only transform function that the renderer writes. */
export const parseMatrix = (text: string | undefined): Affine => {
  if (text === undefined) return IDENTITY;
  const numbers = (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
  if (!text.startsWith('matrix') || numbers.length !== 6) throw new NotShapesError('a transform');
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
};

const readGroup = (
  attributes: Attributes,
  { transform, group }: Context,
  definitions: ReadonlyMap<string, SvgElement>,
): ShapeGroup | undefined => {
  if (attributes.mask) throw new NotShapesError('a mask');
  if (attributes.filter) throw new NotShapesError('a filter');
  if (/mix-blend-mode:(?!normal)/.test(attributes.style ?? '')) throw new NotShapesError('a blend mode');
  const opacity = numberOf(attributes.opacity, 1);
  const clips = attributes['clip-path']
    ? readClip(attributes['clip-path'], transform, definitions)
    : undefined;
  if (opacity === 1 && !clips) return group;
  // A clip path without paths hides everything.
  return { opacity: clips?.length === 0 ? 0 : opacity, clip: clips ?? [], parent: group };
};

const readClip = (
  reference: string,
  transform: Affine,
  definitions: ReadonlyMap<string, SvgElement>,
): readonly ClipPath[] => {
  const clip = definitionOf(reference, definitions);
  if (!clip || clip.attributes.clipPathUnits === 'objectBoundingBox' || clip.attributes['clip-path'])
    throw new NotShapesError('a clip path that depends on other elements');
  const outer = multiply(transform, parseMatrix(clip.attributes.transform));
  return clip.children.flatMap((child): ClipPath[] => {
    if (child.name !== 'path') throw new NotShapesError('a clip path of groups');
    const { d = '', transform: own, 'clip-rule': rule, visibility } = child.attributes;
    if (visibility === 'hidden' || visibility === 'collapse') return [];
    const path = transformBy(d, multiply(outer, parseMatrix(own)));
    return [{ path, ...(rule === 'evenodd' && { fillRule: 'evenodd' }) }];
  });
};

/** The element in `url(#id)`. */
export const definitionOf = (
  reference: string,
  definitions: ReadonlyMap<string, SvgElement>,
): SvgElement | undefined => definitions.get(/^url\(#(.+)\)$/.exec(reference)?.[1] ?? '');

/** Maximum relative difference of the scales in x and y. In the width of a line, it is invisible. */
const UNIFORM = 1e-3;

const readPath = (
  attributes: Attributes,
  { transform, group }: Context,
  definitions: ReadonlyMap<string, SvgElement>,
): PaintedShape | undefined => {
  const { d = '', visibility, 'paint-order': order } = attributes;
  if (visibility === 'hidden' || visibility === 'collapse') return undefined;
  const box = once(() => objectBoxOf(d));
  const paint = (property: 'fill' | 'stroke', initial: string) =>
    readPaint(attributes[property] ?? initial, {
      opacity: numberOf(attributes[`${property}-opacity`], 1),
      box,
      transform,
      definitions,
    });
  const fill = paint('fill', 'none');
  const line = paint('stroke', 'none');
  const width = numberOf(attributes['stroke-width'], 1);
  if (!fill && !(line && width > 0)) return undefined;
  if (line && attributes['stroke-dasharray']) throw new NotShapesError('a dashed line');
  if (fill && line && order && order !== 'normal' && !order.startsWith('fill'))
    throw new NotShapesError('a line behind its area');
  const [a, b, c, e] = transform;
  if (
    line &&
    Math.hypot(a - e, b + c) > UNIFORM * Math.hypot(a, b) &&
    Math.hypot(a + e, b - c) > UNIFORM * Math.hypot(a, b)
  )
    throw new NotShapesError('a line with different widths in x and y');
  return {
    path: transform === IDENTITY ? d : transformBy(d, transform),
    filled: fill !== undefined,
    fillRule: attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    line: line && lineStyle(attributes, width * Math.hypot(a, b)),
    opacity: 1,
    paint: { fill, line },
    group,
  };
};

/** The unit square of `objectBoundingBox` coordinates of a path, in user units. */
export const objectBoxOf = (d: string): Box => boxOfPath(d, BOX_TOLERANCE);

/** Flattening tolerance in user units. */
const BOX_TOLERANCE = 0.01;

const lineStyle = (attributes: Attributes, width: number): LineStyle => ({
  width,
  ...readCapAndJoin(attributes),
  miterLimit: numberOf(attributes['stroke-miterlimit'], 4),
});

interface PaintContext {
  readonly opacity: number;
  readonly box: () => Box;
  readonly transform: Affine;
  readonly definitions: ReadonlyMap<string, SvgElement>;
}

const readPaint = (value: string, context: PaintContext): Paint | undefined => {
  if (value === 'none') return undefined;
  if (!value.startsWith('url')) return visible(colorOf(value, context.opacity));
  const definition = definitionOf(value, context.definitions);
  if (definition?.name === 'linearGradient' || definition?.name === 'radialGradient')
    return readGradient(definition, context);
  throw new NotShapesError('a pattern');
};

const visible = (color: Color): Color | undefined => (color.alpha === 0 ? undefined : color);

const colorOf = (hex: string, opacity: number): Color => {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new NotShapesError('a color');
  return { hex: hex.toLowerCase(), alpha: Math.round(Math.min(1, Math.max(0, opacity)) * 1000) / 1000 };
};

/** Parses a number. Returns `initial` if there is none. */
export const numberOf = (text: string | undefined, initial: number): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : initial;
};

const readGradient = (
  { name, attributes, children }: SvgElement,
  { opacity, box, transform, definitions: _ }: PaintContext,
): Paint | undefined => {
  const stops = children.map(({ attributes: stop }): GradientStop => {
    const alpha = numberOf(stop['stop-opacity'], 1) * opacity;
    return { offset: numberOf(stop.offset, 0), color: colorOf(stop['stop-color'] ?? '#000000', alpha) };
  });
  const [first] = stops;
  if (!first || stops.every(({ color }) => color.alpha === 0)) return undefined;
  if (stops.length === 1) return first.color;
  const { x, y, width, height } = attributes.gradientUnits === 'userSpaceOnUse' ? UNIT : box();
  const place = multiply(
    multiply(transform, [width, 0, 0, height, x, y]),
    parseMatrix(attributes.gradientTransform),
  );
  const spread = attributes.spreadMethod;
  const common = { stops, spread: spread === 'reflect' || spread === 'repeat' ? spread : 'pad' } as const;
  const number = (key: string) => numberOf(attributes[key], 0);
  if (name === 'linearGradient') {
    const [dx, dy] = [number('x2') - number('x1'), number('y2') - number('y1')];
    const line: Affine = [dx, dy, -dy, dx, number('x1'), number('y1')];
    return { kind: 'linear', ...common, transform: multiply(place, line) };
  }
  if (number('fr') > 0) throw new NotShapesError('a radial gradient with two circles');
  const [cx, cy, r] = [number('cx'), number('cy'), number('r')];
  if (r === 0) return stops.at(-1)?.color;
  const focal = [(numberOf(attributes.fx, cx) - cx) / r, (numberOf(attributes.fy, cy) - cy) / r] as const;
  const gradient: StopGradient = {
    kind: 'radial',
    ...common,
    transform: multiply(place, [r, 0, 0, r, cx, cy]),
    ...(Math.hypot(...focal) > 1e-6 && { focal }),
  };
  return gradient;
};

const UNIT: Box = { x: 0, y: 0, width: 1, height: 1 };
