// Handlers that read the catalog, or describe the service.
import { JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { PROBLEM_MEDIA_TYPE } from '../../contract/problems.ts';
import { parameterText, parseSearchQuery } from '../../contract/search-query.ts';
import type { SearchPage } from '../../search/search.ts';
import {
  emojiQuery,
  listLibraries as libraryItems,
  requireIcon,
  requireIndex,
} from '../../service/catalog-use-cases.ts';
import * as ideas from '../../service/ideas.ts';
import { basePathOf } from '../protocol/base-url.ts';
import {
  createRepresentation,
  type HttpResponse,
  type Representation,
  type RepresentationOptions,
} from '../protocol/response.ts';
import { type Handler, queryOf } from './handler.ts';
import { nextPage, searchReport } from './search-headers.ts';

export const jsonRepresentation = (
  value: unknown,
  options: Omit<RepresentationOptions, 'mediaType'> = {},
): Representation =>
  createRepresentation(Buffer.from(JSON.stringify(value)), { ...options, mediaType: JSON_MEDIA_TYPE });

export const getApiIndex: Handler = (request, { baseUrls }) => {
  const baseUrl = baseUrls.of(request);
  const basePath = basePathOf(baseUrl);
  const index = {
    name: 'Favsmith',
    version: '1',
    versioning:
      'The path carries the version: /api/v1. The unversioned /api/* paths are stable aliases of v1. ' +
      'Breaking changes ship under /api/v2.',
    openapi: `${baseUrl}/openapi.json`,
    documentation: `${baseUrl}/docs`,
    errors: `${baseUrl}/docs/errors`,
    error_media_type: PROBLEM_MEDIA_TYPE,
    endpoints: OPERATIONS.map(({ id: operation, method, path, alias, summary }) => {
      return { operation, method, path: basePath + path, alias: basePath + alias, summary };
    }),
  };
  return { representation: jsonRepresentation(index) };
};

export const getHealth: Handler = (_request, services) => {
  const icons = requireIndex(services).catalog.iconCount;
  return { representation: jsonRepresentation({ status: 'ok', icons }) };
};

export const getIcon: Handler = (request, services) => {
  const { library, name } = request.params as { readonly library: string; readonly name: string };
  const style = parameterText(queryOf(request), 'style');
  const { catalog, position } = requireIcon(services, { library, name, style });
  return { representation: createRepresentation(catalog.itemJson(position), { mediaType: JSON_MEDIA_TYPE }) };
};

export const listLibraries: Handler = (_request, services) => {
  const libraries = libraryItems(services);
  return { representation: jsonRepresentation({ libraries }, { effort: 'thorough' }) };
};

const pageResponse = ({ segments, digest }: SearchPage): HttpResponse => ({
  representation: createRepresentation(segments, { mediaType: JSON_MEDIA_TYPE, tag: digest }),
});

export const searchIcons: Handler = (request, services) => {
  const query = parseSearchQuery(queryOf(request));
  const { catalog, search } = requireIndex(services);
  const { libraries } = catalog;
  const page = search.page(query);
  const headers = {
    ...nextPage(request, query.offset + query.limit, page.total),
    ...searchReport(request, 'searchIcons', { libraries, query }),
  };
  return { ...pageResponse(page), headers };
};

export const searchEmoji: Handler = async (request, services) => {
  const query = parseSearchQuery(queryOf(request));
  const page = (await services.emoji()).search.page(emojiQuery(query));
  const headers = {
    ...nextPage(request, query.offset + query.limit, page.total),
    ...searchReport(request, 'searchEmoji'),
  };
  return { ...pageResponse(page), headers };
};

export const findIdeas: Handler = (request, services) => {
  const page = ideas.findIdeas(services, parseSearchQuery(queryOf(request)));
  const headers = {
    ...nextPage(request, page.offset + page.ideas.length, page.total),
    ...searchReport(request, 'findIdeas'),
  };
  return { representation: jsonRepresentation(page), headers };
};
