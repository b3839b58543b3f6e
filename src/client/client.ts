// HTTP client of the API, for Node.js, browsers and workers. (Decision 101)
import {
  type EmojiSearchResponse,
  type ExportBody,
  type ExportPackage,
  type FindIdeasParameters,
  type GetIconParameters,
  type GetPreviewPngParameters,
  type Health,
  type IconItem,
  type IconSearchResponse,
  type IdeasResponse,
  type Index,
  type Libraries,
  type Library,
  PATHS,
  type Problem,
  type SearchEmojiParameters,
  type SearchIconsParameters,
} from './api-types.ts';

/** Error response of the server. `problem` is absent if a proxy responded without a problem document. */
export class FavsmithError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Machine-readable code of the problem, such as `icon_not_found`. */
  readonly code: Problem['code'] | undefined;
  /** How to recover. */
  readonly hint: string | undefined;
  /** Every violation in the request, each with a JSON pointer to its field. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds after which the server accepts the request again. */
  readonly retryAfterSeconds: number | undefined;
  /** Identifies the request in the log of the server. */
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

/** Reads an error response into a FavsmithError. */
const errorOf = async (response: Response): Promise<FavsmithError> => {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  // The connection may fail before the body is complete.
  const problem = isProblem ? await response.json().catch(() => undefined) : undefined;
  if (!isProblem) await response.body?.cancel();
  return new FavsmithError(response, problem);
};

/** Retry-After is a number of seconds or an HTTP date (RFC 9110, section 10.2.3). */
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

/** Sends a request. Returns a successful response, otherwise throws a FavsmithError after the last attempt. */
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

/** Waits; rejects with the reason of the signal as soon as it is aborted. */
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
  /** URL of the server, including its path prefix if it has one. */
  readonly baseUrl: string | URL;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Maximum number of retries after responses with Retry-After; 2 by default. */
  readonly retries?: number | undefined;
  /** Longest wait before a retry; 60 by default. If Retry-After is longer, the client throws the error at once. */
  readonly maxRetryAfterSeconds?: number | undefined;
}

interface RequestOptions {
  /** Aborts the request and the wait before a retry. */
  readonly signal?: AbortSignal | undefined;
}

/** Package as a ZIP archive. `report` is the summary of the findings, `etag` identifies the bytes. */
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

/** Methods reject with a FavsmithError for an error response, and with the error of `fetch` if there is no response. */
export interface Client {
  /** Finds icons by name, meaning or a word of another language, best first. An empty text lists all icons. */
  search(
    text: string,
    query?: Omit<SearchIconsParameters, 'q'>,
    options?: RequestOptions,
  ): Promise<IconSearchResponse>;
  searchEmoji(
    text: string,
    query?: Omit<SearchEmojiParameters, 'q'>,
    options?: RequestOptions,
  ): Promise<EmojiSearchResponse>;
  /** Finds six finished designs for the words of a brand. */
  findIdeas(
    text: string,
    query?: Omit<FindIdeasParameters, 'q'>,
    options?: RequestOptions,
  ): Promise<IdeasResponse>;
  getIcon(icon: GetIconParameters, options?: RequestOptions): Promise<IconItem>;
  listLibraries(options?: RequestOptions): Promise<readonly Library[]>;
  /** Exports a package as a ZIP archive. */
  exportPackage(body: ExportBody, options?: RequestOptions): Promise<ZipPackage>;
  /** Exports the same package as separate files. */
  exportFiles(body: ExportBody, options?: RequestOptions): Promise<ExportPackage>;
  /** Renders one image, a PNG by default. */
  preview(body: GetPreviewPngParameters, format?: PreviewFormat, options?: RequestOptions): Promise<Image>;
  /** Returns the URL of a preview, for `img` elements; sends no request. */
  previewUrl(body: GetPreviewPngParameters, format?: PreviewFormat): string;
  getHealth(options?: RequestOptions): Promise<Health>;
  getApiIndex(options?: RequestOptions): Promise<Index>;
}

const DEFAULT_RETRIES = 2;
const DEFAULT_MAX_RETRY_AFTER_SECONDS = 60;

/** Creates a client of the server at `baseUrl`. It sends no request. Throws a TypeError if `baseUrl` is no URL. */
export const createClient = ({
  baseUrl,
  fetch = globalThis.fetch.bind(globalThis),
  retries = DEFAULT_RETRIES,
  maxRetryAfterSeconds = DEFAULT_MAX_RETRY_AFTER_SECONDS,
}: ClientOptions): Client => {
  if (!/^https?:\/\//i.test(String(baseUrl)))
    throw new TypeError('baseUrl must be the http or https URL of a Favsmith server.');
  const base = String(baseUrl).replace(/\/+$/, '');
  const send = createRetryingFetch({ fetch, retries, maxRetryAfterSeconds });

  const urlOf = (path: string, parameters: object = {}): URL => {
    const url = new URL(base + path);
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    return url;
  };
  const getJson = async <T>(url: URL, options?: RequestOptions): Promise<T> =>
    (await send(url, signalOf(options))).json();
  const sendExport = (body: ExportBody, accept: string, options?: RequestOptions) =>
    send(urlOf(PATHS.exportFavicon), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify(body),
      ...signalOf(options),
    });
  const previewUrl = (body: object, format: PreviewFormat = 'png'): URL =>
    urlOf(format === 'png' ? PATHS.getPreviewPng : PATHS.getPreviewSvg, body);

  return {
    search: (text, query, options) => getJson(urlOf(PATHS.searchIcons, { q: text, ...query }), options),
    searchEmoji: (text, query, options) => getJson(urlOf(PATHS.searchEmoji, { q: text, ...query }), options),
    findIdeas: (text, query, options) => getJson(urlOf(PATHS.findIdeas, { q: text, ...query }), options),
    getIcon: ({ library, name, style }, options) => {
      const path = PATHS.getIcon
        .replace('{library}', () => encodeURIComponent(library))
        .replace('{name}', () => encodeURIComponent(name));
      return getJson(urlOf(path, { style }), options);
    },
    listLibraries: async options => (await getJson<Libraries>(urlOf(PATHS.listLibraries), options)).libraries,
    exportPackage: async (body, options) => {
      const { headers, bytes } = await withBytes(await sendExport(body, 'application/zip', options));
      return {
        fileName: fileNameOf(headers.get('Content-Disposition') ?? ''),
        zip: bytes,
        report: headers.get('Favicon-Report') ?? '',
        etag: headers.get('ETag') ?? '',
      };
    },
    exportFiles: async (body, options) => (await sendExport(body, 'application/json', options)).json(),
    preview: async (body, format, options) => {
      const { headers, bytes } = await withBytes(await send(previewUrl(body, format), signalOf(options)));
      return { bytes, mediaType: headers.get('Content-Type') ?? '', etag: headers.get('ETag') ?? '' };
    },
    previewUrl: (body, format) => previewUrl(body, format).href,
    getHealth: options => getJson(urlOf(PATHS.getHealth), options),
    getApiIndex: options => getJson(urlOf(PATHS.getApiIndex), options),
  };
};

const signalOf = (options?: RequestOptions) => ({ signal: options?.signal ?? null });

const withBytes = async (response: Response) => ({
  headers: response.headers,
  bytes: new Uint8Array(await response.arrayBuffer()),
});

/** Parses the file name of a Content-Disposition. `filename*` contains non-ASCII characters (RFC 6266). */
const fileNameOf = (disposition: string): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'favicon.zip';
};
