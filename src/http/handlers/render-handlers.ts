// Handlers that render favicons. They load after the server has started.

import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { parseExportQuery, parsePreviewQuery } from '../../contract/export/preview-query.ts';
import { timeCost } from '../../contract/limits.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { IconSource } from '../../model/icon.ts';
import { isTextType, type PackageFile } from '../../model/package-file.ts';
import type { PackageForm, Packages, Preview } from '../../service/exporter.ts';
import { buildPackage, preview, type RenderOptions } from '../../service/render-use-cases.ts';
import { mediaQuality } from '../protocol/content-coding.ts';
import { disconnectSignal } from '../protocol/disconnect.ts';
import { parseFormBody } from '../protocol/form-body.ts';
import { isForm, parseJsonBody } from '../protocol/json-body.ts';
import { createRepresentation, type HttpResponse, unquoteEntityTag } from '../protocol/response.ts';
import { jsonRepresentation } from './catalog-handlers.ts';
import { type Handler, type HandlerServices, queryOf, type Services } from './handler.ts';

/** Options for a rendering that ends when the client disconnects. The processor time of artwork and targets counts for the quota. */
export const renderOptions = (request: FastifyRequest, quota: 'export' | 'preview'): RenderOptions => ({
  signal: disconnectSignal(request.response),
  onCountedTime: milliseconds => request.countFurther?.(timeCost(quota, milliseconds)),
});

/** Throws a CapacityError if a rendering would be refused. Called before parsing, which takes most of the time of a refusal. */
export const assertCapacity = (
  request: FastifyRequest,
  { renderSlots, exporter }: HandlerServices,
  kind: 'package' | 'preview',
): void => {
  renderSlots.assertFree(request);
  exporter.assertCapacity?.(kind);
};

export const exportFavicon: Handler = async (request, services) => {
  const handle = prefersJson(request.headers.accept) ? exportFaviconFiles : exportFaviconZip;
  return { ...(await handle(request, services)), vary: 'Accept' };
};

const exportBody =
  (respond: (...call: ExportCall) => Promise<HttpResponse>): Handler =>
  async (request, services) => {
    assertCapacity(request, services, 'package');
    const json = isForm(request.headers) ? await parseFormBody(request) : parseJsonBody(request);
    return respond(request, services, parseExportBody(json, await services.shaper()));
  };

export const getExportZip: Handler = async (request, services) => {
  assertCapacity(request, services, 'package');
  return zipResponse(request, services, parseExportQuery(queryOf(request), await services.shaper()));
};

/** Exports a package. Throws `export_failed` if there is no index, because the contract lists no 503 for exports. */
const exportAs = async <Form extends PackageForm>(
  form: Form,
  ...[request, services, favicon]: ExportCall
): Promise<Packages[Form]> => {
  try {
    return await services.renderSlots.run(request, [favicon], () =>
      buildPackage(services, favicon, { form, ...renderOptions(request, 'export') }),
    );
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'index_unavailable')) throw error;
    throw new ProblemError('export_failed', 'The icon index is unavailable, so icons cannot be exported.');
  }
};

type ExportCall = [request: FastifyRequest, services: HandlerServices, favicon: ExportRequest];

/** Whether Accept gives JSON a higher quality value than ZIP, the default. (Decision 032) */
const prefersJson = (accept = '*/*'): boolean => {
  const quality = mediaQuality(accept);
  return quality('application/json') > quality('application/zip');
};

const zipResponse = async (...call: ExportCall): Promise<HttpResponse> => {
  const { zip, etag, fileName, report } = await exportAs('zip', ...call);
  return {
    ...fileResponse({ bytes: zip, mediaType: 'application/zip', etag }),
    headers: { 'Favicon-Report': report.summary, 'Content-Disposition': attachment(fileName) },
  };
};

/** The fallback replaces characters outside of ASCII with underscores: Windows does not accept ?, the default. */
const attachment = (fileName: string): string =>
  contentDisposition(fileName, { fallback: fileName.replace(/[^ -~]/gu, '_') });

const jsonResponse = async (...call: ExportCall): Promise<HttpResponse> => {
  const { fileName, files, head, report, etag } = await exportAs('files', ...call);
  return {
    representation: jsonRepresentation(
      { file_name: fileName, files: files.map(fileItem), head, report },
      { tag: `${unquoteEntityTag(etag)}-json` },
    ),
    headers: { 'Favicon-Report': report.summary },
  };
};

const exportFaviconZip = exportBody(zipResponse);
export const exportFaviconFiles = exportBody(jsonResponse);

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

export const OWN_FAVICON = { request: REQUEST, iconSource: ANVIL };

export const ownFaviconFile = async (
  { exporter }: Pick<Services, 'exporter'>,
  path: string,
): Promise<PackageFile> => {
  const { files } = await exporter.package(REQUEST, ANVIL, { form: 'files' });
  return files.find(file => file.path === path) as PackageFile;
};

const getPreview =
  (format: 'svg' | 'png'): Handler =>
  async (request, services) => {
    assertCapacity(request, services, 'preview');
    const parsed = parsePreviewQuery(queryOf(request), await services.shaper());
    const image = await services.renderSlots.run(request, [parsed.request], () =>
      preview(services, parsed, { format, ...renderOptions(request, 'preview') }),
    );
    return fileResponse(image);
  };

export const fileResponse = ({ bytes, mediaType, etag }: Preview): HttpResponse => ({
  representation: createRepresentation(bytes, { mediaType, tag: unquoteEntityTag(etag) }),
});

export const getPreviewSvg = getPreview('svg');
export const getPreviewPng = getPreview('png');
