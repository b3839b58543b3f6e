// Operations on libraries and icons.
import { SEARCH_LIMITS } from '../search-query.ts';
import { CACHE_CONTROL, JSON_MEDIA_TYPE, type Operation, type Parameter } from './operation.ts';

const LIBRARY: Parameter = {
  name: 'library',
  in: 'path',
  schema: { type: 'string' },
  description: 'Library slug.',
  example: 'lucide',
};

const NAME: Parameter = {
  name: 'name',
  in: 'path',
  schema: { type: 'string' },
  description: 'Icon name in the library, or a former name of the icon.',
  example: 'rocket',
};

const STYLE: Parameter = {
  name: 'style',
  in: 'query',
  schema: { type: 'string' },
  description: "Icon style. Default: the first of the library's styles that has an icon of this name.",
  example: 'outline',
};

const SEARCH_PARAMETERS: readonly Parameter[] = [
  {
    name: 'q',
    in: 'query',
    schema: { type: 'string' },
    description:
      `Search text; characters after the first ${SEARCH_LIMITS.queryLength} are ignored. Synonyms match as well. ` +
      'Without a search text, the response lists all icons by name.',
    example: 'rocket',
  },
  {
    name: 'library',
    in: 'query',
    schema: { type: 'string' },
    description: 'Library slug: only icons of this library match.',
    example: 'lucide',
  },
  {
    name: 'style',
    in: 'query',
    schema: { type: 'string' },
    description: 'Icon style: only icons of this style match.',
    example: 'outline',
  },
  {
    name: 'limit',
    in: 'query',
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: SEARCH_LIMITS.maximumLimit,
      default: SEARCH_LIMITS.defaultLimit,
    },
    description: 'Page size. Values outside of the range are clamped.',
    example: 24,
  },
  {
    name: 'offset',
    in: 'query',
    schema: { type: 'integer', minimum: 0, default: 0 },
    description: 'Number of results to skip.',
    example: 0,
  },
  {
    name: 'group',
    in: 'query',
    schema: { type: 'string', enum: ['name'] },
    description:
      'name: the styles of an icon are one result, shown in the first matching style; total counts these results, and ' +
      'styles of the response lists all styles of each. Other values are ignored.',
    example: 'name',
  },
  {
    name: 'explain',
    in: 'query',
    schema: { type: 'string', enum: ['1'] },
    description:
      '1: explanation of the response tells per icon which words, terms, fields and rules placed it. For developers: ' +
      'its texts may change. Other values are ignored.',
    example: '1',
  },
];

export const ICON_OPERATIONS = [
  {
    id: 'listLibraries',
    method: 'GET',
    path: '/api/v1/libraries',
    alias: '/api/libraries',
    tag: 'Icons',
    summary: 'List the icon libraries',
    description: 'Returns every library with its license, attribution, number of icons and styles.',
    quota: 'libraries',
    parameters: [],
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'Libraries' }],
    cacheControl: CACHE_CONTROL.fiveMinutes,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/libraries' },
  },
  {
    id: 'searchIcons',
    method: 'GET',
    path: '/api/v1/icons',
    alias: '/api/icons',
    tag: 'Icons',
    summary: 'Search icons',
    description:
      'Searches names, aliases and tags by words, word prefixes and synonyms; exact names come first. ' +
      'Invalid parameters are clamped or ignored: the response contains the limit and offset that were applied.',
    quota: 'search',
    parameters: SEARCH_PARAMETERS,
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'IconSearchResponse' }],
    cacheControl: CACHE_CONTROL.fiveMinutes,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/icons?q=rocket&limit=5' },
  },
  {
    id: 'getIcon',
    method: 'GET',
    path: '/api/v1/icons/{library}/{name}',
    alias: '/api/icons/{library}/{name}',
    tag: 'Icons',
    summary: 'Fetch one icon',
    description: 'Returns the icon with exactly this name, its SVG and its attribution.',
    quota: 'lookup',
    parameters: [LIBRARY, NAME, STYLE],
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'IconItem' }],
    cacheControl: CACHE_CONTROL.fiveMinutes,
    problems: ['icon_not_found', 'method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/icons/lucide/rocket' },
  },
] as const satisfies readonly Operation[];
