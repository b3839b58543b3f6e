// Writes scenes as SVG.
import { contentName } from '../../model/bytes.ts';
import type {
  Affine,
  ClipPath,
  Color,
  LinearGradient,
  Paint,
  Scene,
  Shape,
  ShapeGroup,
  StopGradient,
} from '../../model/scene.ts';
import { element, formatNumber, SVG_NAMESPACE, type SvgElement, serialize } from '../../svg/element.ts';
import { groupRuns } from '../../svg/shape-groups.ts';
import { elementOfPath } from '../plate.ts';

/** Writes a scene as an SVG document. A page that inlines several documents needs `withIdPrefix`. */
export const sceneToSvg = (scene: Scene): string => serialize(sceneToTree(scene));

/** The element tree of `sceneToSvg`. */
export const sceneToTree = (scene: Scene): SvgElement => {
  const { gradients, definitions, plate, glyph } = sceneElements(scene, gradientsOf(scene));
  return svgRoot(scene.size, [...gradients, ...definitions, ...plate, ...glyph]);
};

/** Lists the distinct gradients of plates, which are the linear ones with two colors, in painting order. */
export const gradientsOf = ({ shapes }: Scene): readonly LinearGradient[] => {
  const paints = shapes.flatMap(({ fill, stroke }) => [fill, stroke?.paint]);
  return [...new Set(paints.filter(paint => paint !== undefined && 'from' in paint))];
};

export interface SceneElements {
  readonly gradients: readonly SvgElement[];
  /** All other gradients, and clip paths. Equal definitions have the same id in every document. */
  readonly definitions: readonly SvgElement[];
  readonly plate: readonly SvgElement[];
  readonly glyph: readonly SvgElement[];
}

/**
 * Converts a scene to elements. The ids of plate gradients are hashes of `identity` (JSON data), which must describe the
 * gradients of the whole document: two documents in one page then only share the ids of equal gradients.
 */
export const sceneElements = (scene: Scene, identity: unknown): SceneElements => {
  const gradients = gradientsOf(scene);
  // Both SVG files of a package have the same elements unless there is a plate gradient.
  const known = gradients.length === 0 ? sharedElements.get(scene) : undefined;
  if (known) return known;
  const elements = createElements(scene, gradients, identity);
  if (gradients.length === 0) sharedElements.set(scene, elements);
  return elements;
};

const sharedElements = new WeakMap<Scene, SceneElements>();

const createElements = (
  scene: Scene,
  gradients: readonly LinearGradient[],
  identity: unknown,
): SceneElements => {
  const { plateShapes = 0, shapes } = scene;
  const definitions = new Map<string, SvgElement>();
  const idOf: IdOf = paint => {
    if ('from' in paint) return contentName([gradients.indexOf(paint), identity]);
    const id = contentName(paint);
    definitions.set(id, 'stops' in paint ? stopGradientElement(paint, id) : clipElement(paint, id));
    return id;
  };
  const elementOf = (shape: Shape): SvgElement => {
    if (shape.fill && 'picture' in shape.fill) return pictureElement(shape, shape.fill.picture.element());
    const { name, geometry } = elementOfPath(shape.path, scene.size);
    return element(name, { ...paintAttributes(shape, idOf), ...geometry });
  };
  const plate = shapes.slice(0, plateShapes).map(elementOf);
  const glyph = groupElements(shapes.slice(plateShapes), undefined, elementOf, idOf);
  return {
    gradients: gradients.map(gradient => gradientElement(gradient, idOf(gradient))),
    definitions: [...definitions.values()],
    plate,
    glyph,
  };
};

/** Returns the id of a gradient or of clip paths, and adds their definition to the document. */
type IdOf = (paint: LinearGradient | StopGradient | readonly ClipPath[]) => string;

/** The elements of shapes inside `parent`, with a `g` element for each group. */
const groupElements = (
  shapes: readonly Shape[],
  parent: ShapeGroup | undefined,
  elementOf: (shape: Shape) => SvgElement,
  idOf: IdOf,
): readonly SvgElement[] => {
  const elements = groupRuns(shapes, parent).flatMap(({ group, members }) =>
    group
      ? element(
          'g',
          {
            opacity: unless(1, group.opacity),
            'clip-path': group.clip.length > 0 ? `url(#${idOf(group.clip)})` : undefined,
          },
          groupElements(members, group, elementOf, idOf),
        )
      : members.map(elementOf),
  );
  return runsOf(elements).map(grouped);
};

const clipElement = (clip: readonly ClipPath[], id: string): SvgElement =>
  element(
    'clipPath',
    { id },
    clip.map(({ path, transform, fillRule }) =>
      element('path', {
        transform: transform && formatTransform(transform),
        'clip-rule': fillRule === 'evenodd' ? fillRule : undefined,
        d: path,
      }),
    ),
  );

const pictureElement = ({ transform }: Shape, picture: SvgElement): SvgElement =>
  element('g', { transform: transform && formatTransform(transform) }, [picture]);

/** The root element of a square document with a side of `size` units. */
export const svgRoot = (size: number, children: readonly SvgElement[]): SvgElement =>
  element('svg', { xmlns: SVG_NAMESPACE, viewBox: `0 0 ${size} ${size}` }, children);

const paintAttributes = (
  { transform, fill, fillRule, stroke, opacity }: Shape,
  idOf: IdOf,
): Record<string, string | number | undefined> => ({
  transform: transform && formatTransform(transform),
  ...(fill ? paintOf('fill', fill, idOf) : { fill: 'none' }),
  'fill-rule': fillRule === 'evenodd' ? fillRule : undefined,
  ...(stroke && paintOf('stroke', stroke.paint, idOf)),
  'stroke-width': stroke && formatNumber(stroke.width, 4),
  'stroke-linecap': unless('butt', stroke?.cap),
  'stroke-linejoin': unless('miter', stroke?.join),
  'stroke-miterlimit': stroke?.join === 'miter' && stroke.miterLimit !== 4 ? stroke.miterLimit : undefined,
  opacity: unless(1, opacity),
});

const unless = <T>(initial: T, value: T | undefined): T | undefined =>
  value === initial ? undefined : value;

const paintOf = (property: 'fill' | 'stroke', paint: Paint, idOf: IdOf) => {
  if ('hex' in paint) return { [property]: shortHex(paint), [`${property}-opacity`]: unless(1, paint.alpha) };
  // A picture becomes a separate element.
  return 'picture' in paint ? {} : { [property]: `url(#${idOf(paint)})` };
};

const gradientElement = ({ from, to, x1, y1, x2, y2 }: LinearGradient, id: string): SvgElement =>
  element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...rounded({ x1, y1, x2, y2 }) }, [
    stop(from, undefined),
    stop(to, 1),
  ]);

const stopGradientElement = ({ kind, stops, spread, transform, focal }: StopGradient, id: string) => {
  const [a, b, c, d, e, f] = transform;
  const gradientTransform = formatTransform(transform);
  // Without distortion, x1, y1, x2 and y2 are shorter than gradientTransform.
  const isConformal = Math.hypot(a - d, b + c) <= CONFORMAL * Math.hypot(a, b);
  const line = isConformal ? rounded({ x1: e, y1: f, x2: e + a, y2: f + b }) : { x2: 1, gradientTransform };
  const circle = { cx: 0, cy: 0, r: 1, fx: focal?.[0], fy: focal?.[1], gradientTransform };
  return element(
    `${kind}Gradient`,
    {
      id,
      gradientUnits: 'userSpaceOnUse',
      spreadMethod: unless('pad', spread),
      ...(kind === 'linear' ? line : circle),
    },
    stops.map(({ color, offset }) => stop(color, unless(0, offset))),
  );
};

/** A transform is a rotation with uniform scale if it differs by at most this fraction. */
const CONFORMAL = 1e-4;

const stop = (color: Color, offset: number | undefined): SvgElement =>
  element('stop', { offset, 'stop-color': shortHex(color), 'stop-opacity': unless(1, color.alpha) });

const rounded = (numbers: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, formatNumber(value, 2)]));

const shortHex = ({ hex }: Color): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Writes offsets with two decimals and factors with six digits: the error is less than 0.01 px at 512 px. */
const formatTransform = ([a, b, c, d, e, f]: Affine): string => {
  const [factorA, factorB, factorC, factorD] = [a, b, c, d].map(factor =>
    formatNumber(Number(factor.toPrecision(6)), 6),
  );
  const [x, y] = [formatNumber(e, 2), formatNumber(f, 2)];
  return b === 0 && c === 0 && a === d
    ? `translate(${x} ${y})scale(${factorA})`
    : `matrix(${factorA} ${factorB} ${factorC} ${factorD} ${x} ${y})`;
};

/** Splits elements into runs with the same transform. */
const runsOf = (elements: readonly SvgElement[]): readonly (readonly SvgElement[])[] => {
  const runs: SvgElement[][] = [];
  for (const next of elements) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].attributes.transform === next.attributes.transform) run.push(next);
    else runs.push([next]);
  }
  return runs;
};

/** Attributes that have the same effect on a group as on each of its children: `transform` and inherited properties. */
const GROUP_ATTRIBUTES: ReadonlySet<string> = new Set([
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
]);

/** Wraps two or more elements in a group, and moves the attributes that all have to the group. */
const grouped = (members: readonly SvgElement[]): SvgElement => {
  const [first, ...others] = members as readonly [SvgElement, ...SvgElement[]];
  if (others.length === 0) return first;
  const shared = Object.entries(first.attributes).filter(
    ([key, value]) => GROUP_ATTRIBUTES.has(key) && others.every(other => other.attributes[key] === value),
  );
  const own = ({ attributes }: SvgElement) =>
    Object.fromEntries(Object.entries(attributes).filter(([key]) => !shared.some(([name]) => name === key)));
  return element(
    'g',
    Object.fromEntries(shared),
    members.map(member => ({ ...member, attributes: own(member) })),
  );
};
