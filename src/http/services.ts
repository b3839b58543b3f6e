// Services that the HTTP handlers use.
import type { Exporter } from '../service/exporter.ts';
import type { RenderPorts } from '../service/render-use-cases.ts';
import type { ApiKeys } from './quota/api-keys.ts';
import type { QuotaWindows } from './quota/quota-windows.ts';

export interface Services extends RenderPorts {
  /** Returns the error of the current catalog file; `undefined` if the file is in use. */
  catalogProblem?(): Error | undefined;
  readonly exporter: RenderPorts['exporter'] & Partial<Pick<Exporter, 'assertCapacity'>>;
  /** If absent, quotas are advertised but not enforced. */
  readonly quotaWindows?: QuotaWindows;
  /** If absent, all clients are identified by their address. */
  readonly apiKeys?: Pick<ApiKeys, 'find'>;
  /** Folder of the built studio, which is served at `/`. If absent, `/` redirects to the documentation. */
  readonly studioRoot?: string;
}
