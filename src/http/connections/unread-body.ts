// Request bodies that no handler reads. (Decision 080)
import type { IncomingMessage, ServerResponse } from 'node:http';

/** In bytes. Bodies up to this length are read because many clients read no response before they have sent the body. */
const DISCARD_LIMIT = 1024 * 1024;

/** Reads and discards a body. After 1 MiB, stops reading and closes the connection once the response is sent. */
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

// RFC 9112, 6.3.
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
