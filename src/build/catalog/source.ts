// Icon libraries as their publishers ship them: the input of the catalog build.
import type { Library } from '../../model/library.ts';
import type { SvgElement } from '../../svg/element.ts';

/** One drawing as published. `tags` are the library's own tags and categories, `aliases` its other names for the icon. */
export interface SourceIcon {
  readonly name: string;
  readonly style: string;
  readonly drawing: SvgElement;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
}

/** The part of a built-in library that is read from its package; its row in `libraries.ts` holds the rest. */
export interface SourceContent {
  readonly licenseText: string;
  readonly icons: readonly SourceIcon[];
}

/** `leftOut` counts the icons that the catalog cannot hold, by reason. */
export interface SourceLibrary extends Omit<Library, 'iconCount'>, SourceContent {
  readonly leftOut?: ReadonlyMap<string, number>;
}

export interface LibrarySource {
  readonly slug: string;
  /** Part of a collection: the build skips it if it cannot be used, instead of failing. */
  readonly optional?: boolean;
  /** Throws a SourceError if the package has an unexpected form or its license forbids the use. */
  read(): Promise<SourceLibrary>;
}

/** A package or icon set cannot be used. The message is for the person who runs the build. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** A drawing cannot be used. The message completes the sentence "the drawing …" and holds no text of the file. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
}
