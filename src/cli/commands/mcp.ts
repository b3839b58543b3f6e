// favsmith mcp: tools for agents over standard input and output.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ProblemError } from '../../contract/problems.ts';
import type { Backend } from '../../http/mcp/backend.ts';
import { createMcpServer } from '../../http/mcp/server.ts';
import * as engine from '../../service/index.ts';

/**
 * Serves until standard input ends. Standard output carries messages, so unexpected errors go to standard error. The
 * service validates the fields that the tools pass on.
 */
export const runMcp = (): void => {
  const onError = (error: unknown) => {
    if (!(error instanceof ProblemError)) console.error(error);
  };
  serveStdio(() => createMcpServer(engine as unknown as Backend, { onError }), { onerror: onError });
};
