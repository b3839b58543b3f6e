// The service that commands call: embedded engine or remote server. Validates responses of a server.

import { createClient, FavsmithError, type GetPreviewPngParameters } from '../client/client.ts';
import { isProblemCode, ProblemError } from '../contract/problems.ts';
import { isPackageFileName } from '../model/package-file.ts';
import type { Report } from '../package/report.ts';
import type { Engine, ExportBody, ExportedPackage } from '../service/index.ts';
import { CliError, usageError } from './context.ts';
import { type Connection, failureReason, proxyFor } from './proxy.ts';

export type Service = Pick<Engine, 'search' | 'searchEmoji' | 'findIdeas' | 'listLibraries' | 'preview'> & {
  exportPackage(body: ExportBody): Promise<Pick<ExportedPackage, 'files' | 'head' | 'report'>>;
};

/** Opens the remote server at `server`. Undefined opens the embedded engine. */
export const openService = async (server: string | undefined): Promise<Service> =>
  server === undefined ? import('../service/index.ts') : remoteService(server);

const TIMEOUT_MILLISECONDS = 30_000;

/** Maximum number of bytes of a response: ten times the largest package or search page. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;

const remoteService = (server: string): Service => {
  const baseUrl = parseServer(server);
  const client = createClient({ baseUrl, fetch: limitedFetch });
  /** Sends a request. `assertShape` throws if the answer has another form. */
  const call = async <T>(
    request: (options: { signal: AbortSignal }) => Promise<T>,
    assertShape?: (answer: T) => void,
  ): Promise<T> => {
    try {
      const answer = await request({ signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
      assertShape?.(answer);
      return answer;
    } catch (error) {
      throw failureOf(error, baseUrl);
    }
  };
  return {
    search: (text, query) =>
      call(
        options => client.search(text, query, options),
        page => requireShape(isNumber(page?.total) && areObjects(page.icons, ICON_TEXTS), 'a page of icons'),
      ),
    searchEmoji: (text, query) =>
      call(
        options => client.searchEmoji(text, query, options),
        page =>
          requireShape(isNumber(page?.total) && areObjects(page.emoji, ['emoji', 'name']), 'a page of emoji'),
      ),
    findIdeas: (text, query) =>
      call(
        options => client.findIdeas(text, query, options),
        page => {
          const areIdeas =
            areObjects(page?.ideas, ['mood']) && page.ideas.every(({ design }) => Object(design) === design);
          requireShape(isNumber(page?.total) && areIdeas, 'a page of ideas');
        },
      ),
    listLibraries: () =>
      call(client.listLibraries, libraries =>
        requireShape(
          areObjects(libraries, LIBRARY_TEXTS) && libraries.every(isLibrary),
          'a list of libraries',
        ),
      ),
    preview: (body, format) =>
      call(options => client.preview(body as GetPreviewPngParameters, format, options)),
    exportPackage: body =>
      call(async options => {
        const { files, head, report } = await client.exportFiles(body, options);
        const isPackage =
          areObjects(files, ['path', 'type', 'encoding', 'content']) &&
          typeof head === 'string' &&
          areObjects(report?.findings, ['level', 'message']);
        requireShape(isPackage, 'a package');
        const others = files.filter(({ path }) => !isPackageFileName(path));
        // Imports on demand, because most packages have no targets.
        const targets = others.length > 0 ? await import('../package/targets/targets.ts') : undefined;
        const foreign = others.find(({ path }) => !targets?.isTargetFileName(path));
        requireShape(!foreign, 'a package', `it contains ${JSON.stringify(foreign?.path.slice(0, 100))}`);
        return {
          head,
          report: report as unknown as Report,
          files: files.map(({ path, type, encoding, content }) => ({
            path,
            mediaType: type,
            bytes: new Uint8Array(Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')),
          })),
        };
      }),
  };
};

const ICON_TEXTS = ['library', 'name', 'style', 'library_name', 'license'];
const LIBRARY_TEXTS = ['slug', 'name', 'license'];

const isNumber = (value: unknown): boolean => typeof value === 'number';

const isLibrary = ({ icon_count, styles }: { icon_count: unknown; styles: unknown }): boolean =>
  isNumber(icon_count) && Array.isArray(styles) && styles.every(style => typeof style === 'string');

const areObjects = (values: unknown, texts: readonly string[]): boolean =>
  Array.isArray(values) &&
  values.every(value => texts.every(name => typeof Object(value)[name] === 'string'));

function requireShape(isValid: boolean, expected: string, reason = 'the response has another form'): void {
  if (!isValid) throw new SyntaxError(`expected ${expected}, but ${reason}.`);
}

/** A `fetch` through the proxy of the environment. It fails if the body exceeds MAXIMUM_BYTES. */
const limitedFetch: typeof fetch = async (request, init) => {
  const url = request instanceof Request ? request.url : request;
  const proxy = await proxyFor(new URL(url));
  const proxied = { ...init, dispatcher: proxy?.dispatcher } as Parameters<Connection['fetch']>[1];
  const response = await (proxy
    ? (proxy.fetch(url, proxied) as unknown as Promise<Response>)
    : fetch(url, init));
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > MAXIMUM_BYTES) controller.error(new SyntaxError('the response is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers, body } = response;
  return new Response(body?.pipeThrough(limit), { status, statusText, headers });
};

const parseServer = (server: string): string => {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw usageError(`--server must be the http or https URL of a Favsmith server, got "${server}".`);
  return server.replace(/(?<!\/)\/+$/, '');
};

const failureOf = (error: unknown, baseUrl: string): Error => {
  const problem = error instanceof FavsmithError ? error.problem : undefined;
  if (problem?.code === 'not_found')
    return new CliError(`${baseUrl} is not the root of a Favsmith server.`, { cause: error });
  if (problem && isProblemCode(problem.code) && typeof problem.detail === 'string') {
    const { code, detail } = problem;
    const errors = areObjects(problem.errors, ['pointer', 'detail']) ? problem.errors : undefined;
    // Drops the hint, which is for API users.
    return new ProblemError(code, detail, errors && { errors });
  }
  // The client throws a SyntaxError if a response is not JSON.
  if (error instanceof FavsmithError || error instanceof SyntaxError)
    return new CliError(`${baseUrl} does not respond like a Favsmith server: ${error.message}`, {
      cause: error,
    });
  return new CliError(`The server ${baseUrl} cannot be reached: ${failureReason(error)}.`, { cause: error });
};
