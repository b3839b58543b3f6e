// HTTP client for Node.js, browsers and workers. (Decision 101)
import type {
  ApiIndex,
  EmojiSearchResponse,
  ExportBody,
  ExportPackage,
  FindIdeasParameters,
  GetIconParameters,
  GetPreviewPngParameters,
  Health,
  IconItem,
  IconSearchResponse,
  IdeasResponse,
  Libraries,
  Library,
  Problem,
  SearchEmojiParameters,
  SearchIconsParameters,
} from './api-types.ts';

/**
 * Error response of the server. `problem` is undefined if a proxy responded without a problem document.
 *
 * @example
 * ```js
 * import { createClient, FavsmithError } from 'favsmith/client';
 *
 * const client = createClient({ baseUrl: 'http://localhost:3000' });
 * const error = await client.exportPackage({ text: 'ABC' }).catch(error => error);
 * console.log(error instanceof FavsmithError && error.code); // invalid_text
 * ```
 */
export class FavsmithError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Problem code, such as `icon_not_found`. */
  readonly code: Problem['code'] | undefined;
  /** Advice on how to recover. */
  readonly hint: string | undefined;
  /** Every violation in the request, with a JSON pointer to the field. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Number of seconds after which the server accepts the request again. */
  readonly retryAfterSeconds: number | undefined;
  /** Id of the request in the server log. */
  readonly requestId: string | undefined;

  constructor({ status, headers }: Response, problem: Problem | undefined) {
    super(problem?.detail ?? `The server responded with status ${status}.`);
    this.name = 'FavsmithError';
    this.status = status;
    this.problem = problem;
    this.code = problem?.code;
    this.hint = problem?.hint;
    this.errors = problem?.errors ?? [];
    this.retryAfterSeconds = secondsOf(headers.get('Retry-After'));
    this.requestId = headers.get('X-Request-Id') ?? undefined;
  }
}

const errorOf = async (response: Response): Promise<FavsmithError> => {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  // The connection may fail before the body is complete.
  const problem = isProblem ? await response.json().catch(() => undefined) : undefined;
  if (!isProblem) await response.body?.cancel();
  return new FavsmithError(response, problem);
};

/** Parses Retry-After: a number of seconds or an HTTP date (RFC 9110, section 10.2.3). */
const secondsOf = (value: string | null): number | undefined => {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

interface RetryOptions {
  readonly fetch: typeof fetch;
  readonly retries: number;
  readonly maxRetryAfterSeconds: number;
}

/** Returns a function that sends a request and returns the successful response. It throws a FavsmithError after the last attempt. */
const createRetryingFetch =
  ({ fetch, retries, maxRetryAfterSeconds }: RetryOptions) =>
  async (url: URL, init: RequestInit): Promise<Response> => {
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(url, init);
      if (response.ok) return response;
      const error = await errorOf(response);
      const { retryAfterSeconds: seconds } = error;
      if (attempt >= retries || seconds === undefined || seconds > maxRetryAfterSeconds) throw error;
      await sleep(seconds * 1000, init.signal);
    }
  };

/** Waits. If the signal aborts, rejects with its reason. */
const sleep = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

export type * from './api-types.ts';

interface ClientOptions {
  /** URL of the server, including a path prefix. */
  readonly baseUrl: string | URL;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Maximum number of retries after responses with Retry-After. Default: 2. */
  readonly retries?: number | undefined;
  /** Maximum wait in seconds before a retry. Default: 60. With a longer Retry-After, the client throws the error at once. */
  readonly maxRetryAfterSeconds?: number | undefined;
}

interface RequestOptions {
  /** Aborts the request, and also the wait before a retry. */
  readonly signal?: AbortSignal | undefined;
}

/** Package as a ZIP archive. `report` summarizes the findings, `etag` identifies the bytes. */
interface ZipPackage {
  readonly fileName: string;
  readonly zip: Uint8Array;
  readonly report: string;
  readonly etag: string;
}

interface Image {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly etag: string;
}

type PreviewFormat = 'svg' | 'png';

/** Methods reject with a FavsmithError for an error response, or with the error of `fetch` without a response. */
export type Client = ReturnType<typeof createClient>;

const DEFAULT_RETRIES = 2;
const DEFAULT_MAX_RETRY_AFTER_SECONDS = 60;

/**
 * Creates a client for the server at `baseUrl`. Sends no request. Throws a TypeError if `baseUrl` is invalid.
 *
 * @example
 * ```js
 * import { createClient } from 'favsmith/client';
 *
 * const client = createClient({ baseUrl: 'http://localhost:3000' });
 * const { icons } = await client.search('rocket', { limit: 1 });
 * console.log(icons[0]?.name); // rocket
 * ```
 */
export const createClient = ({
  baseUrl,
  fetch = globalThis.fetch.bind(globalThis),
  retries = DEFAULT_RETRIES,
  maxRetryAfterSeconds = DEFAULT_MAX_RETRY_AFTER_SECONDS,
}: ClientOptions) => {
  if (!/^https?:\/\//i.test(String(baseUrl)))
    throw new TypeError('baseUrl must be the http or https URL of a Favsmith server.');
  const base = String(baseUrl).replace(/\/+$/, '');
  const send = createRetryingFetch({ fetch, retries, maxRetryAfterSeconds });

  const urlOf = (path: string, parameters: object = {}): URL => {
    const url = new URL(`${base}/api/v1${path}`);
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    return url;
  };
  const getJson = async <T>(url: URL, options?: RequestOptions): Promise<T> =>
    (await send(url, signalOf(options))).json();
  const sendExport = (body: ExportBody, accept: string, options?: RequestOptions) =>
    send(urlOf('/export'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify(body),
      ...signalOf(options),
    });
  const previewUrl = (body: GetPreviewPngParameters, format: PreviewFormat = 'png'): string =>
    urlOf(`/preview.${format}`, body).href;

  return {
    /** Finds icons by name, by meaning or by a word of another language, best first. An empty text lists all icons. */
    search: (text: string, query?: Omit<SearchIconsParameters, 'q'>, options?: RequestOptions) =>
      getJson<IconSearchResponse>(urlOf('/icons', { q: text, ...query }), options),
    searchEmoji: (text: string, query?: Omit<SearchEmojiParameters, 'q'>, options?: RequestOptions) =>
      getJson<EmojiSearchResponse>(urlOf('/emoji', { q: text, ...query }), options),
    /** Suggests six finished designs for the words of a brand. */
    findIdeas: (text: string, query?: Omit<FindIdeasParameters, 'q'>, options?: RequestOptions) =>
      getJson<IdeasResponse>(urlOf('/ideas', { q: text, ...query }), options),
    getIcon: ({ library, name, style }: GetIconParameters, options?: RequestOptions) =>
      getJson<IconItem>(
        urlOf(`/icons/${encodeURIComponent(library)}/${encodeURIComponent(name)}`, { style }),
        options,
      ),
    listLibraries: async (options?: RequestOptions): Promise<readonly Library[]> =>
      (await getJson<Libraries>(urlOf('/libraries'), options)).libraries,
    /** Exports a package as a ZIP archive. */
    exportPackage: async (body: ExportBody, options?: RequestOptions): Promise<ZipPackage> => {
      const { headers, bytes } = await withBytes(await sendExport(body, 'application/zip', options));
      return {
        fileName: fileNameOf(headers.get('Content-Disposition') ?? ''),
        zip: bytes,
        report: headers.get('Favicon-Report') ?? '',
        etag: headers.get('ETag') ?? '',
      };
    },
    /** Exports the same package as separate files. */
    exportFiles: async (body: ExportBody, options?: RequestOptions): Promise<ExportPackage> =>
      (await sendExport(body, 'application/json', options)).json(),
    /** Renders one image. Default format: PNG. */
    preview: async (
      body: GetPreviewPngParameters,
      format?: PreviewFormat,
      options?: RequestOptions,
    ): Promise<Image> => {
      const url = new URL(previewUrl(body, format));
      const { headers, bytes } = await withBytes(await send(url, signalOf(options)));
      return { bytes, mediaType: headers.get('Content-Type') ?? '', etag: headers.get('ETag') ?? '' };
    },
    /** Returns the URL of a preview for `img` elements. Sends no request. */
    previewUrl,
    getHealth: (options?: RequestOptions) => getJson<Health>(urlOf('/health'), options),
    getApiIndex: (options?: RequestOptions) => getJson<ApiIndex>(urlOf(''), options),
  };
};

const signalOf = (options?: RequestOptions) => ({ signal: options?.signal ?? null });

const withBytes = async (response: Response) => ({
  headers: response.headers,
  bytes: new Uint8Array(await response.arrayBuffer()),
});

/** Parses the file name in Content-Disposition. `filename*` contains non-ASCII characters (RFC 6266). */
const fileNameOf = (disposition: string): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'favicon.zip';
};
