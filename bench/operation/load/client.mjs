// HTTP/1.1 client of the load test: many client addresses, persistent connections, little processor time.
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

const TIMEOUT_MILLISECONDS = 30_000;
const HEADER_END = '\r\n\r\n';

/**
 * Creates a client that sends requests from `clients` addresses in turn. A replica gets the address in
 * X-Forwarded-For. An edge, the proxy in front of the replicas, gets connections from different loopback addresses.
 * The client of Node.js is not used: on the same cores, it takes as much processor time as the service takes to refuse
 * a request.
 * @param {{ url: string, clients: number, isEdge: boolean }} options
 */
export const createClient = ({ url, clients, isEdge }) => {
  const { protocol, hostname, port } = new URL(url);
  /**
   * Idle connections. The key is the number of the client at an edge, and 0 at a replica, where all clients share them.
   * @type {Map<number, import('node:net').Socket[]>}
   */
  const idle = new Map();
  const open = new Set();
  let next = 0;

  const openSocket = client => {
    const target = { host: hostname, port: Number(port) };
    const address = isEdge ? { localAddress: `127.2.${client >> 8}.${client & 255}` } : {};
    const socket =
      protocol === 'https:'
        ? connectTls({ ...target, ...address, servername: 'localhost', rejectUnauthorized: false })
        : connect({ ...target, ...address });
    socket.setNoDelay(true).setTimeout(TIMEOUT_MILLISECONDS, () => socket.destroy());
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    open.add(socket);
    return socket;
  };
  const takeSocket = client => {
    const sockets = idle.get(client) ?? [];
    for (let socket = sockets.pop(); socket; socket = sockets.pop()) if (!socket.destroyed) return socket;
    return openSocket(client);
  };

  /**
   * @param {import('./requests.mjs').LoadRequest} target
   * @returns {Promise<{ status: number, milliseconds: number }>} status 0 if the connection failed
   */
  const send = target =>
    new Promise(resolve => {
      next = (next + 1) % clients;
      const pool = isEdge ? next + 1 : 0;
      const start = performance.now();
      const socket = takeSocket(pool);
      const finish = (status, isReusable) => {
        socket.off('data', onData).off('close', onClose);
        if (isReusable) idle.set(pool, [...(idle.get(pool) ?? []), socket]);
        else socket.destroy();
        resolve({ status, milliseconds: performance.now() - start });
      };
      const onClose = () => finish(0, false);
      let head = '';
      let missing = -1;
      let status = 0;
      const onData = chunk => {
        if (missing < 0) {
          head += chunk.latin1Slice();
          const end = head.indexOf(HEADER_END);
          if (end < 0) return;
          status = Number(head.slice(9, 12));
          const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
          missing = length - (head.length - end - HEADER_END.length);
        } else {
          missing -= chunk.length;
        }
        if (missing <= 0)
          finish(status, !/\r\nconnection: *close/i.test(head.slice(0, head.indexOf(HEADER_END))));
      };
      socket.on('data', onData).on('close', onClose);
      socket.write(requestText(target, next));
    });

  /** @param {import('./requests.mjs').LoadRequest} target @param {number} client */
  const requestText = ({ path, body, isPlain }, client) => {
    const address = isEdge ? '' : `X-Forwarded-For: 198.18.${client >> 8}.${client & 255}\r\n`;
    const coding = isPlain ? '' : 'Accept-Encoding: br\r\n';
    const fields = `Host: localhost\r\n${coding}${address}`;
    if (body === undefined) return `GET ${path} HTTP/1.1\r\n${fields}\r\n`;
    // MCP requires the first two media types. Exports respond to this field with a ZIP.
    const accept = 'Accept: application/json;q=0.9, text/event-stream;q=0.9, */*\r\n';
    const content = `${accept}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    return `POST ${path} HTTP/1.1\r\n${fields}${content}\r\n${body}`;
  };
  return {
    send,
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
