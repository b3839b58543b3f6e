// MCP over Streamable HTTP, without sessions. Tools use the parsers, quotas and render slots of the API.

import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { artworkCost } from '../../contract/limits.ts';
import { CapacityError } from '../../contract/problems.ts';
import { createUseCases } from '../../service/engine.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { renderOptions } from '../handlers/render-handlers.ts';
import { type ClientQuotas, mcpCalls, quotaExceeded } from '../quota/quota-windows.ts';
import { createMcpServer, type ServerOptions } from './server.ts';
import type { Backend } from './tools/tool.ts';

interface McpRequest extends ServerOptions {
  readonly request: Request;
  readonly message: unknown;
  readonly backend: Backend;
  readonly publicHostname: string | undefined;
}

/** Responds to one message. Rejects an Origin of another host with 403, against DNS rebinding (MCP, Streamable HTTP). */
export const respondToMcp = async ({
  request,
  message,
  backend,
  publicHostname,
  onError,
}: McpRequest): Promise<Response> => {
  const hostnames = [...localhostAllowedOrigins(), ...(publicHostname === undefined ? [] : [publicHostname])];
  const origin = validateOriginHeader(request.headers.get('origin'), hostnames);
  if (!origin.ok) return refuse(403, origin.message);
  const handler = createMcpHandler(() => createMcpServer(backend, onError && { onError }), {
    // Offers no notification streams: the tools never change, and open streams would delay a shutdown.
    maxSubscriptions: 0,
  });
  return handler.fetch(request, { parsedBody: message });
};

/** A JSON-RPC error with the code Invalid Request (JSON-RPC 2.0, 5.1). */
export const refuse = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }, { status });

/** Creates the backend of one request. A tool call counts for the quota of the operation that it uses. */
export const mcpBackend = (
  request: FastifyRequest,
  services: HandlerServices,
  quotas: ClientQuotas,
): Backend => {
  const { start, signal } = renderOptions(request, services);
  return createUseCases(services, {
    count: async (quota, cost = 1) => {
      mcpCalls.publish(quota);
      const usage = await quotas.take(request, quota, cost);
      if (usage?.isExceeded) throw quotaExceeded(usage);
    },
    /** Refunds the quota if the server has no capacity. */
    rendering: (quota, cost = 1) => ({
      signal,
      start: (render, favicon) =>
        start(render, favicon).catch(error => {
          if (error instanceof CapacityError) quotas.refund(request, quota, cost);
          throw error;
        }),
      onArtworkTime: milliseconds => {
        const further = artworkCost(quota, milliseconds);
        if (further > 0) quotas.take(request, quota, further);
      },
    }),
  });
};
