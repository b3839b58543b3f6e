// Request bodies that no handler reads.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum number of bytes to read, because many clients send a whole body before they read a response. */
const DISCARD_LIMIT = 1024 * 1024;

/** Reads and discards a body. Stops after 1 MiB; the connection is then closed after the response. */
export const discardBody = (request: IncomingMessage, response: ServerResponse): void => {
  let discarded = 0;
  const close = () => request.socket.destroy();
  const count = ({ length }: Buffer): void => {
    discarded += length;
    if (discarded <= DISCARD_LIMIT) return;
    request.off('data', count).pause();
    if (response.writableFinished) close();
    else response.once('finish', close);
  };
  // A request with one of these fields has a body (RFC 9112, 6.3).
  if ((request.headers['content-length'] ?? request.headers['transfer-encoding']) !== undefined)
    request.on('data', count);
};
