// Operations on libraries and icons.

import { IDEAS_COST } from '../limits.ts';
import type { JsonSchema } from '../openapi/schemas.ts';
import { SEARCH_PARAMETERS, type SearchParameter } from '../search-query.ts';
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

const searchSchema = (row: SearchParameter): JsonSchema => {
  switch (row.type) {
    case 'text':
      return { type: 'string' };
    case 'count': {
      const { minimum, maximum, default: fallback } = row;
      return { type: 'integer', minimum, ...(maximum !== undefined && { maximum }), default: fallback };
    }
    case 'choice':
      return { type: 'string', enum: row.choices };
  }
};

const searchParameter = ([name, row]: readonly [string, SearchParameter]): Parameter => ({
  name,
  in: 'query',
  schema: searchSchema(row),
  description: row.description,
  example: row.example,
});

const searchParameters = Object.entries(SEARCH_PARAMETERS).map(searchParameter);

const { q, lang, limit, offset } = SEARCH_PARAMETERS;
const emojiParameters = Object.entries({
  q: {
    ...q,
    description: `Emoji, or words in any language of the search; characters after the first ${q.maxLength} are ignored. Without it, the response lists all emoji by name.`,
    example: 'fox',
  },
  limit,
  offset,
}).map(searchParameter);

const ideasParameters = Object.entries({
  q: {
    ...q,
    description: `What the site is about, or its name; characters after the first ${q.maxLength} are ignored.`,
    example: 'bakery',
  },
  offset: { ...offset, description: 'Number of ideas to skip: 6 for the next page.', example: 6 },
  lang,
}).map(searchParameter);

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
    parameters: searchParameters,
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
  {
    id: 'searchEmoji',
    method: 'GET',
    path: '/api/v1/emoji',
    alias: '/api/emoji',
    tag: 'Icons',
    summary: 'Search emoji',
    description:
      'Finds emoji for the field emoji of an export, by the words of the icon search. Skin tones are members of their emoji. ' +
      'Invalid parameters are clamped or ignored.',
    quota: 'search',
    parameters: emojiParameters,
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'EmojiSearchResponse' }],
    cacheControl: CACHE_CONTROL.fiveMinutes,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/emoji?q=fox&limit=5' },
  },
  {
    id: 'findIdeas',
    method: 'GET',
    path: '/api/v1/ideas',
    alias: '/api/ideas',
    tag: 'Icons',
    summary: 'Find ideas for a favicon',
    description:
      'Returns six finished designs for any words: icons from different libraries and the initials of the words, each in ' +
      'the colors of a mood. Send a design to the export as it is, or change it first. The same words give the same ' +
      `designs. A request counts as ${IDEAS_COST} searches.`,
    quota: 'search',
    cost: IDEAS_COST,
    parameters: ideasParameters,
    responses: [{ mediaType: JSON_MEDIA_TYPE, schema: 'IdeasResponse' }],
    cacheControl: CACHE_CONTROL.fiveMinutes,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/ideas?q=bakery' },
  },
] as const satisfies readonly Operation[];
