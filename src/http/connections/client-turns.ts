// Fair scheduling of the event loop between clients, and refusals if it is overloaded. (Decision 037)
import { LRUCache } from 'lru-cache';

/** Limits on one client in one iteration. The limit on calls bounds asynchronous work, whose time is unknown. */
const SHARE_MILLISECONDS = 5;
const SHARE_RUNS = 8;

/** Time in one iteration after which turns of all clients wait for the next, so that the server reads its sockets. */
const ITERATION_MILLISECONDS = 100;

/**
 * Maximum processor time for which a turn waits. Refusing later turns keeps the wait of all others below a second.
 * Elapsed time alone does not count: on a busy machine, it says nothing about the load of this process.
 */
const MAX_WAIT_MILLISECONDS = 400;

/** Time after which half of the use of a client is forgotten. */
const USE_HALF_LIFE_MILLISECONDS = 5000;

/** Clients whose use is remembered. A forgotten one counts as new. */
const REMEMBERED_CLIENTS = 4096;

/** Minimum elapsed time between two readings of the processor time, which takes 4 µs. */
const MILLISECONDS_BETWEEN_READINGS = 50;

export interface Turn {
  /** The address or API key of the client. */
  readonly client: string;
  readonly run: () => void;
  /** Called instead of `run` after too long a wait. Undefined if the turn may wait for any time. */
  readonly refuse: (() => void) | undefined;
  /** Whether the client has disconnected. The turn is then skipped. */
  readonly isGone: () => boolean;
}

/** Elapsed time and processor time in milliseconds. */
interface Reading {
  readonly elapsed: number;
  readonly processor: number;
}

interface WaitingTurn extends Turn {
  readonly since: Reading;
}

interface Share {
  milliseconds: number;
  runs: number;
  readonly waiting: WaitingTurn[];
}

/** How many milliseconds the turns of a client took recently. Older ones count less. */
const createUses = () => {
  const uses = new LRUCache<string, { milliseconds: number; at: number }>({ max: REMEMBERED_CLIENTS });
  const read = (client: string): number => {
    const use = uses.get(client);
    return use ? use.milliseconds * 2 ** ((use.at - performance.now()) / USE_HALF_LIFE_MILLISECONDS) : 0;
  };
  return {
    read,
    add: (client: string, milliseconds: number): void => {
      uses.set(client, { milliseconds: read(client) + milliseconds, at: performance.now() });
    },
  };
};

/** Processor time of the process in milliseconds. */
const readProcessorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns a function that takes a turn in this iteration of the event loop, or in a later one if the client has used up
 * its share or all clients have used up the iteration. Keeps the turns of a client in order. The client that used the
 * least time recently comes first: a flood delays and refuses itself before it delays others.
 */
export const createTurns = (processorTime = readProcessorTime) => {
  const uses = createUses();
  const shares = new Map<string, Share>();
  let iterationStart = 0;
  let latest: Reading = { elapsed: Number.NEGATIVE_INFINITY, processor: 0 };

  const read = (): Reading => {
    const elapsed = performance.now();
    if (elapsed - latest.elapsed > MILLISECONDS_BETWEEN_READINGS)
      latest = { elapsed, processor: processorTime() };
    return latest;
  };
  const isLate = ({ elapsed, processor }: Reading): boolean =>
    performance.now() - elapsed > MAX_WAIT_MILLISECONDS &&
    processorTime() - processor > MAX_WAIT_MILLISECONDS;
  const use = (share: Share, client: string, run: () => void): void => {
    const start = performance.now();
    share.runs++;
    run();
    const milliseconds = performance.now() - start;
    share.milliseconds += milliseconds;
    uses.add(client, milliseconds);
  };
  const useWaiting = (share: Share, { client, run, isGone }: Turn): void => {
    if (!isGone()) use(share, client, run);
  };
  /** Refuses also turns of clients whose share comes last, instead of letting them wait longer. */
  const refuseLate = ({ waiting }: Share): void => {
    for (let turn = waiting[0]; turn?.refuse && isLate(turn.since); turn = waiting[0]) {
      waiting.shift();
      if (!turn.isGone()) turn.refuse();
    }
  };
  const hasLeft = ({ milliseconds, runs }: Share): boolean =>
    milliseconds < SHARE_MILLISECONDS && runs < SHARE_RUNS;
  const hasTime = (): boolean => performance.now() - iterationStart < ITERATION_MILLISECONDS;

  const startIteration = (): void => {
    iterationStart = performance.now();
    setImmediate(giveTurns);
  };
  /** The shares of clients that wait, those of the least use first. */
  const waitingByUse = (): readonly Share[] =>
    Array.from(shares)
      .filter(([, { waiting }]) => waiting.length > 0)
      .map(([client, share]) => ({ share, use: uses.read(client) }))
      .sort((a, b) => a.use - b.use)
      .map(({ share }) => share);
  const giveTurns = (): void => {
    for (const [client, share] of shares) {
      share.milliseconds = 0;
      share.runs = 0;
      refuseLate(share);
      if (share.waiting.length === 0) shares.delete(client);
    }
    if (shares.size > 0) startIteration();
    for (const share of waitingByUse()) {
      if (!hasTime()) return;
      for (let turn = share.waiting.shift(); turn; turn = hasLeft(share) ? share.waiting.shift() : undefined)
        useWaiting(share, turn);
    }
  };
  return (turn: Turn): void => {
    if (shares.size === 0) startIteration();
    const share = shares.get(turn.client) ?? { milliseconds: 0, runs: 0, waiting: [] };
    shares.set(turn.client, share);
    if (share.waiting.length === 0 && hasLeft(share) && hasTime()) use(share, turn.client, turn.run);
    else share.waiting.push({ ...turn, since: read() });
  };
};
