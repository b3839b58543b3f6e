// Artwork in the worker: read by the code of the service, so that previews show what the package contains.
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Artwork, readSvgArtwork, type SvgRenderer } from '../../compose/artwork/artwork.ts';
import { type DrawScene, glyphFromArtwork } from '../../compose/artwork/artwork-glyph.ts';
import { ArtworkError } from '../../compose/artwork/clean-svg.ts';
import { createResvgRenderer } from '../../compose/artwork/resvg-renderer.ts';
import type { Picture } from '../../model/scene.ts';
import { rasterize } from '../../raster/rasterize.ts';
import type { ArtworkRequest, RendererRequest, RenderResult, SentArtwork } from './messages.ts';

/** Artwork by text: that of the current design and of some earlier ones. */
const artworks = new Map<string, Artwork>();
const MAXIMUM_ARTWORKS = 8;

const resvg = createResvgRenderer({ Resvg });
let hasCrashed = false;

/** The memory of a crashed renderer may be inconsistent: the page starts another worker. */
const guard = <Result>(run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    hasCrashed ||= error instanceof WebAssembly.RuntimeError;
    throw error;
  }
};
const renderer: SvgRenderer = {
  normalize: svg => guard(() => resvg.normalize(svg)),
  draw: (svg, width, height) => guard(() => resvg.draw(svg, width, height)),
};

export const loadRenderer = async ({ wasm }: RendererRequest): Promise<RenderResult> => {
  await initWasm(wasm);
  return { status: 'ready' };
};

export const readArtwork = ({ artwork: text, use }: ArtworkRequest): RenderResult => {
  try {
    const artwork = artworks.get(text) ?? readSvgArtwork(text, renderer);
    artworks.delete(text);
    artworks.set(text, artwork);
    if (artworks.size > MAXIMUM_ARTWORKS) artworks.delete(artworks.keys().next().value as string);
    return { read: sendable(artwork, glyphFromArtwork(artwork, use, drawScene).traits) };
  } catch (error) {
    if (hasCrashed) return { status: 'crashed' };
    return error instanceof ArtworkError ? { refusal: error.message } : { status: 'failed' };
  }
};

/** The picture of artwork that was read before. */
export const pictureOf = (text: string): Picture => {
  const picture = pictureIn(artworks.get(text)?.shapes[0]);
  if (!picture) throw new Error('this artwork has no picture, or it was not read');
  return picture;
};

const pictureIn = (shape: Artwork['shapes'][number] | undefined): Picture | undefined => {
  const fill = shape?.paint?.fill;
  return fill && 'picture' in fill ? fill : undefined;
};

const sendable = (artwork: Artwork, traits: SentArtwork['traits']): SentArtwork => {
  const found = pictureIn(artwork.shapes[0]);
  if (!found) return { artwork, traits };
  const { width, height, element } = found.picture;
  const shapes = artwork.shapes.map(({ paint: _, ...shape }) => shape);
  return { artwork: { ...artwork, shapes }, picture: { width, height, element: element() }, traits };
};

const drawScene: DrawScene = (scene, pixels) => ({
  width: pixels,
  height: pixels,
  colors: rasterize(scene, pixels).pixels,
});
