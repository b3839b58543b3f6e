// Images of a design, composed by the code that composes the package.

import { SMALL_PIXELS } from '../../compose/defaults.ts';
import {
  composeScene,
  createScenes,
  type Glyphs,
  type RenderTarget,
  themeColorOf,
} from '../../compose/favicon.ts';
import { type Glyph, type GlyphKind, glyphFromDrawing, readDrawing } from '../../compose/glyph/glyph.ts';
import { inkOf } from '../../compose/glyph/ink.ts';
import { type SvgElement, sceneToTree, serialize } from '../../compose/svg/scene-svg.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color, Scene } from '../../model/scene.ts';
import { fittedPixelsOf } from './search/start-icons.ts';

export type Scheme = ColorScheme;

export interface Drawing {
  /** Whether `stroke_scale` has an effect. */
  readonly hasLines: boolean;
  /** What the `fill` field paints; undefined for a glyph with one color. */
  readonly accentTarget: 'closed-shapes' | 'layers' | undefined;
  /** Main color of the glyph; undefined stands for that of a glyph of the kind `strokes`. */
  mainInk(scheme: Scheme): Color | undefined;
  /** Image for a role and size. Without dark mode, the dark scheme shows the light look. */
  image(target: RenderTarget, scheme?: Scheme): SvgElement;
  /** The image of the role `any` as a document. */
  svg(): string;
  /** RGBA bytes of an image of the package; undefined if only its SVG is known. */
  pixels(role: RenderTarget['role'], pixels: number): Promise<Uint8Array | undefined>;
  /**
   * The size in pixels for which a drawing is fitted: the drawing that browsers choose for `size` CSS pixels on this
   * display. Undefined if they choose the large drawing.
   */
  fittedPixels(size: number | undefined): number | undefined;
  /** The favicon.svg of the package, byte for byte. Its code loads on first use. */
  faviconSvg(): Promise<string>;
  /** Background of touch or maskable icons; the start color of a gradient. */
  homeScreenColor(role: 'touch' | 'maskable'): Color;
  /** Theme color of the light look, which is also the manifest's background color. */
  themeColor(): Color;
}

/** The glyph of an icon. The browser parses the SVG, so that the bundle needs no XML parser. (Decision 073) */
export const glyphOfSvg = (svg: string): Glyph =>
  glyphFromDrawing(
    readDrawing(toElement(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)),
  );

const toElement = ({ nodeName, attributes, children }: Element): SvgElement => ({
  name: nodeName,
  attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  children: Array.from(children, toElement),
});

const ACCENT_TARGETS: Partial<Record<GlyphKind, 'closed-shapes' | 'layers'>> = {
  strokes: 'closed-shapes',
  duotone: 'layers',
};

/** What the grid shows: favicon.svg of each candidate at the size of a tab. */
export interface CandidateLook {
  readonly look: Look;
  /** Whether favicon.svg has a drawing for small sizes. */
  readonly isFitted: boolean;
}

/** Image of a candidate. */
export const composeCandidate = (glyph: Glyph, { look, isFitted }: CandidateLook): SvgElement =>
  sceneToTree(composeScene(glyph, look, { role: 'any', ...(isFitted && { pixels: SMALL_PIXELS }) }));

/** Composes each image on first use and caches it. */
export const createDrawing = (glyphs: Glyphs, request: ExportRequest): Drawing => {
  const { main: glyph } = glyphs;
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
    svg: () => serialize(image({ role: 'any' })),
    pixels: async (role, pixels) => {
      const { rasterizeInWorker } = await import('../render/renderer.ts');
      return rasterizeInWorker(scenes('light', { role, pixels }), pixels);
    },
    fittedPixels: size => (responsiveSvg ? fittedPixelsOf(size) : undefined),
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
