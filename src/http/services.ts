// Services that the HTTP handlers use.
import type { Catalog } from '../catalog/catalog.ts';
import type { LetterShaper } from '../compose/glyph/glyph.ts';
import { ProblemError } from '../contract/problems.ts';
import type { SearchEngine } from '../search/search.ts';
import type { Exporter } from '../service/exporter.ts';
import type { QuotaWindows } from './quota/quota-windows.ts';

/** Catalog and search engine of one catalog file. */
export interface Index {
  readonly catalog: Catalog;
  readonly search: Pick<SearchEngine, 'page'>;
}

export interface Services {
  /** Returns the current index, or `undefined` without a valid catalog file. */
  index(): Index | undefined;
  /** Returns the error of the current catalog file; `undefined` if the file is in use. */
  catalogProblem?(): Error | undefined;
  readonly exporter: Pick<Exporter, 'exportPackage' | 'preview' | 'contactSheet'> &
    Partial<Pick<Exporter, 'assertCapacity'>>;
  /** Loads the shaper, which finds characters that no bundled font contains. */
  shaper(): Promise<Pick<LetterShaper, 'undrawable'>>;
  /** If absent, quotas are advertised but not enforced. */
  readonly quotaWindows?: QuotaWindows;
  /** Folder of the built studio, which is served at `/`. If absent, `/` redirects to the documentation. */
  readonly studioRoot?: string;
}

/** Returns the current index. Throws a ProblemError `index_unavailable` if there is none. */
export const requireIndex = ({ index }: Pick<Services, 'index'>): Index => {
  const open = index();
  if (!open) throw new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
  return open;
};
