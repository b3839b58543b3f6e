// Table of operations, from which routes, quotas, documentation and OpenAPI are derived.
import { EXPORT_OPERATIONS } from './operations/export-operations.ts';
import { ICON_OPERATIONS } from './operations/icon-operations.ts';
import { CACHE_CONTROL, type Operation, operation } from './operations/operation.ts';

const SERVICE_OPERATIONS = [
  operation({
    id: 'getApiIndex',
    path: '/api/v1',
    tag: 'Service',
    summary: 'Describe the API',
    description: 'Returns the name and version of the API, the URLs of its documentation and all endpoints.',
    quota: 'index',
    schema: 'ApiIndex',
    problems: ['method_not_allowed', 'rate_limited'],
  }),
  operation({
    id: 'getHealth',
    path: '/api/v1/health',
    tag: 'Service',
    summary: 'Check the service',
    description: 'Returns the status of the service and the number of indexed icons.',
    quota: 'health',
    schema: 'Health',
    cacheControl: CACHE_CONTROL.none,
  }),
];

export type { Operation, Parameter, RequestContent, ResponseContent } from './operations/operation.ts';
export { FORM_MEDIA_TYPE } from './operations/operation.ts';

export const OPERATIONS = [
  ...SERVICE_OPERATIONS,
  ...ICON_OPERATIONS,
  ...EXPORT_OPERATIONS,
] satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
