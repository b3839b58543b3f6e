// Finds a free TCP port of the loopback interface.
import { once } from 'node:events';
import { createServer } from 'node:net';

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
};
