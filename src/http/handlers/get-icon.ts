// GET /api/v1/icons/{library}/{name}: one icon by its exact name.
import { requirePosition } from '../../catalog/require-icon.ts';
import { JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import { parameterText, type QueryParameters } from '../../contract/search-query.ts';
import { createRepresentation } from '../protocol/representation.ts';
import { requireIndex } from '../services.ts';
import type { Handler } from './handler.ts';

export const getIcon: Handler = (request, services) => {
  const { library, name } = request.params as { readonly library: string; readonly name: string };
  const style = parameterText(request.query as QueryParameters, 'style');
  const { catalog } = requireIndex(services);
  const item = catalog.itemJson(requirePosition(catalog, { library, name, style }));
  return { representation: createRepresentation(item, { mediaType: JSON_MEDIA_TYPE }) };
};
