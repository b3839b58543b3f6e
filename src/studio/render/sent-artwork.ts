// Reads artwork in the worker, with the code of the service.
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Artwork, SvgRenderer } from '../../compose/artwork/artwork.ts';
import { glyphFromArtwork } from '../../compose/artwork/artwork-glyph.ts';
import { ArtworkError } from '../../compose/artwork/clean-svg.ts';
import { createResvgRenderer, pictureDocument } from '../../compose/artwork/resvg-renderer.ts';
import type { DarkChange, Picture } from '../../model/scene.ts';
import { createArtworkReader } from '../../package/artwork-reader.ts';
import type { PictureCodecs } from '../../raster/picture-decoder.ts';
import { drawScene } from '../../raster/rasterize.ts';
import type { ArtworkRequest, RenderResult, SentArtwork } from './messages.ts';

/** Artwork that was read last, by its text. */
const artworks = new Map<string, Artwork>();
const MAXIMUM_ARTWORKS = 8;

const resvg = createResvgRenderer({ Resvg });
let hasCrashed = false;

/** Remembers a crash of the renderer, whose memory may then be inconsistent: the page starts another worker. */
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
  draw: (...drawing) => guard(() => resvg.draw(...drawing)),
};

export const loadRenderer = async (wasm: ArrayBuffer): Promise<RenderResult> => {
  await initWasm(wasm);
  return { status: 'ready' };
};

/** The page has converted WebP to PNG. */
const codecs: PictureCodecs = {
  draw: (bytes, type, header) => renderer.draw(...pictureDocument(bytes, type, header)),
  decodeWebp: () => {
    throw new Error('the browser converts these pictures');
  },
};

const read = createArtworkReader(renderer, codecs);

/** Throws an ArtworkError. */
export const artworkOf = (text: string): Artwork => {
  const artwork = artworks.get(text) ?? read(text);
  artworks.delete(text);
  artworks.set(text, artwork);
  if (artworks.size > MAXIMUM_ARTWORKS) artworks.delete(artworks.keys().next().value as string);
  return artwork;
};

export const readArtwork = ({ artwork: text, use }: ArtworkRequest): RenderResult => {
  try {
    const artwork = artworkOf(text);
    return { read: sendable(artwork, glyphFromArtwork(artwork, use, drawScene).traits) };
  } catch (error) {
    if (hasCrashed) return { status: 'crashed' };
    return error instanceof ArtworkError ? { refusal: error.message } : { status: 'failed' };
  }
};

/** The picture of artwork that `readArtwork` has read. */
export const pictureOf = (text: string, change?: DarkChange): Picture => {
  const picture = pictureIn(artworks.get(text)?.shapes[0]);
  if (!picture) throw new Error('this artwork has no picture, or it was not read');
  return (change && picture.picture.forDark?.(change)) || picture;
};

const pictureIn = (shape: Artwork['shapes'][number] | undefined): Picture | undefined => {
  const fill = shape?.paint?.fill;
  return fill && 'picture' in fill ? fill : undefined;
};

const sendable = (artwork: Artwork, traits: SentArtwork['traits']): SentArtwork => {
  const found = pictureIn(artwork.shapes[0]);
  if (!found) return { artwork, traits };
  const sent = ({ width, height, element }: Picture['picture']) => ({ width, height, element: element() });
  const changed = traits?.change && found.picture.forDark?.(traits.change).picture;
  const shapes = artwork.shapes.map(({ paint: _, ...shape }) => shape);
  return {
    artwork: { ...artwork, shapes },
    picture: { ...sent(found.picture), ...(changed && { forDark: sent(changed) }) },
    traits,
  };
};
