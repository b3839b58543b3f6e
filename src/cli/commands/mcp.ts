// favsmith mcp: serves tools for agents over standard input and output.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ProblemError } from '../../contract/problems.ts';
import { createMcpServer } from '../../http/mcp/server.ts';
import type { Backend } from '../../http/mcp/tools/tool.ts';
import * as engine from '../../service/index.ts';
import { readArtworkFiles } from '../../service/project-files.ts';

/**
 * Serves until standard input ends. Standard output carries protocol messages, so unexpected errors go to standard
 * error.
 */
export const runMcp = (): void => {
  const onError = (error: unknown) => {
    if (!(error instanceof ProblemError)) console.error(error);
  };
  serveStdio(() => createMcpServer(localBackend, { onError }), { onerror: onError });
};

/** The embedded engine. It also accepts paths as artwork, relative to the working directory. */
const localBackend = {
  ...engine,
  preview: async (fields: object, format: 'png') =>
    engine.preview(readArtworkFiles(fields, process.cwd()).fields as engine.PreviewBody, format),
  exportPackage: async (fields: object) =>
    engine.exportPackage(readArtworkFiles(fields, process.cwd()).fields as engine.ExportBody),
} as unknown as Backend;
