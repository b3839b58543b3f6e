// MCP over standard input and output, for `favsmith mcp`.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ProblemError } from '../contract/problems.ts';
import type { Backend } from './backend.ts';
import { createMcpServer } from './server.ts';

/** Serves until standard input ends. Standard output carries messages, so unexpected errors go to standard error. */
export const serveMcp = (backend: Backend): void => {
  const onError = (error: unknown) => {
    if (!(error instanceof ProblemError)) console.error(error);
  };
  serveStdio(() => createMcpServer(backend, { onError }), { onerror: onError });
};
