// Messages between page and render worker. Artwork stands for its picture, which has functions that cannot be sent.
import type { ExportBody } from '../../client/api-types.ts';
import type { Artwork } from '../../compose/artwork/artwork.ts';
import type { ArtworkUse } from '../../compose/artwork/artwork-glyph.ts';
import type { ArtworkTraits } from '../../compose/glyph/artwork-traits.ts';
import type { DarkChange, Picture, Scene, Shape, SvgNode } from '../../model/scene.ts';
import type { EnginePackage, EngineSource } from '../../package/engine.ts';

export interface RenderMessage {
  readonly id: number;
  readonly request:
    | { readonly scene: SentScene; readonly pixels: number }
    | ArtworkRequest
    // The renderer of artwork, which the page loads.
    | { readonly wasm: ArrayBuffer }
    | PackageRequest;
}

export interface SentScene extends Scene {
  readonly shapes: readonly SentShape[];
}

/** The picture of `artwork` fills the shape. */
export interface SentShape extends Shape {
  readonly artwork?: string;
  /** Change of the picture for dark tabs. */
  readonly change?: DarkChange | undefined;
}

export interface ArtworkRequest {
  readonly artwork: string;
  readonly use: ArtworkUse;
}

/** An export body, with the drawings that it names. A body with artwork needs the renderer first. */
export interface PackageRequest {
  readonly body: ExportBody;
  readonly source: EngineSource;
}

export interface RenderAnswer {
  readonly id: number;
  readonly result: RenderResult;
}

/** `refusal` says to the user why artwork or design cannot be used. */
export type RenderResult =
  | { readonly rgba: Uint8Array }
  | { readonly read: SentArtwork }
  | { readonly made: Pick<EnginePackage, 'fileName' | 'zip'> }
  | { readonly refusal: string }
  | { readonly status: 'ready' | 'failed' | 'crashed' };

type SentPicture = Pick<Picture['picture'], 'width' | 'height'> & { readonly element: SvgNode };

/** Artwork that the worker has read. If it became a bitmap, `picture` fills its only shape. */
export interface SentArtwork {
  readonly artwork: Artwork;
  /** `forDark` is the picture for dark tabs. */
  readonly picture?: SentPicture & { readonly forDark?: SentPicture };
  /** Undefined for artwork in one color. */
  readonly traits: ArtworkTraits | undefined;
}
