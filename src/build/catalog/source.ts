// What a library's source file hands to the build: the icons as their makers publish them.
import type { Library } from '../../model/library.ts';
import type { SvgElement } from '../../svg/element.ts';

/** One drawing as published; `tags` are the library's own tags and categories, `aliases` its other names for it. */
export interface SourceIcon {
  readonly name: string;
  readonly style: string;
  readonly drawing: SvgElement;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
}

/** What a built-in library's package tells; the rest stands in its row. */
export interface SourceContent {
  readonly licenseText: string;
  readonly icons: readonly SourceIcon[];
}

/** A library as read from its package. `leftOut` counts the icons that could not be taken, by reason. */
export interface SourceLibrary extends Omit<Library, 'iconCount'>, SourceContent {
  readonly leftOut?: ReadonlyMap<string, number>;
}

/** A library that can be read. */
export interface LibrarySource {
  readonly slug: string;
  /** Nobody asked for this library by name: it is passed over, rather than an error, if it has no icon to take. */
  readonly optional?: boolean;
  /** Throws a SourceError if the package is not what it should be, or its license forbids the use. */
  read(): Promise<SourceLibrary>;
}

/** The installed package is not what its source file expects; the message says what and why. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
