// The pictures of a design, composed by the same code that makes the package.

import { composeScene, type RenderTarget } from '../../compose/favicon.ts';
import type { Glyph, GlyphKind } from '../../compose/glyph/glyph.ts';
import { adaptiveSvg } from '../../compose/svg/adaptive.ts';
import { sceneToSvg } from '../../compose/svg/scene-svg.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Color } from '../../model/color.ts';
import type { ColorScheme } from '../../model/look.ts';

export type Scheme = ColorScheme;

export interface Drawing {
  readonly hasDark: boolean;
  /** Whether line width does anything. */
  readonly hasLines: boolean;
  /** What can have colours of its own besides the ink. */
  readonly secondInk: 'insides' | 'layers' | undefined;
  /** A picture as SVG; without dark mode the dark scheme shows the light look, as browsers do. */
  svg(target: RenderTarget, scheme?: Scheme): string;
  /** The package's favicon.svg, to the byte. */
  faviconSvg(): string;
  /** What the touch icon lies on: the colour of splash screens and browser bars. */
  ground(): Color;
}

const SECOND_INKS: Partial<Record<GlyphKind, 'insides' | 'layers'>> = {
  strokes: 'insides',
  duotone: 'layers',
};

/** Pictures are composed when they are first asked for, and kept as long as the drawing. */
export const createDrawing = (glyph: Glyph, { light, dark }: ExportRequest): Drawing => {
  const pictures = new Map<string, string>();
  const lookOf = (scheme: Scheme) => (scheme === 'dark' && dark ? dark : light);
  const once = (key: string, draw: () => string): string => {
    const svg = pictures.get(key) ?? draw();
    pictures.set(key, svg);
    return svg;
  };
  return {
    hasDark: dark !== undefined,
    hasLines: glyph.kind === 'strokes',
    secondInk: SECOND_INKS[glyph.kind],
    svg: (target, scheme = 'light') =>
      once(`${target.role} ${target.pixels} ${scheme}`, () =>
        sceneToSvg(composeScene(glyph, lookOf(scheme), target)),
      ),
    faviconSvg: () =>
      once('favicon', () => {
        const scene = composeScene(glyph, light, { role: 'any' });
        return dark ? adaptiveSvg(scene, composeScene(glyph, dark, { role: 'any' })) : sceneToSvg(scene);
      }),
    ground: () => {
      const paint = composeScene(glyph, light, { role: 'touch' }).shapes[0]?.fill;
      if (!paint) throw new TypeError('a touch icon is painted on an opaque ground');
      return 'from' in paint ? paint.from : paint;
    },
  };
};
