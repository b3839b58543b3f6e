// Angular gradients, which Figma exports as a `foreignObject` with a `conic-gradient()`: drawn as wedges. Source: CSS Images 4.
import { element, type SvgElement } from '../../../svg/element.ts';
import type { Box } from '../../../svg/extent.ts';
import type { SourceElement } from '../source-document.ts';
import { bytesOf, type ColorContext, colorOf, formatRgba, mixIn, type Rgba } from './css-colors.ts';
import {
  type CssValues,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  parseDeclarations,
  splitValues,
  textOf,
} from './css-syntax.ts';
import { parseOrigin } from './transforms.ts';
import { quantityOf } from './values.ts';

interface Stop {
  readonly color: Rgba;
  /** Undefined between stops with an angle. */
  readonly degrees: number | undefined;
}

type PlacedStop = Stop & { readonly degrees: number };

interface Wedge {
  readonly start: number;
  readonly end: number;
  readonly color: Rgba;
}

/** Maximum difference of the colors of neighbors, of 255. */
const COLOR_STEP = 4;
const MAX_STOPS = 64;
/** Degrees by which a wedge reaches below the next ones. At the center, a pixel shows many of them. */
const OVERLAP = 45;
/** Maximum degrees of a triangle in a wedge. */
const MAX_DEGREES = 60;

/**
 * Draws a `foreignObject` whose only content is a box with a background of `conic-gradient()`. Undefined for other
 * content. The result is as large as needed to fill `box`, and not clipped to it.
 */
export const angularGradient = (
  { children }: SourceElement,
  box: Box,
  context: ColorContext,
): SvgElement | undefined => {
  const [page, ...others] = children;
  if (!page || others.length > 0 || page.children.length > 0 || page.text.trim() !== '') return undefined;
  const style = new Map(parseDeclarations(page.attributes.style ?? '').map(each => [each.name, each.values]));
  const [background, ...more] = (style.get('background-image') ?? style.get('background') ?? []).filter(
    isNoGap,
  );
  if (!isFunctionNode(background) || more.length > 0 || functionName(background) !== 'conic-gradient')
    return undefined;
  if (!['width', 'height'].every(side => fillsBox(side, style, box))) return undefined;
  const gradient = parseGradient(background.value, box, { ...context, isAttribute: false });
  if (!gradient) return undefined;
  const opacity = quantityOf(style.get('opacity')?.find(isNoGap), context)?.value;
  return element('g', { opacity }, wedgePaths(gradient, box));
};

const fillsBox = (side: string, style: ReadonlyMap<string, CssValues>, box: Box): boolean => {
  const text = textOf(style.get(side) ?? []);
  // A block is as wide as its container, and without a height has none.
  if (text === '') return side === 'width';
  return text === '100%' || text === `${side === 'width' ? box.width : box.height}px`;
};

interface ConicGradient {
  readonly center: readonly [x: number, y: number];
  readonly from: number;
  readonly wedges: readonly Wedge[];
}

const parseGradient = (
  values: CssValues,
  box: Box,
  context: ColorContext & { readonly isAttribute: boolean },
): ConicGradient | undefined => {
  const parts = splitValues(values, isComma);
  const [first = []] = parts;
  const words = first.map(value => identOf(value)?.toLowerCase());
  const isPlaced = words.includes('from') || words.includes('at');
  const at = words.includes('at') ? words.indexOf('at') : first.length;
  const from = words[0] === 'from' ? degreesOf(first.slice(1, at), context)?.[0] : 0;
  const center =
    at < first.length
      ? parseOrigin(first.slice(at + 1), box, context)
      : ([box.x + box.width / 2, box.y + box.height / 2] as const);
  const stops = (isPlaced ? parts.slice(1) : parts).map(part => stopsOf(part, context));
  if (words.includes('in') || from === undefined || !center || stops.length > MAX_STOPS) return undefined;
  if (stops.includes(undefined)) return undefined;
  return { center, from, wedges: wedgesOf(placed(stops.flatMap(each => each ?? []))) };
};

const degreesOf = (values: CssValues, context: ColorContext): readonly number[] | undefined => {
  const degrees = values.map(value => {
    const found = quantityOf(value, context);
    if (found?.kind === 'percentage') return found.value * 3.6;
    return found?.kind === 'angle' || found?.value === 0 ? found.value : Number.NaN;
  });
  return degrees.some(Number.isNaN) ? undefined : degrees;
};

/** A color with up to two angles. */
const stopsOf = (part: CssValues, context: ColorContext): readonly Stop[] | undefined => {
  const [first] = part;
  const color = first && colorOf([first], context);
  const degrees = degreesOf(part.slice(1), context);
  if (!color || !degrees || degrees.length > 2) return undefined;
  return degrees.length === 0
    ? [{ color, degrees: undefined }]
    : degrees.map(each => ({ color, degrees: each }));
};

/** Gives angles to stops without, and makes the angles ascend (CSS Images 4, section 3.5.3). */
const placed = (stops: readonly Stop[]): readonly PlacedStop[] => {
  const last = stops.length - 1;
  let highest = Number.NEGATIVE_INFINITY;
  const known = stops.map(({ degrees }, at) => {
    const own = degrees ?? (at === 0 ? 0 : at === last ? 360 : undefined);
    if (own === undefined) return undefined;
    highest = Math.max(highest, own);
    return highest;
  });
  return stops.map(({ color }, at) => {
    const [before, after] = [
      known.findLastIndex((each, i) => i <= at && each !== undefined),
      known.findIndex((each, i) => i >= at && each !== undefined),
    ];
    const [start = 0, end = start] = [known[before], known[after]];
    return {
      color,
      degrees: after === before ? start : start + ((end - start) * (at - before)) / (after - before),
    };
  });
};

/** The wedges from 0 to 360 degrees, each of one color. */
const wedgesOf = (stops: readonly PlacedStop[]): readonly Wedge[] => {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return [];
  const all = [
    { ...first, degrees: Math.min(0, first.degrees) },
    ...stops,
    { ...last, degrees: Math.max(360, last.degrees) },
  ];
  return all.flatMap((from, at): Wedge[] => {
    const to = all[at + 1];
    if (!to || to.degrees <= from.degrees) return [];
    const count = Math.max(1, Math.ceil(difference(from.color, to.color) / COLOR_STEP));
    const degrees = (to.degrees - from.degrees) / count;
    return Array.from({ length: count }, (_, step) => ({
      start: Math.max(0, from.degrees + step * degrees),
      end: Math.min(360, from.degrees + (step + 1) * degrees),
      color: mixIn('srgb', from.color, to.color, (step + 0.5) / count),
    })).filter(({ start, end }) => end > start);
  });
};

/** The largest difference of two colors in a component, of 255. */
const difference = (one: Rgba, other: Rgba): number => {
  const others = bytesOf(other);
  return Math.max(...bytesOf(one).map((byte, at) => Math.abs(byte - (others[at] ?? 0))));
};

/** Opaque wedges reach below the next ones, so that the ground does not shine through between them. */
const wedgePaths = ({ center: [x, y], from, wedges }: ConicGradient, box: Box): readonly SvgElement[] => {
  const far = Math.hypot(
    Math.max(Math.abs(box.x - x), Math.abs(box.x + box.width - x)),
    Math.max(Math.abs(box.y - y), Math.abs(box.y + box.height - y)),
  );
  const radius = far / Math.cos((MAX_DEGREES / 2) * (Math.PI / 180));
  const point = (degrees: number): string => {
    const angle = (from + degrees - 90) * (Math.PI / 180);
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  };
  const overlap = wedges.every(({ color }) => color.alpha === 1) ? OVERLAP : 0;
  return wedges.map(({ start, end, color }, at) => {
    const first = start - (at === 0 ? overlap : 0);
    const last = Math.min(360, end + overlap);
    const count = Math.ceil((last - first) / MAX_DEGREES);
    const points = Array.from({ length: count + 1 }, (_, step) =>
      point(first + ((last - first) * step) / count),
    );
    return element('path', { d: `M${x} ${y}L${points.join('L')}Z`, fill: formatRgba(color), stroke: 'none' });
  });
};
