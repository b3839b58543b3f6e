// What the app is built from: the open index, if there is one, and the two deeds that it offers over HTTP.
import type { Catalog } from '../catalog/catalog.ts';
import type { ExportRequest } from '../contract/export-request.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import type { Icon } from '../model/icon.ts';
import type { Library } from '../model/library.ts';
import type { PackageFile } from '../model/package-file.ts';

/** An open catalog with its search; both live and go together. */
export interface Index {
  readonly catalog: Catalog;
  readonly search: { page(query: SearchQuery): Uint8Array };
}

export interface ExportedPackage {
  readonly fileName: string;
  readonly zip: Uint8Array;
  readonly etag: string;
  readonly files: readonly PackageFile[];
  readonly head: string;
  readonly report: { readonly summary: string };
}

export interface ExportableIcon {
  readonly icon: Icon;
  readonly library: Library;
}

export interface Exporter {
  exportPackage(request: ExportRequest, icon?: ExportableIcon): Promise<ExportedPackage>;
  preview(
    request: ExportRequest,
    icon: ExportableIcon | undefined,
    options: { format: 'svg' | 'png'; size: number; scheme?: 'light' | 'dark' },
  ): Promise<{ bytes: Uint8Array; mediaType: string; etag: string }>;
}

export interface Services {
  index(): Index | undefined;
  readonly exporter: Exporter;
  readonly shaper: { undrawable(text: string): string | undefined };
  /** Folder of the built studio, served at `/`; without it `/` leads to the documentation. */
  readonly studioRoot?: string;
}
