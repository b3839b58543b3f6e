// Resolves styles of a document: style sheets and `style` attributes become presentation attributes. (Decision 033)
import { memoizedByKey, once } from '../../../model/memoized.ts';
import type { Affine } from '../../../model/scene.ts';
import { readCurves, splitCubic } from '../../../svg/curves.ts';
import { element, type SvgElement } from '../../../svg/element.ts';
import { type Box, boxOfPath, boxOfPoints } from '../../../svg/extent.ts';
import type { CubicSegment, Point } from '../../../svg/path.ts';
import { pathOfElement, rectangle } from '../../../svg/path-data.ts';
import { IDENTITY, multiply, transformBy } from '../../../svg/transform.ts';
import { ArtworkError } from '../artwork-error.ts';
import { detached, NESTED_TOO_DEEPLY, type SourceElement } from '../source-document.ts';
import { angularGradient } from './angular-gradients.ts';
import { createCascade, dependsOnContext } from './cascade.ts';
import { clipBoxName, parseClipShape } from './clip-shapes.ts';
import { type ComputedStyle, computeStyle, type InheritedContext } from './computed-style.ts';
import { BLACK_RGBA, colorOf, isLegacyColor } from './css-colors.ts';
import { identOf, isNoGap, parseValues, textOf } from './css-syntax.ts';
import { filterElement, parseFilterFunctions } from './filter-functions.ts';
import { gradientStops, type StopColor, withFocus } from './gradients.ts';
import { CHECKED, isAttributeOf, isDrawn, isLeftOut, PROPERTIES, safeId } from './properties.ts';
import { isStill } from './still-animations.ts';
import type { ColorScheme } from './style-sheets.ts';
import { parseOrigin, parseSingleTransform, parseTransform } from './transforms.ts';
import { type FindCustom, ICON_SIDE, quantityOf } from './values.ts';

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
  /** Whether an effect of the element or of one around it may depend on its box. */
  readonly isMeasured: boolean;
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
  isMeasured: false,
};

/**
 * Resolves the styles of a document for a color scheme. In the result, elements have presentation attributes with values
 * that need no context: colors as hex digits, lengths in user units. Blending is in a `style` attribute, because there is
 * no attribute for it. Throws an ArtworkError if the styles need too much work.
 */
export const resolveStyles = (root: SourceElement, scheme: ColorScheme): ResolvedStyles => {
  const byId = elementsById(root);
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
  const cascade = createCascade(root, { scheme, count });
  const { declaredOf, properties, keyframes } = cascade;
  const leftOut = new Set(cascade.leftOut);
  const initialOf: FindCustom = name => properties.get(name)?.initial;
  const hasUninherited = [...properties.values()].some(({ isInherited }) => !isInherited);
  const inheritedCustom = (custom: FindCustom): FindCustom =>
    hasUninherited
      ? name => (properties.get(name)?.isInherited === false ? initialOf(name) : custom(name))
      : custom;
  const boxOf = createBoxes(count);

  const resolve = (source: SourceElement, inherited: Inherited, isCopy: boolean): SvgElement | undefined => {
    if (source.name.startsWith(':') || source.name === 'style' || isStill(source)) return undefined;
    if (isCopy && ++copies > LIMITS.copies)
      throw new ArtworkError(
        `The artwork repeats its elements too often: it would have more than ${LIMITS.copies} elements.`,
      );
    if (isCopy) count(charactersOf(source) / CHARACTERS_PER_VALUE);
    const { isRoot } = source;
    const custom = inheritedCustom(inherited.custom);
    const style = computeStyle(
      declaredOf(source),
      { ...inherited, custom },
      {
        scheme,
        isRoot,
        registered: properties,
        keyframes,
        count,
        skip: (name, text) => {
          if (isLeftOut(name, text, isRoot)) leftOut.add(name);
        },
      },
    );
    const attributes = attributesOf(source, style, { isCopy, byId });
    for (const name of ['fill', 'stroke']) {
      const paint = withoutWrongPaint(attributes[name], byId, hasStops);
      if (paint !== undefined) attributes[name] = paint;
    }
    // Browsers ignore a filter that is missing, and the renderer then draws nothing.
    for (const [, id = ''] of attributes.filter?.matchAll(/url\(#([^)]*)\)/g) ?? [])
      if (!byId.has(id)) delete attributes.filter;
    const context = contextOf(source, style, attributes, { inherited, count });
    if (source.href !== undefined && source.name !== 'filter') attributes.href = hrefOf(source.href);
    if (source.name === 'use') {
      const target = targetOf(source.href);
      const { name, attributes: used = {} } = target ?? {};
      // The size of a symbol is that of its uses without their own (SVG 2, section 5.6).
      for (const side of name === 'symbol' ? ['width', 'height'] : [])
        if (used[side] !== undefined) attributes[side] ??= used[side];
      for (const side of name === 'symbol' ? ['x', 'y'] : [])
        if (Number(used[side])) attributes[side] = `${Number(attributes[side] ?? 0) + Number(used[side])}`;
      if (target && needsCopy(target)) {
        const contextPaints = { fill: context.fill.text, stroke: context.stroke.text };
        const copy = copyOf(target, { ...context, contextPaints }, insideOf(target));
        if (copy !== undefined) attributes.href = `#${copy}`;
      }
    }
    if (isWithoutArea(attributes, source.name === 'use' ? targetOf(source.href)?.name : source.name))
      return isRoot || source.name === 'use' ? undefined : element(source.name, attributes);
    if (context.isMeasured && SHAPES.test(source.name) && isUnpainted(context))
      Object.assign(attributes, INVISIBLE_PAINT);
    if (MARKED.test(source.name)) addMarkers(attributes, context);
    // The renderer draws markers on all shapes.
    else if (UNMARKED.test(source.name)) Object.assign(attributes, noMarkers(context.markers));
    // It is drawn without its perspective.
    if (/perspective\(/i.test(textOf(style.valuesOf('transform')?.values ?? []))) leftOut.add('perspective');
    if (isFixedStroke(style, context) && !hasIconSize(root)) leftOut.add('vector-effect');
    if (style.isMoving) leftOut.add('animation');
    if (source.name === 'stop') stopColors.set(attributes, stopColorOf(style));
    if (++depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
    const own = drawnChildren(source).flatMap(child => resolve(child, context, isCopy) ?? []);
    depth--;
    const isLinear = style.textOf('color-interpolation') === 'linearRGB';
    if (isLinear && source.name === 'mask') leftOut.add('color-interpolation');
    const pixel = isRoot ? Math.max(context.viewport.width, context.viewport.height) / ICON_SIDE : 1;
    for (const name of isRoot && pixel !== 1 ? ['mask', 'clip-path', 'filter'] : [])
      if (attributes[name]?.startsWith('url(')) leftOut.add(`${name} of the root`);
    const angular = source.name === 'foreignObject' ? angularOf(source, attributes, context) : undefined;
    if (angular) for (const name of ['x', 'y', 'width', 'height']) delete attributes[name];
    const children = angular
      ? [angular]
      : /Gradient$/.test(source.name)
        ? gradientStops(own, each => stopColors.get(each.attributes), isLinear)
        : source.name === 'symbol' && attributes.display === 'none'
          ? []
          : own;
    const result: SvgElement = {
      name: angular ? 'g' : source.name,
      attributes,
      children,
      ...(source.name === 'text' && { text: source.text }),
    };
    if (source.name === 'svg' && !isRoot) {
      const { width, height } = viewportSize(attributes, inherited.viewport);
      boxOf.setContent(result, source, () => element('rect', { width, height }));
    }
    if (source.name === 'use') {
      const target = targetOf(source.href);
      if (target && !open.has(target))
        boxOf.setContent(result, target, () => resolve(insideOf(target), context, true));
    }
    const frame = isRoot ? frameOf(attributes, context) : undefined;
    const place = { box: () => boxOf(result), context, pixel };
    const matrix = matrixOf(style, place, frame);
    if (matrix) attributes[TRANSFORMS[source.name] ?? 'transform'] = `matrix(${matrix.join(' ')})`;
    if (source.name === 'path' && /\.000|e-/.test(attributes.transform ?? ''))
      applyTinyScale(attributes, context);
    const clip = clipOf(style, place);
    if (clip) attributes['clip-path'] = `url(#${define(clip)})`;
    if (source.parent?.name === 'clipPath' && attributes['clip-path'] !== undefined)
      leftOut.add('clip-path in a clipPath');
    const filter = filterOf(style, place);
    if (filter) attributes.filter = `url(#${define(filter)})`;
    if (source.name === 'radialGradient') {
      const found = withFocus(
        result,
        name => ofGradient(source, ({ attributes: own }) => own[name]),
        context.viewport,
      );
      for (const each of found.leftOut) leftOut.add(each);
      return found.gradient;
    }
    if (isRoot) {
      const radius = radiusOf(style, place);
      const corners = radius && define(radius);
      return rootOf(result, { background: style.textOf('background-color'), corners });
    }
    return withOwnGroup(result);
  };

  /** The angular gradient in a `foreignObject`, clipped to its box. */
  const angularOf = (
    source: SourceElement,
    { x, y, width, height }: Attributes,
    context: Inherited,
  ): SvgElement | undefined => {
    const [left = 0, top = 0, columns = 0, rows = 0] = [x, y, width, height].map((text = '0', at) => {
      const side = at % 2 === 0 ? context.viewport.width : context.viewport.height;
      return text.endsWith('%') ? (Number.parseFloat(text) * side) / 100 : Number(text);
    });
    if (!(columns > 0 && rows > 0)) return undefined;
    const box = { x: left, y: top, width: columns, height: rows };
    const drawn = angularGradient(source, box, context);
    if (!drawn) return undefined;
    count(drawn.children.length * VALUES_PER_WEDGE);
    const clip = clipPath(rectangle(left, top, columns, rows));
    return { ...drawn, attributes: { ...drawn.attributes, 'clip-path': `url(#${define(clip)})` } };
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

  /** The element as selectors see it in a `use`: without the elements around it. */
  const insideOf = memoizedByKey((target: SourceElement) =>
    cascade.isContextual ? detached(target) : target,
  );
  const needsCopy = memoizedByKey(
    (target: SourceElement) =>
      depends(target) || (cascade.isContextual && !cascade.matchesAlike(target, insideOf(target))),
  );

  const targetOf = (href: string | undefined): SourceElement | undefined =>
    href?.trim().startsWith('#') ? byId.get(safeId(href.trim().slice(1))) : undefined;

  /** What a gradient has, or otherwise the nearest gradient that it refers to. */
  const ofGradient = <Value>(
    source: SourceElement,
    read: (gradient: SourceElement) => Value | undefined,
  ): Value | undefined => {
    let gradient: SourceElement | undefined = source;
    for (let level = 0; gradient && level < MAX_TEMPLATES; level++) {
      const found = read(gradient);
      if (found !== undefined) return found;
      gradient = targetOf(gradient.href);
    }
    return undefined;
  };
  const hasStops = (source: SourceElement): boolean =>
    ofGradient(source, ({ children }) => children.find(({ name }) => name === 'stop')) !== undefined;

  /** Resolves the copy of an element in the context of what refers to it. Returns the id of the result. */
  const copyOf = (
    target: SourceElement,
    inherited: Inherited,
    copy: SourceElement,
    change = (each: SvgElement) => each,
  ): string | undefined => {
    if (open.has(target)) return undefined;
    if (++depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
    open.add(target);
    const copied = resolve(copy, inherited, true);
    open.delete(target);
    depth--;
    return copied && define(change(copied));
  };

  const addMarkers = (attributes: Attributes, context: Inherited): void => {
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
      if (/url/.test(Object.values(contextPaints).join())) leftOut.add('context-stroke');
      const inherited = { ...START, custom: initialOf, contextPaints };
      const copy = copyOf(target, inherited, target, isReversed ? reversed : undefined);
      if (copy !== undefined) attributes[name] = `url(#${copy})`;
    }
  };

  const tree = resolve(root, { ...START, custom: initialOf }, false) ?? element('svg');
  const defs = definitions.length > 0 ? [element('defs', {}, definitions)] : [];
  return { tree: { ...tree, children: [...tree.children, ...defs] }, leftOut: [...leftOut] };
};

/** Examined values that take as long as a wedge of an angular gradient. */
const VALUES_PER_WEDGE = 20;

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

/** Basic shapes and paths. */
const SHAPES = /^(?:path|line|polyline|polygon|rect|circle|ellipse)$/;

const isUnpainted = ({ fill, stroke }: Inherited): boolean => fill.text === 'none' && stroke.text === 'none';

/** A paint with which the renderer does not leave out a path that paints nothing. */
const INVISIBLE_PAINT: Attributes = { fill: '#000000', 'fill-opacity': '0' };

/** Whether the viewport that an element establishes has no area, so that browsers do not draw its content. */
const isWithoutArea = ({ width, height, viewBox = '' }: Attributes, name: string | undefined): boolean => {
  const isSized = name === 'svg' || name === 'symbol';
  if (isSized && [width, height].some(side => Number.parseFloat(side ?? '1') <= 0)) return true;
  const sides = viewBox
    .trim()
    // A fifth number makes it invalid. What follows may be long, and each copy is examined.
    .split(/[\s,]+/, 5)
    .map(Number);
  const hasViewBox = isSized || name === 'pattern' || name === 'marker';
  return hasViewBox && sides.length === 4 && (sides[2] === 0 || sides[3] === 0);
};

/**
 * The children without those of a `switch` that follow the first one without a condition, even if that draws nothing. What
 * follows a part of a web page stands for it.
 */
const drawnChildren = ({ name, children }: SourceElement): readonly SourceElement[] => {
  if (name !== 'switch') return children;
  const first = children.findIndex(
    ({ name, attributes }) =>
      name !== 'foreignObject' && !('requiredExtensions' in attributes || 'systemLanguage' in attributes),
  );
  return first < 0 ? children : children.slice(0, first + 1);
};

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
    else if (!/^(?:class|style|href)$/.test(name))
      attributes[name] = lengthAttribute(source.name, name, value, style.context) ?? value;
  }
  for (const name of style.names) if (!(name in attributes)) add(name);
  // Of `svg` elements, browsers take the size in a style for the root only, and in images not even for its viewBox.
  for (const side of source.isRoot && attributes.viewBox === undefined ? ['width', 'height'] : []) {
    const text = style.textOf(side);
    if (text !== undefined && text !== CHECKED) attributes[side] = text;
  }
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
  const { isRoot } = source;
  const scale = once(() => {
    // The origin of a transform, which may need the box of the element, has no influence on the scale.
    const [a, b, c, d] =
      matrixOf(style, { box: () => EMPTY_BOX, pixel: 1 }) ?? parseMatrix(attributes.transform);
    const own = isRoot
      ? ownSizeFactor(attributes, viewport)
      : nestedFactor(source, attributes, inherited.viewport);
    return own * inherited.scale() * Math.sqrt(Math.abs(a * d - b * c));
  });
  const isFixed = style.textOf('vector-effect') === 'non-scaling-stroke' && scale() > 0;
  const hasDashes = attributes.pathLength !== undefined && line['stroke-dasharray'] !== undefined;
  if (hasDashes && Number(attributes.pathLength) === 0) line['stroke-dasharray'] = 'none';
  const dashFactor = hasDashes ? lengthOf(source.name, attributes, count) / Number(attributes.pathLength) : 1;
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

/** Effects that may depend on the box of an element. */
const MEASURED = ['filter', 'mask', 'clip-path'];

/** Length of the outline of a shape. A character of its path data takes as long as a value. */
const lengthOf = (name: string, attributes: Attributes, count: (values: number) => void): number => {
  const path = pathOfElement(name, attributes);
  count(path.length);
  let length = 0;
  for (const { x, y, segments, closed } of readCurves(path)) {
    let from: Point = { x, y };
    for (const segment of segments) {
      length += segment.type === 'C' ? curveLength(from, segment) : distance(from, segment);
      from = segment;
    }
    if (closed) length += distance(from, { x, y });
  }
  return length;
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Distance in user units of a curve from its chords, with which Chromium measures the length of paths. */
const CHORD_TOLERANCE = 0.5;
const MAX_HALVINGS = 10;

const curveLength = (from: Point, curve: CubicSegment, halvings = 0): number => {
  const isFar = (x: number, y: number, share: number) =>
    Math.max(
      Math.abs(x - from.x - (curve.x - from.x) * share),
      Math.abs(y - from.y - (curve.y - from.y) * share),
    ) > CHORD_TOLERANCE;
  const isCurved = isFar(curve.x1, curve.y1, 1 / 3) || isFar(curve.x2, curve.y2, 2 / 3);
  if (!isCurved || halvings === MAX_HALVINGS) return distance(from, curve);
  const [one, other] = splitCubic(from, curve, [0.5]);
  if (!one || !other) return distance(from, curve);
  return curveLength(from, one, halvings + 1) + curveLength(one, other, halvings + 1);
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
const DEFAULT_SIDE = ICON_SIDE;

/** Whether the width of a visible stroke does not depend on the scale. */
const isFixedStroke = (style: ComputedStyle, { stroke }: Inherited): boolean =>
  style.textOf('vector-effect') === 'non-scaling-stroke' && stroke.text !== 'none';

/** Whether a document has no own size, or that of the largest icon. Others are drawn in their own size, and then scaled. */
const hasIconSize = ({ attributes: { width = '' } }: SourceElement): boolean =>
  !(Number.parseFloat(width) > 0) || width.includes('%') || Number.parseFloat(width) === DEFAULT_SIDE;

/** Factor from user units of a nested `svg` element to those around it. */
const nestedFactor = (
  { name }: SourceElement,
  attributes: Attributes,
  outer: Inherited['viewport'],
): number => {
  const [, , columns = 0, rows = 0] = numbersOf(attributes.viewBox);
  if (name !== 'svg' || !(columns > 0 && rows > 0)) return 1;
  const size = viewportSize(attributes, outer);
  return Math.min(size.width / columns, size.height / rows) || 1;
};

/** The size of a nested `svg` element in the units around it. */
const viewportSize = ({ width, height }: Attributes, outer: Inherited['viewport']): Inherited['viewport'] => {
  const side = (text = '100%', whole: number) => {
    const value = Number.parseFloat(text);
    return Number.isFinite(value) ? (text.includes('%') ? (value * whole) / 100 : value) : whole;
  };
  return { width: side(width, outer.width), height: side(height, outer.height) };
};

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
const createBoxes = (count: (values: number) => void): MeasureBox => {
  const known = new Map<SvgElement, Box>();
  const contents = new Map<SvgElement, Content>();
  const open = new Set<SourceElement>();
  const measure = (each: SvgElement): Box => {
    const { name, attributes, children } = each;
    const path = pathOfElement(name === 'image' ? 'rect' : name, attributes);
    // A character of measured path data takes as long as a value.
    count(path.length);
    const boxes = path === '' ? [] : [boxOfPath(path, BOX_TOLERANCE)];
    const { source, read } = contents.get(each) ?? {};
    // A use of itself, or of an element around it, shows nothing.
    if (source && open.has(source)) return EMPTY_BOX;
    if (source) open.add(source);
    const used = read?.();
    const offset = `matrix(1 0 0 1 ${Number(attributes.x) || 0} ${Number(attributes.y) || 0})`;
    const parts = used ? [element('g', { transform: offset }, [used])] : children;
    for (const child of parts) {
      if (DEFINITIONS.test(child.name)) continue;
      const { x, y, width, height } = boxOf(child);
      const matrix = parseMatrix(child.attributes.transform);
      if (width > 0 || height > 0)
        boxes.push(boxOfPath(transformBy(rectanglePath(x, y, width, height), matrix), BOX_TOLERANCE));
    }
    if (source) open.delete(source);
    return boxOfPoints(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]));
  };
  const boxOf = (each: SvgElement): Box => {
    const box = known.get(each) ?? measure(each);
    known.set(each, box);
    return box;
  };
  return Object.assign(boxOf, {
    setContent: (each: SvgElement, source: SourceElement, read: Content['read']) =>
      contents.set(each, { source, read }),
  });
};

/** What an element shows instead of its children. */
interface Content {
  readonly source: SourceElement;
  readonly read: () => SvgElement | undefined;
}

interface MeasureBox {
  (each: SvgElement): Box;
  /** Sets the function that returns what an element shows, which is `source` of the document. */
  setContent(each: SvgElement, source: SourceElement, read: Content['read']): void;
}

const BOX_TOLERANCE = 0.01;
const DEFINITIONS = /^(?:defs|symbol|marker|mask|clipPath|pattern|linearGradient|radialGradient|filter)$/;

const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const parseMatrix = (text: string | undefined): Affine =>
  text === undefined
    ? IDENTITY
    : (parseTransform(parseValues(text), EMPTY_BOX, { ...START, isAttribute: true }) ?? IDENTITY);

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

interface Place {
  /** Returns the box of the element. */
  readonly box: () => Box;
  /** The context of its children. */
  readonly context: Inherited;
  /** Length of a CSS pixel in user units. */
  readonly pixel: number;
}

/** The box of an element with its stroke. */
const strokeBoxOf = ({ box, context: { stroke, line } }: Pick<Place, 'box' | 'context'>): Box => {
  const outset = stroke.text === 'none' ? 0 : Number.parseFloat(line['stroke-width'] ?? '1') / 2;
  const { x, y, width, height } = box();
  return { x: x - outset, y: y - outset, width: width + 2 * outset, height: height + 2 * outset };
};

/** The reference box of an element that a value names. */
const referenceBox = (name: string, place: Pick<Place, 'box' | 'context'>, viewport: Box): Box =>
  /^(?:view|margin)-box$/.test(name)
    ? viewport
    : /^(?:fill|content|padding)-box$/.test(name)
      ? place.box()
      : strokeBoxOf(place);

/**
 * The transform of an element. Undefined if it is that of its attribute. `frame` is the box of the root, which turns around
 * its center.
 */
const matrixOf = (
  style: ComputedStyle,
  place: Pick<Place, 'box' | 'pixel'> & { readonly context?: Inherited },
  frame?: Box,
): Affine | undefined => {
  const transform = style.valuesOf('transform');
  const singles = SINGLE_TRANSFORMS.filter(name => style.valuesOf(name));
  const origin = style.valuesOf('transform-origin');
  if (singles.length === 0 && (!transform || (transform.isAttribute && !origin && !frame))) return undefined;
  const viewport = { x: 0, y: 0, ...style.context.viewport };
  const name = style.textOf('transform-box') ?? 'view-box';
  const reference =
    frame ?? (place.context ? referenceBox(name, { ...place, context: place.context }, viewport) : viewport);
  const context = (isAttribute: boolean) => ({ ...style.context, isAttribute, pixel: place.pixel });
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
const clipOf = (style: ComputedStyle, place: Place): SvgElement | undefined => {
  if (style.textOf('clip-path') !== CHECKED) return undefined;
  const { values, isAttribute } = style.valuesOf('clip-path') ?? { values: [], isAttribute: false };
  const viewport = { x: 0, y: 0, ...style.context.viewport };
  const reference = referenceBox(clipBoxName(values) ?? 'border-box', place, viewport);
  const shape = parseClipShape(values, reference, { ...style.context, isAttribute, pixel: place.pixel });
  return shape && clipPath(shape.d, shape.isEvenOdd);
};

const clipPath = (d: string, isEvenOdd = false): SvgElement =>
  element('clipPath', {}, [element('path', { d, 'clip-rule': isEvenOdd ? 'evenodd' : undefined })]);

/** The clip path of the rounded corners of the root. */
const radiusOf = (style: ComputedStyle, { context, pixel }: Place): SvgElement | undefined => {
  const { values } = style.valuesOf('border-radius') ?? {};
  const found = values && quantityOf(values.find(isNoGap), { ...style.context, pixel });
  if (!found || found.value === 0) return undefined;
  const { width, height } = context.viewport;
  const [rx, ry] = [width, height].map(side =>
    Math.min(side / 2, found.kind === 'percentage' ? (found.value * side) / 100 : found.value),
  );
  return clipPath(rectangle(0, 0, width, height, rx, ry));
};

/** The filter of filter functions. Its region includes the viewport, because not all elements have a measured box. */
const filterOf = (style: ComputedStyle, { box, context, pixel }: Place): SvgElement | undefined => {
  if (style.textOf('filter') !== CHECKED) return undefined;
  const { values, isAttribute } = style.valuesOf('filter') ?? { values: [], isAttribute: false };
  const steps = parseFilterFunctions(values, { ...style.context, isAttribute, pixel });
  const { viewport } = context;
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

/**
 * The root with its background as a rectangle, and its transform and corners on groups, because the renderer ignores
 * these. Browsers paint the background on the canvas, where the effects of the root do not change it.
 */
const rootOf = (
  root: SvgElement,
  {
    background: fill,
    corners,
  }: { readonly background: string | undefined; readonly corners?: string | undefined },
): SvgElement => {
  const { x, y, width, height } = frameAttributes(root.attributes);
  const place =
    root.attributes.viewBox === undefined ? { width: '100%', height: '100%' } : { x, y, width, height };
  const background = fill === undefined ? [] : [element('rect', { ...place, fill, stroke: 'none' })];
  const inner = corners
    ? [
        element('g', { transform: `matrix(1 0 0 1 ${x} ${y})`, 'clip-path': `url(#${corners})` }, [
          element('g', { transform: `matrix(1 0 0 1 ${-x} ${-y})` }, root.children),
        ]),
      ]
    : root.children;
  const [moved, attributes] = splitAttributes(root.attributes, fill === undefined ? ['transform'] : EFFECTS);
  const content = Object.keys(moved).length > 0 ? [element('g', moved, inner)] : inner;
  return { ...root, attributes, children: [...background, ...content] };
};

/** The attributes with these names, and the others. */
const splitAttributes = (
  attributes: Attributes,
  names: readonly string[],
): readonly [named: Attributes, others: Attributes] => {
  const entries = Object.entries(attributes);
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ];
};

const frameAttributes = ({ viewBox }: Attributes) => {
  const [x = 0, y = 0, width, height] = numbersOf(viewBox);
  return { x, y, width, height };
};

/** Scale of a transform below which the renderer draws nothing. */
const TINY_SCALE = 1e-3;

/** Applies the transform of a path with a plain fill to its data if it is too small for the renderer. */
const applyTinyScale = (attributes: Attributes, { fill, stroke }: Inherited): void => {
  const matrix = parseMatrix(attributes.transform);
  const [a, b, c, d] = matrix;
  const isPlain = stroke.text === 'none' && !fill.text.startsWith('url');
  if (!isPlain || !attributes.d || a * d === b * c || Math.hypot(a, b, c, d) > TINY_SCALE) return;
  attributes.d = transformBy(attributes.d, matrix);
  delete attributes.transform;
};

/** Effects that apply to an element as a whole. */
const EFFECTS = ['transform', 'opacity', 'clip-path', 'mask', 'filter', 'style'];

/**
 * Moves effects to a group: those of a nested `svg` around it, because the renderer applies them in its own coordinates or
 * twice, and those of a marker or symbol inside of it, because the renderer ignores them.
 */
export const withOwnGroup = (each: SvgElement): SvgElement => {
  if (!/^(?:svg|marker|symbol)$/.test(each.name)) return each;
  const [moved, own] = splitAttributes(each.attributes, EFFECTS);
  if (Object.keys(moved).length === 0) return each;
  if (each.name !== 'svg') {
    const { transform, ...drawn } = moved;
    const inner = each.name === 'marker' ? drawn : moved;
    return { ...each, attributes: own, children: [element('g', inner, each.children)] };
  }
  const { id, ...others } = own;
  return element('g', { id, ...moved }, [{ ...each, attributes: others }]);
};

/** The paint of a fill or stroke, without a reference to an element that paints nothing. Undefined for other paints. */
const withoutWrongPaint = (
  text: string | undefined,
  byId: ReadonlyMap<string, SourceElement>,
  hasStops: (gradient: SourceElement) => boolean,
): string | undefined => {
  const [, id, fallback] = /^url\(#([^)]*)\) ?(.*)$/.exec(text ?? '') ?? [];
  const target = byId.get(id ?? '');
  if (!target) return undefined;
  if (target.attributes.display === 'none') return 'none';
  if (/^(?:linear|radial)Gradient$/.test(target.name)) return hasStops(target) ? undefined : 'none';
  return target.name === 'pattern' ? undefined : fallback || 'none';
};

/** Shapes that have no markers. */
const UNMARKED = /^(?:rect|circle|ellipse)$/;

const noMarkers = (markers: Readonly<Record<string, string>>): Attributes =>
  Object.fromEntries(Object.keys(markers).map(name => [name, 'none']));

/** Attributes with lengths that are no properties, by element. */
const LENGTH_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  line: /^[xy][12]$/,
  linearGradient: /^[xy][12]$/,
  radialGradient: /^(?:[cf][xy]|f?r)$/,
  pattern: /^(?:x|y|width|height)$/,
  mask: /^(?:x|y|width|height)$/,
  filter: /^(?:x|y|width|height)$/,
  marker: /^(?:refX|refY|markerWidth|markerHeight)$/,
  use: /^(?:width|height)$/,
  svg: /^(?:x|y|width|height)$/,
  symbol: /^(?:x|y|width|height|refX|refY)$/,
};

/** The number or percentage of a length attribute that has a unit or is calculated. Undefined for others. */
const lengthAttribute = (
  element: string,
  name: string,
  text: string,
  context: ComputedStyle['context'],
): string | undefined => {
  if (!LENGTH_ATTRIBUTES[element]?.test(name) || /^[\d.+-]+%?$/.test(text.trim())) return undefined;
  const { width, height } = context.viewport;
  const [value, ...others] = parseValues(text).filter(isNoGap);
  const side = /x|width/i.test(name) ? width : height;
  // A sum of a percentage and a length needs the length of 100 %.
  const found = quantityOf(value, context) ?? quantityOf(value, context, side);
  if (!found || others.length > 0 || found.kind === 'angle' || found.kind === 'time') return undefined;
  return `${found.value}${found.kind === 'percentage' ? '%' : ''}`;
};
