// Operations that describe the service.
import { CACHE_CONTROL, JSON_MEDIA_TYPE, type Operation } from './operation.ts';

export const SERVICE_OPERATIONS = [
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
