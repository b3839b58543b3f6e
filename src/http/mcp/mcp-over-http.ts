// MCP over Streamable HTTP, without sessions. Tools use the parsers, quotas and render slots of the API.

import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { timeCost } from '../../contract/limits.ts';
import { CapacityError } from '../../contract/problems.ts';
import { engineOf } from '../../service/embedded-engine.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { DisconnectError, disconnectSignal } from '../protocol/disconnect.ts';
import { parseJsonBody } from '../protocol/json-body.ts';
import { type ClientQuotas, mcpCalls, quotaExceeded } from '../quota/quota-windows.ts';
import { createMcpServer } from './server.ts';
import type { Backend } from './tools/tool.ts';

export interface McpOptions {
  readonly services: HandlerServices;
  readonly quotas: ClientQuotas;
  readonly publicUrl: string | undefined;
}

/** Responds to one message. Rejects an Origin of another host with 403, against DNS rebinding (MCP, Streamable HTTP). */
export const respondToMcp = async (request: FastifyRequest, options: McpOptions): Promise<Response> => {
  const message = parseJsonBody(request);
  // MCP has no batches since version 2025-06-18. A batch would count as one request.
  if (Array.isArray(message)) return refuse(400, 'Send one message per request: batches are not supported.');
  const { publicUrl } = options;
  const hostnames = [...localhostAllowedOrigins(), ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  const origin = validateOriginHeader(request.headers.origin, hostnames);
  if (!origin.ok) return refuse(403, origin.message);
  const backend = mcpBackend(request, options);
  const onError = (error: unknown) => {
    if (!(error instanceof DisconnectError)) request.log.error(error);
  };
  const handler = createMcpHandler(() => createMcpServer(backend, onError), {
    // Offers no notification streams: the tools never change, and open streams would delay a shutdown.
    maxSubscriptions: 0,
  });
  return handler.fetch(webRequest(request, options), { parsedBody: message });
};

/** A JSON-RPC error with the code Invalid Request (JSON-RPC 2.0, 5.1). */
const refuse = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }, { status });

/** Converts a Fastify request to a web Request, without the body, which has already been parsed. */
const webRequest = (request: FastifyRequest, { services }: McpOptions): Request =>
  new Request(`${services.baseUrls.of(request)}${request.url}`, {
    method: 'POST',
    headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  });

/** Creates the backend of one request. A tool call counts for the quota of the operation that it uses. */
const mcpBackend = (request: FastifyRequest, { services, quotas }: McpOptions): Backend => {
  const signal = disconnectSignal(request.response);
  return engineOf(services, {
    count: async (quota, cost = 1) => {
      mcpCalls.publish(quota);
      const usage = await quotas.take(request, quota, cost);
      if (usage?.isExceeded) throw quotaExceeded(usage);
    },
    run: async ({ quota, cost = 1, favicon }, render) => {
      const onCountedTime = (milliseconds: number) => {
        const further = timeCost(quota, milliseconds);
        if (further > 0) quotas.take(request, quota, further);
      };
      const favicons = favicon ? [favicon] : [];
      try {
        return await services.renderSlots.run(request, favicons, () => render({ signal, onCountedTime }));
      } catch (error) {
        // A call for which the server has no capacity does not count.
        if (error instanceof CapacityError) quotas.refund(request, quota, cost);
        throw error;
      }
    },
  });
};
