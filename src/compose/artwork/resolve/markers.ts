// Markers of paths: those that the renderer leaves out, turns wrongly or paints in other colors. Source: SVG 2, 13.7.
import { element, type SvgElement } from '../../../svg/element.ts';
import type { SourceElement } from '../source-document.ts';
import { type Attributes, INVISIBLE_PAINT, type Inherited, isUnpainted } from './inherited-style.ts';
import type { References } from './references.ts';

export const MARKERS = ['marker-start', 'marker-mid', 'marker-end'];

/** Elements that have markers. */
const MARKED = /^(?:path|line|polyline|polygon)$/;

/** Shapes that have no markers. */
const UNMARKED = /^(?:rect|circle|ellipse)$/;

/** Orientation of markers that point away from the path at its start, which the renderer takes as `auto`. */
export const START_REVERSE = 'auto-start-reverse';

export interface MarkerOptions {
  readonly references: References;
  /** What markers inherit. */
  readonly initial: Inherited;
  /** Resolves the copy of an element in a context, and then changes it. Returns the id of the result. */
  readonly copyOf: (
    target: SourceElement,
    inherited: Inherited,
    change?: (each: SvgElement) => SvgElement,
  ) => string | undefined;
  /** Receives a declaration that the renderer does not draw. */
  readonly leaveOut: (name: string) => void;
}

/** Adds the markers of a shape to its attributes where the renderer would draw others than those that it inherits. */
export const addMarkers = (
  { name: shape }: SourceElement,
  attributes: Attributes,
  context: Inherited,
  { references: { targetOf, depends }, initial, copyOf, leaveOut }: MarkerOptions,
): void => {
  // The renderer draws markers on all shapes.
  if (UNMARKED.test(shape)) for (const name of Object.keys(context.markers)) attributes[name] = 'none';
  if (!MARKED.test(shape)) return;
  const markers = Object.entries(context.markers).filter(([, value]) => value !== 'none');
  if (markers.length === 0) return;
  const contextPaints = { fill: context.fill.text, stroke: context.stroke.text };
  // The renderer leaves out the markers of a path that paints nothing.
  if (isUnpainted(context)) Object.assign(attributes, INVISIBLE_PAINT);
  for (const [name, value] of markers) {
    const target = targetOf(/\((#.*)\)/.exec(value)?.[1]);
    const isReversed = name === 'marker-start' && target?.attributes.orient === START_REVERSE;
    if (!target || !(isReversed || depends(target))) continue;
    // Browsers take the box of the path for a gradient, and the renderer that of the marker.
    if (/url/.test(Object.values(contextPaints).join())) leaveOut('context-stroke');
    const copy = copyOf(target, { ...initial, contextPaints }, isReversed ? reversed : undefined);
    if (copy !== undefined) attributes[name] = `url(#${copy})`;
  }
};

/** Turns the content of a marker around its reference point. */
const reversed = ({ name, attributes, children }: SvgElement): SvgElement => {
  const { refX = '0', refY = '0' } = attributes;
  const turned = element('g', { transform: `rotate(180 ${refX} ${refY})` }, children);
  return { name, attributes: { ...attributes, overflow: 'visible' }, children: [turned] };
};
