// Handlers that render favicons; loaded after the server has started.

import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { parseExportQuery, parsePreviewQuery } from '../../contract/export/preview-query.ts';
import type { FieldPorts } from '../../contract/export/read-fields.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { QueryParameters } from '../../contract/search-query.ts';
import type { IconSource } from '../../model/icon.ts';
import { isTextType, type PackageFile } from '../../model/package-file.ts';
import type { ExportedPackage } from '../../service/exporter.ts';
import { fieldPorts, iconSourceOf } from '../../service/request-source.ts';
import { disconnectSignal } from '../connections/endings.ts';
import { mediaRanges, parseQualityValues, qualityOf } from '../protocol/content-coding.ts';
import { type Body, parseJsonBody } from '../protocol/json-body.ts';
import { createRepresentation, unquoteEntityTag } from '../protocol/representation.ts';
import type { HttpResponse } from '../protocol/response.ts';
import { type Index, requireIndex, type Services } from '../services.ts';
import { jsonRepresentation } from './catalog-handlers.ts';
import type { Handler, HandlerServices } from './handler.ts';

export const renderPorts = async (services: Services): Promise<FieldPorts> =>
  fieldPorts(await services.shaper(), () => services.index()?.catalog);

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

const ANVIL: IconSource = {
  icon: {
    id: 0,
    library: 'favsmith',
    name: 'anvil',
    style: 'fill',
    tags: '',
    svg:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor">' +
      '<path d="M4 10h9V8h15v2c-1 4-5 6-9 6v4l4 4H9l4-4v-4C8 16 4.5 14 4 10z"/></svg>',
  },
  library: {
    slug: 'favsmith',
    name: 'Favsmith',
    license: 'MIT',
    attributionNote: 'Favsmith (MIT)',
    iconCount: 1,
    styles: ['fill'],
    licenseText: '',
  },
};

const REQUEST = parseExportBody({
  library: 'favsmith',
  name: 'anvil',
  bg: '#c2410c',
  bg_mode: 'linear',
  bg_to: '#7c2d12',
  padding: 0.14,
  site_name: 'Favsmith',
});

/** Returns one file of the service's own favicon. */
export const ownFaviconFile = async (
  { exporter }: Pick<Services, 'exporter'>,
  path: string,
): Promise<PackageFile> => {
  const { files } = await exporter.exportPackage(REQUEST, ANVIL);
  return files.find(file => file.path === path) as PackageFile;
};

const getPreview =
  (format: 'svg' | 'png'): Handler =>
  async (request, services) => {
    services.renderSlots.assertFree(request);
    services.exporter.assertCapacity?.('preview');
    const query = request.query as QueryParameters;
    const { request: favicon, ...options } = parsePreviewQuery(query, await renderPorts(services));
    const icon = iconSourceOf(favicon.source, () => requireIndex(services).catalog);
    const signal = disconnectSignal(request.response);
    const preview = await services.renderSlots.run(request, () =>
      services.exporter.preview(favicon, icon, { format, ...options }, { signal }),
    );
    const { bytes, mediaType, etag } = preview;
    return {
      representation: createRepresentation(bytes, {
        mediaType,
        tag: unquoteEntityTag(etag),
        isCompressible: format === 'svg',
      }),
    };
  };

export const getPreviewSvg = getPreview('svg');
export const getPreviewPng = getPreview('png');
