// Quota windows shared by several processes through Redis or Valkey, with local fallback. (Decision 082)

import type { ConnectionOptions } from 'node:tls';
import { Redis } from 'ioredis';
import { type QuotaClass, WINDOW_SECONDS, windowNumber } from '../../contract/limits.ts';
import { toError } from '../../model/narrow.ts';
import { createLocalWindows, type QuotaUsage, type QuotaWindows, usageOf } from './quota-windows.ts';

/** Counters in an external store. Promises may stay pending while the store is unreachable. */
export interface SharedCounters {
  /** Adds `amount` to a counter, which expires after `lifetimeSeconds`. Returns the new count. */
  increment(key: string, lifetimeSeconds: number, amount: number): Promise<number>;
  decrement(key: string, amount: number): Promise<unknown>;
  read(key: string): Promise<number>;
  /** The reason why there is no connection, if it is known. */
  problem?(): string | undefined;
}

export interface SharedWindowsOptions {
  readonly counters: SharedCounters;
  readonly now: () => number;
  /** Receives one message when the store becomes unreachable and one when it is reachable again. */
  readonly log: (message: string) => void;
  /** Maximum time that a request waits for the store. */
  readonly timeoutMilliseconds?: number;
  /** Time between attempts to reach the store again. */
  readonly probeMilliseconds?: number;
}

export interface SharedWindows extends QuotaWindows {
  isConnected(): boolean;
  /** Resolves when the store is connected or reported as lost: a new replica must not grant used-up quotas again. */
  readonly started: Promise<void>;
  close(): void;
}

/** Twice the window, because the clocks of replicas differ. */
const LIFETIME_SECONDS = 2 * WINDOW_SECONDS;

const PROBE_KEY = 'favsmith:quota:probe';

/** Milliseconds after the start in which the store is neither connected nor lost; fewer if the reason is known. */
const START_MILLISECONDS = { known: 500, unknown: 3000 } as const;
const START_PROBE_MILLISECONDS = 25;

/** Late replies in sequence after which the store counts as lost. A single one, as after a pause, changes nothing. */
const MAX_LATE_REPLIES = 3;

/** The store: connected, lost, or neither after the start. */
interface StoreLink {
  readonly started: Promise<void>;
  isConnected(): boolean;
  /** Waits for a reply of the store. Rejects if there is none in time; the store may then count as lost. */
  reply<T>(result: Promise<T>): Promise<T>;
  close(): void;
}

const createStoreLink = ({
  counters,
  log,
  timeoutMilliseconds = 50,
  probeMilliseconds = 500,
}: Omit<SharedWindowsOptions, 'now'>): StoreLink => {
  let state: 'starting' | 'connected' | 'lost' = 'starting';
  let lateReplies = 0;
  const created = performance.now();
  let start = (): void => {};
  const started = new Promise<void>(resolve => {
    start = resolve;
  });
  const lose = (error: unknown): void => {
    if (state !== 'lost')
      log(
        `REDIS_URL is lost, quotas count in this process: ${counters.problem?.() ?? toError(error).message}`,
      );
    state = 'lost';
    start();
  };
  const probe = async (): Promise<void> => {
    if (state === 'connected') return;
    try {
      // Probes with a write: a read-only store could not count the next request.
      await withTimeout(counters.increment(PROBE_KEY, LIFETIME_SECONDS, 1), timeoutMilliseconds);
      if (state === 'lost') log('REDIS_URL is connected, quotas count in all processes together.');
      state = 'connected';
      lateReplies = 0;
      start();
    } catch (error) {
      const patience = START_MILLISECONDS[counters.problem?.() === undefined ? 'unknown' : 'known'];
      if (state !== 'starting' || performance.now() - created > patience) lose(error);
      else setTimeout(probe, START_PROBE_MILLISECONDS).unref();
    }
  };
  void probe();
  const timer = setInterval(() => state === 'lost' && probe(), probeMilliseconds).unref();
  return {
    started,
    isConnected: () => state === 'connected',
    reply: async result => {
      try {
        const value = await withTimeout(result, timeoutMilliseconds);
        lateReplies = 0;
        return value;
      } catch (error) {
        if (!(error instanceof LateReplyError) || ++lateReplies >= MAX_LATE_REPLIES) lose(error);
        throw error;
      }
    },
    close: () => clearInterval(timer),
  };
};

export const createSharedWindows = ({ now, ...options }: SharedWindowsOptions): SharedWindows => {
  const { counters } = options;
  const local = createLocalWindows(now);
  const { started, isConnected, reply, close } = createStoreLink(options);

  const keyOf = (client: string, quota: QuotaClass, time: number): string =>
    `favsmith:quota:${windowNumber(time)}:${quota}:${client}`;

  const shared = async (
    client: string,
    quota: QuotaClass,
    own: QuotaUsage,
    count: (key: string) => Promise<number>,
  ): Promise<QuotaUsage> => {
    const time = now();
    // Raises the local count to the total. Otherwise, the loss of the store would grant clients their quota again.
    const total = count(keyOf(client, quota, time)).then(value => {
      local.raise(client, quota, value, time);
      return value;
    });
    try {
      // A restarted store has lost its counts, so the count of this process may be higher.
      return usageOf(own.limit, Math.max(await reply(total), own.count), time);
    } catch {
      return own;
    }
  };
  return {
    take: (client, quota, limit, cost = 1) => {
      const own = local.take(client, quota, limit, cost);
      if (!isConnected() || own.isExceeded) return own;
      return shared(client, quota, own, key => counters.increment(key, LIFETIME_SECONDS, cost));
    },
    peek: (client, quota, limit) => {
      const own = local.peek(client, quota, limit);
      return isConnected() ? shared(client, quota, own, counters.read) : own;
    },
    giveBack: (client, quota, cost = 1) => {
      const key = keyOf(client, quota, now());
      // If the store fails, the client only has less quota than it should.
      if (local.giveBack(client, quota, cost) && isConnected()) counters.decrement(key, cost).catch(() => {});
    },
    isConnected,
    started,
    close,
  };
};

class LateReplyError extends Error {}

const withTimeout = <T>(result: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const expire = () => reject(new LateReplyError(`no reply within ${milliseconds} ms`));
    // If the event loop was blocked, the reply may already have arrived. It is processed before the immediate.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });

interface RedisCounters extends SharedCounters {
  close(): void;
}

const CONNECT_MILLISECONDS = 2000;

/** A connection without a reply for this time is closed. */
const SILENCE_MILLISECONDS = 1000;

const MAX_RETRY_MILLISECONDS = 500;

/** Connects to `redis://` or `rediss://` in the background and reconnects automatically. Never queues commands. */
export const createRedisCounters = (url: string, tls?: ConnectionOptions): RedisCounters => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    retryStrategy: attempt => Math.min(50 * attempt, MAX_RETRY_MILLISECONDS),
    ...(tls && { tls }),
  });
  let problem: string | undefined;
  redis.on('error', error => {
    // Commands fail with this message while there is no connection; it hides the cause.
    if (!/enableOfflineQueue/.test(error.message)) problem = causeOf(error, url);
  });
  redis.on('ready', () => {
    problem = undefined;
  });
  return {
    problem: () => problem,
    increment: async (key, lifetimeSeconds, amount) => {
      // The expiry is set first, because a counter without one would never be deleted.
      const replies = await redis
        .pipeline()
        .set(key, 0, 'EX', lifetimeSeconds, 'NX')
        .incrby(key, amount)
        .exec();
      const [error, count] = replies?.[1] ?? [];
      if (error) throw error;
      return Number(count);
    },
    decrement: (key, amount) => redis.decrby(key, amount),
    read: async key => Number((await redis.get(key)) ?? 0),
    close: () => redis.disconnect(),
  };
};

/** Says what an operator has to correct. Messages contain no part of REDIS_URL, which may hold a password. */
const causeOf = (error: Error & { readonly code?: string }, url: string): string => {
  // A store without TLS does not answer the first message of TLS.
  if (url.startsWith('rediss:') && error.code === 'ETIMEDOUT')
    return 'its host does not respond, or not with TLS';
  const text = `${error.code ?? ''} ${error.message}`;
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(text)) ?? [];
  return cause ? `${cause} (${error.code ?? error.message.split(' ', 1)[0]})` : error.message;
};

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED/, 'the connection is refused, so nothing listens on its host and port'],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, 'its host name cannot be resolved'],
  [/^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/, 'its host does not respond'],
  [/\bNOAUTH\b/, 'it lacks the password that the store requires'],
  [/\b(?:WRONGPASS|invalid password)\b/, 'its user or password is wrong'],
  [/\bNOPERM\b/, 'its user may not run SET, INCRBY, DECRBY and GET'],
  [
    /TLS|SSL|CERT|certificate/i,
    'TLS fails: rediss:// needs a store with TLS and a certificate that Node.js trusts',
  ],
  [/^ECONNRESET/, 'the store closes the connection, as it does if it requires TLS (rediss://)'],
];
