// GET /api/v1/icons: one page of search results.

import { JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import { parseSearchQuery, type QueryParameters } from '../../contract/search-query.ts';
import { createRepresentation } from '../protocol/representation.ts';
import { requireIndex } from '../services.ts';
import type { Handler } from './handler.ts';

export const searchIcons: Handler = (request, services) => {
  const query = parseSearchQuery(request.query as QueryParameters);
  const { segments, digest } = requireIndex(services).search.page(query);
  return { representation: createRepresentation(segments, { mediaType: JSON_MEDIA_TYPE, tag: digest }) };
};
