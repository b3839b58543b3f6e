// Sends requests to the render worker, which starts with the first.
import type { Artwork } from '../../compose/artwork/artwork.ts';
import { type ArtworkUse, glyphWithTraits } from '../../compose/artwork/artwork-glyph.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { Picture, Scene } from '../../model/scene.ts';
import { ApiFailure } from '../api/failure.ts';
import type {
  PackageRequest,
  RenderAnswer,
  RenderMessage,
  RenderResult,
  SentArtwork,
  SentShape,
} from './messages.ts';

/** Time limit for a logo, which takes less even on a slow phone. A busy device may need longer for any logo. */
const DEADLINE_SECONDS = 20;

let worker: Worker | undefined;
let artworkRenderer: Promise<RenderResult> | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve(result: RenderResult): void; reject(error: Error): void }>();

/** Only the worker, which has its own policy, runs WebAssembly: the page needs no 'wasm-unsafe-eval'. (Decision 050) */
const startWorker = (): Worker => {
  const started = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, result } }: MessageEvent<RenderAnswer>) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  started.addEventListener('error', () => stopWorker(new ApiFailure('offline')));
  return started;
};

const stopWorker = (error: Error): void => {
  worker?.terminate();
  worker = undefined;
  artworkRenderer = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
};

const send = (request: RenderMessage['request'], transferred: Transferable[] = []): Promise<RenderResult> => {
  worker ??= startWorker();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, request } satisfies RenderMessage, transferred);
  });
};

type DrawnByWorker = Required<Pick<SentShape, 'artwork' | 'change'>>;

/** The artwork of a picture, which only the worker can draw. */
const drawnByWorker = new WeakMap<Picture['picture'], DrawnByWorker>();

/** RGBA bytes of a scene. `pixels` is the side of the image. */
export const rasterizeInWorker = async (scene: Scene, pixels: number): Promise<Uint8Array> => {
  const shapes = scene.shapes.map(({ fill, ...shape }): SentShape => {
    if (!fill) return shape;
    const drawn = 'picture' in fill ? drawnByWorker.get(fill.picture) : undefined;
    return drawn ? { ...shape, ...drawn } : { ...shape, fill };
  });
  const request = { scene: { ...scene, shapes }, pixels };
  const result = await send(request);
  if ('rgba' in result) return result.rgba;
  // A restarted worker has to read the artwork again.
  for (const { artwork } of shapes) if (artwork !== undefined) await readInWorker(artwork, ANY_USE);
  const second = await send(request);
  if ('rgba' in second) return second.rgba;
  throw new Error('the scene was not rasterized');
};

const ANY_USE: ArtworkUse = { ink: 'original', isTrimmed: true };

/** The message says to the user why artwork cannot be used. */
export class RefusedArtwork extends Error {
  override readonly name = 'RefusedArtwork';
}

/** Throws a RefusedArtwork, or an ApiFailure if the renderer cannot be loaded. */
export const readArtworkGlyph = async (text: string, use: ArtworkUse): Promise<Glyph> => {
  const { artwork, picture, traits } = await readInWorker(text, use);
  return glyphWithTraits(
    picture ? withPicture(artwork, picture, { artwork: text, change: traits?.change }) : artwork,
    use,
    traits,
  );
};

const readInWorker = async (artwork: string, use: ArtworkUse): Promise<SentArtwork> => {
  await loadedRenderer();
  const timer = setTimeout(
    () =>
      stopWorker(
        new RefusedArtwork(
          `Your device did not draw this picture within ${DEADLINE_SECONDS} seconds. Try again, or use a simpler picture.`,
        ),
      ),
    DEADLINE_SECONDS * 1000,
  );
  try {
    const result = await send({ artwork, use });
    if ('read' in result) return result.read;
    if ('refusal' in result) throw new RefusedArtwork(result.refusal);
    if ('status' in result && result.status === 'crashed') stopWorker(new ApiFailure('broken'));
    throw new RefusedArtwork('This picture cannot be drawn.');
  } finally {
    clearTimeout(timer);
  }
};

/** Throws an ApiFailure. */
export const makePackageInWorker = async ({ body, source }: PackageRequest) => {
  if ((body.artwork ?? body.emoji) !== undefined) await loadedRenderer();
  const result = await send({ body, source });
  if ('made' in result) return result.made;
  throw 'refusal' in result
    ? new ApiFailure('rejected', { detail: result.refusal })
    : new ApiFailure('broken');
};

const loadedRenderer = (): Promise<RenderResult> => {
  artworkRenderer ??= loadArtworkRenderer().catch(error => {
    artworkRenderer = undefined;
    throw error;
  });
  return artworkRenderer;
};

const loadArtworkRenderer = async (): Promise<RenderResult> => {
  const response = await fetch(new URL('resvg.wasm', document.baseURI)).catch(() => undefined);
  if (!response?.ok) throw new ApiFailure(response ? 'broken' : 'offline');
  const wasm = await response.arrayBuffer();
  return send({ wasm }, [wasm]);
};

const withPicture = (
  artwork: Artwork,
  { forDark, ...shown }: NonNullable<SentArtwork['picture']>,
  drawn: DrawnByWorker,
): Artwork => {
  const pictureOf = ({ element, ...size }: typeof shown, drawn: DrawnByWorker): Picture => {
    const picture: Picture['picture'] = {
      ...size,
      element: () => element,
      draw: () => {
        throw new TypeError('the worker draws pictures');
      },
      ...(forDark && { forDark: () => pictureOf(forDark, drawn) }),
    };
    drawnByWorker.set(picture, drawn);
    return { picture };
  };
  const fill = pictureOf(shown, { ...drawn, change: undefined });
  return {
    ...artwork,
    shapes: artwork.shapes.map(shape => ({ ...shape, paint: { fill, line: undefined } })),
  };
};
