// MCP route: POST /mcp.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { loadOnce } from '../../model/load-once.ts';
import type { AddResource } from '../routes/resource-router.ts';
import type { McpOptions } from './mcp-over-http.ts';

/** Loads the MCP SDK, which takes a quarter of a second and 20 MB. */
export const loadMcp = loadOnce(() => import('./mcp-over-http.ts'));

export const addMcp = (addResource: AddResource, options: McpOptions): void =>
  addResource({
    path: '/mcp',
    method: 'POST',
    quota: 'mcp',
    takesArtwork: true,
    handle: async (request, reply) => {
      const { respondToMcp } = await loadMcp();
      const { status, headers, body } = await respondToMcp(request, options);
      return reply
        .code(status)
        .headers({ ...Object.fromEntries(headers), 'cache-control': 'no-store' })
        .send(body ? Readable.fromWeb(body as ReadableStream) : undefined);
    },
  });
