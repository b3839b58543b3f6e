// Minimal HTTP/1.1 client. Its own processor time must not hide that of the server.
import { connect } from 'node:net';
import { mean } from '../statistics.mjs';

const FIELD_LENGTH = /content-length: (\d+)/i;
const RECEIVE_BYTES = 256 * 1024;

/**
 * Sends requests on one connection, each after the response to the previous one. Rejects on any status but 200.
 * Returns the number of bytes in all bodies.
 * @param {number} port
 * @param {readonly string[]} requests
 * @returns {Promise<number>}
 */
export const sendAll = (port, requests) =>
  new Promise((resolve, reject) => {
    let sent = 0;
    let head = '';
    let missing = 0;
    let bytes = 0;
    // One receive buffer per connection. Allocating one per chunk would take as much time as the server takes.
    const onread = { buffer: Buffer.allocUnsafe(RECEIVE_BYTES), callback: receive };
    const socket = connect({ port, host: '127.0.0.1', onread });
    socket.on('connect', sendNext);
    socket.on('error', reject);

    function sendNext() {
      if (sent === requests.length) {
        socket.end();
        resolve(bytes);
        return;
      }
      head = '';
      socket.write(requests[sent++]);
    }

    function receive(length, chunk) {
      let body = length;
      if (missing === 0) {
        const end = chunk.subarray(0, length).indexOf('\r\n\r\n');
        head += chunk.latin1Slice(0, end < 0 ? length : end);
        if (end < 0) return true;
        if (!head.startsWith('HTTP/1.1 200')) {
          reject(new Error(head));
          return false;
        }
        missing = Number(FIELD_LENGTH.exec(head)?.[1]);
        bytes += missing;
        body = length - end - 4;
      }
      missing -= body;
      if (missing === 0) sendNext();
      return true;
    }
  });

const requestText = ({ method = 'GET', path, fields = '', body = '' }) => {
  const length =
    body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${length}${fields}\r\n${body}`;
};

/**
 * Sends `count` requests over `connections` connections and returns requests per second and the
 * mean size of a body.
 * @typedef {{ method?: string, path: string, fields?: string, body?: string }} BenchRequest
 * @param {number} port
 * @param {{ connections: number, count: number, nextRequest: () => BenchRequest }} load
 */
export const requestsPerSecond = async (port, { connections, count, nextRequest }) => {
  const batches = Array.from({ length: connections }, () =>
    Array.from({ length: count / connections }, () => requestText(nextRequest())),
  );
  const started = performance.now();
  const bytes = await Promise.all(batches.map(requests => sendAll(port, requests)));
  return { rate: (count * 1000) / (performance.now() - started), bytes: mean(bytes) / (count / connections) };
};
