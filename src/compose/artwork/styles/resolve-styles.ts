// Resolves styles of a document: style sheets and `style` attributes become presentation attributes. (Decision 033)
import { once } from '../../../model/memoized.ts';
import type { Affine } from '../../../model/scene.ts';
import { element, type SvgElement } from '../../../svg/element.ts';
import { type Box, boxOfPath, boxOfPoints } from '../../../svg/extent.ts';
import { pathOfElement } from '../../../svg/path-data.ts';
import { flattenPath, forEachEdge } from '../../../svg/polyline.ts';
import { IDENTITY, multiply, transformBy } from '../../../svg/transform.ts';
import { ArtworkError } from '../artwork-error.ts';
import { NESTED_TOO_DEEPLY, type SourceElement } from '../source-document.ts';
import { createCascade, dependsOnContext } from './cascade.ts';
import { clipBoxName, parseClipShape } from './clip-shapes.ts';
import { type ComputedStyle, computeStyle, type InheritedContext } from './computed-style.ts';
import { BLACK_RGBA, colorOf, isLegacyColor } from './css-colors.ts';
import { identOf, isNoGap, parseValues } from './css-syntax.ts';
import { filterElement, parseFilterFunctions } from './filter-functions.ts';
import { gradientStops, type StopColor, withFocus } from './gradients.ts';
import { CHECKED, isAttributeOf, isDrawn, NOT_DRAWN, PROPERTIES, safeId } from './properties.ts';
import type { ColorScheme } from './style-sheets.ts';
import { parseOrigin, parseSingleTransform, parseTransform } from './transforms.ts';
import { type FindCustom, mayBeValid } from './values.ts';

export type { ColorScheme };

export interface ResolvedStyles {
  readonly tree: SvgElement;
  /** Declarations that browsers draw and the renderer does not. */
  readonly leftOut: readonly string[];
}

const LIMITS = {
  /** Declared values that are examined for all elements, with those that `var()` adds. */
  values: 1_000_000,
  /** Elements that are copied, because their style depends on what uses them. */
  copies: 50_000,
  /** Levels of elements, with those of copies in copies. */
  depth: 200,
};

type Attributes = Record<string, string>;

/** What an element inherits. */
interface Inherited extends InheritedContext {
  readonly fill: Paint;
  readonly stroke: Paint;
  /** Attributes of strokes, as they are inherited. */
  readonly line: Attributes;
  readonly markers: Readonly<Record<string, string>>;
  /** Returns the factor from user units of the element to pixels of the document at its own size. */
  readonly scale: () => number;
}

interface Paint {
  readonly text: string;
  /** Whether the value is `currentcolor`, which each heir resolves with its own color. */
  readonly isCurrent: boolean;
}

const START: Inherited = {
  custom: () => undefined,
  color: BLACK_RGBA,
  usedScheme: 'light',
  fontSize: 16,
  rootFontSize: 16,
  viewport: { width: 100, height: 100 },
  contextPaints: { fill: 'none', stroke: 'none' },
  fill: { text: '#000000', isCurrent: false },
  stroke: { text: 'none', isCurrent: false },
  line: { 'stroke-width': '1' },
  markers: {},
  scale: () => 1,
};

/**
 * Resolves the styles of a document for a color scheme. In the result, elements have presentation attributes with values
 * that need no context: colors as hex digits, lengths in user units. Blending is in a `style` attribute, because there is
 * no attribute for it. Throws an ArtworkError if the styles need too much work.
 */
export const resolveStyles = (root: SourceElement, scheme: ColorScheme): ResolvedStyles => {
  const byId = elementsById(root);
  const leftOut = new Set<string>();
  const stopColors = new Map<Attributes, StopColor>();
  const definitions: SvgElement[] = [];
  let [values, copies, depth] = [0, 0, 0];
  const count = (added: number): void => {
    values += added;
    if (values > LIMITS.values)
      throw new ArtworkError(
        'The styles of the artwork have too many values for its number of elements: write them out as attributes.',
      );
  };
  const { declaredOf, properties } = createCascade(root, { scheme, count });
  const initialOf: FindCustom = name => properties.get(name)?.initial;
  const hasUninherited = [...properties.values()].some(({ isInherited }) => !isInherited);
  const inheritedCustom = (custom: FindCustom): FindCustom =>
    hasUninherited
      ? name => (properties.get(name)?.isInherited === false ? initialOf(name) : custom(name))
      : custom;
  const boxOf = createBoxes(count);

  const resolve = (source: SourceElement, inherited: Inherited, isCopy: boolean): SvgElement | undefined => {
    if (source.name.startsWith(':') || source.name === 'style') return undefined;
    if (isCopy && ++copies > LIMITS.copies)
      throw new ArtworkError(
        `The artwork repeats its elements too often: it would have more than ${LIMITS.copies} elements.`,
      );
    if (isCopy) count(charactersOf(source) / CHARACTERS_PER_VALUE);
    const isRoot = source.parent === undefined;
    const custom = inheritedCustom(inherited.custom);
    const style = computeStyle(
      declaredOf(source),
      { ...inherited, custom },
      {
        scheme,
        isRoot,
        count,
        skip: (name, text) => {
          if (BOX_PROPERTIES.test(name) ? isRoot : NOTED.has(name) || mayBeValid(text)) leftOut.add(name);
        },
      },
    );
    const attributes = attributesOf(source, style, { isCopy, byId });
    // Browsers ignore a filter that is missing, and the renderer then draws nothing.
    for (const [, id = ''] of attributes.filter?.matchAll(/url\(#([^)]*)\)/g) ?? [])
      if (!byId.has(id)) delete attributes.filter;
    const context = contextOf(source, style, attributes, { inherited, count });
    if (source.href !== undefined) attributes.href = hrefOf(source.href);
    if (source.name === 'use') {
      const { name, attributes: used = {} } = targetOf(source.href) ?? {};
      // The size of a symbol is that of its uses without their own (SVG 2, section 5.6).
      for (const side of name === 'symbol' ? ['width', 'height'] : [])
        if (used[side] !== undefined) attributes[side] ??= used[side];
      const copy = copyOf(source.href, {
        ...context,
        contextPaints: { fill: context.fill.text, stroke: context.stroke.text },
      });
      if (copy !== undefined) attributes.href = `#${copy}`;
    }
    if (MARKED.test(source.name)) addMarkers(attributes, context);
    if (source.name === 'stop') stopColors.set(attributes, stopColorOf(style));
    if (++depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
    const own = source.children.flatMap(child => resolve(child, context, isCopy) ?? []);
    depth--;
    const isLinear = style.textOf('color-interpolation') === 'linearrgb';
    if (isLinear && source.name === 'mask') leftOut.add('color-interpolation');
    const children = /Gradient$/.test(source.name)
      ? gradientStops(own, each => stopColors.get(each.attributes), isLinear)
      : own;
    const result: SvgElement = {
      name: source.name,
      attributes,
      children,
      ...(source.name === 'text' && { text: source.text }),
    };
    const matrix = matrixOf(style, () => boxOf(result), isRoot ? frameOf(attributes, context) : undefined);
    if (matrix) attributes[TRANSFORMS[source.name] ?? 'transform'] = `matrix(${matrix.join(' ')})`;
    const clip = clipOf(style, context, () => boxOf(result));
    if (clip) attributes['clip-path'] = `url(#${define(clip)})`;
    const filter = filterOf(style, context, () => boxOf(result));
    if (filter) attributes.filter = `url(#${define(filter)})`;
    if (source.name === 'radialGradient') {
      const found = withFocus(result, name => gradientAttribute(source, name), context.viewport);
      for (const each of found.leftOut) leftOut.add(each);
      return found.gradient;
    }
    return isRoot ? rootOf(result, style.textOf('background-color')) : result;
  };

  const define = (added: SvgElement): string => {
    const id = `own-${definitions.length}`;
    definitions.push({ ...added, attributes: { ...added.attributes, id } });
    return id;
  };

  const open = new Set<SourceElement>();
  const dependent = new Map<SourceElement, boolean>();
  const depends = (source: SourceElement): boolean => {
    const known = dependent.get(source);
    if (known !== undefined) return known;
    // References of an element to itself end here.
    dependent.set(source, false);
    if (++depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
    const used = source.name === 'use' ? targetOf(source.href) : undefined;
    const result =
      dependsOnContext(declaredOf(source)) ||
      source.children.some(depends) ||
      (used !== undefined && depends(used));
    depth--;
    dependent.set(source, result);
    return result;
  };

  const targetOf = (href: string | undefined): SourceElement | undefined =>
    href?.trim().startsWith('#') ? byId.get(safeId(href.trim().slice(1))) : undefined;

  /** An attribute of a gradient, or of the gradients that it refers to. */
  const gradientAttribute = (source: SourceElement, name: string): string | undefined => {
    let gradient: SourceElement | undefined = source;
    for (let level = 0; gradient && level < MAX_TEMPLATES; level++) {
      if (gradient.attributes[name] !== undefined) return gradient.attributes[name];
      gradient = targetOf(gradient.href);
    }
    return undefined;
  };

  /** Copies an element whose style depends on what refers to it. Returns the id of the copy. */
  const copyOf = (href: string | undefined, inherited: Inherited, isReversed = false): string | undefined => {
    const target = targetOf(href);
    if (!target || open.has(target) || !(isReversed || depends(target))) return undefined;
    if (++depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
    open.add(target);
    const copied = resolve(target, inherited, true);
    open.delete(target);
    depth--;
    return copied && define(isReversed ? reversed(copied) : copied);
  };

  const addMarkers = (attributes: Attributes, context: Inherited): void => {
    const markers = Object.entries(context.markers).filter(([, value]) => value !== 'none');
    if (markers.length === 0) return;
    const contextPaints = { fill: context.fill.text, stroke: context.stroke.text };
    // The renderer leaves out the markers of a path that paints nothing.
    if (contextPaints.fill === 'none' && contextPaints.stroke === 'none')
      Object.assign(attributes, { fill: '#000000', 'fill-opacity': '0' });
    for (const [name, value] of markers) {
      const href = /\((#.*)\)/.exec(value)?.[1];
      const isReversed = name === 'marker-start' && targetOf(href)?.attributes.orient === START_REVERSE;
      const copy = copyOf(href, { ...START, custom: initialOf, contextPaints }, isReversed);
      if (copy !== undefined) attributes[name] = `url(#${copy})`;
    }
  };

  const tree = resolve(root, { ...START, custom: initialOf }, false) ?? element('svg');
  const defs = definitions.length > 0 ? [element('defs', {}, definitions)] : [];
  return { tree: { ...tree, children: [...tree.children, ...defs] }, leftOut: [...leftOut] };
};

/** Maximum number of gradients that refer to each other. */
const MAX_TEMPLATES = 10;

/** Characters of a copied attribute, such as a path, that take as long as a value. */
const CHARACTERS_PER_VALUE = 50;

const charactersOf = ({ attributes }: SourceElement): number =>
  Object.values(attributes).reduce((sum, { length }) => sum + length, 0);

const elementsById = (root: SourceElement): ReadonlyMap<string, SourceElement> => {
  const found = new Map<string, SourceElement>();
  const collect = (each: SourceElement): void => {
    const id = each.attributes.id === undefined ? undefined : safeId(each.attributes.id);
    if (id !== undefined && !found.has(id)) found.set(id, each);
    each.children.forEach(collect);
  };
  collect(root);
  return found;
};

/** Properties of which an invalid value is more likely one that only the renderer does not know. */
const NOTED: ReadonlySet<string> = new Set([
  ...[...NOT_DRAWN, 'mask', 'clip-path', 'filter', 'background-color', 'mix-blend-mode'],
]);

/** Properties of boxes of CSS, which only the root is. */
const BOX_PROPERTIES = /^(?:padding|border)/;

/** Elements that have markers. */
const MARKED = /^(?:path|line|polyline|polygon)$/;
/** Attributes of strokes that depend on the scale and on `pathLength`. */
const LINE = ['stroke-width', 'stroke-dasharray', 'stroke-dashoffset'];
const MARKERS = ['marker-start', 'marker-mid', 'marker-end'];

/** Orientation of markers that point away from the path at its start, which the renderer takes as `auto`. */
const START_REVERSE = 'auto-start-reverse';

/** Turns the content of a marker around its reference point. */
const reversed = ({ name, attributes, children }: SvgElement): SvgElement => {
  const { refX = '0', refY = '0' } = attributes;
  const turned = element('g', { transform: `rotate(180 ${refX} ${refY})` }, children);
  return { name, attributes: { ...attributes, overflow: 'visible' }, children: [turned] };
};

/** Names of the attribute of `transform`, where it has another name. */
const TRANSFORMS: Readonly<Record<string, string>> = {
  linearGradient: 'gradientTransform',
  radialGradient: 'gradientTransform',
  pattern: 'patternTransform',
};

const hrefOf = (href: string): string => {
  const target = href.trim();
  return target.startsWith('#') ? `#${safeId(target.slice(1))}` : target;
};

interface IdOptions {
  readonly isCopy: boolean;
  readonly byId: ReadonlyMap<string, SourceElement>;
}

/**
 * The attributes of an element for the renderer. Only the first element with an id keeps it, because references mean that
 * one, and copies have none.
 */
const attributesOf = (
  source: SourceElement,
  style: ComputedStyle,
  { isCopy, byId }: IdOptions,
): Attributes => {
  const attributes: Attributes = {};
  const add = (name: string): void => {
    const text = style.textOf(name);
    if (text !== undefined && text !== CHECKED && isDrawn(name, source.name)) attributes[name] = text;
  };
  for (const [name, value] of Object.entries(source.attributes)) {
    if (name === 'id') {
      if (!isCopy && byId.get(safeId(value)) === source) attributes.id = safeId(value);
    } else if (isAttributeOf(name, source.name)) add(name);
    else if (name !== 'class' && name !== 'style') attributes[name] = value;
  }
  for (const name of style.names) if (!(name in attributes)) add(name);
  // Masks do not apply to masks (CSS Masking 1, 7.1), but the renderer applies them.
  if (source.name === 'mask') delete attributes.mask;
  if (attributes.orient === START_REVERSE) attributes.orient = 'auto';
  const blending = ['mix-blend-mode', 'isolation'].flatMap(name => {
    const text = style.textOf(name);
    return text === undefined ? [] : [`${name}:${text}`];
  });
  if (blending.length > 0) attributes.style = blending.join(';');
  return attributes;
};

/** What the children of an element inherit. Adds the paints to `attributes` that the color of the element changes. */
const contextOf = (
  source: SourceElement,
  style: ComputedStyle,
  attributes: Attributes,
  { inherited, count }: { readonly inherited: Inherited; readonly count: (values: number) => void },
): Inherited => {
  const { context } = style;
  const hasOwnColor = context.color !== inherited.color;
  const paintOf = (name: 'fill' | 'stroke'): Paint => {
    const text = attributes[name];
    if (text !== undefined) return { text, isCurrent: isCurrentColor(style, name) };
    if (!inherited[name].isCurrent || !hasOwnColor) return inherited[name];
    const own = PROPERTIES[name]?.parse(CURRENT_COLOR, { ...context, isAttribute: false }) ?? 'none';
    attributes[name] = own;
    return { text: own, isCurrent: true };
  };
  const [fill, stroke] = [paintOf('fill'), paintOf('stroke')];
  const ownOf = (names: readonly string[]): Attributes =>
    Object.fromEntries(
      names.flatMap(name => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
    );
  const line = { ...inherited.line, ...ownOf(LINE) };
  const viewport = viewportOf(source, attributes) ?? context.viewport;
  const isRoot = source.parent === undefined;
  const scale = once(() => {
    // The origin of a transform, which may need the box of the element, has no influence on the scale.
    const [a, b, c, d] = matrixOf(style, () => EMPTY_BOX) ?? parseMatrix(attributes.transform);
    const own = isRoot ? ownSizeFactor(attributes, viewport) : 1;
    return own * inherited.scale() * Math.sqrt(Math.abs(a * d - b * c));
  });
  const isFixed = style.textOf('vector-effect') === 'non-scaling-stroke' && scale() > 0;
  const hasDashes = attributes.pathLength !== undefined && line['stroke-dasharray'] !== undefined;
  const dashFactor = hasDashes ? lengthOf(source.name, attributes, count) / Number(attributes.pathLength) : 1;
  for (const [name, text] of Object.entries(line)) {
    const factor = (isFixed ? 1 / scale() : 1) * (name === 'stroke-width' ? 1 : dashFactor);
    if (factor !== 1 && factor > 0 && Number.isFinite(factor))
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
  };
};

/** Length of the outline of a shape. A character of its path data takes as long as a value. */
const lengthOf = (name: string, attributes: Attributes, count: (values: number) => void): number => {
  const path = pathOfElement(name, attributes);
  count(path.length);
  let length = 0;
  for (const polyline of flattenPath(path, BOX_TOLERANCE))
    forEachEdge(polyline, (x0, y0, x1, y1) => {
      length += Math.hypot(x1 - x0, y1 - y0);
    });
  return length;
};

const stopColorOf = (style: ComputedStyle): StopColor => {
  const { values } = style.valuesOf('stop-color') ?? { values: [] };
  const { rgb, alpha } = colorOf(values, style.context) ?? BLACK_RGBA;
  const opacity = Number(style.textOf('stop-opacity') ?? 1);
  return { color: { rgb, alpha: alpha * opacity }, isLegacy: isLegacyColor(values) };
};

const CURRENT_COLOR = parseValues('currentcolor');

const isCurrentColor = (style: ComputedStyle, name: string): boolean => {
  const own = style.valuesOf(name)?.values.filter(isNoGap) ?? [];
  return own.length === 1 && identOf(own[0])?.toLowerCase() === 'currentcolor';
};

/** Characters of a list of four numbers. Further ones cannot be valid. */
const MAX_NUMBERS_LENGTH = 200;

const numbersOf = (text: string | undefined): readonly number[] =>
  (text ?? '')
    .slice(0, MAX_NUMBERS_LENGTH)
    .trim()
    .split(/[\s,]+/)
    .map(text => (Number.isFinite(Number(text)) ? Number(text) : 0));

/** The size of the viewport that an element establishes. */
const viewportOf = ({ name }: SourceElement, attributes: Attributes): Inherited['viewport'] | undefined => {
  if (name !== 'svg' && name !== 'symbol') return undefined;
  const [, , width = 0, height = 0] = numbersOf(attributes.viewBox);
  if (width > 0 && height > 0) return { width, height };
  const [ownWidth, ownHeight] = [Number(attributes.width), Number(attributes.height)];
  return ownWidth > 0 && ownHeight > 0 ? { width: ownWidth, height: ownHeight } : undefined;
};

/** Side in pixels of a document without an own size: that of the largest icon. */
const DEFAULT_SIDE = 512;

/** Factor from user units of the root to pixels. */
const ownSizeFactor = ({ width, viewBox }: Attributes, viewport: Inherited['viewport']): number => {
  if (viewBox === undefined) return 1;
  const own = width === undefined || width.includes('%') ? undefined : Number.parseFloat(width);
  return own && own > 0 ? own / viewport.width : DEFAULT_SIDE / Math.max(viewport.width, viewport.height);
};

/**
 * Returns a function that measures the geometry of an element, in its own coordinates. Measures each element once,
 * because each of many nested groups may need its box.
 */
const createBoxes = (count: (values: number) => void): ((each: SvgElement) => Box) => {
  const known = new Map<SvgElement, Box>();
  const measure = ({ name, attributes, children }: SvgElement): Box => {
    const path = pathOfElement(name, attributes);
    // A character of measured path data takes as long as a value.
    count(path.length);
    const boxes = path === '' ? [] : [boxOfPath(path, BOX_TOLERANCE)];
    for (const child of children) {
      if (DEFINITIONS.test(child.name)) continue;
      const { x, y, width, height } = boxOf(child);
      const matrix = parseMatrix(child.attributes.transform);
      if (width > 0 || height > 0)
        boxes.push(boxOfPath(transformBy(rectanglePath(x, y, width, height), matrix), BOX_TOLERANCE));
    }
    return boxOfPoints(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]));
  };
  const boxOf = (each: SvgElement): Box => {
    const box = known.get(each) ?? measure(each);
    known.set(each, box);
    return box;
  };
  return boxOf;
};

const BOX_TOLERANCE = 0.01;
const DEFINITIONS = /^(?:defs|symbol|marker|mask|clipPath|pattern|linearGradient|radialGradient|filter)$/;

const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const parseMatrix = (text: string | undefined): Affine =>
  text === undefined
    ? IDENTITY
    : (parseTransform(parseValues(text), EMPTY_BOX, { ...START, isAttribute: true }) ?? IDENTITY);

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * The transform of an element. Undefined if it is that of its attribute. `box` returns the box of the element, `frame` is
 * that of the root, which turns around its center.
 */
const matrixOf = (style: ComputedStyle, box: () => Box, frame?: Box): Affine | undefined => {
  const transform = style.valuesOf('transform');
  const singles = SINGLE_TRANSFORMS.filter(name => style.valuesOf(name));
  const origin = style.valuesOf('transform-origin');
  if (singles.length === 0 && (!transform || (transform.isAttribute && !origin && !frame))) return undefined;
  const { viewport } = style.context;
  const isFillBox = /^(?:fill|content|stroke|border)-box$/.test(style.textOf('transform-box') ?? '');
  const reference = frame ?? (isFillBox ? box() : { x: 0, y: 0, ...viewport });
  const context = (isAttribute: boolean) => ({ ...style.context, isAttribute });
  const [x, y] = (origin && parseOrigin(origin.values, reference, context(origin.isAttribute))) ?? [
    reference.x + (frame ? frame.width / 2 : 0),
    reference.y + (frame ? frame.height / 2 : 0),
  ];
  const factors = singles.map(name =>
    parseSingleTransform(name, style.valuesOf(name)?.values ?? [], reference, context(false)),
  );
  const own = transform && parseTransform(transform.values, reference, context(transform.isAttribute));
  return [[1, 0, 0, 1, x, y] as const, ...factors, own, [1, 0, 0, 1, -x, -y] as const].reduce<Affine>(
    (product, matrix) => (matrix ? multiply(product, matrix) : product),
    IDENTITY,
  );
};

/** In the order in which they are multiplied. */
const SINGLE_TRANSFORMS = ['translate', 'rotate', 'scale'] as const;

/** The clip path of a basic shape. */
const clipOf = (
  style: ComputedStyle,
  { stroke, line }: Inherited,
  box: () => Box,
): SvgElement | undefined => {
  if (style.textOf('clip-path') !== CHECKED) return undefined;
  const { values, isAttribute } = style.valuesOf('clip-path') ?? { values: [], isAttribute: false };
  const name = clipBoxName(values);
  const { viewport } = style.context;
  const fillBox = box();
  const hasStroke = stroke.text !== 'none' && !/^(?:fill|content|padding)-box$/.test(name ?? '');
  const outset = hasStroke ? Number.parseFloat(line['stroke-width'] ?? '1') / 2 : 0;
  const reference =
    name === 'view-box'
      ? { x: 0, y: 0, ...viewport }
      : {
          x: fillBox.x - outset,
          y: fillBox.y - outset,
          width: fillBox.width + 2 * outset,
          height: fillBox.height + 2 * outset,
        };
  const shape = parseClipShape(values, reference, { ...style.context, isAttribute });
  return (
    shape &&
    element('clipPath', {}, [
      element('path', { d: shape.d, 'clip-rule': shape.isEvenOdd ? 'evenodd' : undefined }),
    ])
  );
};

/** The filter of filter functions. Its region includes the viewport, because not all elements have a measured box. */
const filterOf = (style: ComputedStyle, { viewport }: Inherited, box: () => Box): SvgElement | undefined => {
  if (style.textOf('filter') !== CHECKED) return undefined;
  const { values, isAttribute } = style.valuesOf('filter') ?? { values: [], isAttribute: false };
  const steps = parseFilterFunctions(values, { ...style.context, isAttribute });
  const { x, y, width, height } = box();
  const [left, top] = [Math.min(0, x), Math.min(0, y)];
  const right = Math.max(viewport.width, x + width);
  const bottom = Math.max(viewport.height, y + height);
  return steps && filterElement(steps, { x: left, y: top, width: right - left, height: bottom - top });
};

/** The box of the root in its user units. */
const frameOf = ({ viewBox }: Attributes, { viewport }: Inherited): Box => {
  const [x = 0, y = 0] = viewBox === undefined ? [] : numbersOf(viewBox);
  return { x, y, ...viewport };
};

/** The root with its background as a rectangle, and its transform on a group, because the renderer ignores both. */
const rootOf = (root: SvgElement, fill: string | undefined): SvgElement => {
  const { transform, ...attributes } = root.attributes;
  const [x = 0, y = 0, width, height] = numbersOf(attributes.viewBox);
  const place =
    attributes.viewBox === undefined ? { width: '100%', height: '100%' } : { x, y, width, height };
  const background = fill === undefined ? [] : [element('rect', { ...place, fill, stroke: 'none' })];
  const children = [...background, ...root.children];
  return transform === undefined
    ? { ...root, children }
    : { ...root, attributes, children: [element('g', { transform }, children)] };
};
