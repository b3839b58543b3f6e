import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ProblemError } from '../../contract/problems.ts';
import { createMcpServer } from '../../http/mcp/server.ts';
import type { Backend } from '../../http/mcp/tools/tool.ts';
import * as engine from '../../service/index.ts';
import { readArtworkFiles } from '../project-files.ts';

/** Serves until standard input ends. Writes unexpected errors to standard error. */
export const runMcp = (): void => {
  const onError = (error: unknown) => {
    if (!(error instanceof ProblemError)) console.error(error);
  };
  serveStdio(() => createMcpServer(localBackend, onError), { onerror: onError });
};

/** Reads artwork whose path is relative to the working directory. */
const withFiles = <Body extends object>(body: Body): Body => readArtworkFiles(body, process.cwd()).fields;

const localBackend: Backend = {
  ...engine,
  preview: async (body, format) => engine.preview(withFiles(body), format),
  exportPackage: async body => engine.exportPackage(withFiles(body)),
};
