// Messages between page and render worker. They contain the artwork of a picture, because a picture has functions,
// which messages cannot contain.
import type { ExportBody } from '../../client/api-types.ts';
import type { Artwork } from '../../compose/artwork/artwork.ts';
import type { ArtworkUse } from '../../compose/artwork/artwork-glyph.ts';
import type { ArtworkTraits } from '../../compose/artwork/traits.ts';
import type { DarkChange, Picture, Scene, Shape, SvgNode } from '../../model/scene.ts';
import type { EnginePackage, EngineSource } from '../../package/engine.ts';

export interface RenderMessage {
  readonly id: number;
  readonly request: PixelRequest | ArtworkRequest | RendererRequest | PackageRequest;
}

export interface PixelRequest {
  readonly scene: SentScene;
  readonly pixels: number;
}

export interface SentScene extends Scene {
  readonly shapes: readonly SentShape[];
}

/** A shape. With `artwork`, the picture of this artwork fills it. */
export interface SentShape extends Shape {
  readonly artwork?: string;
  /** Change of the picture for dark tabs. */
  readonly change?: DarkChange | undefined;
}

export interface ArtworkRequest {
  readonly artwork: string;
  readonly use: ArtworkUse;
}

/** The artwork renderer. The page loads and sends it, because the worker sends no requests. */
export interface RendererRequest {
  readonly wasm: ArrayBuffer;
}

/** An export body with everything that the design draws. The page has already sent the artwork renderer. */
export interface PackageRequest {
  readonly body: ExportBody;
  readonly source: EngineSource;
}

export interface RenderAnswer {
  readonly id: number;
  readonly result: RenderResult;
}

/** `refusal` is a sentence about why artwork or design cannot be used. */
export type RenderResult =
  | { readonly rgba: Uint8Array }
  | { readonly read: SentArtwork }
  | { readonly made: Pick<EnginePackage, 'fileName' | 'zip'> }
  | { readonly refusal: string }
  | { readonly status: 'ready' | 'failed' | 'crashed' };

type SentPicture = Pick<Picture['picture'], 'width' | 'height'> & { readonly element: SvgNode };

/** Artwork that the worker has read. If it was drawn as a bitmap, `picture` fills its only shape. */
export interface SentArtwork {
  readonly artwork: Artwork;
  /** With `forDark`, the picture for dark tabs, if the request has `darkInk`. */
  readonly picture?: SentPicture & { readonly forDark?: SentPicture };
  /** Measured traits. Undefined for artwork in one ink. */
  readonly traits: ArtworkTraits | undefined;
}
