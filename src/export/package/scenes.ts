// The scenes of one package, each composed once, however many files show it.
import { type Canvas, composeScene } from '../../compose/favicon.ts';
import { MAX_TUNED_PIXELS } from '../../compose/fit/render-target.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { Scene } from '../../model/scene.ts';
import type { Looks } from './looks.ts';

/** The scene of a look on a canvas. There is none in the dark where there is no dark look. */
export type Scenes = (scheme: 'light' | 'dark', canvas: Canvas) => Scene;

/** Composes `glyph` in `looks` when asked to. Canvases that are not drawn for one size share a scene. */
export const createScenes = (glyph: Glyph, looks: Looks): Scenes => {
  const composed = new Map<string, Scene>();
  return (scheme, { role, pixels = Number.POSITIVE_INFINITY }) => {
    const look = looks[scheme];
    if (!look) throw new RangeError(`there is no ${scheme} look`);
    const canvas = pixels <= MAX_TUNED_PIXELS ? { role, pixels } : { role };
    const key = JSON.stringify([scheme, canvas]);
    const scene = composed.get(key) ?? composeScene(glyph, look, canvas);
    composed.set(key, scene);
    return scene;
  };
};
