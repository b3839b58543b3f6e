// Shared counters in Redis or Valkey. (Decision 082)
import type { ConnectionOptions } from 'node:tls';
import { Redis } from 'ioredis';
import type { SharedCounters } from './shared-windows.ts';

export interface RedisCounters extends SharedCounters {
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
