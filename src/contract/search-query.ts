// What a client searches for. Parsing never fails: the answer tells which page size and offset were applied.

/** Query parameters as they came; of a repeated one the first counts. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A search, ready to run: `q` is trimmed, `library` and `style` are absent where no filter was given. */
export interface SearchQuery {
  readonly q: string;
  readonly library?: string;
  readonly style?: string;
  readonly limit: number;
  readonly offset: number;
}

export const SEARCH_LIMITS = { defaultLimit: 96, maximumLimit: 300, queryLength: 200 } as const;

/** The text of a query parameter without surrounding space; undefined when it is absent or blank. */
export const parameterText = (parameters: QueryParameters, name: string): string | undefined => {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const first = typeof value === 'string' ? value : value?.[0];
  return first?.trim() || undefined;
};

const integer = (text: string | undefined, fallback: number, minimum: number, maximum: number): number =>
  text !== undefined && /^[+-]?\d+$/.test(text)
    ? Math.min(Math.max(Number(text), minimum), maximum)
    : fallback;

/** Reads a search forgivingly: numbers are clamped to their range, and what is no integer counts as absent. */
export const parseSearchQuery = (parameters: QueryParameters): SearchQuery => {
  const library = parameterText(parameters, 'library');
  const style = parameterText(parameters, 'style');
  const { defaultLimit, maximumLimit, queryLength } = SEARCH_LIMITS;
  return {
    q: [...(parameterText(parameters, 'q') ?? '').slice(0, 2 * queryLength)].slice(0, queryLength).join(''),
    ...(library !== undefined && { library }),
    ...(style !== undefined && { style }),
    limit: integer(parameterText(parameters, 'limit'), defaultLimit, 1, maximumLimit),
    offset: integer(parameterText(parameters, 'offset'), 0, 0, Number.MAX_SAFE_INTEGER),
  };
};
