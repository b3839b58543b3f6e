// HTTP client of the load test: many client addresses, kept connections, one record for each response.
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const TIMEOUT_MILLISECONDS = 30_000;

/**
 * @typedef {object} Outcome
 * @property {number} status 0 if the connection failed
 * @property {number} milliseconds
 */

/**
 * Creates a client that sends requests of `clients` addresses in turn. A replica gets the address in X-Forwarded-For; an
 * edge sees connections from different loopback addresses.
 * @param {{ url: string, clients: number, isEdge: boolean }} options
 */
export const createClient = ({ url, clients, isEdge }) => {
  const { protocol, hostname, port } = new URL(url);
  const isTls = protocol === 'https:';
  const Agent = isTls ? HttpsAgent : HttpAgent;
  const request = isTls ? httpsRequest : httpRequest;
  const shared = new Agent({ keepAlive: true, maxSockets: 512 });
  const agents = [];
  let next = 0;

  const agentOf = client => {
    agents[client] ??= new Agent({ keepAlive: true, localAddress: `127.2.${client >> 8}.${client & 255}` });
    return agents[client];
  };

  /**
   * @param {import('./requests.mjs').LoadRequest} target
   * @returns {Promise<Outcome>}
   */
  const send = ({ path, body }) =>
    new Promise(resolve => {
      next = (next + 1) % clients;
      const client = next + 1;
      const start = performance.now();
      const done = status => resolve({ status, milliseconds: performance.now() - start });
      const sent = request(
        {
          hostname,
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          agent: isEdge ? agentOf(client) : shared,
          timeout: TIMEOUT_MILLISECONDS,
          ...(isTls && { servername: 'localhost', rejectUnauthorized: false }),
          headers: {
            'accept-encoding': 'br',
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(!isEdge && { 'x-forwarded-for': `198.18.${client >> 8}.${client & 255}` }),
          },
        },
        response => {
          response.on('end', () => done(response.statusCode)).on('error', () => done(0));
          response.resume();
        },
      );
      sent.on('timeout', () => sent.destroy()).on('error', () => done(0));
      sent.end(body);
    });
  return {
    send,
    close: () => {
      for (const agent of [shared, ...agents]) agent?.destroy();
    },
  };
};
