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
  /** Returns the error because of which the current catalog file is not in use; `undefined` if there is none. */
  catalogProblem?(): Error | undefined;
  readonly exporter: RenderPorts['exporter'] & Partial<Pick<Exporter, 'assertCapacity'>>;
  /** If absent, quotas are advertised but not enforced. */
  readonly quotaWindows?: QuotaWindows;
  /** If absent, all clients are identified by their address. */
  readonly apiKeys?: Pick<ApiKeys, 'find'>;
  /** Folder of the built studio, which is served at `/`. If absent, `/` redirects to the documentation. */
  readonly studioRoot?: string;
}

export interface HandlerServices extends Services {
  readonly baseUrls: BaseUrls;
  readonly renderSlots: RenderSlots;
}

/** Path of the picture that link previews show. Its query is that of the design. */
export const SHARE_CARD_PATH = '/share.png';

/** The query of a request as `node:querystring` parses it. */
export const queryOf = ({ query }: FastifyRequest): QueryParameters => query as QueryParameters;

export type Handler<Result = HttpResponse | Promise<HttpResponse>> = (
  request: FastifyRequest,
  services: HandlerServices,
) => Result;
