// The context of the children of an element: its paints, strokes, markers, viewport and scale.
import { once } from '../../../model/memoized.ts';
import { pathOfElement } from '../../../svg/path-data.ts';
import type { SourceElement } from '../source-document.ts';
import type { ComputedStyle } from '../styles/computed-style.ts';
import { identOf, isNoGap, parseValues } from '../styles/css-syntax.ts';
import { PROPERTIES } from '../styles/properties.ts';
import { EMPTY_BOX, parseTransformAttribute } from '../styles/transforms.ts';
import { matrixOf } from './effects.ts';
import type { Attributes, Inherited, Paint } from './inherited-style.ts';
import { MARKERS } from './markers.ts';
import { pathLength, shapeLength } from './path-length.ts';
import { innerViewport, nestedFactor, rootFactor } from './viewports.ts';

/** Attributes of strokes that depend on the scale and on `pathLength`. */
const LINE = ['stroke-width', 'stroke-dasharray', 'stroke-dashoffset'];

/** Effects that may depend on the box of an element. */
const MEASURED = ['filter', 'mask', 'clip-path'];

/** What the children of an element inherit. Writes paints and lengths of strokes that depend on it to `attributes`. */
export const contextOf = (
  source: SourceElement,
  style: ComputedStyle,
  attributes: Attributes,
  { inherited, count }: { readonly inherited: Inherited; readonly count: (values: number) => void },
): Inherited => {
  const { context } = style;
  const [fill, stroke] = [
    ownPaint('fill', style, attributes, inherited),
    ownPaint('stroke', style, attributes, inherited),
  ];
  const ownOf = (names: readonly string[]): Attributes =>
    Object.fromEntries(
      names.flatMap(name => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
    );
  const line = { ...inherited.line, ...ownOf(LINE) };
  const viewport = innerViewport(source, attributes) ?? context.viewport;
  const scale = once(() => {
    // The origin of a transform, which may need the box of the element, has no influence on the scale.
    const [a, b, c, d] =
      matrixOf(style, { box: () => EMPTY_BOX, pixel: 1 }) ?? parseTransformAttribute(attributes.transform);
    const own = source.isRoot
      ? rootFactor(attributes, viewport)
      : nestedFactor(source, attributes, inherited.viewport);
    return own * inherited.scale() * Math.sqrt(Math.abs(a * d - b * c));
  });
  const hasDashes = attributes.pathLength !== undefined && line['stroke-dasharray'] !== undefined;
  if (hasDashes && Number(attributes.pathLength) === 0) line['stroke-dasharray'] = 'none';
  const isFixed = isFixedStroke(style) && scale() > 0;
  const dashFactor = hasDashes ? dashFactorOf(source.name, attributes, count) : 1;
  for (const [name, text] of Object.entries(line)) {
    const factor = (isFixed ? 1 / scale() : 1) * (name === 'stroke-width' ? 1 : dashFactor);
    if (text === 'none') attributes[name] = text;
    else if (factor !== 1 && factor > 0 && Number.isFinite(factor))
      attributes[name] = text.replace(/[-\d.e]+/g, number => `${Number(number) * factor}`);
  }
  delete attributes.pathLength;
  return {
    ...inherited,
    ...context,
    fill,
    stroke,
    line,
    markers: { ...inherited.markers, ...ownOf(MARKERS) },
    viewport,
    scale,
    isMeasured: inherited.isMeasured || MEASURED.some(name => attributes[name]?.startsWith('url(')),
  };
};

/** The paint of an element. Writes an inherited `currentcolor` that the color of the element changes to `attributes`. */
const ownPaint = (
  name: 'fill' | 'stroke',
  style: ComputedStyle,
  attributes: Attributes,
  inherited: Inherited,
): Paint => {
  const text = attributes[name];
  if (text !== undefined) return { text, isCurrent: isCurrentColor(style, name) };
  if (!inherited[name].isCurrent || style.context.color === inherited.color) return inherited[name];
  const own = PROPERTIES[name]?.parse(CURRENT_COLOR, { ...style.context, isAttribute: false }) ?? 'none';
  attributes[name] = own;
  return { text: own, isCurrent: true };
};

const CURRENT_COLOR = parseValues('currentcolor');

const isCurrentColor = (style: ComputedStyle, name: string): boolean => {
  const own = style.valuesOf(name)?.values.filter(isNoGap) ?? [];
  return own.length === 1 && identOf(own[0])?.toLowerCase() === 'currentcolor';
};

/** Whether the width of a stroke does not depend on the scale. */
export const isFixedStroke = (style: ComputedStyle): boolean =>
  style.textOf('vector-effect') === 'non-scaling-stroke';

/** Factor from units of `pathLength` to user units. A character of measured path data takes as long as a value. */
const dashFactorOf = (name: string, attributes: Attributes, count: (values: number) => void): number => {
  const path = pathOfElement(name, attributes);
  count(path.length);
  const length = name === 'path' ? pathLength(path) : shapeLength(path);
  return length / Number(attributes.pathLength);
};
