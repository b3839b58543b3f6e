// Scenes of a package, each composed once for all files that show it.
import { composeScene, type RenderTarget } from '../../compose/favicon.ts';
import { MAX_FITTED_PIXELS } from '../../compose/fit/render-target.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Scene } from '../../model/scene.ts';

/** The scene of a look for a render target. Throws a RangeError for the dark look of a request without one. */
export type Scenes = (scheme: 'light' | 'dark', target: RenderTarget) => Scene;

/** Composes the scenes of `glyph` on demand. All sizes that are not tuned to the pixel grid share one scene. */
export const createScenes = (glyph: Glyph, looks: Pick<ExportRequest, 'light' | 'dark'>): Scenes => {
  const composed = new Map<string, Scene>();
  return (scheme, { role, pixels = Number.POSITIVE_INFINITY }) => {
    const look = looks[scheme];
    if (!look) throw new RangeError(`the request has no ${scheme} look`);
    const target = pixels <= MAX_FITTED_PIXELS ? { role, pixels } : { role };
    const key = JSON.stringify([scheme, target]);
    const scene = composed.get(key) ?? composeScene(glyph, look, target);
    composed.set(key, scene);
    return scene;
  };
};
