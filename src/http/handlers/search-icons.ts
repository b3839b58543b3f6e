// GET /api/v1/icons: one page of search results, from memory when the same was asked before.
import { parseSearchQuery, type QueryParameters, type SearchQuery } from '../../contract/search-query.ts';
import type { Handler } from '../handler.ts';
import { createRepresentation, digest } from '../representation.ts';
import { JSON_MEDIA_TYPE } from './json-representation.ts';

export const searchIcons: Handler = (request, { requireIndex, answers }) => {
  const query = parseSearchQuery(request.query as QueryParameters);
  const key = keyOf(query);
  const index = requireIndex();
  const make = () =>
    createRepresentation(index.search.page(query), {
      mediaType: JSON_MEDIA_TYPE,
      // Index and question determine the answer, so they name it: hashing 90 kB would cost more than the search.
      tag: digest(`${index.catalog.version} ${key}`),
    });
  return { representation: answers(index, key, make) };
};

const keyOf = ({ q, library, style, limit, offset }: SearchQuery): string =>
  JSON.stringify([q, library, style, limit, offset]);
