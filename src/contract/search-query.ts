// Parsing of search parameters, which never fails. (Decision 039)

/** Parsed query string. The first value of a repeated parameter is used. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A search request. `library` and `style` are optional filters. */
export interface SearchQuery {
  readonly q: string;
  readonly library?: string;
  readonly style?: string;
  readonly limit: number;
  readonly offset: number;
  /** Whether the styles of an icon are one result. (Decision 029) */
  readonly isGrouped?: true;
  /** Whether the response explains the order of the icons. (Decision 029) */
  readonly isExplained?: true;
}

export const SEARCH_LIMITS = { defaultLimit: 96, maximumLimit: 300, queryLength: 200 } as const;

/** Returns the trimmed value of a query parameter, or `undefined` if it is absent or blank. */
export const parameterText = (parameters: QueryParameters, name: string): string | undefined => {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const first = typeof value === 'string' ? value : value?.[0];
  return first?.trim() || undefined;
};

const clampedInteger = (
  text: string | undefined,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number =>
  text !== undefined && /^[+-]?\d+$/.test(text)
    ? Math.min(Math.max(Number(text), minimum), maximum)
    : fallback;

/** Parses a search request. Clamps integers to their range; uses the default for values that are not integers. */
export const parseSearchQuery = (parameters: QueryParameters): SearchQuery => {
  const library = parameterText(parameters, 'library');
  const style = parameterText(parameters, 'style');
  const { defaultLimit, maximumLimit, queryLength } = SEARCH_LIMITS;
  return {
    q: boundExpansion(firstCharacters(parameterText(parameters, 'q') ?? '', queryLength)),
    ...(library !== undefined && { library }),
    ...(style !== undefined && { style }),
    limit: clampedInteger(parameterText(parameters, 'limit'), {
      fallback: defaultLimit,
      minimum: 1,
      maximum: maximumLimit,
    }),
    offset: clampedInteger(parameterText(parameters, 'offset'), {
      fallback: 0,
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
    ...(parameterText(parameters, 'group') === 'name' && { isGrouped: true }),
    ...(parameterText(parameters, 'explain') === '1' && { isExplained: true }),
  };
};

// A code point has up to two UTF-16 code units. Slicing first avoids splitting a long text completely.
const firstCharacters = (text: string, count: number): string =>
  [...text.slice(0, 2 * count)].slice(0, count).join('');

/**
 * Limits the length after compatibility normalization, which the search applies: one character such as ㌖ or ﷺ becomes
 * up to 18.
 */
const boundExpansion = (text: string): string => {
  const maximum = SEARCH_LIMITS.queryLength;
  const lengthOf = (part: string) => [...part.normalize('NFKC')].length;
  if (lengthOf(text) <= maximum) return text;
  let length = 0;
  const characters = [...text];
  const end = characters.findIndex(character => {
    length += lengthOf(character);
    return length > maximum;
  });
  return characters.slice(0, end).join('');
};
