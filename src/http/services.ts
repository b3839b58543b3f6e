// What the app is built from: the open index, if there is one, and the two deeds that it offers over HTTP.
import type { Catalog } from '../catalog/catalog.ts';
import type { LetterShaper } from '../compose/glyph/letterforms.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import type { Exporter } from '../export/exporter.ts';

/** An open catalog with its search; both live and go together. */
export interface Index {
  readonly catalog: Catalog;
  readonly search: { page(query: SearchQuery, allocate?: (length: number) => Buffer): Uint8Array };
}

/** An `Exporter` whose jobs end early, with the signal's reason, once nobody waits for them. */
export interface PackageExporter {
  exportPackage(
    ...call: [...Parameters<Exporter['exportPackage']>, options?: RunOptions]
  ): ReturnType<Exporter['exportPackage']>;
  preview(
    ...call: [...Parameters<Exporter['preview']>, options?: RunOptions]
  ): ReturnType<Exporter['preview']>;
}

interface RunOptions {
  readonly signal?: AbortSignal;
}

export interface Services {
  index(): Index | undefined;
  readonly exporter: PackageExporter;
  /** What the bundled fonts can draw; asked for when initials are. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
  /** Folder of the built studio, served at `/`; without it `/` leads to the documentation. */
  readonly studioRoot?: string;
}
