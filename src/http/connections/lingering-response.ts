// Responses to requests whose body is still arriving, with a lingering close (RFC 9112, 9.6).
import { type IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';

/** Maximum length of a refused body that the server reads to its end, to keep the connection. */
const KEPT_BYTES = 1024 * 1024;

/**
 * Limits on the rest of a body after its response. Many clients send a whole body before they read the response, and a
 * closed connection with unread bytes is reset, which loses the response. The time is below `requestTimeout`.
 */
const LINGER = { bytes: 32 * 1024 * 1024, milliseconds: 15_000 };

/**
 * Whether the server closes the connection instead of waiting for the next request: the body is long or has no declared
 * length, or the client awaits 100 Continue and might never send it.
 */
const closesConnection = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined ||
  headers.expect !== undefined ||
  Number(headers['content-length']) > KEPT_BYTES;

/** A request with one of these fields has a body (RFC 9112, 6.3). */
const isArriving = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;

/**
 * A response that is sent at once, but ends only after the request, because Node.js closes the connection or expects
 * the next request at the end of a response. Reads and discards the rest of the body up to the limits.
 */
export class LingeringResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Whether the response has been sent, and only the rest of the request is missing. */
  isLingering = false;

  override writeHead(status: number, ...rest: never[]): this {
    if (isArriving(this.req) && closesConnection(this.req)) this.setHeader('Connection', 'close');
    return super.writeHead(status, ...rest);
  }

  override end(body?: unknown, ...rest: never[]): this {
    if (this.isLingering) return this;
    if (!isArriving(this.req)) return super.end(body, ...rest);
    this.isLingering = true;
    if (typeof body !== 'function' && body) this.write(body);
    this.flushHeaders();
    this.#readRest(() => super.end());
    return this;
  }

  #readRest(onEnd: () => void): void {
    const { req } = this;
    let bytes = 0;
    const count = ({ length }: Buffer): void => {
      bytes += length;
      if (bytes <= LINGER.bytes) return;
      req.socket.pause();
      stop();
    };
    const stop = (): void => {
      clearTimeout(timer);
      req.off('data', count);
      forget();
      onEnd();
    };
    const timer = setTimeout(stop, LINGER.milliseconds).unref();
    const forget = finished(req, stop);
    req.on('data', count).resume();
  }
}
