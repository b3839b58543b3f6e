// MCP over Streamable HTTP, without sessions.
import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { Backend } from './backend.ts';
import { createMcpServer, type ServerOptions } from './server.ts';

export interface McpRequest extends ServerOptions {
  readonly request: Request;
  /** The parsed body of the request. */
  readonly message: unknown;
  readonly backend: Backend;
  /** Public host name of the service, if it is configured. */
  readonly publicHostname: string | undefined;
}

/**
 * Responds to one message. Rejects an Origin of another host with 403 to prevent DNS rebinding (MCP, Streamable HTTP,
 * security warning).
 */
export const respondToMcp = async ({
  request,
  message,
  backend,
  publicHostname,
  onError,
}: McpRequest): Promise<Response> => {
  const hostnames = [...localhostAllowedOrigins(), ...(publicHostname === undefined ? [] : [publicHostname])];
  const origin = validateOriginHeader(request.headers.get('origin'), hostnames);
  if (!origin.ok) return forbidden(origin.message);
  const handler = createMcpHandler(() => createMcpServer(backend, onError && { onError }), {
    // No stream for notifications: the tools never change, and open streams would delay a shutdown.
    maxSubscriptions: 0,
  });
  return handler.fetch(request, { parsedBody: message });
};

const forbidden = (message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }, { status: 403 });
