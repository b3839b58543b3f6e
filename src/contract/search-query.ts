// Search parameters: a table, and a parser that never fails. (Decision 031)
import type { RowValue } from './export/field.ts';

/** Parsed query string. The first value of a repeated parameter counts, of a list all values. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

const MAX_TEXT_LENGTH = 200;

/** Texts are cut after `maxLength` characters, counts are clamped, and unknown choices are ignored. */
export const SEARCH_PARAMETERS = {
  q: {
    type: 'text',
    default: '',
    maxLength: MAX_TEXT_LENGTH,
    description:
      `Search text; characters after the first ${MAX_TEXT_LENGTH} are ignored. Synonyms match as well. ` +
      'Names of libraries and styles in the text filter like library and style, but after icons with these words in ' +
      'their names, and not if nothing would be left. ' +
      'Without a search text, the response lists all icons by name.',
    example: 'rocket',
  },
  lang: {
    type: 'text',
    description: 'Language of the user (BCP 47), for sentences that fit several languages.',
    option: { value: 'tag', description: 'language of the search text' },
    example: 'de',
  },
  library: {
    type: 'list',
    description:
      'Library slug, or several, separated by commas. Removes the icons of other libraries from the result; the order and the matches stay the same, so that the totals of all libraries add up.',
    option: { value: 'slugs', description: 'only icons of these libraries, separated by commas' },
    example: 'lucide',
  },
  style: {
    type: 'list',
    description:
      'Icon style, or several, separated by commas. Removes the icons in other styles from the result, as library does.',
    option: { value: 'names', description: 'only icons in these styles, separated by commas' },
    example: 'outline',
  },
  limit: {
    type: 'count',
    default: 96,
    minimum: 1,
    maximum: 300,
    description: 'Page size.',
    option: { value: 'n', description: 'number of icons' },
    example: 24,
  },
  offset: {
    type: 'count',
    default: 0,
    minimum: 0,
    description: 'Number of results to skip.',
    option: { value: 'n', description: 'number of icons to skip' },
    example: 0,
  },
  group: {
    type: 'choice',
    choices: ['name'],
    description:
      'name: all styles of an icon count as one result, shown in the first matching style. total counts these results. The response then has the field styles, which lists all styles of each result. Other values are ignored.',
    option: { value: 'what', description: 'name: one result per icon, not one per style' },
    example: 'name',
  },
  only: {
    type: 'choice',
    choices: ['names', 'total'],
    description:
      'names: the array icons is empty, and the response has the field names instead, which lists the results as library/name/style. total: only the number of results. Other values are ignored.',
    example: 'names',
  },
} as const satisfies Readonly<Record<string, SearchParameter>>;

interface SearchParameterTexts {
  readonly description: string;
  /** The command-line option and the MCP argument for the parameter. Undefined if there are none. */
  readonly option?: { readonly value: string; readonly description: string };
  readonly example: string | number;
}

interface Count {
  readonly type: 'count';
  readonly default: number;
  readonly minimum: number;
  readonly maximum?: number;
}

export type SearchParameter = SearchParameterTexts &
  (
    | { readonly type: 'text'; readonly default?: string; readonly maxLength?: number }
    | { readonly type: 'list' }
    | Count
    | { readonly type: 'choice'; readonly choices: readonly string[] }
  );

type Rows = typeof SEARCH_PARAMETERS;
type Defaulted = { [Name in keyof Rows]: Rows[Name] extends { default: unknown } ? Name : never }[keyof Rows];

type ParsedValue<Row> = Row extends { readonly type: 'list' } ? readonly string[] : RowValue<Row>;

/** A search request. Parameters with a default are always set. */
export type SearchQuery = { readonly [Name in Defaulted]: ParsedValue<Rows[Name]> } & {
  readonly [Name in Exclude<keyof Rows, Defaulted>]?: ParsedValue<Rows[Name]>;
};

const ROWS: readonly (readonly [string, SearchParameter])[] = Object.entries(SEARCH_PARAMETERS);

/** Parameters that are command-line options and MCP arguments. */
export const SEARCH_OPTIONS = ROWS.flatMap(([name, row]) =>
  row.option === undefined ? [] : [{ name, row, option: row.option }],
);

/** Returns the trimmed value of a query parameter. Undefined if it is absent or blank. */
export const parameterText = (parameters: QueryParameters, name: string): string | undefined => {
  const [first] = parameterValues(parameters, name);
  return first?.trim() || undefined;
};

const parameterValues = (parameters: QueryParameters, name: string): readonly string[] =>
  [Object.hasOwn(parameters, name) ? (parameters[name] ?? []) : []].flat();

/** Splits a list at commas. Omits blank elements. */
const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map(element => element.trim())
    .filter(element => element !== '');

export const parseSearchQuery = (parameters: QueryParameters): SearchQuery => {
  const values = ROWS.flatMap(([name, row]) => {
    const value = parseValue(row, parameters, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values) as unknown as SearchQuery;
};

export const searchQueryOf = (
  text: string,
  options: { readonly [Name in keyof Rows]?: string | number | undefined },
): SearchQuery => {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return parseSearchQuery({
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    q: text,
  });
};

/** The search for the number of results without the filters. Undefined if no filter is set. */
export const withoutFilters = <Options extends { readonly library?: unknown; readonly style?: unknown }>({
  library,
  style,
  ...options
}: Options) => ((library ?? style) === undefined ? undefined : { ...options, limit: 1, offset: 0 });

const parseValue = (
  row: SearchParameter,
  parameters: QueryParameters,
  name: string,
): string | number | readonly string[] | undefined => {
  const text = parameterText(parameters, name);
  switch (row.type) {
    case 'list': {
      const elements = parameterValues(parameters, name).flatMap(splitList);
      return elements.length === 0 ? undefined : elements;
    }
    case 'text': {
      const value = text ?? row.default;
      return row.maxLength === undefined ? value : boundedText(value ?? '', row.maxLength);
    }
    case 'count':
      return clampedInteger(text, row);
    case 'choice':
      return row.choices.find(choice => choice === text);
  }
};

const clampedInteger = (
  text: string | undefined,
  { default: fallback, minimum, maximum = Number.MAX_SAFE_INTEGER }: Count,
): number =>
  text !== undefined && /^[+-]?\d+$/.test(text)
    ? Math.min(Math.max(Number(text), minimum), maximum)
    : fallback;

/** The longest beginning of `text` that has at most `maxLength` characters in NFKC, which expands ﷺ to 18 characters. */
const boundedText = (text: string, maxLength: number): string => {
  let length = 0;
  // A character has at most two UTF-16 code units.
  const characters = [...text.slice(0, 2 * maxLength)];
  const end = characters.findIndex(character => {
    length += [...character.normalize('NFKC')].length;
    return length > maxLength;
  });
  return characters.slice(0, end < 0 ? characters.length : end).join('');
};
