// Client of the public API.
import type { GetPreviewPngParameters, IconItem } from '../../client/api-types.ts';
import { type Client, createClient } from '../../client/client.ts';
import type { ProblemDocument } from '../../contract/problems.ts';
import { ApiFailure, isAborted } from './failure.ts';

/** Seconds to wait after a 429 without a valid Retry-After. */
const DEFAULT_WAIT_SECONDS = 10;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Sends a request. Throws an ApiFailure, or an AbortError if the caller aborts. */
const send: typeof fetch = async (...request) => {
  const response = await fetch(...request).catch((error: unknown) => {
    throw isAborted(error) ? error : new ApiFailure('offline');
  });
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (response.status === TOO_MANY_REQUESTS)
    throw new ApiFailure('limited', problem, waitSeconds(response.headers.get('Retry-After')));
  throw new ApiFailure(response.status >= FIRST_SERVER_ERROR ? 'broken' : 'rejected', problem);
};

/** Returns the problem in a response. Undefined for other responses, such as the error page of a proxy. */
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

/** An icon. A search result also has all styles of this icon name. */
export interface FoundIcon extends Pick<IconItem, 'name' | 'style' | 'library' | 'library_name' | 'svg'> {
  readonly styles?: readonly string[];
}

export interface Api extends Client {
  /** Absolute URL of the export operation, for the curl command. */
  readonly exportUrl: string;
  searchIcons(
    query: IconQuery,
    page: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<{ readonly total: number; readonly items: readonly FoundIcon[] }>;
  /** Returns an SVG document with only the glyph, without plate and small drawings. (Decision 071) */
  plainSvg(body: GetPreviewPngParameters, signal?: AbortSignal): Promise<string>;
}

/** Language in which a search reads a sentence that fits several languages. */
export const userLanguage = (): string | undefined => globalThis.navigator?.language;

/** Creates the client of the service at `baseUrl`. It does not retry after a 429: the studio waits and shows the time. */
export const createApi = (baseUrl: URL): Api => {
  const client = createClient({ baseUrl, fetch: send, retries: 0 });
  return {
    ...client,
    exportUrl: new URL('api/v1/export', baseUrl).href,
    searchIcons: async ({ q, library, style }, page, signal) => {
      const filters = { library: library || undefined, style: style || undefined };
      const query = { ...filters, ...page, group: 'name', lang: userLanguage() } as const;
      const { total, icons, styles } = await client.search(q, query, { signal });
      return {
        total,
        items: icons.map((icon, place) => ({ ...icon, styles: styles?.[place] ?? [icon.style] })),
      };
    },
    plainSvg: async (body, signal) => {
      const parameters = { ...body, shape: 'none', favicon_svg: 'plain' } as const;
      const { bytes } = await client.preview(parameters, 'svg', { signal });
      return new TextDecoder().decode(bytes);
    },
  };
};
