// Published icon libraries, the input of the catalog build.
import type { Library } from '../../model/icon.ts';
import type { SvgElement } from '../../svg/element.ts';

/** An icon as published. Its categories are among its tags. `aliases` are its other names. */
export interface SourceIcon {
  readonly name: string;
  readonly style: string;
  readonly drawing: SvgElement;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
}

/** The part of a library that its package contains. */
export interface SourceContent {
  readonly licenseText: string;
  readonly icons: readonly SourceIcon[];
}

/** A library with its icons. `leftOut` counts the unsupported icons by reason. */
export interface SourceLibrary extends Omit<Library, 'iconCount'>, SourceContent {
  readonly leftOut?: ReadonlyMap<string, number>;
}

export interface LibrarySource {
  readonly slug: string;
  /** Whether the build skips an unusable set instead of failing. True for sets of a collection. */
  readonly optional?: boolean;
  /** Throws a SourceError if the package has an unexpected structure or a license that forbids use as a favicon. */
  read(): Promise<SourceLibrary>;
}

/** Thrown for an unusable package or icon set. The message addresses the user who runs the build. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** Thrown for an unsupported drawing. The message continues "the drawing …" and quotes nothing from the file. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
}
