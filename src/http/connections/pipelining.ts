// One request in flight per connection: a pipelined request waits for the response before it. (Decision 037)
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/**
 * Bytes that the HTTP parser gets at a time. A read has up to 64 KiB, and Node parses and emits all requests in it at
 * once; a slice has only a few.
 */
const SLICE_BYTES = 1024;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** Handles a parsed request now, or after the responses before it. */
  accept(exchange: Exchange): void;
  /** Discards all further bytes. */
  stop(): void;
}

/** Creates an HTTP server that calls `listener` for the next request of a connection when the last response has left. */
export const createSequentialServer = (options: ServerOptions, listener: RequestListener): Server => {
  const connections = new WeakMap<Socket, Connection>();
  const server = createServer(options, (request, response) => {
    connections.get(request.socket)?.accept({ request, response });
  });
  server.on('connection', (socket: Socket) => connections.set(socket, control(socket, listener)));
  // Afterwards, bytes are no requests: Node has released the parser, or it has failed.
  server.on('connect', (_request, socket) => connections.get(socket as Socket)?.stop());
  server.on('clientError', (_error, socket) => connections.get(socket as Socket)?.stop());
  return server;
};

/** Puts itself between the socket and the parser: passes bytes on while no complete request waits for its response. */
const control = (socket: Socket, listener: RequestListener): Connection => {
  const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
  const finish = socket.listeners('end').at(-1) as (() => void) | undefined;
  if (!parse || !finish) throw new TypeError('the HTTP parser does not listen to the socket');
  const waiting: Exchange[] = [];
  let current: Exchange | undefined;
  let unparsed: Buffer | undefined;
  let isStopped = false;
  let isPaused = false;
  let hasEnded = false;

  const isBusy = () => waiting.length > 0 || current?.request.complete === true;
  const handle = (exchange: Exchange): void => {
    current = exchange;
    exchange.response.once('close', onClose);
    listener(exchange.request, exchange.response);
  };
  const onClose = (): void => {
    current = undefined;
    // Other connections come first.
    if (isBusy() || unparsed) setImmediate(proceed);
  };
  const proceed = (): void => {
    if (current || !socket.writable) return;
    const next = waiting.shift();
    if (next) handle(next);
    feed();
    updateReading();
  };
  const feed = (): void => {
    while (unparsed && !isStopped && !isBusy()) {
      const slice = unparsed.subarray(0, SLICE_BYTES);
      unparsed = unparsed.length > SLICE_BYTES ? unparsed.subarray(SLICE_BYTES) : undefined;
      parse(slice);
    }
    if (isStopped) unparsed = undefined;
  };
  const isHeld = () => unparsed !== undefined || waiting.length > 0;
  const updateReading = (): void => {
    if (isHeld() === isPaused) return;
    isPaused = isHeld();
    socket[isPaused ? 'pause' : 'resume']();
    if (!isPaused && hasEnded) finish();
  };

  socket.on('data', (bytes: Buffer) => {
    unparsed = unparsed ? Buffer.concat([unparsed, bytes]) : bytes;
    feed();
    updateReading();
  });
  socket.on('end', () => {
    hasEnded = true;
    if (!isHeld()) finish();
  });
  socket.off('data', parse).off('end', finish);
  // Node resumes the socket whenever a request body is read.
  socket.on('resume', () => isPaused && socket.pause());
  return {
    accept: exchange => {
      if (current) waiting.push(exchange);
      else handle(exchange);
    },
    stop: () => {
      isStopped = true;
    },
  };
};
