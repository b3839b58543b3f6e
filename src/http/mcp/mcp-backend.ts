// Backend of MCP tools: the API's parsers, quotas and render slots.
import type { FastifyRequest } from 'fastify';
import { requirePosition } from '../../catalog/unknown-names.ts';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { parsePreviewBody } from '../../contract/export/preview-query.ts';
import type { QuotaClass } from '../../contract/limits.ts';
import { CapacityError } from '../../contract/problems.ts';
import { parseSearchQuery } from '../../contract/search-query.ts';
import { iconSourceOf } from '../../service/request-source.ts';
import { disconnectSignal } from '../connections/endings.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { renderPorts } from '../handlers/render-handlers.ts';
import { type GiveBackQuota, mcpCalls, quotaExceeded, type ReadQuotaUsage } from '../quota/quota-windows.ts';
import { requireIndex } from '../services.ts';
import type { Backend } from './backend.ts';

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
  const { exporter, renderSlots } = services;
  const signal = disconnectSignal(request.response);
  const requireCatalog = () => requireIndex(services).catalog;
  const take = async (quota: QuotaClass): Promise<void> => {
    mcpCalls.publish(quota);
    const usage = await readQuotaUsage(request, quota, true);
    if (usage?.isExceeded) throw quotaExceeded(quota, usage);
  };
  /** Renders in a slot of the client. A refusal for lack of capacity does not count. */
  const render = async <Result>(quota: QuotaClass, run: () => Promise<Result>): Promise<Result> => {
    try {
      return await renderSlots.run(request, run);
    } catch (error) {
      if (error instanceof CapacityError) giveBack(request, quota);
      throw error;
    }
  };
  return {
    search: async (q, { library, style, limit, offset }) => {
      await take('search');
      const query = parseSearchQuery({ q, library, style, limit: `${limit}`, offset: offset?.toString() });
      return parseJson(requireIndex(services).search.page(query).segments);
    },
    getIcon: async key => {
      await take('lookup');
      const catalog = requireCatalog();
      return parseJson([catalog.itemJson(requirePosition(catalog, key))]);
    },
    listLibraries: async () => requireCatalog().libraries,
    contactSheet: icons => renderSlots.run(request, () => exporter.contactSheet(icons, { signal })),
    preview: async (fields, format) => {
      await take('preview');
      const { request: favicon, ...options } = parsePreviewBody(fields, await renderPorts(services));
      const icon = iconSourceOf(favicon.source, requireCatalog);
      return render('preview', () => exporter.preview(favicon, icon, { format, ...options }, { signal }));
    },
    exportPackage: async fields => {
      await take('export');
      const favicon = parseExportBody(fields, await renderPorts(services));
      const icon = iconSourceOf(favicon.source, requireCatalog);
      return render('export', () => exporter.exportPackage(favicon, icon, { signal }));
    },
  };
};

const parseJson = (segments: readonly Uint8Array[]) => JSON.parse(Buffer.concat(segments).toString());
