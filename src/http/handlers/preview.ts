// GET /api/v1/preview.svg and .png: one picture from settings in the query.
import { parsePreviewQuery } from '../../contract/export/preview-query.ts';
import type { QueryParameters } from '../../contract/search-query.ts';
import { disconnectSignal } from '../protocol/disconnect.ts';
import { bareTag, createRepresentation } from '../protocol/representation.ts';
import { exportableIcon, exportPorts } from './exportable-icon.ts';
import type { Handler } from './handler.ts';

const previewIn =
  (format: 'svg' | 'png'): Handler =>
  async (request, { services, requireIndex }) => {
    const { request: favicon, ...options } = parsePreviewQuery(
      request.query as QueryParameters,
      await exportPorts(services),
    );
    const icon = exportableIcon(favicon.source, requireIndex);
    const signal = disconnectSignal(request.response);
    const preview = { format, ...options };
    const { bytes, mediaType, etag } = await services.exporter.preview(favicon, icon, preview, { signal });
    const tag = bareTag(etag);
    return { representation: createRepresentation(bytes, { mediaType, tag, codable: format === 'svg' }) };
  };

export const getPreviewSvg = previewIn('svg');
export const getPreviewPng = previewIn('png');
