// Client that sends raw bytes, for requests that HTTP libraries do not send.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../../src/http/app.ts';
import type { Services } from '../../src/http/handlers/handler.ts';
import { atEnd } from '../at-end.ts';
import { realApp } from './real-app.ts';

export interface RawResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** Whether the server has closed the connection. */
  readonly isClosed: boolean;
}

/** Listens on a free port of the loopback address until the end of the test or file. Returns the port. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  atEnd(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** Starts an app on a free port, until the end of the test or file. */
export const serve = async (services: Partial<Services> = {}, config: AppConfig = {}) => {
  const app = realApp(services, config);
  const port = await listen(app);
  return { app, port, baseUrl: `http://127.0.0.1:${port}` };
};

/** Connects to a server. The connection ends with the test. */
export const open = async (
  port: number,
  localAddress = '127.0.0.1',
  allowHalfOpen = false,
): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen }).on('error', () => {});
  atEnd(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
};

/** Resolves after `close`. Unlike `once`, it does so after an error too. */
export const closed = (socket: Socket): Promise<unknown> =>
  new Promise(resolve => socket.once('close', resolve));

/**
 * Sends bytes. Waits until the server closes the connection, or until no further byte of its response has arrived for
 * `quietMilliseconds`.
 */
export const rawRequest = (
  port: number,
  bytes: string | Buffer,
  quietMilliseconds = 1500,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = (isClosed: boolean) => {
      socket.destroy();
      resolve({ ...parseResponse(Buffer.concat(chunks).toString()), isClosed });
    };
    socket.on('data', chunk => chunks.push(chunk));
    socket.on('error', error => (chunks.length > 0 ? finish(true) : reject(error)));
    socket.on('close', () => finish(true));
    socket.once('data', () => socket.setTimeout(quietMilliseconds, () => finish(false)));
  });

const parseResponse = (text: string): Omit<RawResponse, 'isClosed'> => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...fields] = head.split('\r\n');
  const headers = new Map(
    fields.map(field => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
};
