// Services behind the HTTP interface.
import type { Catalog } from '../catalog/catalog.ts';
import type { LetterShaper } from '../compose/glyph/letterforms.ts';
import { ProblemError } from '../contract/problems.ts';
import type { Exporter } from '../export/exporter.ts';
import type { SearchEngine } from '../search/search.ts';
import type { QuotaWindows } from './quota/quota-windows.ts';

/** An open catalog and its search index, both of one catalog file. */
export interface Index {
  readonly catalog: Catalog;
  readonly search: Pick<SearchEngine, 'page'>;
}

export interface Services {
  /** The open index, if the catalog file is valid. */
  index(): Index | undefined;
  readonly exporter: Pick<Exporter, 'exportPackage' | 'preview'>;
  /** The coverage of the bundled fonts. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
  /** Enforces the quotas; without it, they are only advertised. */
  readonly quotaWindows?: QuotaWindows;
  /** Folder of the built studio, which is served at `/`; without it `/` redirects to the documentation. */
  readonly studioRoot?: string;
}

/** The open index. Throws a ProblemError `index_unavailable` if there is none. */
export const requireIndex = ({ index }: Pick<Services, 'index'>): Index => {
  const open = index();
  if (!open) throw new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
  return open;
};
