// MCP over Streamable HTTP, without sessions. The tools use the API's parsers, quotas and render slots.

import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { type PreviewRequest, parsePreviewBody } from '../../contract/export/preview-query.ts';
import { artworkCost, contactSheetCost, IDEAS_COST, type QuotaClass } from '../../contract/limits.ts';
import { CapacityError } from '../../contract/problems.ts';
import { searchQueryOf } from '../../contract/search-query.ts';
import { iconJson, listLibraries, parseSegments, searchIcons } from '../../service/catalog-use-cases.ts';
import { findIdeas } from '../../service/ideas.ts';
import {
  contactSheet,
  exportPackage,
  type Parse,
  preview,
  type RenderOptions,
} from '../../service/render-use-cases.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { renderOptions } from '../handlers/render-handlers.ts';
import { type GiveBackQuota, mcpCalls, quotaExceeded, type ReadQuotaUsage } from '../quota/quota-windows.ts';
import { createMcpServer, type ServerOptions } from './server.ts';
import type { Backend } from './tools/tool.ts';

interface McpRequest extends ServerOptions {
  readonly request: Request;
  /** The parsed body of the request. */
  readonly message: unknown;
  readonly backend: Backend;
  /** Public host name of the service, if configured. */
  readonly publicHostname: string | undefined;
}

/**
 * Responds to one message. Rejects an Origin of another host with 403, which prevents DNS rebinding (security
 * warning of MCP for Streamable HTTP).
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
    // The server opens no streams for notifications: the tools never change, and open streams would delay a
    // shutdown.
    maxSubscriptions: 0,
  });
  return handler.fetch(request, { parsedBody: message });
};

const forbidden = (message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }, { status: 403 });

interface McpQuotas {
  readonly readQuotaUsage: ReadQuotaUsage;
  readonly giveBack: GiveBackQuota;
}

/** Creates the backend of one request. Each call of a tool counts for the quota of its operation. */
export const mcpBackend = (
  request: FastifyRequest,
  services: HandlerServices,
  { readQuotaUsage, giveBack }: McpQuotas,
): Backend => {
  const { start, signal } = renderOptions(request, services);
  const count = async (quota: QuotaClass, cost = 1): Promise<void> => {
    const usage = await readQuotaUsage(request, quota, cost);
    if (usage?.isExceeded) throw quotaExceeded(usage);
  };
  const take = (quota: QuotaClass, cost?: number): Promise<void> => {
    mcpCalls.publish(quota);
    return count(quota, cost);
  };
  /** Gives the quota back if the server refuses for lack of capacity. */
  const counted = (quota: 'export' | 'preview', cost = 1): RenderOptions => ({
    signal,
    start: (render, favicon) =>
      start(render, favicon).catch(error => {
        if (error instanceof CapacityError) giveBack(request, quota, cost);
        throw error;
      }),
    onArtworkTime: milliseconds => {
      const further = artworkCost(quota, milliseconds);
      if (further > 0) readQuotaUsage(request, quota, further);
    },
  });
  return {
    search: async (text, options) => {
      await take('search');
      return parseSegments(searchIcons(services, searchQueryOf(text, options)).segments);
    },
    findIdeas: async (text, options) => {
      await take('search', IDEAS_COST);
      return findIdeas(services, searchQueryOf(text, options));
    },
    getIcon: async key => {
      await take('lookup');
      return parseSegments([iconJson(services, key)]);
    },
    listLibraries: async () => listLibraries(services),
    contactSheet: async icons => {
      const cost = contactSheetCost(icons.length);
      await count('preview', cost);
      return contactSheet(services, icons, counted('preview', cost));
    },
    preview: async (fields, format) => {
      await take('preview');
      const parse: Parse<PreviewRequest> = lookups => parsePreviewBody(fields, lookups);
      return preview(services, parse, { format, ...counted('preview') });
    },
    exportPackage: async (fields, form) => {
      await take('export');
      const parse: Parse<ExportRequest> = lookups => parseExportBody(fields, lookups);
      return exportPackage(services, parse, { form, ...counted('export') });
    },
  };
};
