// Rasterizes scenes, reads artwork and makes packages. (Decisions 028 and 050)
import type { Scene } from '../../model/scene.ts';
import { rasterize } from '../../raster/rasterize.ts';
import type { PackageRequest, RenderAnswer, RenderMessage, RenderResult, SentScene } from './messages.ts';

const resultOf = async (request: RenderMessage['request']): Promise<RenderResult> => {
  if ('scene' in request) return { rgba: rasterize(await withPictures(request.scene), request.pixels).rgba };
  if ('body' in request) return makePackage(request);
  const { loadRenderer, readArtwork } = await import('./sent-artwork.ts');
  return 'wasm' in request ? loadRenderer(request.wasm) : readArtwork(request);
};

const makePackage = async ({ body, source }: PackageRequest): Promise<RenderResult> => {
  const { exportPackage, ProblemError } = await import('../../package/engine.ts');
  const { artworkOf } = await import('./sent-artwork.ts');
  try {
    const { fileName, zip } = await exportPackage(body, { ...source, readArtwork: artworkOf });
    return { made: { fileName, zip } };
  } catch (error) {
    if (error instanceof ProblemError) return { refusal: error.message };
    throw error;
  }
};

/** Puts the pictures of artwork that was read before into a scene. */
const withPictures = async (scene: SentScene): Promise<Scene> => {
  if (scene.shapes.every(({ artwork }) => artwork === undefined)) return scene;
  const { pictureOf } = await import('./sent-artwork.ts');
  const shapes = scene.shapes.map(({ artwork, change, ...shape }) =>
    artwork === undefined ? shape : { ...shape, fill: pictureOf(artwork, change) },
  );
  return { ...scene, shapes };
};

addEventListener('message', ({ data: { id, request } }: MessageEvent<RenderMessage>) => {
  const send = (result: RenderResult) => postMessage({ id, result } satisfies RenderAnswer);
  resultOf(request).then(send, () => send({ status: 'failed' }));
});
