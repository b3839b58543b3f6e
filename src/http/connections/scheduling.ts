// Order of requests: one at a time per connection, fair shares for clients. (Decision 037)
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ClientConnections } from './limits.ts';

/**
 * Bytes that the HTTP parser gets at a time. Node.js reads up to 64 KiB, and then parses and emits all requests in
 * them at once. A slice contains only a few.
 */
const SLICE_BYTES = 1024;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type Begin = (exchange: Exchange) => void;

interface Connection {
  /** Handles a parsed request, after the responses to the requests before it. */
  accept(exchange: Exchange): void;
  /** Discards all further bytes. */
  stop(): void;
}

/**
 * Creates an HTTP server that handles one request per connection at a time. It calls `listener` when the previous
 * response has been sent and the client has a share of the turn left.
 */
export const createSequentialServer = (
  options: ServerOptions,
  listener: RequestListener,
  { clientOf, hasAccepted }: Pick<ClientConnections, 'clientOf' | 'hasAccepted'>,
): Server => {
  const connections = new WeakMap<Socket, Connection>();
  const server = createServer(options, (request, response) => {
    connections.get(request.socket)?.accept({ request, response });
  });
  const takeTurn = createTurns(hasAccepted);
  const begin: Begin = ({ request, response }) => {
    const run = () => request.socket.destroyed || listener(request, response);
    const client = clientOf(request.socket);
    if (client === undefined) run();
    else takeTurn(client, run);
  };
  const [attachParser] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!attachParser) throw new TypeError('the server has no HTTP parser');
  server.off('connection', attachParser).on('connection', (socket: Socket) => {
    // The connection was closed because its client has too many. Attaching a parser would cost more than the
    // connection itself.
    if (socket.destroyed) return;
    attachParser.call(server, socket);
    connections.set(socket, control(socket, begin));
  });
  // After these events, no request can follow: Node.js has released the parser, or parsing has failed.
  server.on('connect', (_request, socket) => connections.get(socket as Socket)?.stop());
  server.on('clientError', (_error, socket) => connections.get(socket as Socket)?.stop());
  return server;
};

/** Removes the listeners of the HTTP parser from the socket and returns them. */
const takeParser = (socket: Socket) => {
  const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
  const finish = socket.listeners('end').at(-1) as (() => void) | undefined;
  if (!parse || !finish) throw new TypeError('the HTTP parser does not listen to the socket');
  socket.off('data', parse).off('end', finish);
  return { parse, finish };
};

/** Bytes that wait for the parser. `take` returns the next slice, `close` discards all. */
const createSlices = () => {
  let bytes: Buffer | undefined;
  let isClosed = false;
  return {
    isEmpty: () => bytes === undefined,
    add: (more: Buffer): void => {
      if (!isClosed) bytes = bytes ? Buffer.concat([bytes, more]) : more;
    },
    take: (): Buffer => {
      const all = bytes ?? Buffer.alloc(0);
      bytes = all.length > SLICE_BYTES ? all.subarray(SLICE_BYTES) : undefined;
      return all.subarray(0, SLICE_BYTES);
    },
    close: (): void => {
      isClosed = true;
      bytes = undefined;
    },
  };
};

/**
 * Controls a connection between socket and parser. Passes slices to the parser until a complete request waits for
 * its response.
 */
const control = (socket: Socket, begin: Begin): Connection => {
  const { parse, finish } = takeParser(socket);
  const unparsed = createSlices();
  const waiting: Exchange[] = [];
  let current: Exchange | undefined;
  let isPaused = false;
  let hasEnded = false;

  const isBusy = () => waiting.length > 0 || current?.request.complete === true;
  const handle = (exchange: Exchange): void => {
    current = exchange;
    exchange.response.once('close', onClose);
    begin(exchange);
  };
  const onClose = (): void => {
    current = undefined;
    // Other connections get a turn before the next request of this one.
    if (isBusy() || !unparsed.isEmpty()) setImmediate(proceed);
  };
  const proceed = (): void => {
    if (current || !socket.writable) return;
    const next = waiting.shift();
    if (next) handle(next);
    feed();
    updateReading();
  };
  const feed = (): void => {
    while (!unparsed.isEmpty() && !isBusy()) parse(unparsed.take());
  };
  const isHeld = () => !unparsed.isEmpty() || waiting.length > 0;
  const updateReading = (): void => {
    if (isHeld() === isPaused) return;
    isPaused = isHeld();
    socket[isPaused ? 'pause' : 'resume']();
    if (!isPaused && hasEnded) finish();
  };

  socket.on('data', (bytes: Buffer) => {
    unparsed.add(bytes);
    feed();
    updateReading();
  });
  socket.on('end', () => {
    hasEnded = true;
    if (!isHeld()) finish();
  });
  // Node.js resumes the socket whenever a request body is read, even while this connection is paused.
  socket.on('resume', () => isPaused && socket.pause());
  return {
    accept: exchange => {
      if (current) waiting.push(exchange);
      else handle(exchange);
    },
    stop: unparsed.close,
  };
};

/** Calls `run` in this turn of the event loop, or in a later one if the client has used up its share. */
type TakeTurn = (client: string, run: () => void) => void;

/**
 * A client's share of a turn: time and number of calls. The number limits asynchronous work, whose time is not
 * measured.
 */
const SHARE_MILLISECONDS = 5;
const SHARE_RUNS = 8;

/**
 * While new connections arrive, clients get a new share only after this time. Node.js accepts one connection per
 * turn of the event loop, so a new share in each turn would let one client's requests delay thousands of new
 * connections.
 */
const ACCEPTING_MILLISECONDS = 50;

interface Share {
  milliseconds: number;
  runs: number;
  readonly waiting: (() => void)[];
}

/** Creates the scheduler. `hasAccepted` returns whether a connection was accepted since its last call. */
export const createTurns = (hasAccepted = () => false): TakeTurn => {
  const shares = new Map<string, Share>();
  let turnStart = 0;
  const use = (share: Share, run: () => void): void => {
    const start = performance.now();
    share.runs++;
    run();
    share.milliseconds += performance.now() - start;
  };
  const hasLeft = ({ milliseconds, runs }: Share): boolean =>
    milliseconds < SHARE_MILLISECONDS && runs < SHARE_RUNS;
  const nextTurn = (): void => {
    if (hasAccepted() && performance.now() - turnStart < ACCEPTING_MILLISECONDS) {
      setImmediate(nextTurn);
      return;
    }
    startTurn();
  };
  const startTurn = (): void => {
    for (const [client, share] of shares) {
      share.milliseconds = 0;
      share.runs = 0;
      if (share.waiting.length === 0) shares.delete(client);
    }
    if (shares.size > 0) setImmediate(nextTurn);
    for (const share of shares.values()) {
      for (let run = share.waiting.shift(); run; run = hasLeft(share) ? share.waiting.shift() : undefined)
        use(share, run);
    }
    turnStart = performance.now();
  };
  return (client, run) => {
    if (shares.size === 0) setImmediate(nextTurn);
    const share = shares.get(client) ?? { milliseconds: 0, runs: 0, waiting: [] };
    shares.set(client, share);
    if (share.waiting.length === 0 && hasLeft(share)) use(share, run);
    else share.waiting.push(run);
  };
};
