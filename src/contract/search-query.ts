// Parsing of search parameters; invalid values are clamped or ignored. (Decision 039)

/** Query parameters as received; of a repeated parameter, the first value counts. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A search request. `q` is trimmed; an absent `library` or `style` does not filter. */
export interface SearchQuery {
  readonly q: string;
  readonly library?: string;
  readonly style?: string;
  readonly limit: number;
  readonly offset: number;
}

export const SEARCH_LIMITS = { defaultLimit: 96, maximumLimit: 300, queryLength: 200 } as const;

/** The trimmed value of a query parameter; `undefined` if it is absent or blank. */
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

/** Parses a search request. Numbers are clamped to their range; a value that is no integer counts as absent. */
export const parseSearchQuery = (parameters: QueryParameters): SearchQuery => {
  const library = parameterText(parameters, 'library');
  const style = parameterText(parameters, 'style');
  const { defaultLimit, maximumLimit, queryLength } = SEARCH_LIMITS;
  return {
    q: firstCharacters(parameterText(parameters, 'q') ?? '', queryLength),
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
  };
};

// A character takes up to two UTF-16 code units: the slice keeps long texts from being split into characters.
const firstCharacters = (text: string, count: number): string =>
  [...text.slice(0, 2 * count)].slice(0, count).join('');
