// SVG writer for scenes.
import type { Affine, Color, LinearGradient, Paint, Scene, Shape } from '../../model/scene.ts';
import { element, formatNumber, SVG_NAMESPACE, type SvgElement, serialize } from '../../svg/element.ts';
import { elementOfPath } from '../plate.ts';
import { contentName } from './style-rules.ts';

export { type SvgElement, serialize } from '../../svg/element.ts';

/** Writes a scene as a stand-alone SVG document, which may also be inlined in HTML pages, several times per page. */
export const sceneToSvg = (scene: Scene): string => serialize(sceneToTree(scene));

/** The element tree of `sceneToSvg`. */
export const sceneToTree = (scene: Scene): SvgElement => {
  const { gradients, plate, glyph } = sceneElements(scene, gradientsOf(scene));
  return svgRoot(scene.size, [...gradients, ...plate, ...glyph]);
};

/** Lists the distinct gradients of a scene in painting order. */
export const gradientsOf = ({ shapes }: Scene): readonly LinearGradient[] => {
  const paints = shapes.flatMap(({ fill, stroke }) => [fill, stroke?.paint]);
  return [...new Set(paints.filter(paint => paint !== undefined && isGradient(paint)))];
};

/** Elements of a scene, in painting order. */
export interface SceneElements {
  readonly gradients: readonly SvgElement[];
  readonly plate: readonly SvgElement[];
  readonly glyph: readonly SvgElement[];
}

/**
 * Converts a scene to elements. The ids of gradients are hashes of `identity` (JSON data). It must determine the
 * gradients, so that two documents in one page share an id only if the gradient is the same.
 */
export const sceneElements = (scene: Scene, identity: unknown): SceneElements => {
  const gradients = gradientsOf(scene);
  const idOf = (gradient: LinearGradient): string => contentName([gradients.indexOf(gradient), identity]);
  const elements = scene.shapes.map(shape => {
    const { name, geometry } = elementOfPath(shape.path, scene.size);
    return element(name, { ...paintAttributes(shape, idOf), ...geometry });
  });
  const { plateShapes = 0 } = scene;
  return {
    gradients: gradients.map(gradient => gradientElement(gradient, idOf(gradient))),
    plate: elements.slice(0, plateShapes),
    glyph: runsOf(elements.slice(plateShapes)).map(grouped),
  };
};

/** The root element of a document whose side has `size` units. */
export const svgRoot = (size: number, children: readonly SvgElement[]): SvgElement =>
  element('svg', { xmlns: SVG_NAMESPACE, viewBox: `0 0 ${size} ${size}` }, children);

const paintAttributes = (
  { transform, fill, fillRule, stroke, opacity }: Shape,
  idOf: (gradient: LinearGradient) => string,
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

const paintOf = (property: 'fill' | 'stroke', paint: Paint, idOf: (gradient: LinearGradient) => string) =>
  isGradient(paint)
    ? { [property]: `url(#${idOf(paint)})` }
    : { [property]: shortHex(paint), [`${property}-opacity`]: unless(1, paint.alpha) };

const isGradient = (paint: Paint): paint is LinearGradient => 'x1' in paint;

const gradientElement = ({ from, to, x1, y1, x2, y2 }: LinearGradient, id: string): SvgElement =>
  element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...rounded({ x1, y1, x2, y2 }) }, [
    stop(from, undefined),
    stop(to, 1),
  ]);

const stop = (color: Color, offset: number | undefined): SvgElement =>
  element('stop', { offset, 'stop-color': shortHex(color), 'stop-opacity': unless(1, color.alpha) });

const rounded = (numbers: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, formatNumber(value, 2)]));

/** Shortens `#ffffff` to `#fff`. */
const shortHex = ({ hex }: Color): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Two decimals for offsets and six significant digits for factors: the error is below 0.01 px at 512 px. */
const formatTransform = ([a, b, c, d, e, f]: Affine): string => {
  const [factorA, factorB, factorC, factorD] = [a, b, c, d].map(factor =>
    formatNumber(Number(factor.toPrecision(6)), 6),
  );
  const [x, y] = [formatNumber(e, 2), formatNumber(f, 2)];
  return b === 0 && c === 0 && a === d
    ? `translate(${x} ${y})scale(${factorA})`
    : `matrix(${factorA} ${factorB} ${factorC} ${factorD} ${x} ${y})`;
};

/** Splits the elements into runs with the same transform, each of which can become a group. */
const runsOf = (elements: readonly SvgElement[]): readonly (readonly SvgElement[])[] => {
  const runs: SvgElement[][] = [];
  for (const next of elements) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].attributes.transform === next.attributes.transform) run.push(next);
    else runs.push([next]);
  }
  return runs;
};

/** Attributes with the same effect on a group as on its children: inherited properties (SVG 2) and `transform`. */
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

/** Wraps two or more elements in a group and moves their common attributes to it. Returns a single element as it is. */
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
