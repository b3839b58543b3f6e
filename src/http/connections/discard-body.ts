// Request bodies that no handler reads.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum length that is read, because many clients send a whole body before they read a response. */
const DISCARD_LIMIT = 1024 * 1024;

/** Reads and discards a body. After 1 MiB, stops reading; the connection is closed when the response is sent. */
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
  if (hasBody(request)) request.on('data', count);
};

// A request has a body if it has one of these fields (RFC 9112, 6.3).
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
