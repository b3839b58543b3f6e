// Client of the public API.
import type { IconItem, IconSearchResponse, Libraries, Library } from '../../client/api-types.ts';
import type { ProblemDocument } from '../../contract/problems.ts';
import type { DesignChange } from '../state/design/design.ts';
import { ApiFailure, isAborted } from './failure.ts';

/** Waiting time in seconds after a 429 without a valid Retry-After. */
const DEFAULT_WAIT_SECONDS = 10;

interface RequestOptions extends RequestInit {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

type Send = (path: string, options?: RequestOptions) => Promise<Response>;

/** Sends requests to paths below `base`. Throws an ApiFailure, or an AbortError if the caller aborts. */
export const createTransport =
  (base: URL): Send =>
  async (path, { query = {}, ...init } = {}) => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
    const response = await fetch(url, init).catch((error: unknown) => {
      throw isAborted(error) ? error : new ApiFailure('offline');
    });
    if (response.ok) return response;
    throw await failureOf(response);
  };

const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

const failureOf = async (response: Response): Promise<ApiFailure> => {
  const problem = await problemOf(response);
  if (response.status === TOO_MANY_REQUESTS)
    return new ApiFailure('limited', problem, waitSeconds(response.headers.get('Retry-After')));
  return new ApiFailure(response.status >= FIRST_SERVER_ERROR ? 'broken' : 'rejected', problem);
};

/** The problem in a body. Undefined for other bodies: a proxy may send its own error page. */
const problemOf = async (response: Response): Promise<ProblemDocument | undefined> => {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  return (await response.json().catch(() => undefined)) as ProblemDocument | undefined;
};

const waitSeconds = (header: string | null): number => {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_WAIT_SECONDS;
};

export interface IconQuery {
  readonly q: string;
  readonly library: string;
  readonly style: string;
}

/**
 * The properties of an icon that the studio uses. It omits the others, because thousands of icons stay in memory.
 */
export interface FoundIcon extends Pick<IconItem, 'name' | 'style' | 'library' | 'library_name' | 'svg'> {
  /** All styles of this name. Only in search results. */
  readonly styles?: readonly string[];
}

export interface FoundPage extends Pick<IconSearchResponse, 'total' | 'offset'> {
  readonly icons: readonly FoundIcon[];
}

export interface Api {
  /** Absolute URL of the export operation, for the curl command. */
  readonly exportUrl: string;
  searchIcons(
    query: IconQuery,
    page: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<FoundPage>;
  getIcon(icon: { library: string; name: string; style?: string }, signal: AbortSignal): Promise<IconItem>;
  listLibraries(): Promise<readonly Library[]>;
  /** An SVG document with one path: the outline of initials in font units. */
  lettersSvg(
    initials: Pick<DesignChange, 'text' | 'text_case' | 'font' | 'font_weight'>,
    signal: AbortSignal,
  ): Promise<string>;
}

/** The language in which a search reads a sentence that fits several. */
export const userLanguage = (): string | undefined => globalThis.navigator?.language;

/** Creates the client. `base` is the URL of an API version, with a trailing slash. */
export const createApi = (base: URL): Api => {
  const send = createTransport(base);
  return {
    exportUrl: new URL('export', base).href,
    searchIcons: async (query, page, signal) => {
      const parameters = { ...query, ...page, group: 'name', lang: userLanguage() };
      const response = await json<IconSearchResponse>(send, 'icons', { query: parameters, signal });
      return {
        ...response,
        icons: response.icons.map((icon, place) => slimItem(icon, response.styles?.[place])),
      };
    },
    getIcon: ({ library, name, style }, signal) =>
      json(send, `icons/${encodeURIComponent(library)}/${encodeURIComponent(name)}`, {
        query: { style },
        signal,
      }),
    listLibraries: async () => (await json<Libraries>(send, 'libraries', {})).libraries,
    // Without plate and small drawings, the preview has one path. (Decision 071)
    lettersSvg: async (initials, signal) =>
      (
        await send('preview.svg', { query: { ...initials, shape: 'none', favicon_svg: 'plain' }, signal })
      ).text(),
  };
};

const slimItem = (
  { name, style, library, library_name, svg }: IconItem,
  styles: readonly string[] = [style],
): FoundIcon => ({ name, style, library, library_name, svg, styles });

const json = async <T>(send: Send, path: string, options: RequestOptions): Promise<T> =>
  (await (await send(path, options)).json()) as T;
