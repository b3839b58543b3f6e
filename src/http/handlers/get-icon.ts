// GET /api/v1/icons/{library}/{name}: one icon by its exact name.
import { parameterText, type QueryParameters } from '../../contract/search-query.ts';
import { createRepresentation, digest } from '../protocol/representation.ts';
import { findPosition } from './find-icon.ts';
import type { Handler } from './handler.ts';
import { JSON_MEDIA_TYPE } from './json-representation.ts';

export const getIcon: Handler = (request, { requireIndex }) => {
  const { library, name } = request.params as { readonly library: string; readonly name: string };
  const style = parameterText(request.query as QueryParameters, 'style');
  const index = requireIndex();
  const position = findPosition(index, { library, name, style });
  const representation = createRepresentation(index.catalog.itemJson(position), {
    mediaType: JSON_MEDIA_TYPE,
    tag: digest(`${index.catalog.version} icon ${position}`),
  });
  return { representation };
};
