// Type of operation handlers, which return a response or throw a problem.
import type { FastifyRequest } from 'fastify';
import type { QueryParameters } from '../../contract/search-query.ts';
import type { BaseUrls } from '../protocol/base-url.ts';
import type { HttpResponse } from '../protocol/response.ts';
import type { RenderSlots } from '../quota/render-slots.ts';
import type { Services } from '../services.ts';

export interface HandlerServices extends Services {
  readonly baseUrls: BaseUrls;
  readonly renderSlots: RenderSlots;
}

/** The query of a request as Fastify parses it, with `node:querystring`. */
export const queryOf = ({ query }: FastifyRequest): QueryParameters => query as QueryParameters;

export type Handler<Result = HttpResponse | Promise<HttpResponse>> = (
  request: FastifyRequest,
  services: HandlerServices,
) => Result;
