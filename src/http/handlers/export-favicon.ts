// POST /api/v1/export: the favicon package, zipped or spelled out as JSON.
import { create as contentDisposition } from 'content-disposition';
import { parseExportBody } from '../../contract/export/export-body.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { ExportedPackage } from '../../export/exporter.ts';
import { isTextType } from '../../model/media-type.ts';
import type { PackageFile } from '../../model/package-file.ts';
import { disconnectSignal } from '../protocol/disconnect.ts';
import { type Body, parseJsonBody } from '../protocol/json-body.ts';
import { mediaRanges, readPreferences, weightOf } from '../protocol/preference.ts';
import { bareTag, createRepresentation } from '../protocol/representation.ts';
import { exportableIcon, exportPorts } from './exportable-icon.ts';
import type { Handler, HandlerContext } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';

export const exportFavicon: Handler = async (request, context) => {
  const { services } = context;
  const json = parseJsonBody(request.body as Body, request.headers);
  const exportRequest = parseExportBody(json, await exportPorts(services));
  const icon = exportableIcon(exportRequest.source, () => indexForExport(context));
  const signal = disconnectSignal(request.response);
  const exported = await services.exporter.exportPackage(exportRequest, icon, { signal });
  const headers = { 'Favicon-Report': exported.report.summary };
  if (prefersJson(request.headers.accept)) {
    const tag = `${bareTag(exported.etag)}-json`;
    return { representation: jsonRepresentation(spelledOut(exported), { tag }), headers, vary: 'Accept' };
  }
  return {
    representation: createRepresentation(exported.zip, {
      mediaType: 'application/zip',
      tag: bareTag(exported.etag),
      codable: false,
    }),
    headers: { ...headers, 'Content-Disposition': contentDisposition(exported.fileName) },
    vary: 'Accept',
  };
};

// An export has no 503: without the index its icon cannot be drawn, which is a failed export.
const indexForExport = ({ services }: HandlerContext) => {
  const index = services.index();
  if (!index)
    throw new ProblemError('export_failed', 'The icon index is unavailable, so icons cannot be exported.');
  return index;
};

// Clients that list JSON beside */* with equal weight get the zip: it is the default.
const prefersJson = (accept = '*/*'): boolean => {
  const preferences = readPreferences(accept);
  const weightIn = (mediaType: string) => weightOf(preferences, mediaRanges(mediaType)) ?? 0;
  return weightIn('application/json') > weightIn('application/zip');
};

const spelledOut = ({ fileName, files, head, report }: ExportedPackage) => ({
  file_name: fileName,
  files: files.map(fileItem),
  head,
  report,
});

const fileItem = ({ path, mediaType, bytes }: PackageFile) => {
  const encoding = isTextType(mediaType) ? 'utf8' : 'base64';
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);
  return { path, type: mediaType, size: bytes.length, encoding, content };
};
