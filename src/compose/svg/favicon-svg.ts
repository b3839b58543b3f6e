// Writes favicon.svg, a document that adapts to the color scheme and the size.
import { contentName } from '../../model/bytes.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { Scene } from '../../model/scene.ts';
import { element, type SvgElement, serialize } from '../../svg/element.ts';
import { SMALL_MAX_WIDTH, SMALL_PIXELS } from '../defaults.ts';
import type { RenderTarget, Scenes } from '../favicon.ts';
import { gradientsOf, type SceneElements, sceneElements, svgRoot } from './scene-svg.ts';

/** The scenes of a drawing. If `dark` is given, `prefers-color-scheme` selects one of the two. */
interface Drawing {
  readonly light: Scene;
  readonly dark?: Scene;
}

interface FaviconSvgOptions {
  /** With `adaptive` (the default), `prefers-color-scheme` selects the look. */
  readonly scheme?: ColorScheme | 'adaptive' | undefined;
  /** Sides in pixels of the small drawings in the document, ascending. */
  readonly fitted: readonly number[];
}

/** Whether the small drawing differs from the large one. It does not if both show the same bitmap. */
export const canBeFitted = (scenes: Scenes): boolean => {
  const picturesOf = (target: RenderTarget) =>
    scenes('light', target).shapes.flatMap(({ fill }) => (fill && 'picture' in fill ? [fill.picture] : []));
  const large = picturesOf({ role: 'any' });
  return !picturesOf({ role: 'any', pixels: SMALL_PIXELS }).some(picture => large.includes(picture));
};

/** Composes favicon.svg and its variants. */
export const composeFaviconSvg = (
  scenes: Scenes,
  { scheme = 'adaptive', fitted }: FaviconSvgOptions,
): string => {
  const drawingFor = (target: RenderTarget): Drawing => {
    const light = scenes(scheme === 'dark' ? 'dark' : 'light', target);
    const dark = scheme === 'adaptive' ? scenes('dark', target) : light;
    return dark === light ? { light } : { light, dark };
  };
  const small = canBeFitted(scenes) ? fitted.map(pixels => drawingFor({ role: 'any', pixels })) : [];
  return faviconSvg(drawingFor({ role: 'any' }), small);
};

/**
 * Writes a document with the plate and the glyph of `large`. Up to a width of SMALL_MAX_WIDTH, media queries replace the
 * glyph by the last one of `small`, and at smaller widths by earlier ones. Renderers without media queries show the
 * large drawing in the light scheme. (Decisions 024 and 026)
 */
export const faviconSvg = (large: Drawing, small: readonly Drawing[] = []): string => {
  const rules = createStyleRules();
  const identity = large.dark
    ? [gradientsOf(large.light), gradientsOf(large.dark)]
    : gradientsOf(large.light);
  const { gradients, definitions, plate, glyph } = drawingElements(large, identity, rules);
  const { size } = large.light;
  const smaller = small.toReversed().map(drawing => ({
    size: drawing.light.size,
    ...drawingElements(drawing, identity, rules),
  }));
  const [medium, ...others] = smaller;
  const glyphs = medium
    ? [
        rules.style(asOne(glyph), upTo(SMALL_MAX_WIDTH), 'display:none'),
        ...smaller.map((each, index) => {
          const width = index === 0 ? SMALL_MAX_WIDTH : each.size * WIDEST_SCALE;
          const shown = rules.style(
            asOne(each.glyph, { transform: `scale(${size / each.size})`, display: 'none' }),
            upTo(width),
            'display:inline',
          );
          const next = others[index];
          return next ? rules.style(shown, upTo(next.size * WIDEST_SCALE), 'display:none') : shown;
        }),
      ]
    : glyph;
  const shared = distinct([...definitions, ...smaller.flatMap(each => each.definitions)]);
  return serialize(
    svgRoot(size, [...rules.elements(commentOn(small)), ...gradients, ...shared, ...plate, ...glyphs]),
  );
};

/** A CSS comment for people who read the document. */
const commentOn = (small: readonly Drawing[]): string =>
  small.length === 0
    ? ''
    : `/* small sizes: fitted to ${small.map(({ light }) => light.size).join(', ')} px */`;

/** Maximum factor by which a small drawing is enlarged before the next larger one replaces it. */
const WIDEST_SCALE = 1.25;

const upTo = (width: number): string => `max-width:${width}px`;

/** The first element with each id. */
const distinct = (elements: readonly SvgElement[]): readonly SvgElement[] =>
  [...new Map(elements.toReversed().map(each => [each.attributes.id, each])).values()].reverse();

const drawingElements = ({ light, dark }: Drawing, identity: unknown, rules: StyleRules): SceneElements => {
  const shown = sceneElements(light, identity);
  if (!dark) return shown;
  const other = sceneElements(dark, identity);
  return {
    gradients: mergeSchemes(shown.gradients, other.gradients, rules),
    definitions: [...shown.definitions, ...other.definitions],
    plate: mergeSchemes(shown.plate, other.plate, rules),
    glyph: mergeSchemes(shown.glyph, other.glyph, rules),
  };
};

/** Adds attributes to an element. Wraps several elements in a `g` first. */
const asOne = (
  elements: readonly SvgElement[],
  attributes: Readonly<Record<string, string>> = {},
): SvgElement => {
  const [only, ...others] = elements;
  return only && others.length === 0
    ? { ...only, attributes: { ...attributes, ...only.attributes } }
    : element('g', attributes, elements);
};

interface StyleRules {
  /** Adds a class to an element, whose declarations apply while the media query matches. */
  style(target: SvgElement, media: string, declarations: string): SvgElement;
  /** A list with the style element, which starts with `comment`. An empty list without rules. */
  elements(comment: string): readonly SvgElement[];
}

/** Class names are hashes of media query and declarations, because a page may inline several documents. */
const createStyleRules = (): StyleRules => {
  const rules = new Map<string, Map<string, string>>();
  return {
    style: (target, media, declarations) => {
      const name = contentName([media, declarations]);
      const group = rules.get(media) ?? new Map<string, string>();
      rules.set(media, group.set(name, declarations));
      const { class: others, ...attributes } = target.attributes;
      return { ...target, attributes: { class: others ? `${others} ${name}` : name, ...attributes } };
    },
    elements: comment => {
      const blocks = [...rules].map(([media, group]) => {
        const declarations = [...group].map(([name, text]) => `.${name}{${text}}`);
        return `@media(${media}){${declarations.join('')}}`;
      });
      return blocks.length > 0 ? [element('style', {}, comment + blocks.join(''))] : [];
    },
  };
};

const DARK = 'prefers-color-scheme:dark';

/**
 * Merges the elements of both color schemes. Two elements that differ only in colors become one with a style rule for
 * the dark colors. Any other element is hidden in the other scheme. Compares the lists from their ends, because one may
 * start with more elements, for the inside of closed shapes. (Decision 024)
 */
const mergeSchemes = (
  light: readonly SvgElement[],
  dark: readonly SvgElement[],
  rules: StyleRules,
): readonly SvgElement[] => {
  const merged: SvgElement[] = [];
  const length = Math.max(light.length, dark.length);
  for (let back = 1; back <= length; back++) merged.unshift(...merge(light.at(-back), dark.at(-back), rules));
  return merged;
};

/** Presentation attributes that style rules replace, and the CSS value for a missing attribute. */
const STYLABLE: ReadonlyMap<string, string> = new Map([
  ['fill', 'inherit'],
  ['fill-opacity', 'inherit'],
  ['stroke', 'inherit'],
  ['stroke-opacity', 'inherit'],
  ['stroke-width', 'inherit'],
  ['opacity', '1'],
  ['stop-color', '#000'],
  ['stop-opacity', '1'],
]);

const merge = (
  light: SvgElement | undefined,
  dark: SvgElement | undefined,
  rules: StyleRules,
): SvgElement[] => {
  if (!light || !dark || !differsInStyleAlone(light, dark))
    return [
      ...(light ? [rules.style(light, DARK, 'display:none')] : []),
      ...(dark
        ? [
            rules.style(
              { ...dark, attributes: { ...dark.attributes, display: 'none' } },
              DARK,
              'display:inline',
            ),
          ]
        : []),
    ];
  const changes = [...STYLABLE]
    .filter(([property]) => light.attributes[property] !== dark.attributes[property])
    .map(([property, absent]) => `${property}:${dark.attributes[property] ?? absent}`);
  const shared = { ...light, children: mergeSchemes(light.children, dark.children, rules) };
  return [changes.length === 0 ? shared : rules.style(shared, DARK, changes.join(';'))];
};

/** Whether two elements differ only in STYLABLE attributes. */
const differsInStyleAlone = (light: SvgElement, dark: SvgElement): boolean =>
  light.name === dark.name &&
  [...Object.keys(light.attributes), ...Object.keys(dark.attributes)].every(
    key => STYLABLE.has(key) || light.attributes[key] === dark.attributes[key],
  );
