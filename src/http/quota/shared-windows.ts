// Quota windows in Redis or Valkey, shared by several processes. Falls back to local windows. (Decision 081)

import type { ConnectionOptions } from 'node:tls';
import { Redis } from 'ioredis';
import { type QuotaClass, WINDOW_SECONDS, windowNumber } from '../../contract/limits.ts';
import { toError } from '../../model/unknown-value.ts';
import { createLocalWindows, type QuotaWindows, usageOf } from './quota-windows.ts';

/** Counters in an external store. Promises may stay pending while the store is unreachable. */
export interface SharedCounters {
  /** Adds `amount` to a counter, which expires after `lifetimeSeconds`. Returns the new count. */
  increment(key: string, lifetimeSeconds: number, amount: number): Promise<number>;
  decrement(key: string, amount: number): Promise<unknown>;
  read(key: string): Promise<number>;
  /** Why there is no connection, if that is known. */
  problem?(): string | undefined;
}

export interface SharedWindowsOptions {
  readonly counters: SharedCounters;
  readonly now: () => number;
  /** Receives a message when the store becomes unreachable, and another when it is reachable again. */
  readonly log: (message: string) => void;
  readonly timeoutMilliseconds?: number;
  readonly probeMilliseconds?: number;
}

/** Twice the window, because the clocks of replicas differ. */
const LIFETIME_SECONDS = 2 * WINDOW_SECONDS;

/** Milliseconds after which an unreachable store counts as lost at the start, with and without a known reason. */
const START_MILLISECONDS = { known: 500, unknown: 3000 } as const;
const START_PROBE_MILLISECONDS = 25;

/** Number of consecutive late replies after which the store counts as lost. A short pause causes one late reply. */
const MAX_LATE_REPLIES = 3;

/** Number of changes of the store's state that are logged per minute. A store that refuses some writes changes twice a second. */
const MAX_LOGGED_CHANGES = 8;

const createStoreLink = ({
  counters,
  log,
  timeoutMilliseconds = 50,
  probeMilliseconds = 500,
}: Omit<SharedWindowsOptions, 'now'>) => {
  let state: 'starting' | 'connected' | 'lost' = 'starting';
  let lateReplies = 0;
  const created = performance.now();
  let minute = 0;
  let changes = 0;
  const logChange = (message: string): void => {
    const current = Math.floor((performance.now() - created) / 60_000);
    changes = current === minute ? changes + 1 : 1;
    minute = current;
    if (changes <= MAX_LOGGED_CHANGES) log(message);
    if (changes === MAX_LOGGED_CHANGES) log('REDIS_URL: no further change is logged in this minute.');
  };
  let start = (): void => {};
  const started = new Promise<void>(resolve => {
    start = resolve;
  });
  /** Whether the log has the cause of the loss. The cause of a closed connection is known at the next attempt to connect. */
  let isExplained = false;
  const lose = (error: unknown): void => {
    const cause = counters.problem?.();
    if (state !== 'lost' || (cause !== undefined && !isExplained))
      logChange(`REDIS_URL is lost, quotas count in this process: ${cause ?? messageOf(error)}`);
    isExplained = cause !== undefined;
    state = 'lost';
    start();
  };
  const probe = async (): Promise<void> => {
    if (state === 'connected') return;
    try {
      // The probe is a write, because a read-only store cannot count.
      await withTimeout(counters.increment('favsmith:quota:probe', LIFETIME_SECONDS, 1), timeoutMilliseconds);
      if (state === 'lost') logChange('REDIS_URL is connected, quotas count in all processes together.');
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
    /** Waits for a reply of the store. Rejects if the reply is late, which may change the state to `lost`. */
    reply: async <T>(result: Promise<T>): Promise<T> => {
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

export const createSharedWindows = ({ now, ...options }: SharedWindowsOptions) => {
  const { counters } = options;
  const local = createLocalWindows(now);
  const { started, isConnected, reply, close } = createStoreLink(options);

  const keyOf = (client: string, quota: QuotaClass, time: number): string =>
    `favsmith:quota:${windowNumber(time)}:${quota}:${client}`;

  const windows: QuotaWindows = {
    take: (client, quota, limit, cost = 1) => {
      const own = local.take(client, quota, limit, cost);
      if (!isConnected() || (own.isExceeded && cost > 0)) return own;
      const time = now();
      const key = keyOf(client, quota, time);
      const count = cost > 0 ? counters.increment(key, LIFETIME_SECONDS, cost) : counters.read(key);
      // Raises the local count to the shared count, so that clients do not get their quota again if the store is lost.
      const total = count.then(value => {
        local.raise(client, quota, value, time);
        return value;
      });
      // The local count may be higher, because a restarted store has lost its counts.
      return reply(total).then(
        value => usageOf(own.limit, Math.max(value, own.count), time),
        () => own,
      );
    },
    refund: (client, quota, cost = 1) => {
      const key = keyOf(client, quota, now());
      // If the store fails here, the client has a little less quota.
      if (local.refund(client, quota, cost) && isConnected()) counters.decrement(key, cost).catch(() => {});
    },
  };
  return {
    ...windows,
    isConnected,
    /**
     * Resolves when the store is connected or counts as lost. A server listens afterwards, because a new replica must
     * not grant quotas that are used up.
     */
    started,
    close,
  };
};

class LateReplyError extends Error {}

const messageOf = (error: unknown): string => {
  const { message } = toError(error);
  return UNCONNECTED.test(message) ? 'the connection is closed' : message;
};

/** Message of a command without a connection. It would hide the cause. */
const UNCONNECTED = /enableOfflineQueue|Connection is closed/;

const withTimeout = <T>(result: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const expire = () => reject(new LateReplyError(`no reply within ${milliseconds} ms`));
    // After a blocked event loop, a reply may have arrived without being processed. It is processed before the
    // immediate.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Connects in the background, and again after a loss. Commands fail at once while there is no connection. */
export const createRedisCounters = (url: string, tls?: ConnectionOptions) => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    // Closes a connection without a reply for this time.
    socketTimeout: 1000,
    retryStrategy: attempt => Math.min(50 * attempt, 500),
    ...(tls && { tls }),
  });
  let problem: string | undefined;
  redis.on('error', error => {
    if (!UNCONNECTED.test(error.message)) problem = causeOf(error);
  });
  redis.on('ready', () => {
    problem = undefined;
  });
  const counters: SharedCounters = {
    problem: () => problem,
    increment: async (key, lifetimeSeconds, amount) => {
      // Sets the expiry first, because a counter without expiry would never be deleted.
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
  };
  return { ...counters, close: () => redis.disconnect() };
};

/** The cause of a connection error, for operators. Contains no password. */
const causeOf = ({ message, code = '' }: Error & { readonly code?: string }): string => {
  const isCutOff = code === 'ETIMEDOUT' || code === 'ECONNRESET';
  const hint = isCutOff ? ' (rediss:// needs a store with TLS, redis:// a store without TLS)' : '';
  return `${message || code}${hint}`;
};
