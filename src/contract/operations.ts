// Table of operations, from which routes, quotas, documentation and OpenAPI are derived.
import { EXPORT_OPERATIONS } from './operations/export-operations.ts';
import { ICON_OPERATIONS } from './operations/icon-operations.ts';
import { CACHE_CONTROL, JSON_MEDIA_TYPE, type Operation } from './operations/operation.ts';

const SERVICE_OPERATIONS = [
  {
    id: 'getApiIndex',
    method: 'GET',
    path: '/api/v1',
    alias: '/api',
    tag: 'Service',
    summary: 'Describe the API',
    description: 'Returns the name and version of the API, the URLs of its documentation and all endpoints.',
    quota: 'index',
    parameters: [],
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'Index' }],
    cacheControl: CACHE_CONTROL.fiveMinutes,
    problems: ['method_not_allowed', 'rate_limited'],
    sample: { path: '/api/v1' },
  },
  {
    id: 'getHealth',
    method: 'GET',
    path: '/api/v1/health',
    alias: '/api/health',
    tag: 'Service',
    summary: 'Check the service',
    description: 'Returns the status of the service and the number of indexed icons.',
    quota: 'health',
    parameters: [],
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'Health' }],
    cacheControl: CACHE_CONTROL.none,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/health' },
  },
] as const satisfies readonly Operation[];

export type { Operation, Parameter, ResponseContent } from './operations/operation.ts';

/** All operations in the order of the documentation. */
export const OPERATIONS = [
  ...SERVICE_OPERATIONS,
  ...ICON_OPERATIONS,
  ...EXPORT_OPERATIONS,
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
