// Filter functions as primitives of a `filter` element. Source: Filter Effects 1, section 6.
import { element, type SvgElement } from '../../../svg/element.ts';
import type { Box } from '../../../svg/extent.ts';
import { type ColorContext, colorOf, formatRgba } from './css-colors.ts';
import { type CssValues, functionName, isFunctionNode, isNoGap, urlOf } from './css-syntax.ts';
import type { TransformContext } from './transforms.ts';
import { quantityOf } from './values.ts';

type FilterContext = ColorContext & TransformContext;

/** A step of a filter, and how far it draws beyond its input. */
interface FilterStep {
  readonly primitive: SvgElement;
  readonly reach: number;
}

/** Filters that apply one after another: the URL of a `filter` element, or functions that make a filter. */
type FilterList = readonly (string | readonly FilterStep[])[];

/** Parses the value of `filter`. Returns undefined for a syntax error. */
export const parseFilters = (values: CssValues, context: FilterContext): FilterList | undefined => {
  const filters: (string | FilterStep[])[] = [];
  for (const value of values.filter(isNoGap)) {
    const parse = isFunctionNode(value) ? FUNCTIONS.get(functionName(value)) : undefined;
    const filter =
      urlOf(value) ?? (isFunctionNode(value) ? parse?.(value.value.filter(isNoGap), context) : undefined);
    if (filter === undefined) return undefined;
    const last = filters.at(-1);
    if (typeof filter === 'string') filters.push(filter);
    else if (Array.isArray(last)) last.push(filter);
    else filters.push([filter]);
  }
  return filters.length > 0 ? filters : undefined;
};

/** A filter for what lies in a box. CSS has no filter region: the region has place for all that is drawn. */
export const filterElement = (steps: readonly FilterStep[], box: Box, colorSpace: string): SvgElement => {
  const reach = steps.reduce((sum, step) => sum + step.reach, 0);
  return element(
    'filter',
    {
      filterUnits: 'userSpaceOnUse',
      x: box.x - reach,
      y: box.y - reach,
      width: box.width + 2 * reach,
      height: box.height + 2 * reach,
      'color-interpolation-filters': colorSpace,
    },
    steps.map(({ primitive }) => primitive),
  );
};

type FilterFunction = (values: CssValues, context: FilterContext) => FilterStep | undefined;

/** A function of one number or percentage, which is 1 by default and at most `most`. */
const amount =
  (draw: (value: number) => SvgElement, most = Number.POSITIVE_INFINITY): FilterFunction =>
  (values, context) => {
    const found =
      values.length === 0 ? ({ kind: 'number', value: 1 } as const) : quantityOf(values[0], context);
    const isAmount = found?.kind === 'number' || found?.kind === 'percentage';
    if (!found || !isAmount || values.length > 1 || found.value < 0) return undefined;
    const value = found.kind === 'percentage' ? found.value / 100 : found.value;
    return { primitive: draw(Math.min(value, most)), reach: 0 };
  };

const colorMatrix = (type: string, values: string): SvgElement => element('feColorMatrix', { type, values });

/** The matrix that blends the identity with `target`, whose rows are repeated for each channel of a gray picture. */
const blended = (target: readonly number[], share: number): SvgElement =>
  colorMatrix(
    'matrix',
    [0, 1, 2]
      .map(row => {
        const weights = [0, 1, 2].map(
          column =>
            (target[target.length === 3 ? column : 3 * row + column] ?? 0) * share +
            (row === column ? 1 - share : 0),
        );
        return `${weights.join(' ')} 0 0`;
      })
      .join(' ')
      .concat(' 0 0 0 1 0'),
  );

const LUMINANCE = [0.2126, 0.7152, 0.0722];
const SEPIA = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131];

/** The matrix of the type `saturate`, which the renderer limits to 1. */
export const saturation = (value: number): SvgElement => blended(LUMINANCE, 1 - value);

/** The same linear function for each of the channels. */
const linear = (channels: string, slope: number, intercept = 0): SvgElement =>
  element(
    'feComponentTransfer',
    {},
    [...channels].map(channel => element(`feFunc${channel}`, { type: 'linear', slope, intercept })),
  );

const FUNCTIONS: ReadonlyMap<string, FilterFunction> = new Map(
  Object.entries<FilterFunction>({
    brightness: amount(value => linear('RGB', value)),
    contrast: amount(value => linear('RGB', value, (1 - value) / 2)),
    invert: amount(value => linear('RGB', 1 - 2 * value, value), 1),
    opacity: amount(value => linear('A', value), 1),
    saturate: amount(saturation),
    grayscale: amount(value => blended(LUMINANCE, value), 1),
    sepia: amount(value => blended(SEPIA, value), 1),
    'hue-rotate': (values, context) => {
      const found = values.length === 0 ? { kind: 'angle', value: 0 } : quantityOf(values[0], context);
      if (!found || values.length > 1 || (found.kind !== 'angle' && found.value !== 0)) return undefined;
      return { primitive: colorMatrix('hueRotate', `${found.value}`), reach: 0 };
    },
    blur: (values, context) => {
      const radius = values.length === 0 ? 0 : lengthsOf(values, context)?.[0];
      if (radius === undefined || radius < 0 || values.length > 1) return undefined;
      return { primitive: element('feGaussianBlur', { stdDeviation: radius }), reach: 3 * radius };
    },
    'drop-shadow': (values, context) => {
      const lengths = lengthsOf(
        values.filter(value => quantityOf(value, context) !== undefined),
        context,
        context.isAttribute,
      );
      const others = values.filter(value => quantityOf(value, context) === undefined);
      const color = others.length === 0 ? context.color : colorOf(others, context);
      const [dx, dy, radius = 0] = lengths ?? [];
      if (!color || dx === undefined || dy === undefined || radius < 0 || (lengths ?? []).length > 3)
        return undefined;
      const flood = { 'flood-color': formatRgba({ ...color, alpha: 1 }), 'flood-opacity': color.alpha };
      return {
        primitive: element('feDropShadow', { dx, dy, stdDeviation: radius, ...flood }),
        reach: 3 * radius + Math.max(Math.abs(dx), Math.abs(dy)),
      };
    },
  }),
);

/** The lengths in user units. Undefined if a value is none. */
const lengthsOf = (
  values: CssValues,
  context: FilterContext,
  acceptsNumbers = false,
): readonly number[] | undefined => {
  const lengths = values.map(value => {
    const found = quantityOf(value, context);
    const isUnitless = found?.kind === 'number' && (acceptsNumbers || found.value === 0);
    const isLength = found?.kind === 'length' || isUnitless;
    return isLength ? found?.value : undefined;
  });
  return lengths.every(length => length !== undefined) ? lengths : undefined;
};
