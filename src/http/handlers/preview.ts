// GET /api/v1/preview.svg and preview.png: one image of a favicon.
import { parsePreviewQuery } from '../../contract/export/preview-query.ts';
import type { QueryParameters } from '../../contract/search-query.ts';
import { iconSourceOf } from '../../export/request-source.ts';
import { disconnectSignal } from '../connections/disconnect.ts';
import { unquoteEntityTag } from '../protocol/entity-tag.ts';
import { createRepresentation } from '../protocol/representation.ts';
import { requireIndex } from '../services.ts';
import type { Handler } from './handler.ts';
import { renderPorts } from './render-ports.ts';

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
