// MCP over standard input and output, for `favsmith mcp`.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ProblemError } from '../contract/problems.ts';
import type { Backend } from './backend.ts';
import { createMcpServer } from './server.ts';

/** Serves until standard input ends. Writes bugs to standard error, because standard output holds the messages. */
export const serveMcp = (backend: Backend): void => {
  const onError = (error: unknown) => {
    if (!(error instanceof ProblemError)) console.error(error);
  };
  serveStdio(() => createMcpServer(backend, { onError }), { onerror: onError });
};
