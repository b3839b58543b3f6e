// HTTPS client that sends requests from chosen loopback addresses.
import { Agent, request } from 'node:https';
import { expect, vi } from 'vitest';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
  readonly milliseconds: number;
}

export interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** With a body, the request is a POST. */
  readonly body?: string;
  /** Local address of the client, which the edge sees as the client's address. */
  readonly from?: string;
  readonly signal?: AbortSignal;
}

export const createEdgeClient = () => {
  const agents = new Map<string, Agent>();
  const agentOf = (from: string): Agent => {
    const agent =
      agents.get(from) ??
      new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 16, localAddress: from });
    agents.set(from, agent);
    return agent;
  };
  const send = (
    port: number,
    path: string,
    { headers = {}, body, from = '127.0.0.1', signal }: Call = {},
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const method = body === undefined ? 'GET' : 'POST';
      const target = { host: '127.0.0.1', servername: 'localhost', port, path, method };
      const options = { ...target, agent: agentOf(from), ...(signal && { signal }) };
      request({ ...options, headers: { host: 'localhost', ...headers } }, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: bytes.toString(),
            bytes,
            milliseconds: performance.now() - start,
          });
        });
      })
        .on('error', reject)
        .end(body);
    });
  return {
    send,
    /** Waits until the edge responds with the page of a replica. */
    waitFor: (port: number) =>
      vi.waitFor(async () => expect((await send(port, '/docs')).status).toBe(200), {
        timeout: 60_000,
        interval: 300,
      }),
    close: () => {
      for (const agent of agents.values()) agent.destroy();
    },
  };
};
