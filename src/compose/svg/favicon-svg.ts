// The favicon as one SVG document that adapts to the color scheme and to the size.

import type { ColorScheme } from '../../model/look.ts';
import type { Scene } from '../../model/scene.ts';
import { element, type SvgElement, serialize } from '../../svg/element.ts';
import { SMALL_MAX_WIDTH, SMALL_PIXELS } from '../defaults.ts';
import type { RenderTarget, Scenes } from '../favicon.ts';
import { gradientsOf, type SceneElements, sceneElements, svgRoot } from './scene-svg.ts';
import { createStyleRules, mergeSchemes, type StyleRules } from './style-rules.ts';

/** Scenes of one drawing. With `dark`, the document selects by `prefers-color-scheme`. */
interface Drawing {
  readonly light: Scene;
  readonly dark?: Scene;
}

/** Which scenes favicon.svg holds. */
interface FaviconSvgOptions {
  /** `adaptive`, the default, selects the look by `prefers-color-scheme`. */
  readonly scheme?: ColorScheme | 'adaptive' | undefined;
  /** Whether the document also holds the drawing for small sizes. */
  readonly responsive: boolean;
}

/** Composes favicon.svg. */
export const composeFaviconSvg = (
  scenes: Scenes,
  { scheme = 'adaptive', responsive }: FaviconSvgOptions,
): string => {
  const drawingFor = (target: RenderTarget): Drawing => {
    const light = scenes(scheme === 'dark' ? 'dark' : 'light', target);
    const dark = scheme === 'adaptive' ? scenes('dark', target) : light;
    return dark === light ? { light } : { light, dark };
  };
  const large = drawingFor({ role: 'any' });
  const isFitted = responsive && !large.light.shapes.some(({ fill }) => fill && 'picture' in fill);
  return faviconSvg(large, isFitted ? drawingFor({ role: 'any', pixels: SMALL_PIXELS }) : undefined);
};

/**
 * Writes a document with the plate and the glyph of `large`. If the image is at most SMALL_MAX_WIDTH wide, it shows the
 * glyph of `small` instead. Attributes describe the large drawing in the light scheme, which renderers without media
 * queries show. (Decisions 024 and 026)
 */
export const faviconSvg = (large: Drawing, small?: Drawing): string => {
  const rules = createStyleRules();
  const identity = large.dark
    ? [gradientsOf(large.light), gradientsOf(large.dark)]
    : gradientsOf(large.light);
  const { gradients, definitions, plate, glyph } = drawingElements(large, identity, rules);
  const { size } = large.light;
  const smaller = small && drawingElements(small, identity, rules);
  const glyphs =
    small && smaller
      ? [
          rules.style(asOne(glyph), SMALL, 'display:none'),
          rules.style(
            asOne(smaller.glyph, {
              transform: `scale(${size / small.light.size})`,
              display: 'none',
            }),
            SMALL,
            'display:inline',
          ),
        ]
      : glyph;
  const shared = distinct([...definitions, ...(smaller?.definitions ?? [])]);
  return serialize(svgRoot(size, [...rules.elements(), ...gradients, ...shared, ...plate, ...glyphs]));
};

/** The first element of each id. */
const distinct = (elements: readonly SvgElement[]): readonly SvgElement[] =>
  [...new Map(elements.toReversed().map(each => [each.attributes.id, each])).values()].reverse();

const SMALL = `max-width:${SMALL_MAX_WIDTH}px`;

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

/** Adds attributes to a single element, or to a group of several. */
const asOne = (
  elements: readonly SvgElement[],
  attributes: Readonly<Record<string, string>> = {},
): SvgElement => {
  const [only, ...others] = elements;
  return only && others.length === 0
    ? { ...only, attributes: { ...attributes, ...only.attributes } }
    : element('g', attributes, elements);
};
