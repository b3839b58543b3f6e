// Finds free ports for programs that scripts and tests start.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port on which nothing listens. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
};
