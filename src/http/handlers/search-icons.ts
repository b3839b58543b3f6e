// GET /api/v1/icons: one page of search results.
import { parseSearchQuery, type QueryParameters, type SearchQuery } from '../../contract/search-query.ts';
import { createRepresentation, digest } from '../protocol/representation.ts';
import type { Handler } from './handler.ts';
import { JSON_MEDIA_TYPE } from './json-representation.ts';

export const searchIcons: Handler = (request, { requireIndex, allocate }) => {
  const query = parseSearchQuery(request.query as QueryParameters);
  const { catalog, search } = requireIndex();
  const representation = createRepresentation(search.page(query, allocate), {
    mediaType: JSON_MEDIA_TYPE,
    // Index and question determine the answer, so they name it: hashing 90 kB would cost more than the search.
    tag: digest(`${catalog.version} ${keyOf(query)}`),
  });
  return { representation };
};

const keyOf = ({ q, library, style, limit, offset }: SearchQuery): string =>
  JSON.stringify([q, library, style, limit, offset]);
