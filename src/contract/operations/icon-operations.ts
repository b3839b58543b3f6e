// Operations on libraries and icons.
import { EXPORT_FIELDS } from '../export/export-fields.ts';
import { IDEAS_COST } from '../limits.ts';
import type { JsonSchema } from '../openapi/schemas.ts';
import { SEARCH_PARAMETERS, type SearchParameter } from '../search-query.ts';
import { operation, type Parameter } from './operation.ts';

const textParameter = (
  place: Parameter['in'],
  name: string,
  texts: Pick<Parameter, 'description' | 'example'>,
): Parameter => ({ name, in: place, schema: { type: 'string' }, ...texts });

const STYLE = EXPORT_FIELDS.style;

const ICON_PARAMETERS = [
  textParameter('path', 'library', { description: 'Library slug.', example: 'lucide' }),
  textParameter('path', 'name', {
    description: 'Icon name in the library, or a former name of the icon.',
    example: 'rocket',
  }),
  textParameter('query', 'style', { description: STYLE.description, example: STYLE.example }),
];

const searchSchema = (row: SearchParameter): JsonSchema => {
  switch (row.type) {
    case 'text':
    case 'list':
      return { type: 'string' };
    case 'count':
      // No minimum and maximum: a validating proxy would refuse values that the service clamps.
      return { type: 'integer', default: row.default };
    case 'choice':
      return { type: 'string', enum: row.choices };
  }
};

const descriptionOf = (row: SearchParameter): string => {
  if (row.type !== 'count') return row.description;
  const { minimum, maximum, description } = row;
  const range = maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
  return `${description} Range: ${range}. Values outside of it are clamped, not refused.`;
};

const searchParameter = ([name, row]: readonly [string, SearchParameter]): Parameter => ({
  name,
  in: 'query',
  schema: searchSchema(row),
  description: descriptionOf(row),
  example: row.example,
});

const searchParameters = Object.entries(SEARCH_PARAMETERS).map(searchParameter);

const { q, lang, limit, offset } = SEARCH_PARAMETERS;
const emojiParameters = Object.entries({
  q: {
    ...q,
    description: `Emoji, or words in any language of the search; characters after the first ${q.maxLength} are ignored. Without it, the response lists all emoji by group.`,
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
  operation({
    id: 'listLibraries',
    path: '/api/v1/libraries',
    tag: 'Icons',
    summary: 'List the icon libraries',
    description: 'Returns every library with its license, attribution, number of icons and styles.',
    quota: 'libraries',
    schema: 'Libraries',
  }),
  operation({
    id: 'searchIcons',
    path: '/api/v1/icons',
    tag: 'Icons',
    summary: 'Search icons',
    description:
      'Searches names, aliases and tags by words, word prefixes and synonyms; exact names come first. ' +
      'Invalid parameters are clamped or ignored: the response contains the limit and offset that were applied.',
    quota: 'search',
    parameters: searchParameters,
    schema: 'IconSearchResponse',
    sample: { path: '/api/v1/icons?q=rocket&limit=5' },
  }),
  operation({
    id: 'getIcon',
    path: '/api/v1/icons/{library}/{name}',
    tag: 'Icons',
    summary: 'Fetch one icon',
    description: 'Returns the icon with exactly this name, its SVG and its attribution.',
    quota: 'lookup',
    parameters: ICON_PARAMETERS,
    schema: 'IconItem',
    problems: ['icon_not_found', 'method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/icons/lucide/rocket' },
  }),
  operation({
    id: 'searchEmoji',
    path: '/api/v1/emoji',
    tag: 'Icons',
    summary: 'Search emoji',
    description:
      'Finds emoji for the field emoji of an export, by the words of the icon search. Skin tones are members of their emoji. ' +
      'Invalid parameters are clamped or ignored.',
    quota: 'search',
    parameters: emojiParameters,
    schema: 'EmojiSearchResponse',
    sample: { path: '/api/v1/emoji?q=fox&limit=5' },
  }),
  operation({
    id: 'findIdeas',
    path: '/api/v1/ideas',
    tag: 'Icons',
    summary: 'Find ideas for a favicon',
    description:
      'Returns six finished designs for any words: icons from different libraries and the initials of the words, each in ' +
      'the colors of a mood. Send a design to the export as it is, or change it first. The same words give the same ' +
      `designs. A request counts as ${IDEAS_COST} searches.`,
    quota: 'search',
    cost: IDEAS_COST,
    parameters: ideasParameters,
    schema: 'IdeasResponse',
    sample: { path: '/api/v1/ideas?q=bakery' },
  }),
];
