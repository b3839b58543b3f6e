// Operation handlers and the services that they use. A handler returns a response or throws a problem.
import type { FastifyRequest } from 'fastify';
import type { QueryParameters } from '../../contract/search-query.ts';
import type { Exporter } from '../../service/exporter.ts';
import type { RenderPorts } from '../../service/render-use-cases.ts';
import type { BaseUrls } from '../protocol/base-url.ts';
import type { HttpResponse } from '../protocol/response.ts';
import type { ApiKeys } from '../quota/clients.ts';
import type { QuotaWindows } from '../quota/quota-windows.ts';
import type { RenderSlots } from '../quota/render-slots.ts';

export interface Services extends RenderPorts {
  /**
   * Returns the error of the current catalog file, because of which a former file is still in use. Undefined without an
   * error.
   */
  catalogProblem?(): Error | undefined;
  readonly exporter: RenderPorts['exporter'] & Partial<Pick<Exporter, 'assertCapacity'>>;
  /** Undefined if quotas are only advertised. */
  readonly quotaWindows?: QuotaWindows;
  /** Undefined if clients are identified only by their address. */
  readonly apiKeys?: Pick<ApiKeys, 'find'>;
  /** Folder of the built studio, which is served at `/`. If undefined, `/` redirects to the documentation. */
  readonly studioRoot?: string;
}

export interface HandlerServices extends Services {
  readonly baseUrls: BaseUrls;
  readonly renderSlots: RenderSlots;
}

/** Path of the share card. The query contains the design. */
export const SHARE_CARD_PATH = '/share.png';

/** The query of a request, parsed by `node:querystring`. */
export const queryOf = ({ query }: FastifyRequest): QueryParameters => query as QueryParameters;

export type Handler<Result = HttpResponse | Promise<HttpResponse>> = (
  request: FastifyRequest,
  services: HandlerServices,
) => Result;
