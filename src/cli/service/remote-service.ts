// Remote Favsmith server behind the interface of the embedded engine.
import { PROBLEM_CODES, type ProblemDocument, ProblemError } from '../../contract/problems.ts';
import type { Report } from '../../export/package/report.ts';
import { CliError, usageError } from '../failure.ts';
import type { Service } from './service.ts';

const TIMEOUT_MILLISECONDS = 30_000;

interface PackageDocument {
  readonly file_name: string;
  readonly head: string;
  readonly report: Report;
  readonly files: readonly {
    readonly path: string;
    readonly type: string;
    readonly encoding: 'utf8' | 'base64';
    readonly content: string;
  }[];
}

export const remoteService = (server: string): Service => {
  const baseUrl = parseServer(server);
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await send(`${baseUrl}/api/v1${path}`, init);
    if (!response.ok) throw await failureOf(response, baseUrl);
    return response;
  };
  return {
    search: async (text, options = {}) => {
      const response = await request(`/icons?${queryOf({ q: text, ...options })}`);
      return readJson(response, baseUrl);
    },
    preview: async (body, format = 'png') => {
      const response = await request(`/preview.${format}?${queryOf(body)}`);
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        mediaType: response.headers.get('content-type') ?? '',
        etag: response.headers.get('etag') ?? '',
      };
    },
    exportPackage: async body => {
      const response = await request('/export', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { accept: 'application/json', 'content-type': 'application/json' },
      });
      const { file_name, files, head, report } = await readJson<PackageDocument>(response, baseUrl);
      return {
        fileName: file_name,
        head,
        report,
        files: files.map(({ path, type, encoding, content }) => ({
          path,
          mediaType: type,
          bytes: new Uint8Array(Buffer.from(content, encoding)),
        })),
      };
    },
  };
};

const parseServer = (server: string): string => {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw usageError(`--server must be the http or https address of a Favsmith server, got "${server}".`);
  return server.replace(/\/+$/, '');
};

const queryOf = (fields: Readonly<Record<string, unknown>>): URLSearchParams => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
};

const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  } catch (cause) {
    throw new CliError(`The server ${new URL(url).origin} cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
};

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

const readJson = async <T>(response: Response, baseUrl: string): Promise<T> => {
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw notFavsmith(response, baseUrl, cause);
  }
};

const failureOf = async (response: Response, baseUrl: string): Promise<Error> => {
  const problem = await readJson<ProblemDocument>(response, baseUrl);
  if (!PROBLEM_CODES.includes(problem.code)) return notFavsmith(response, baseUrl);
  return new ProblemError(problem.code, problem.detail, {
    hint: problem.hint,
    ...(problem.errors && { errors: problem.errors }),
  });
};

const notFavsmith = ({ status }: Response, baseUrl: string, cause?: unknown): CliError =>
  new CliError(`${baseUrl} does not respond like a Favsmith server (status ${status}).`, { cause });
