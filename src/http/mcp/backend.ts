// Backend of the tools: embedded engine, or services of the HTTP server.
import type { IconKey } from '../../catalog/catalog.ts';
import type { IconItem, IconSearchResponse, IdeasResponse, Library } from '../../client/api-types.ts';
import type { SearchOptions } from '../../service/engine.ts';
import type { PackageForm, Packages, Preview } from '../../service/exporter.ts';

/** Methods reject with a ProblemError for every error that a client can act on. */
export interface Backend {
  search(text: string, options: SearchOptions): Promise<IconSearchResponse>;
  findIdeas(text: string, options: { readonly offset?: number }): Promise<IdeasResponse>;
  getIcon(icon: IconKey): Promise<IconItem>;
  listLibraries(): Promise<readonly Pick<Library, 'slug' | 'styles'>[]>;
  contactSheet(icons: readonly Pick<IconItem, 'svg'>[]): Promise<Preview>;
  preview(fields: Readonly<Record<string, unknown>>, format: 'png'): Promise<Preview>;
  exportPackage<Form extends PackageForm>(
    fields: Readonly<Record<string, unknown>>,
    form: Form,
  ): Promise<Packages[Form]>;
}
