// Images of a design, composed by the same code as packages.

import { DOUBLE_PIXELS, DOUBLE_RESOLUTION, SMALL_MAX_WIDTH, SMALL_PIXELS } from '../../compose/defaults.ts';
import {
  composeScene,
  createScenes,
  type Glyphs,
  type RenderTarget,
  themeColorOf,
} from '../../compose/favicon.ts';
import { type Glyph, type GlyphKind, glyphFromElement } from '../../compose/glyph/glyph.ts';
import { inkOf } from '../../compose/glyph/ink.ts';
import { type SvgElement, sceneToTree } from '../../compose/svg/scene-svg.ts';
import { withGlyph } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color, Scene } from '../../model/scene.ts';

export type Scheme = ColorScheme;

export interface Drawing {
  /** Whether `stroke_scale` has an effect. */
  readonly hasLines: boolean;
  /** Parts that the field `fill` paints. Undefined for a glyph with one color. */
  readonly accentTarget: 'closed-shapes' | 'layers' | undefined;
  /** Main color of the glyph. If undefined, it is `mainInk` of the look. */
  mainInk(scheme: Scheme): Color | undefined;
  /** Image for a role and size. Without dark mode, the dark scheme shows the light look. */
  image(target: RenderTarget, scheme?: Scheme): SvgElement;
  /** RGBA bytes of a package image. Undefined if only its SVG is available. */
  pixels(role: RenderTarget['role'], pixels: number): Promise<Uint8Array | undefined>;
  /**
   * Size in pixels of the small drawing that browsers show at `size` CSS pixels on this display. Undefined if they show
   * the large drawing.
   */
  fittedPixels(size: number | undefined): number | undefined;
  /** favicon.svg with the same bytes as in the package. Loads code on first use. */
  faviconSvg(): Promise<string>;
  /** Background of touch or maskable icons. Of a gradient, the start color. */
  homeScreenColor(role: 'touch' | 'maskable'): Color;
  /** Theme color of the light look, which is also the background color in the manifest. */
  themeColor(): Color;
}

/** The glyph of an icon. The browser parses the SVG, so that the bundle needs no XML parser. (Decision 073) */
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

/** Look of the candidates. The grid shows favicon.svg at tab size. */
export interface CandidateLook {
  readonly look: Look;
  /** Whether favicon.svg has small drawings. */
  readonly isFitted: boolean;
}

/** Composes the image of a candidate. */
export const composeCandidate = (glyph: Glyph, { look, isFitted }: CandidateLook): SvgElement =>
  sceneToTree(composeScene(glyph, look, { role: 'any', ...(isFitted && { pixels: SMALL_PIXELS }) }));

/** Creates a drawing. Composes each image on first use and caches it. */
export const createDrawing = (glyphs: Glyphs, parsed: ExportRequest): Drawing => {
  const { main: glyph } = glyphs;
  const request = withGlyph(parsed, glyph.kind);
  const { light, dark, responsiveSvg } = request;
  const scenes = createScenes(glyph, request, glyphs);
  const trees = new Map<Scene, SvgElement>();
  const image = (target: RenderTarget, scheme: Scheme = 'light'): SvgElement => {
    const scene = scenes(scheme, target);
    const tree = trees.get(scene) ?? sceneToTree(scene);
    trees.set(scene, tree);
    return tree;
  };
  let favicon: Promise<string> | undefined;
  return {
    hasLines: glyph.kind === 'strokes',
    accentTarget: ACCENT_TARGETS[glyph.kind],
    mainInk: scheme => inkOf(glyph, (scheme === 'dark' && dark) || light).main,
    image,
    pixels: async (role, pixels) => {
      const { rasterizeInWorker } = await import('../render/renderer.ts');
      return rasterizeInWorker(scenes('light', { role, pixels }), pixels);
    },
    fittedPixels: size => {
      if (!responsiveSvg || size === undefined || size > SMALL_MAX_WIDTH) return undefined;
      return devicePixelRatio < DOUBLE_RESOLUTION ? SMALL_PIXELS : DOUBLE_PIXELS;
    },
    faviconSvg: () => {
      favicon ??= import('../../compose/svg/favicon-svg.ts').then(({ composeFaviconSvg }) =>
        composeFaviconSvg(scenes, { fitted: responsiveSvg ? [SMALL_PIXELS] : [] }),
      );
      return favicon;
    },
    homeScreenColor: role => {
      const paint = scenes('light', { role }).shapes[0]?.fill;
      if (paint && 'from' in paint) return paint.from;
      if (paint && 'stops' in paint && paint.stops[0]) return paint.stops[0].color;
      if (paint && 'hex' in paint) return paint;
      throw new TypeError('the first shape of a home-screen icon is its background');
    },
    themeColor: () => themeColorOf(glyph, light),
  };
};
