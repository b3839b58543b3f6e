// A client that costs next to nothing, so that what is measured is the server.
import { connect } from 'node:net';

const FIELD_LENGTH = /content-length: (\d+)/i;

/** Sends requests on one connection, each when the answer before has come whole; any but a 200 is an error. */
export const drive = (port, requests) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let head = '';
    let missing = 0;
    const next = () => {
      if (sent === requests.length) return socket.end(resolve);
      head = '';
      socket.write(requests[sent++]);
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('data', chunk => {
      let body = chunk.length;
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n');
        head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head));
        missing = Number(FIELD_LENGTH.exec(head)[1]);
        body = chunk.length - end - 4;
      }
      missing -= body;
      if (missing === 0) next();
    });
  });

/** The text of a request; `fields` are whole lines. */
const requestText = ({ method = 'GET', path, fields = '', body = '' }) => {
  const length =
    body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${length}${fields}\r\n${body}`;
};

/** Sends `count` requests over so many connections; gives requests per second. */
export const requestsPerSecond = async (port, { connections, count, makeRequest }) => {
  const shares = Array.from({ length: connections }, () =>
    Array.from({ length: count / connections }, () => requestText(makeRequest())),
  );
  const started = performance.now();
  await Promise.all(shares.map(requests => drive(port, requests)));
  return (count * 1000) / (performance.now() - started);
};
