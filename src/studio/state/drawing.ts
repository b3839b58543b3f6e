// Images of a design, composed by the same code as packages.
import { DOUBLE_PIXELS, DOUBLE_RESOLUTION, SMALL_MAX_WIDTH, SMALL_PIXELS } from '../../compose/defaults.ts';
import {
  composeScene,
  createScenes,
  type Glyphs,
  glyphFor,
  type RenderTarget,
  themeColorOf,
} from '../../compose/favicon.ts';
import { type Glyph, type GlyphKind, glyphFromElement } from '../../compose/glyph/glyph.ts';
import { inkOf } from '../../compose/glyph/ink.ts';
import { sceneToTree } from '../../compose/svg/scene-svg.ts';
import type { ResolvedDesign } from '../../contract/export/resolved-design.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color, Scene } from '../../model/scene.ts';
import type { SvgElement } from '../../svg/element.ts';

/** The glyph of an icon. The browser parses the SVG, so the bundle needs no XML parser. (Decision 073) */
export const glyphOfSvg = (svg: string): Glyph =>
  glyphFromElement(toElement(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement));

const toElement = ({ nodeName, attributes, children }: Element): SvgElement => ({
  name: nodeName,
  attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  children: Array.from(children, toElement),
});

const ACCENT_TARGETS: Partial<Record<GlyphKind, 'closed-shapes' | 'layers'>> = {
  strokes: 'closed-shapes',
  duotone: 'layers',
};

/** Look of the icons in the grid, which show favicon.svg as in a tab. */
export interface CandidateLook {
  readonly look: Look;
  /** Whether favicon.svg has drawings for small sizes. */
  readonly isFitted: boolean;
}

export const composeCandidate = (glyph: Glyph, { look, isFitted }: CandidateLook): SvgElement =>
  sceneToTree(composeScene(glyph, look, { role: 'any', ...(isFitted && { pixels: SMALL_PIXELS }) }));

export type Drawing = ReturnType<typeof createDrawing>;

/** Composes each image on first use, and caches it. */
export const createDrawing = (glyphs: Glyphs, design: ResolvedDesign) => {
  const { main: glyph } = glyphs;
  const { light, dark, responsiveSvg } = design;
  const scenes = createScenes(glyphs, design);
  const trees = new Map<Scene, SvgElement>();
  /** Without dark mode, the image of the dark scheme has the light look. */
  const image = (target: RenderTarget, scheme: ColorScheme = 'light'): SvgElement => {
    const scene = scenes(scheme, target);
    const tree = trees.get(scene) ?? sceneToTree(scene);
    trees.set(scene, tree);
    return tree;
  };
  let favicon: Promise<string> | undefined;
  return {
    /** Whether the glyph consists of lines, whose width can be changed. */
    hasLines: glyph.kind === 'strokes',
    /** The parts of the glyph that have the color of the field `fill`. Undefined for a glyph with one color. */
    accentTarget: ACCENT_TARGETS[glyph.kind],
    /** Main color of the glyph. Undefined for a picture. */
    mainInk: (scheme: ColorScheme): Color | undefined =>
      dark && scheme === 'dark'
        ? inkOf(glyphFor(glyphs, scheme, { role: 'any' }), dark).main
        : inkOf(glyph, light).main,
    image,
    /** An image of the package, with the pixels of its PNG or ICO file. */
    imageData: async (role: RenderTarget['role'], pixels: number): Promise<ImageData> => {
      const { rasterizeInWorker } = await import('../render/renderer.ts');
      const rgba = await rasterizeInWorker(scenes('light', { role, pixels }), pixels);
      return new ImageData(new Uint8ClampedArray(rgba), pixels, pixels);
    },
    /** Pixels of the drawing in favicon.svg that this browser shows at `size` CSS pixels. Undefined for the large one. */
    fittedPixels: (size: number | undefined): number | undefined => {
      if (!responsiveSvg || size === undefined || size > SMALL_MAX_WIDTH) return undefined;
      return devicePixelRatio < DOUBLE_RESOLUTION ? SMALL_PIXELS : DOUBLE_PIXELS;
    },
    /** The favicon.svg of the package, byte for byte. */
    faviconSvg: (): Promise<string> => {
      favicon ??= import('../../compose/svg/favicon-svg.ts').then(({ composeFaviconSvg }) =>
        composeFaviconSvg(scenes, { fitted: responsiveSvg ? [SMALL_PIXELS] : [] }),
      );
      return favicon;
    },
    /** Background color of the icon on iOS (touch) or Android (maskable). For a gradient, its start color. */
    homeScreenColor: (role: 'touch' | 'maskable'): Color => {
      const paint = scenes('light', { role }).shapes[0]?.fill;
      if (paint && 'from' in paint) return paint.from;
      if (paint && 'stops' in paint && paint.stops[0]) return paint.stops[0].color;
      if (paint && 'hex' in paint) return paint;
      throw new TypeError('the first shape of a home-screen icon is its background');
    },
    /** The default of both colors in the manifest. */
    themeColor: (): Color => themeColorOf(glyph, light),
  };
};
