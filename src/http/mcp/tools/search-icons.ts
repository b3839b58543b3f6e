// Search tools: icons with a contact sheet, ideas, and one icon.
import { unknownFilter } from '../../../catalog/similar-names.ts';
import type { IconItem, IconSearchResponse } from '../../../client/api-types.ts';
import { ICON_NAME_FORM, type IconKey } from '../../../contract/export/export-request.ts';
import type { JsonSchema } from '../../../contract/openapi/schema.ts';
import { ProblemError } from '../../../contract/problems.ts';
import { SEARCH_OPTIONS, searchQueryOf, withoutFilters } from '../../../contract/search-query.ts';
import type { SearchOptions } from '../../../service/embedded-engine.ts';
import { type Arguments, type Content, ICON_ARGUMENT, image, type Tool, text } from './tool.ts';

const DEFAULT_LIMIT = 24;
/** Maximum number of icons on a contact sheet. Most models downscale larger sheets until the icons are illegible. */
const MAXIMUM_LIMIT = 48;

/** The search options of the API as arguments. */
const SEARCH_ARGUMENTS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  SEARCH_OPTIONS.map(({ name, row, option: { description: text } }): [string, JsonSchema] => {
    const description = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    if (row.type === 'text' || row.type === 'list')
      return [name, { type: 'string', description: `${description}, such as ${row.example}.` }];
    if (row.type === 'choice')
      return [name, { type: 'string', enum: row.choices, description: `${description}.` }];
    return [name, { type: 'integer', default: row.default, description: `${description}.` }];
  }),
);

export const SEARCH_ICONS: Tool = {
  name: 'search_icons',
  title: 'Search icons',
  description:
    'Searches free icons by name, meaning or a word of another language. Returns one line per icon, ' +
    '"number library/name (style)", and a contact sheet with the same numbers.',
  properties: {
    query: {
      type: 'string',
      description: 'What the icon shows or stands for, such as rocket or "save file".',
    },
    ...SEARCH_ARGUMENTS,
    limit: {
      type: 'integer',
      default: DEFAULT_LIMIT,
      description: `Number of icons; more than ${MAXIMUM_LIMIT} are ${MAXIMUM_LIMIT}.`,
    },
    contact_sheet: { type: 'boolean', default: true, description: 'Whether to return the picture.' },
  },
  required: ['query'],
  run: async (args, backend) => {
    const options = optionsOf(args);
    const page = await backend.search(String(args.query), options);
    const unknown =
      page.total === 0 && unknownFilter(await backend.listLibraries(), searchQueryOf('', options));
    if (unknown) throw new ProblemError('invalid_json', unknown);
    const all = page.total === 0 ? withoutFilters(options) : undefined;
    const unfiltered = all && (await backend.search(String(args.query), all)).total;
    const lines = text([summary(page, unfiltered), ...page.icons.map(line)].join('\n'));
    if (page.icons.length === 0 || args.contact_sheet === false) return [lines];
    return [lines, image(await backend.contactSheet(page.icons))];
  },
};

const optionsOf = (args: Arguments): SearchOptions => {
  const { limit = DEFAULT_LIMIT, ...options }: SearchOptions = Object.fromEntries(
    SEARCH_OPTIONS.map(({ name }) => [name, args[name]]),
  );
  return { ...options, limit: Math.min(limit, MAXIMUM_LIMIT) };
};

const summary = ({ total, icons, offset }: IconSearchResponse, unfiltered = 0): string => {
  if (unfiltered > 0) return `0 icons match; without library and style, ${unfiltered} match.`;
  if (total === 0) return '0 icons match: try a broader word or a synonym.';
  if (icons.length === 0)
    return `${total} icons match, none of them from offset ${offset}: set a lower offset.`;
  const more = offset + icons.length < total ? ` For more, set offset to ${offset + icons.length}.` : '';
  return `${total} icons match; these are ${offset + 1} to ${offset + icons.length}.${more}`;
};

const line = ({ library, name, style }: IconItem, index: number): string =>
  `${index + 1} ${library}/${name} (${style})`;

const IDEA_SIZE = 96;

export const FIND_IDEAS: Tool = {
  name: 'find_ideas',
  title: 'Find ideas for a favicon',
  description:
    'Returns six finished designs for the name or the subject of a site, one JSON object per line: icons from different ' +
    'libraries and initials, with colors and shape, each with its picture. Export a design as it is, or change it.',
  properties: {
    query: {
      type: 'string',
      description: 'What the site is about, or its name, such as "bakery in Lisbon".',
    },
    offset: { type: 'integer', default: 0, description: 'Number of ideas to skip: 6 for the next six.' },
    pictures: { type: 'boolean', default: true, description: 'Whether to return the pictures.' },
  },
  required: ['query'],
  run: async ({ query, offset = 0, pictures = true }, backend) => {
    const { ideas } = await backend.findIdeas(String(query), { offset: Number(offset) });
    const contents: Content[] = [];
    for (const { mood, design } of ideas) {
      contents.push(text(`${mood}: ${JSON.stringify(design)}`));
      if (pictures) contents.push(image(await backend.preview({ ...design, size: IDEA_SIZE })));
    }
    return contents;
  },
};

export const GET_ICON: Tool = {
  name: 'get_icon',
  title: 'Fetch one icon',
  description: 'Returns one icon by its exact name: SVG, style, tags, license and attribution.',
  properties: {
    icon: ICON_ARGUMENT,
    library: { type: 'string', description: 'Library slug, such as lucide.' },
    name: { type: 'string', description: 'Icon name, such as rocket.' },
    style: { type: 'string', description: 'Icon style. Default: the first style that has the icon.' },
  },
  run: async ({ library, name, style }, backend) => {
    if (library === undefined || name === undefined)
      throw new ProblemError(
        'invalid_json',
        `Name the icon: ${ICON_NAME_FORM} as icon, or library and name.`,
      );
    const icon = await backend.getIcon({ library, name, ...(style !== undefined && { style }) } as IconKey);
    return [text(JSON.stringify(icon, null, 1))];
  },
};
