// Properties of SVG that the renderer draws: initial values, inheritance and grammar.
import type { Box } from '../../../svg/extent.ts';
import { parseClipShape } from './clip-shapes.ts';
import { ANIMATION_PARTS, ANIMATION_SEPARATOR } from './css-animations.ts';
import { type ColorContext, colorOf, formatRgba } from './css-colors.ts';
import {
  type ComponentValue,
  type CssValues,
  identOf,
  isComma,
  isFunctionNode,
  isNoGap,
  pathText,
  splitValues,
  textOf,
  urlOf,
} from './css-syntax.ts';
import { parseFilters } from './filter-functions.ts';
import { parseAnchor, parseDistance, parseMotionPath, parseOffsetRotation } from './motion-path.ts';
import { parseOrigin, parseSingleTransform, parseTransform, type TransformContext } from './transforms.ts';
import { mayBeValid, quantityOf } from './values.ts';

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

/** A reference to an element of the document. Other references are `none`. */
export const reference = (url: string): string =>
  url.startsWith('#') ? `url(#${safeId(decoded(url.slice(1)))})` : 'none';

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const NOT_NEGATIVE = /^(?:\d+(?:\.\d+)?|\.\d+)$/;

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
    return word !== undefined && allowed.test(word) ? word.toLowerCase() : undefined;
  },
});

/** Color spaces by name in lower case, because the renderer knows one spelling. */
const SPACES: Readonly<Record<string, string>> = { auto: 'auto', srgb: 'sRGB', linearrgb: 'linearRGB' };

const colorSpace = (initial: string): Property => ({
  isInherited: true,
  initial,
  parse: values => SPACES[identOf(single(values))?.toLowerCase() ?? ''],
});

const words = (initial: string, isInherited: boolean, allowed = /^/): Property => ({
  isInherited,
  initial,
  parse: values => {
    const text = keywords(values)?.join(' ');
    return text !== undefined && allowed.test(text) ? text : undefined;
  },
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

const SHAPES = /^(?:rect|image|foreignObject)$/;
const PLACED = /^(?:rect|image|use|foreignObject)$/;
const both = { side: 'both' } as const;

/** Words of values that draw nothing, or not more than without them. */
const HARMLESS = /^(?:none|visible|auto|normal|static|match-source|luminance|1|100%|[-+]?0(?:px|r?em|%)?)$/i;

/** Properties that browsers draw and the renderer does not. Accepts only values that draw nothing. */
const notDrawn: Property = {
  isInherited: false,
  initial: '',
  parse: values =>
    textOf(values)
      .split(/[\s,/]+/)
      .every(word => HARMLESS.test(word))
      ? CHECKED
      : undefined,
};

/** A property of animations: an item for each of them. */
const listOf = (partOf: (item: CssValues) => ComponentValue | undefined): Property => ({
  isInherited: false,
  initial: '',
  parse: values =>
    splitValues(values, isComma)
      .map(item => `${partOf(item) ?? ''}`)
      .join(ANIMATION_SEPARATOR),
});

/** Properties of boxes in CSS. In SVG, only the root is such a box. */
const BOX_PROPERTIES = [
  ...['padding', 'margin', 'border', 'box-shadow', 'background-image', 'inset'],
  ...['-webkit-mask-box-image', '-webkit-box-reflect'],
];

/** Properties of motion paths. */
const MOTION = ['offset-path', 'offset-distance', 'offset-rotate', 'offset-anchor'];

const NOT_DRAWN = [...['backdrop-filter', 'mask-mode', 'content-visibility'], ...BOX_PROPERTIES];

/** Properties of which an invalid value is more likely one that only the renderer does not know. */
const NOTED: ReadonlySet<string> = new Set([...NOT_DRAWN, 'mask', 'clip-path', 'filter', 'offset-path']);

/** Whether a browser probably draws a declaration of an element whose value is invalid here. */
export const isLeftOut = (name: string, text: string, isRoot: boolean): boolean => {
  if (BOX_PROPERTIES.includes(name) || name === 'border-radius') return isRoot;
  if (name === 'background-color') return isRoot && IMAGES.test(text);
  return NOTED.has(name) || mayBeValid(text);
};

/** Functions whose result is an image. */
const IMAGES = /\b(?:url|src|image(?:-set)?|cross-fade|[\w-]+-gradient)\(/i;

/** Words of backgrounds and masks that concern images. */
const IMAGE_WORDS =
  /^(?:none|(?:no-)?repeat(?:-[xy])?|round|space|center|top|left|right|bottom|cover|contain|auto|fixed|scroll|local|(?:border|padding|content|fill|stroke|view)-box|add|match-source|luminance)$/i;

/** Whether a value of a shorthand concerns only images. */
const isImageValue = (value: ComponentValue): boolean =>
  IMAGE_WORDS.test(identOf(value) ?? '') || /^(?:[-+]?[\d.]+(?:[a-z]+|%)?|\/)$/i.test(value.toString());

const DISPLAY =
  /^(?:none|contents|list-item|(?:(?:block|inline|flow|flow-root|(?:inline-)?(?:block|flex|grid|table)|table-[a-z-]+|ruby(?:-text)?|math|-webkit-[a-z-]+)\b ?){1,3})$/;

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
      const parts = splitValues(values, isComma);
      const lengths = parts.flat().map(value => parseLength(value, both, context));
      return parts.some(({ length }) => length === 0) || lengths.includes(undefined)
        ? undefined
        : lengths.join(' ');
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
  'color-interpolation': colorSpace('sRGB'),
  'color-interpolation-filters': colorSpace('linearRGB'),
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
  'vector-effect': words('none', false, /^(?:none|non-scaling-stroke)$/),
  'paint-order': words('normal', true, /^(?:normal|(?:(?:fill|stroke|markers)\b ?){1,3})$/),
  display: words('inline', false, DISPLAY),
  overflow: words('hidden', false, /^(?:(?:visible|hidden|clip|scroll|auto|overlay)\b ?){1,2}$/),
  'mix-blend-mode': keyword(
    /^(?:normal|multiply|screen|overlay|darken|lighten|color-dodge|color-burn|hard-light|soft-light|difference|exclusion|hue|saturation|color|luminosity)$/i,
    false,
  ),
  isolation: keyword(/^(?:auto|isolate)$/i, false),
  'color-scheme': words('normal', true),
  'marker-start': references(true),
  'marker-mid': references(true),
  'marker-end': references(true),
  mask: {
    ...references(false),
    // Positions and sizes do not apply to `mask` elements (CSS Masking 1, section 7).
    parse: (values, context) => {
      const own = values.filter(isNoGap);
      const target = own.find(value => urlOf(value) !== undefined);
      const others = own.filter(value => value !== target);
      if (/^data:/i.test(urlOf(target) ?? '')) return undefined;
      return references(false).parse(target && others.every(isImageValue) ? [target] : values, context);
    },
  },
  filter: {
    isInherited: false,
    initial: 'none',
    parse: (values, context) => {
      const known = references(false).parse(values, context);
      return known ?? (parseFilters(values, context) && CHECKED);
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
    parse: (given, context) => {
      const values = fontSizeIn(given, context);
      const word = identOf(single(values))?.toLowerCase() ?? '';
      const known = FONT_SIZES[word] ?? (RELATIVE_SIZES[word] ?? Number.NaN) * context.fontSize;
      if (known >= 0) return `${known}`;
      const found = quantityOf(single(values), context, context.fontSize);
      if (!found || found.value < 0) return undefined;
      if (found.kind === 'percentage') return `${(found.value * context.fontSize) / 100}`;
      return found.kind === 'length' || (found.kind === 'number' && acceptsNumbers(context))
        ? `${found.value}`
        : undefined;
    },
  },
  x: length('0', { side: 'x', isSigned: true }, { elements: PLACED }),
  y: length('0', { side: 'y', isSigned: true }, { elements: PLACED }),
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
    parse: values => (identOf(single(values))?.toLowerCase() === 'none' ? '' : pathText(single(values))),
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
  'offset-path': {
    ...checked(parseMotionPath),
    parse: (values, context) =>
      identOf(single(values))?.toLowerCase() === 'none'
        ? 'none'
        : parseMotionPath(values, context) && CHECKED,
  },
  'offset-distance': checked(parseDistance),
  'offset-rotate': checked(parseOffsetRotation),
  'offset-anchor': checked((values, context) => parseAnchor(values, UNIT_BOX, context)),
  'transform-box': words('view-box', false, /^(?:content|border|fill|stroke|view)-box$/),
  'border-radius': checked((values, context) => quantityOf(single(values), context)),
  'background-color': {
    ...color('transparent'),
    parse: (values, context) => {
      const own = values.filter(isNoGap);
      const colors = own.flatMap(value => parseColor([value], context) ?? []);
      const isShorthand = own.every(value => parseColor([value], context) ?? isImageValue(value));
      return isShorthand && colors.length < 2 ? (colors[0] ?? '#00000000') : undefined;
    },
  },
  ...Object.fromEntries(NOT_DRAWN.map(name => [name, notDrawn])),
  ...Object.fromEntries(
    Object.entries(ANIMATION_PARTS).map(([name, partOf]) => [name, listOf(partOf)] as const),
  ),
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

const RELATIVE_SIZES: Readonly<Record<string, number>> = { larger: 1.2, smaller: 1 / 1.2 };

/** The size in the shorthand `font`, or the value itself. */
const fontSizeIn = (values: CssValues, context: PropertyContext): CssValues => {
  if (single(values)) return values;
  const size = values.find(value => {
    const word = identOf(value)?.toLowerCase() ?? '';
    const kind = quantityOf(value, context)?.kind;
    return kind === 'length' || kind === 'percentage' || word in FONT_SIZES || word in RELATIVE_SIZES;
  });
  return size ? [size] : values;
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
  'border-radius',
  ...MOTION,
  ...NOT_DRAWN,
  ...Object.keys(ANIMATION_PARTS),
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
  font: ['font-size'],
  outline: ['border'],
  ...Object.fromEntries(
    ['top', 'right', 'bottom', 'left', 'block', 'inline'].flatMap(side => [
      ...['padding', 'margin', 'border'].map(name => [`${name}-${side}`, [name]] as const),
      [side, ['inset']] as const,
    ]),
  ),
  offset: MOTION,
  animation: Object.keys(ANIMATION_PARTS),
  '-webkit-animation': Object.keys(ANIMATION_PARTS),
  ...Object.fromEntries(Object.keys(ANIMATION_PARTS).map(name => [`-webkit-${name}`, [name]])),
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
