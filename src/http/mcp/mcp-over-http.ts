// MCP over Streamable HTTP, without sessions. Tools use the parsers, quotas and render slots of the API.

import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { parsePreviewBody } from '../../contract/export/preview-query.ts';
import { artworkCost, contactSheetCost, IDEAS_COST, type QuotaClass } from '../../contract/limits.ts';
import { CapacityError } from '../../contract/problems.ts';
import { searchQueryOf } from '../../contract/search-query.ts';
import { iconJson, listLibraries, parseSegments, searchIcons } from '../../service/catalog-use-cases.ts';
import { iconKeyOf, withArchive } from '../../service/engine.ts';
import { findIdeas } from '../../service/ideas.ts';
import { contactSheet, exportPackage, preview, type RenderOptions } from '../../service/render-use-cases.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { renderOptions } from '../handlers/render-handlers.ts';
import { mcpCalls, quotaExceeded } from '../quota/quota-windows.ts';
import type { McpOptions } from './mcp-route.ts';
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
  { readQuotaUsage, refund }: Pick<McpOptions, 'readQuotaUsage' | 'refund'>,
): Backend => {
  const { start, signal } = renderOptions(request, services);
  const take = async (quota: QuotaClass, cost = 1): Promise<void> => {
    mcpCalls.publish(quota);
    const usage = await readQuotaUsage(request, quota, cost);
    if (usage?.isExceeded) throw quotaExceeded(usage);
  };
  /** Refunds the quota if the server has no capacity. */
  const counted = (quota: 'export' | 'preview', cost = 1): RenderOptions => ({
    signal,
    start: (render, favicon) =>
      start(render, favicon).catch(error => {
        if (error instanceof CapacityError) refund(request, quota, cost);
        throw error;
      }),
    onArtworkTime: milliseconds => {
      const further = artworkCost(quota, milliseconds);
      if (further > 0) readQuotaUsage(request, quota, further);
    },
  });
  return {
    search: async (text, options = {}) => {
      await take('search');
      return parseSegments(searchIcons(services, searchQueryOf(text, options)).segments);
    },
    findIdeas: async (text, options = {}) => {
      await take('search', IDEAS_COST);
      return findIdeas(services, searchQueryOf(text, options));
    },
    getIcon: async icon => {
      await take('lookup');
      return parseSegments([iconJson(services, iconKeyOf(icon))]);
    },
    listLibraries: async () => listLibraries(services),
    contactSheet: async icons => {
      const cost = contactSheetCost(icons.length);
      await take('preview', cost);
      return contactSheet(services, icons, counted('preview', cost));
    },
    preview: async (body, format = 'png') => {
      await take('preview');
      return preview(services, lookups => parsePreviewBody({ ...body }, lookups), {
        format,
        ...counted('preview'),
      });
    },
    exportPackage: async body => {
      await take('export');
      const options = { form: 'files', ...counted('export') } as const;
      return withArchive(await exportPackage(services, lookups => parseExportBody(body, lookups), options));
    },
  };
};
