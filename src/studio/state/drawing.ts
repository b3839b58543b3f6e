// Images of a design, composed by the code that composes the package.

import { SMALL_MAX_WIDTH, SMALL_PIXELS } from '../../compose/defaults.ts';
import { createScenes, type Glyphs, type RenderTarget, themeColorOf } from '../../compose/favicon.ts';

import type { GlyphKind } from '../../compose/glyph/glyph.ts';
import { type SvgElement, sceneToTree, serialize } from '../../compose/svg/scene-svg.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { Color, Scene } from '../../model/scene.ts';

export type Scheme = ColorScheme;

export interface Drawing {
  readonly hasDark: boolean;
  /** Whether `stroke_scale` has an effect. */
  readonly hasLines: boolean;
  /** What the `fill` field paints; undefined for a glyph with one color. */
  readonly accentTarget: 'closed-shapes' | 'layers' | undefined;
  /** Image for a role and size. Without dark mode, the dark scheme shows the light look. */
  image(target: RenderTarget, scheme?: Scheme): SvgElement;
  /** The image of the role `any` as a document. */
  svg(): string;
  /** The scene that the package rasterizes for a role and size. */
  scene(target: RenderTarget): Scene;
  /** Pixels for which the drawing is fitted that favicon.svg shows at `size` CSS pixels; undefined if it is not. */
  fittedPixels(size: number | undefined): number | undefined;
  /** The favicon.svg of the package, byte for byte. Its code loads on first use. */
  faviconSvg(): Promise<string>;
  /** Background of touch or maskable icons; the start color of a gradient. */
  homeScreenColor(role: 'touch' | 'maskable'): Color;
  /** Theme color of the light look, which is also the manifest's background color. */
  themeColor(): Color;
}

const ACCENT_TARGETS: Partial<Record<GlyphKind, 'closed-shapes' | 'layers'>> = {
  strokes: 'closed-shapes',
  duotone: 'layers',
};

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
    hasDark: dark !== undefined,
    hasLines: glyph.kind === 'strokes',
    accentTarget: ACCENT_TARGETS[glyph.kind],
    image,
    svg: () => serialize(image({ role: 'any' })),
    scene: target => scenes('light', target),
    fittedPixels: size =>
      responsiveSvg && size !== undefined && size <= SMALL_MAX_WIDTH ? SMALL_PIXELS : undefined,
    faviconSvg: () => {
      favicon ??= import('../../compose/svg/favicon-svg.ts').then(({ composeFaviconSvg }) =>
        composeFaviconSvg(scenes, { responsive: responsiveSvg }),
      );
      return favicon;
    },
    homeScreenColor: role => {
      const paint = scenes('light', { role }).shapes[0]?.fill;
      if (paint && 'from' in paint) return paint.from;
      if (paint && 'hex' in paint) return paint;
      throw new TypeError('the first shape of a home-screen icon is its background');
    },
    themeColor: () => themeColorOf(glyph, light),
  };
};
