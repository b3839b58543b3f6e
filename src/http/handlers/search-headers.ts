// Headers of a page of results: the next page (RFC 8288), and what the request says in vain.
import type { FastifyRequest } from 'fastify';
import { noSuch, unknownFilter } from '../../catalog/similar-names.ts';
import { OPERATIONS, type Operation, type OperationId } from '../../contract/operations.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import type { Library } from '../../model/icon.ts';
import { queryOf } from './handler.ts';

/**
 * Link to the page that starts at `offset`, if there is one. The reference is relative, because the response is the same
 * at each base URL.
 */
export const nextPage = ({ url }: FastifyRequest, offset: number, total: number) => {
  if (offset >= total) return {};
  const parameters = new URLSearchParams(url.split('?')[1]);
  parameters.set('offset', `${offset}`);
  return { Link: `<?${parameters}>; rel="next"` };
};

const MAX_REPORTED = 3;

const PARAMETERS = new Map<OperationId, readonly string[]>(
  OPERATIONS.map(({ id, parameters }: Operation) => [
    id as OperationId,
    parameters.flatMap(parameter => (parameter.in === 'query' ? [parameter.name] : [])),
  ]),
);

/** The header `Search-Report`, if the request has unknown parameters, or names of unknown libraries or styles. */
export const searchReport = (
  request: FastifyRequest,
  operation: OperationId,
  filters?: { readonly libraries: readonly Library[]; readonly query: SearchQuery },
) => {
  const known = PARAMETERS.get(operation) ?? [];
  const unknown = Object.keys(queryOf(request)).filter(name => !known.includes(name));
  const sentences = [
    ...unknown.slice(0, MAX_REPORTED).map(name => noSuch('parameter', name, known)),
    ...(filters ? [unknownFilter(filters.libraries, filters.query) ?? []].flat() : []),
  ];
  return sentences.length === 0 ? {} : { 'Search-Report': asciiText(sentences.join(' ')) };
};

/** Header values are ASCII (RFC 9110, 5.5). Other characters are escaped as in JSON. */
const asciiText = (text: string): string =>
  text.replace(/[^ -~]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
