// Resolves styles of a document: style sheets and `style` attributes become presentation attributes. (Decision 033)
//
// `../styles/` knows CSS: syntax, cascade, computed values and the grammar of properties. This folder walks the tree and
// writes what the renderer needs. `resolve` is the list of steps for an element:
// - `element-attributes.ts`: its attributes; a new property is a row in `../styles/properties.ts`
// - `child-context.ts`: what its children inherit (`inherited-style.ts`); `viewports.ts`, `path-length.ts`
// - `references.ts`, `markers.ts`: `use`, gradients and markers, which may need copies
// - `effects.ts`: transform, clip path, filter functions and corners, with `bounding-boxes.ts`; `effect-groups.ts`
// - `style-work.ts`: limits of the work
import { element, type SvgElement } from '../../../svg/element.ts';
import type { Box } from '../../../svg/extent.ts';
import { rectangle } from '../../../svg/path-data.ts';
import { transformBy } from '../../../svg/transform.ts';
import type { SourceElement } from '../source-document.ts';
import { angularGradient } from '../styles/angular-gradients.ts';
import { createCascade } from '../styles/cascade.ts';
import { type ComputedStyle, computeStyle } from '../styles/computed-style.ts';
import { BLACK_RGBA, colorOf, isLegacyColor } from '../styles/css-colors.ts';
import { textOf } from '../styles/css-syntax.ts';
import { gradientStops, type StopColor, withFocus } from '../styles/gradients.ts';
import { isLeftOut, reference, safeId } from '../styles/properties.ts';
import { isStill } from '../styles/still-animations.ts';
import type { ColorScheme } from '../styles/style-sheets.ts';
import { parseTransformAttribute } from '../styles/transforms.ts';
import { type FindCustom, ICON_SIDE } from '../styles/values.ts';
import { createBoxes, type Place } from './bounding-boxes.ts';
import { contextOf, isFixedStroke } from './child-context.ts';
import { rootOf, withFilters, withOwnGroup } from './effect-groups.ts';
import { clipOf, clipPath, filtersOf, matrixOf, radiusOf } from './effects.ts';
import { attributesOf } from './element-attributes.ts';
import { type Attributes, INITIAL, INVISIBLE_PAINT, type Inherited, isUnpainted } from './inherited-style.ts';
import { addMarkers } from './markers.ts';
import { createReferences } from './references.ts';
import { createStyleWork } from './style-work.ts';
import { hasIconSize, isWithoutArea, outerSize, readViewBox } from './viewports.ts';

export interface ResolvedStyles {
  readonly tree: SvgElement;
  /** Declarations that browsers draw and the renderer does not. */
  readonly leftOut: readonly string[];
}

/**
 * Resolves the styles of a document for a color scheme. In the result, elements have presentation attributes with values
 * that need no context: colors as hex digits, lengths in user units. Blending is in a `style` attribute, because there is
 * no attribute for it. Throws an ArtworkError if the styles need too much work.
 */
export const resolveStyles = (root: SourceElement, scheme: ColorScheme): ResolvedStyles => {
  const work = createStyleWork();
  const { count, descend } = work;
  const cascade = createCascade(root, { scheme, count });
  const { declaredOf, properties, keyframes } = cascade;
  const references = createReferences(root, cascade, work);
  const { targetOf, needsCopy, insideOf, ofGradient } = references;
  const leftOut = new Set(cascade.leftOut);
  const leaveOut = (name: string): void => {
    leftOut.add(name);
  };
  const boxOf = createBoxes(count);
  const stopColors = new Map<Attributes, StopColor>();
  const definitions: SvgElement[] = [];
  const define = (added: SvgElement): string => {
    const id = `own-${definitions.length}`;
    definitions.push({ ...added, attributes: { ...added.attributes, id } });
    return id;
  };

  const initialOf: FindCustom = name => properties.get(name)?.initial;
  const initial: Inherited = { ...INITIAL, custom: initialOf };
  const hasUninherited = [...properties.values()].some(({ isInherited }) => !isInherited);
  const inheritedCustom = (custom: FindCustom): FindCustom =>
    hasUninherited
      ? name => (properties.get(name)?.isInherited === false ? initialOf(name) : custom(name))
      : custom;
  const styleOf = (source: SourceElement, inherited: Inherited): ComputedStyle =>
    computeStyle(
      declaredOf(source),
      { ...inherited, custom: inheritedCustom(inherited.custom) },
      {
        scheme,
        isRoot: source.isRoot,
        registered: properties,
        keyframes,
        count,
        skip: (name, text) => {
          if (isLeftOut(name, text, source.isRoot)) leaveOut(name);
        },
      },
    );

  const resolve = (source: SourceElement, inherited: Inherited, isCopy: boolean): SvgElement | undefined => {
    const { name, isRoot } = source;
    if (name.startsWith(':') || name === 'style' || isStill(source)) return undefined;
    if (isCopy) work.countCopy(source);
    const style = styleOf(source, inherited);
    const attributes = attributesOf(source, style, { isCopy, references });
    const context = contextOf(source, style, attributes, { inherited, count });
    if (source.href !== undefined && name !== 'filter') attributes.href = hrefOf(source.href);
    const target = name === 'use' ? targetOf(source.href) : undefined;
    // In a clip path, browsers take shapes only.
    if (target?.name === 'g' && source.parent?.name === 'clipPath') return undefined;
    if (target) addTarget(target, attributes, context);
    const isEmpty = isWithoutArea(attributes, name === 'use' ? target?.name : name);
    if (isEmpty && (isRoot || name !== 'svg'))
      return isRoot || target ? undefined : element(name, attributes);
    if (context.isMeasured && SHAPES.test(name) && isUnpainted(context))
      Object.assign(attributes, INVISIBLE_PAINT);
    addMarkers(source, attributes, context, { references, initial, copyOf, leaveOut });
    leftOutOf(source, style, attributes, context, root).forEach(leaveOut);
    if (name === 'stop') stopColors.set(attributes, stopColorOf(style));
    const children = descend(() =>
      drawnChildren(source).flatMap(child => resolve(child, context, isCopy) ?? []),
    );
    // Browsers draw nothing of it, and what is drawn elsewhere may refer to its gradients.
    if (isEmpty) return element('defs', {}, children);
    const place = (result: SvgElement): Place => ({
      // In the coordinates of a use, its content is not moved yet.
      box: () => (target ? movedBack(boxOf(result), attributes) : boxOf(result)),
      context,
      pixel: isRoot ? Math.max(context.viewport.width, context.viewport.height) / ICON_SIDE : 1,
    });
    const result = withContent(source, style, { attributes, children, context });
    if ((name === 'svg' && !isRoot) || target?.name === 'symbol') {
      const { width, height } = outerSize(attributes, inherited.viewport);
      boxOf.setContent(result, target ?? source, () => element('rect', { width, height }));
    } else if (target && !open.has(target))
      boxOf.setContent(result, target, () => resolve(insideOf(target), context, true));
    const content = name === 'svg' && !isRoot ? place(element('g', {}, children)) : place(result);
    const [filter, ...outerFilters] = addEffects(source, style, attributes, {
      outside: place(result),
      content,
    });
    if (filter !== undefined) attributes.filter = filter;
    if (name === 'radialGradient') {
      const attributeOf = (each: string) => ofGradient(source, gradient => gradient.attributes[each]);
      const found = withFocus(result, attributeOf, context.viewport);
      found.leftOut.forEach(leaveOut);
      return found.gradient;
    }
    if (name === 'svg' && outerFilters.length > 0) leaveOut('filter');
    if (!isRoot) return withFilters(withOwnGroup(result), name === 'svg' ? [] : outerFilters);
    const radius = radiusOf(style, place(result));
    const corners = radius && define(radius);
    return rootOf(result, { background: style.textOf('background-color'), corners });
  };

  /** Adds the size of a used symbol, and refers to a copy of the target if its style depends on its use. */
  const addTarget = (target: SourceElement, attributes: Attributes, context: Inherited): void => {
    const { name, attributes: used } = target;
    if (name === 'symbol') {
      // The size of a symbol is that of its uses without their own (SVG 2, section 5.6).
      for (const side of ['width', 'height']) if (used[side] !== undefined) attributes[side] ??= used[side];
      for (const side of ['x', 'y'])
        if (Number(used[side])) attributes[side] = `${Number(attributes[side] ?? 0) + Number(used[side])}`;
    }
    if (!needsCopy(target)) return;
    const contextPaints = { fill: context.fill.text, stroke: context.stroke.text };
    const copy = copyOf(target, { ...context, contextPaints });
    if (copy !== undefined) attributes.href = `#${copy}`;
  };

  const open = new Set<SourceElement>();
  /** Resolves the copy of an element in the context of what refers to it. Returns the id of the result. */
  const copyOf = (
    target: SourceElement,
    inherited: Inherited,
    change = (each: SvgElement) => each,
  ): string | undefined => {
    if (open.has(target)) return undefined;
    open.add(target);
    // Selectors see a marker at its own place.
    const source = target.name === 'marker' ? target : insideOf(target);
    const copied = descend(() => resolve(source, inherited, true));
    open.delete(target);
    return copied && define(change(copied));
  };

  /** The element with its children, or with what is drawn instead of them. */
  const withContent = (
    source: SourceElement,
    style: ComputedStyle,
    {
      attributes,
      children,
      context,
    }: {
      readonly attributes: Attributes;
      readonly children: readonly SvgElement[];
      readonly context: Inherited;
    },
  ): SvgElement => {
    const { name, text } = source;
    const wedges = name === 'foreignObject' ? wedgesOf(source, attributes, context) : undefined;
    if (wedges) {
      const { x: _x, y: _y, width: _width, height: _height, ...others } = attributes;
      return { name: 'g', attributes: others, children: [wedges] };
    }
    if (name === 'text') return { name, attributes, children, text };
    if (name === 'symbol' && attributes.display === 'none') return { name, attributes, children: [] };
    if (!/Gradient$/.test(name)) return { name, attributes, children };
    const colorAt = (stop: SvgElement) => stopColors.get(stop.attributes);
    return { name, attributes, children: gradientStops(children, colorAt, isLinear(style)) };
  };

  /** The angular gradient in a `foreignObject`, clipped to its box. */
  const wedgesOf = (
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

  /** The color space in which the last primitive of a filter computes. Undefined if there is no such filter. */
  const filterSpaceOf = (href: string): string | undefined => {
    const filter = targetOf(href);
    let source = filter?.children.at(-1);
    while (source) {
      const own = styleOf(source, initial).textOf('color-interpolation-filters');
      if (own !== undefined) return own;
      source = source.parent;
    }
    return filter && 'linearRGB';
  };

  /**
   * Adds effects that need the box of the element, or of the `content` of a nested `svg`. Returns its filters.
   */
  const addEffects = (
    source: SourceElement,
    style: ComputedStyle,
    attributes: Attributes,
    { outside, content }: { readonly outside: Place; readonly content: Place },
  ): readonly string[] => {
    if (attributes.display === 'contents') return [];
    const { context } = outside;
    const frame = source.isRoot ? { ...readViewBox(attributes), ...context.viewport } : undefined;
    const matrix = matrixOf(style, outside, frame);
    if (matrix) attributes[TRANSFORMS[source.name] ?? 'transform'] = `matrix(${matrix.join(' ')})`;
    if (source.name === 'path' && /\.000|e-/.test(attributes.transform ?? ''))
      applyTinyScale(attributes, context);
    const clip = clipOf(style, content);
    if (clip) attributes['clip-path'] = `url(#${define(clip)})`;
    if (source.parent?.name === 'clipPath' && attributes['clip-path'] !== undefined)
      leaveOut('clip-path in a clipPath');
    return filtersOf(style, content, filterSpaceOf).flatMap(filter => {
      if (typeof filter !== 'string') return [`url(#${define(filter)})`];
      return targetOf(filter) ? [reference(filter)] : [];
    });
  };

  const tree = resolve(root, initial, false) ?? element('svg');
  const defs = definitions.length > 0 ? [element('defs', {}, definitions)] : [];
  return { tree: { ...tree, children: [...tree.children, ...defs] }, leftOut: [...leftOut] };
};

const movedBack = ({ x, y, ...size }: Box, attributes: Attributes): Box => ({
  x: x - (Number(attributes.x) || 0),
  y: y - (Number(attributes.y) || 0),
  ...size,
});

/** Examined values that take as long as a wedge of an angular gradient. */
const VALUES_PER_WEDGE = 20;

/** Basic shapes and paths. */
const SHAPES = /^(?:path|line|polyline|polygon|rect|circle|ellipse)$/;

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

const stopColorOf = (style: ComputedStyle): StopColor => {
  const { values } = style.valuesOf('stop-color') ?? { values: [] };
  const { rgb, alpha } = colorOf(values, style.context) ?? BLACK_RGBA;
  const opacity = Number(style.textOf('stop-opacity') ?? 1);
  return { color: { rgb, alpha: alpha * opacity }, isLegacy: isLegacyColor(values) };
};

const isLinear = (style: ComputedStyle): boolean => style.textOf('color-interpolation') === 'linearRGB';

/** Styles of an element that are not drawn, or not completely. `root` is that of the document. */
const leftOutOf = (
  { name, isRoot }: SourceElement,
  style: ComputedStyle,
  attributes: Attributes,
  { stroke, viewport }: Inherited,
  root: SourceElement,
): readonly string[] => {
  const found: Readonly<Record<string, boolean>> = {
    // It is drawn without its perspective.
    perspective: /perspective\(/i.test(textOf(style.valuesOf('transform')?.values ?? [])),
    'vector-effect': isFixedStroke(style) && stroke.text !== 'none' && !hasIconSize(root),
    animation: style.isMoving,
    'color-interpolation': name === 'mask' && isLinear(style),
  };
  const isScaled = isRoot && Math.max(viewport.width, viewport.height) !== ICON_SIDE;
  return [
    ...Object.keys(found).filter(each => found[each]),
    ...(isScaled ? ['mask', 'clip-path', 'filter'] : [])
      .filter(each => attributes[each]?.startsWith('url('))
      .map(each => `${each} of the root`),
  ];
};

/** Scale of a transform below which the renderer draws nothing. */
const TINY_SCALE = 1e-3;

/** Applies the transform of a path with a plain fill to its data if it is too small for the renderer. */
const applyTinyScale = (attributes: Attributes, { fill, stroke }: Inherited): void => {
  const matrix = parseTransformAttribute(attributes.transform);
  const [a, b, c, d] = matrix;
  const isPlain = stroke.text === 'none' && !fill.text.startsWith('url');
  if (!isPlain || !attributes.d || a * d === b * c || Math.hypot(a, b, c, d) > TINY_SCALE) return;
  attributes.d = transformBy(attributes.d, matrix);
  delete attributes.transform;
};
