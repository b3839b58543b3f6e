// MCP route: POST /mcp.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadOnce } from '../../model/load-once.ts';
import { DisconnectError } from '../connections/disconnect.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { parseJsonBody } from '../protocol/json-body.ts';
import type { ClientQuotas } from '../quota/quota-windows.ts';
import type { AddResource } from '../routes/resource-router.ts';

export const MCP_PATH = '/mcp';

/** Loads the MCP SDK, which takes a quarter of a second and 20 MB. */
export const loadMcp = loadOnce(() => import('./mcp-over-http.ts'));

interface McpOptions {
  readonly services: HandlerServices;
  readonly quotas: ClientQuotas;
  readonly publicUrl: string | undefined;
}

export const addMcp = (addResource: AddResource, { services, quotas, publicUrl }: McpOptions): void => {
  const publicHostname = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  addResource({
    path: MCP_PATH,
    method: 'POST',
    quota: 'mcp',
    takesArtwork: true,
    handle: async (request, reply) => {
      const message = parseJsonBody(request);
      const { respondToMcp, mcpBackend, refuse } = await loadMcp();
      // MCP has no batches since version 2025-06-18. A batch would count as one request.
      if (Array.isArray(message))
        return sendWebResponse(
          reply,
          refuse(400, 'Send one message per request: batches are not supported.'),
        );
      const response = await respondToMcp({
        request: webRequest(request, services.baseUrls.of(request)),
        message,
        backend: mcpBackend(request, services, quotas),
        publicHostname,
        onError: error => {
          if (!(error instanceof DisconnectError)) request.log.error(error);
        },
      });
      return sendWebResponse(reply, response);
    },
  });
};

/** Converts a Fastify request to a web Request, without the body, which has already been parsed. */
const webRequest = ({ headers }: FastifyRequest, baseUrl: string): Request =>
  new Request(`${baseUrl}${MCP_PATH}`, {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  });

const sendWebResponse = (reply: FastifyReply, { status, headers, body }: Response): FastifyReply =>
  reply
    .code(status)
    .headers({ ...Object.fromEntries(headers), 'cache-control': 'no-store' })
    .send(body ? Readable.fromWeb(body as ReadableStream) : undefined);
