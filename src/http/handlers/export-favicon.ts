// POST /api/v1/export and GET /api/v1/export.zip: the favicon package as a ZIP file or as JSON.
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { parseExportQuery } from '../../contract/export/preview-query.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { QueryParameters } from '../../contract/search-query.ts';
import type { ExportedPackage } from '../../export/exporter.ts';
import { iconSourceOf } from '../../export/request-source.ts';
import { isTextType } from '../../model/media-type.ts';
import type { PackageFile } from '../../model/package-file.ts';
import { disconnectSignal } from '../connections/disconnect.ts';
import { unquoteEntityTag } from '../protocol/entity-tag.ts';
import { type Body, parseJsonBody } from '../protocol/json-body.ts';
import { mediaRanges, parseQualityValues, qualityOf } from '../protocol/quality-values.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { HttpResponse } from '../protocol/response.ts';
import type { Index, Services } from '../services.ts';
import type { Handler, HandlerServices } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';
import { renderPorts } from './render-ports.ts';

export const exportFavicon: Handler = async (request, services) => {
  // In an overload, most of the work would be parsing requests that are refused afterwards.
  services.renderSlots.assertFree(request);
  services.exporter.assertCapacity?.('package');
  const json = parseJsonBody(request.body as Body, request.headers);
  const exported = await render(parseExportBody(json, await renderPorts(services)), request, services);
  const response = prefersJson(request.headers.accept) ? jsonResponse(exported) : zipResponse(exported);
  return { ...response, vary: 'Accept' };
};

export const getExportZip: Handler = async (request, services) => {
  services.renderSlots.assertFree(request);
  services.exporter.assertCapacity?.('package');
  const query = request.query as QueryParameters;
  return zipResponse(await render(parseExportQuery(query, await renderPorts(services)), request, services));
};

const render = (
  exportRequest: ExportRequest,
  request: FastifyRequest,
  services: HandlerServices,
): Promise<ExportedPackage> => {
  const icon = iconSourceOf(exportRequest.source, () => indexForExport(services).catalog);
  const signal = disconnectSignal(request.response);
  return services.renderSlots.run(request, () =>
    services.exporter.exportPackage(exportRequest, icon, { signal }),
  );
};

/** Returns the index for an export. Throws `export_failed`, because the contract lists no 503 for exports. */
const indexForExport = ({ index }: Services): Index => {
  const open = index();
  if (!open)
    throw new ProblemError('export_failed', 'The icon index is unavailable, so icons cannot be exported.');
  return open;
};

/** Whether Accept gives JSON a higher quality value than ZIP, the default. (Decision 033) */
const prefersJson = (accept = '*/*'): boolean => {
  const values = parseQualityValues(accept);
  const quality = (mediaType: string) => qualityOf(values, mediaRanges(mediaType)) ?? 0;
  return quality('application/json') > quality('application/zip');
};

const zipResponse = ({ zip, etag, fileName, report }: ExportedPackage): HttpResponse => ({
  representation: createRepresentation(zip, {
    mediaType: 'application/zip',
    tag: unquoteEntityTag(etag),
    isCompressible: false,
  }),
  headers: { 'Favicon-Report': report.summary, 'Content-Disposition': contentDisposition(fileName) },
});

const jsonResponse = ({ fileName, files, head, report, etag }: ExportedPackage): HttpResponse => ({
  representation: jsonRepresentation(
    { file_name: fileName, files: files.map(fileItem), head, report },
    { tag: `${unquoteEntityTag(etag)}-json` },
  ),
  headers: { 'Favicon-Report': report.summary },
});

const fileItem = ({ path, mediaType, bytes }: PackageFile) => {
  const encoding = isTextType(mediaType) ? 'utf8' : 'base64';
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);
  return { path, type: mediaType, size: bytes.length, encoding, content };
};
