// Properties of SVG that the renderer draws: initial values, inheritance and grammar.
import type { Box } from '../../../svg/extent.ts';
import { parseClipShape } from './clip-shapes.ts';
import { type ColorContext, colorOf, formatRgba } from './css-colors.ts';
import {
  type ComponentValue,
  type CssValues,
  functionName,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  splitValues,
  TokenType,
  textOf,
  tokenOf,
} from './css-syntax.ts';
import { parseFilterFunctions } from './filter-functions.ts';
import { parseOrigin, parseSingleTransform, parseTransform, type TransformContext } from './transforms.ts';
import { quantityOf } from './values.ts';

export interface PropertyContext extends ColorContext, TransformContext {
  /** Whether the value is that of a `style` attribute, in which some lengths need no unit. */
  readonly isInline?: boolean;
  /** The paints that `context-fill` and `context-stroke` mean. */
  readonly contextPaints: { readonly fill: string; readonly stroke: string };
}

export interface Property {
  readonly isInherited: boolean;
  readonly initial: string;
  /** Elements of which the property is an attribute. Undefined for all. */
  readonly elements?: RegExp;
  /** Matches texts that the renderer understands and that do not depend on context. */
  readonly plain?: RegExp;
  /** Returns the text for the renderer. Undefined for an invalid value. */
  readonly parse: (values: CssValues, context: PropertyContext) => string | undefined;
}

/** Replaces characters that the renderer would write without escapes in ids and references. */
export const safeId = (id: string): string => id.replace(/[^\w.-]/g, char => `_${char.codePointAt(0)}_`);

/** The target of `url(…)`. Undefined for other values. */
export const urlOf = (value: ComponentValue | undefined): string | undefined => {
  const token = tokenOf(value);
  if (token?.[0] === TokenType.URL) return token[4].value.trim();
  if (!isFunctionNode(value) || !/^(?:url|src)$/.test(functionName(value))) return undefined;
  const text = tokenOf(value.value.find(isNoGap));
  return text?.[0] === TokenType.String ? text[4].value.trim() : '';
};

/** A reference to an element of the document. Other references are `none`. */
const reference = (url: string): string =>
  url.startsWith('#') ? `url(#${safeId(decoded(url.slice(1)))})` : 'none';

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const NOT_NEGATIVE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

const single = (values: CssValues): ComponentValue | undefined => {
  const own = values.filter(isNoGap);
  return own.length === 1 ? own[0] : undefined;
};

const keywords = (values: CssValues): readonly string[] | undefined => {
  const words = values.filter(isNoGap).map(value => identOf(value)?.toLowerCase());
  return words.length > 0 && words.every(word => word !== undefined) ? words : undefined;
};

const parseColor: Property['parse'] = (values, context) => {
  const color = colorOf(values, context);
  return color && formatRgba(color);
};

const color = (initial: string, isInherited = false): Property => ({
  isInherited,
  initial,
  plain: HEX,
  parse: parseColor,
});

const paint = (initial: string): Property => ({
  isInherited: true,
  initial,
  plain: HEX,
  parse: (given, context) => {
    const values = given.filter(isNoGap);
    const url = urlOf(values[0]);
    if (url !== undefined) {
      const fallback = values.length > 1 ? plainPaint(values.slice(1), context) : '';
      if (fallback === undefined) return undefined;
      return url.startsWith('#') ? `${reference(url)} ${fallback}`.trim() : fallback || 'none';
    }
    return plainPaint(values, context);
  },
});

const plainPaint: Property['parse'] = (values, context) => {
  const word = identOf(single(values))?.toLowerCase();
  if (word === 'none') return word;
  if (word === 'context-fill') return context.contextPaints.fill;
  if (word === 'context-stroke') return context.contextPaints.stroke;
  return parseColor(values, context);
};

/** A number from 0 to 1, or a percentage. */
const opacity = (isInherited: boolean): Property => ({
  isInherited,
  initial: '1',
  plain: /^(?:0?\.\d+|[01])$/,
  parse: (values, context) => {
    const found = quantityOf(single(values), context);
    if (found?.kind !== 'number' && found?.kind !== 'percentage') return undefined;
    return `${Math.min(1, Math.max(0, found.kind === 'percentage' ? found.value / 100 : found.value))}`;
  },
});

type Side = 'x' | 'y' | 'both';

/** The length of 100 %. */
const percentBase = (side: Side, { viewport: { width, height } }: PropertyContext): number =>
  side === 'x' ? width : side === 'y' ? height : Math.hypot(width, height) / Math.SQRT2;

interface LengthOptions {
  readonly side: Side;
  readonly isSigned?: boolean;
  /** Whether style sheets accept numbers without units, too. */
  readonly isUnitless?: boolean;
  /** Whether `auto` is 0 in an attribute. */
  readonly isAutoZero?: boolean;
}

const acceptsNumbers = ({ isAttribute, isInline }: PropertyContext): boolean =>
  isAttribute || isInline === true;

const parseLength = (
  value: ComponentValue | undefined,
  { side, isSigned, isUnitless = true }: LengthOptions,
  context: PropertyContext,
): string | undefined => {
  const found = quantityOf(value, context, percentBase(side, context));
  if (!found || (found.value < 0 && !isSigned && !isFunctionNode(value))) return undefined;
  const number = isSigned ? found.value : Math.max(0, found.value);
  if (found.kind === 'percentage') return `${number}%`;
  if (found.kind === 'number' && !(isUnitless || acceptsNumbers(context) || number === 0)) return undefined;
  return found.kind === 'number' || found.kind === 'length' ? `${number}` : undefined;
};

const length = (
  initial: string,
  options: LengthOptions,
  others: Partial<Pick<Property, 'isInherited' | 'elements'>> = {},
): Property => ({
  isInherited: false,
  initial,
  plain: options.isSigned ? NUMBER : NOT_NEGATIVE,
  parse: (values, context) =>
    identOf(single(values))?.toLowerCase() === 'auto'
      ? options.isAutoZero && context.isAttribute
        ? '0'
        : CHECKED
      : parseLength(single(values), options, context),
  ...others,
});

const keyword = (allowed: RegExp, isInherited: boolean): Property => ({
  isInherited,
  initial: /^\w[\w-]*/.exec(allowed.source.slice(4))?.[0] ?? '',
  parse: values => {
    const word = identOf(single(values));
    return word !== undefined && allowed.test(word)
      ? /^[a-z-]+$/.test(word)
        ? word
        : word.toLowerCase()
      : undefined;
  },
});

const words = (initial: string, isInherited: boolean): Property => ({
  isInherited,
  initial,
  parse: values => keywords(values)?.join(' '),
});

const references = (isInherited: boolean): Property => ({
  isInherited,
  initial: 'none',
  parse: values => {
    const url = urlOf(single(values));
    if (url !== undefined) return reference(url);
    return identOf(single(values))?.toLowerCase() === 'none' ? 'none' : undefined;
  },
});

const UNIT_BOX: Box = { x: 0, y: 0, width: 1, height: 1 };

/** A property that is only checked here: the element that has it needs its box. */
const checked = (parse: (values: CssValues, context: PropertyContext) => unknown): Property => ({
  isInherited: false,
  initial: '',
  parse: (values, context) => (parse(values, context) === undefined ? undefined : CHECKED),
});

/** Result of a property whose value needs the box of its element. */
export const CHECKED = 'checked';

const SHAPES = /^(?:svg|rect|image|use|foreignObject)$/;
const both = { side: 'both' } as const;

/** Properties that browsers draw and the renderer does not. */
export const NOT_DRAWN = [
  ...['backdrop-filter', 'animation', 'offset-path', 'mask-mode', 'mask-size'],
  ...['padding', 'border', 'border-radius'],
];

/** Accepts only the values of these properties that draw nothing. */
const notDrawn: Property = {
  isInherited: false,
  initial: '',
  parse: values =>
    /^(?:none|auto|normal|match-source|luminance|0(?:px|%)?)$/i.test(textOf(values).trim())
      ? CHECKED
      : undefined,
};

/** Properties by name. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  color: color('#000000', true),
  fill: paint('#000000'),
  stroke: paint('none'),
  'stop-color': color('#000000'),
  'flood-color': color('#000000'),
  'lighting-color': color('#ffffff'),
  opacity: opacity(false),
  'fill-opacity': opacity(true),
  'stroke-opacity': opacity(true),
  'stop-opacity': opacity(false),
  'flood-opacity': opacity(false),
  'stroke-width': length('1', both, { isInherited: true }),
  'stroke-dashoffset': length('0', { ...both, isSigned: true }, { isInherited: true }),
  'stroke-dasharray': {
    isInherited: true,
    initial: 'none',
    parse: (values, context) => {
      if (identOf(single(values))?.toLowerCase() === 'none') return 'none';
      const lengths = values
        .filter(value => isNoGap(value) && !isComma(value))
        .map(value => parseLength(value, both, context));
      return lengths.length === 0 || lengths.includes(undefined) ? undefined : lengths.join(' ');
    },
  },
  'stroke-miterlimit': {
    isInherited: true,
    initial: '4',
    plain: NOT_NEGATIVE,
    parse: (values, context) => {
      const found = quantityOf(single(values), context);
      return found?.kind === 'number' && found.value >= 0 ? `${found.value}` : undefined;
    },
  },
  'stroke-linecap': keyword(/^(?:butt|round|square)$/i, true),
  'stroke-linejoin': keyword(/^(?:miter|round|bevel)$/i, true),
  'fill-rule': keyword(/^(?:nonzero|evenodd)$/i, true),
  'clip-rule': keyword(/^(?:nonzero|evenodd)$/i, true),
  visibility: keyword(/^(?:visible|hidden|collapse)$/i, true),
  'color-interpolation': keyword(/^(?:sRGB|linearRGB|auto)$/i, true),
  'shape-rendering': keyword(/^(?:auto|crispEdges|geometricPrecision|optimizeSpeed)$/i, true),
  'image-rendering': {
    isInherited: true,
    initial: 'auto',
    parse: values => {
      const word = keywords(values)?.join(' ');
      return word === 'crisp-edges' ? 'pixelated' : word;
    },
  },
  'mask-type': keyword(/^(?:luminance|alpha)$/i, false),
  'vector-effect': words('none', false),
  'paint-order': words('normal', true),
  display: words('inline', false),
  overflow: words('hidden', false),
  'mix-blend-mode': keyword(
    /^(?:normal|multiply|screen|overlay|darken|lighten|color-dodge|color-burn|hard-light|soft-light|difference|exclusion|hue|saturation|color|luminosity)$/i,
    false,
  ),
  isolation: keyword(/^(?:auto|isolate)$/i, false),
  'color-scheme': words('normal', true),
  'marker-start': references(true),
  'marker-mid': references(true),
  'marker-end': references(true),
  mask: references(false),
  filter: {
    isInherited: false,
    initial: 'none',
    parse: (values, context) => {
      const word = identOf(single(values))?.toLowerCase();
      const list = values.filter(isNoGap).map(urlOf);
      // The renderer applies a list of references in sequence, too.
      if (list.length > 0 && list.every(url => url !== undefined)) return list.map(reference).join(' ');
      return word === 'none' ? word : parseFilterFunctions(values, context) && CHECKED;
    },
  },
  'clip-path': {
    isInherited: false,
    initial: 'none',
    parse: (values, context) =>
      references(false).parse(values, context) ?? (parseClipShape(values, UNIT_BOX, context) && CHECKED),
  },
  'font-size': {
    isInherited: true,
    initial: '16',
    plain: NOT_NEGATIVE,
    parse: (values, context) => {
      const word = identOf(single(values))?.toLowerCase() ?? '';
      const known = FONT_SIZES[word];
      if (known !== undefined) return `${known}`;
      const found = quantityOf(single(values), context, context.fontSize);
      if (!found || found.value < 0) return undefined;
      if (found.kind === 'percentage') return `${(found.value * context.fontSize) / 100}`;
      return found.kind === 'length' || (found.kind === 'number' && acceptsNumbers(context))
        ? `${found.value}`
        : undefined;
    },
  },
  x: length('0', { side: 'x', isSigned: true }, { elements: SHAPES }),
  y: length('0', { side: 'y', isSigned: true }, { elements: SHAPES }),
  width: length('auto', { side: 'x', isUnitless: false }, { elements: SHAPES }),
  height: length('auto', { side: 'y', isUnitless: false }, { elements: SHAPES }),
  cx: length('0', { side: 'x', isSigned: true }, { elements: /^(?:circle|ellipse)$/ }),
  cy: length('0', { side: 'y', isSigned: true }, { elements: /^(?:circle|ellipse)$/ }),
  r: length('0', both, { elements: /^circle$/ }),
  rx: length('auto', { side: 'x', isAutoZero: true }, { elements: /^(?:rect|ellipse)$/ }),
  ry: length('auto', { side: 'y', isAutoZero: true }, { elements: /^(?:rect|ellipse)$/ }),
  d: {
    isInherited: false,
    initial: '',
    elements: /^path$/,
    // In the attribute, it is path data without a function.
    plain: /^/,
    parse: values => pathText(single(values)),
  },
  transform: {
    ...checked((values, context) => parseTransform(values, UNIT_BOX, context)),
    // The renderer reads the attribute.
    plain: /^/,
  },
  translate: checked((values, context) => parseSingleTransform('translate', values, UNIT_BOX, context)),
  rotate: checked((values, context) => parseSingleTransform('rotate', values, UNIT_BOX, context)),
  scale: checked((values, context) => parseSingleTransform('scale', values, UNIT_BOX, context)),
  'transform-origin': checked((values, context) => parseOrigin(values, UNIT_BOX, context)),
  'transform-box': words('view-box', false),
  'background-color': color('transparent'),
  ...Object.fromEntries(NOT_DRAWN.map(name => [name, notDrawn])),
};

const FONT_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** Path data in `path("…")`. */
const pathText = (value: ComponentValue | undefined): string | undefined => {
  if (identOf(value)?.toLowerCase() === 'none') return '';
  if (!isFunctionNode(value) || functionName(value) !== 'path') return undefined;
  const text = tokenOf(splitValues(value.value, isComma).at(-1)?.[0]);
  return text?.[0] === TokenType.String ? text[4].value : undefined;
};

/** Properties that are not attributes. */
const WITHOUT_ATTRIBUTE: ReadonlySet<string> = new Set([
  'translate',
  'rotate',
  'scale',
  'mix-blend-mode',
  'isolation',
  'color-scheme',
  'background-color',
  ...NOT_DRAWN,
  'transform-box',
]);

/** Properties that are resolved here, so that the renderer needs no attribute of them. */
const RESOLVED: ReadonlySet<string> = new Set([
  ...WITHOUT_ATTRIBUTE,
  'color',
  'transform-origin',
  'vector-effect',
]);

const appliesTo = (name: string, element: string): boolean =>
  PROPERTIES[name]?.elements?.test(element) ?? true;

/** Whether an attribute of an element is a presentation attribute. */
export const isAttributeOf = (name: string, element: string): boolean =>
  Object.hasOwn(PROPERTIES, name) && !WITHOUT_ATTRIBUTE.has(name) && appliesTo(name, element);

/** Whether the renderer needs the attribute of a property. */
export const isDrawn = (name: string, element: string): boolean =>
  !RESOLVED.has(name) && appliesTo(name, element);

/** Attributes that reset what an element inherits, except whether it is visible. */
export const INITIAL_STYLE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PROPERTIES).flatMap(([name, { isInherited, initial }]) =>
    isInherited && !RESOLVED.has(name) && name !== 'visibility' ? [[name, initial]] : [],
  ),
);

/** Names that mean another property, and shorthands of several. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  marker: ['marker-start', 'marker-mid', 'marker-end'],
  background: ['background-color'],
  'animation-name': ['animation'],
  offset: ['offset-path'],
  '-webkit-animation': ['animation'],
  '-webkit-animation-name': ['animation'],
  '-webkit-backdrop-filter': ['backdrop-filter'],
  'mask-image': ['mask'],
  '-webkit-mask': ['mask'],
  '-webkit-mask-image': ['mask'],
  '-webkit-clip-path': ['clip-path'],
  '-webkit-filter': ['filter'],
  '-webkit-transform': ['transform'],
  '-webkit-transform-origin': ['transform-origin'],
  'overflow-x': ['overflow'],
};

/** The properties that a declaration sets. Empty for properties that the renderer does not draw. */
export const propertiesOf = (name: string): readonly string[] =>
  ALIASES[name] ?? (Object.hasOwn(PROPERTIES, name) ? [name] : []);
