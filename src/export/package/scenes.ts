// Scenes of a package, cached per look and render target.
import { composeScene, type RenderTarget } from '../../compose/favicon.ts';
import { MAX_FITTED_PIXELS } from '../../compose/fit/fitted-size.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Scene } from '../../model/scene.ts';

/** Returns the scene of a look for a render target. Throws a RangeError for `dark` if the request has no dark look. */
export type Scenes = (scheme: 'light' | 'dark', target: RenderTarget) => Scene;

/** Composes the scenes of `glyph` on demand. All sizes above MAX_FITTED_PIXELS share one scene. */
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
