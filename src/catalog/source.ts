// What a library's source file hands to the build: the icons as their makers publish them.
import type { Library } from '../model/library.ts';
import type { SvgElement } from '../svg/element.ts';

/** One drawing as published; `tags` are the library's own tags and categories, `aliases` its other names for it. */
export interface SourceIcon {
  readonly name: string;
  readonly style: string;
  readonly drawing: SvgElement;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
}

export interface SourceContent {
  readonly licenseText: string;
  readonly icons: readonly SourceIcon[];
}

/** A library and how to read it from its installed package. */
export interface LibrarySource extends Omit<Library, 'iconCount' | 'licenseText'> {
  read(): Promise<SourceContent>;
}

/** The installed package is not what its source file expects; the message says what and why. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
