// Remote Favsmith server behind the interface of the embedded engine.
import { createClient, FavsmithError } from '../../client/client.ts';
import { ProblemError } from '../../contract/problems.ts';
import type { Report } from '../../export/package/report.ts';
import { asBody } from '../design/design-options.ts';
import { CliError, usageError } from '../failure.ts';
import type { Service } from './service.ts';

const TIMEOUT_MILLISECONDS = 30_000;

export const remoteService = (server: string): Service => {
  const baseUrl = parseServer(server);
  const client = createClient({ baseUrl });
  const call = async <T>(request: (options: { signal: AbortSignal }) => Promise<T>): Promise<T> => {
    try {
      return await request({ signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    } catch (error) {
      throw failureOf(error, baseUrl);
    }
  };
  return {
    search: (text, query) => call(options => client.search(text, query, options)),
    preview: (fields, format) => call(options => client.preview(fields, format, options)),
    exportPackage: async fields => {
      const { files, head, report } = await call(options => client.exportFiles(asBody(fields), options));
      return {
        head,
        report: report as unknown as Report,
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
    throw usageError(`--server must be the http or https URL of a Favsmith server, got "${server}".`);
  return server.replace(/\/+$/, '');
};

const failureOf = (error: unknown, baseUrl: string): Error => {
  if (error instanceof FavsmithError && error.problem) {
    const { code, detail, hint, errors } = error.problem;
    return new ProblemError(code, detail, { hint, ...(errors && { errors }) });
  }
  // The client throws a SyntaxError for a response that is not JSON.
  if (error instanceof FavsmithError || error instanceof SyntaxError)
    return new CliError(`${baseUrl} does not respond like a Favsmith server: ${error.message}`, {
      cause: error,
    });
  return new CliError(`The server ${baseUrl} cannot be reached: ${reasonOf(error)}.`, { cause: error });
};

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};
