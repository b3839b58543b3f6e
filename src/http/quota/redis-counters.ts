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
  // Commands reject with the same errors. Without a listener, ioredis also prints them.
  redis.on('error', () => {});
  return {
    increment: async (key, lifetimeSeconds) => {
      // The expiry is set first, because a counter without one would never be deleted.
      const replies = await redis.pipeline().set(key, 0, 'EX', lifetimeSeconds, 'NX').incr(key).exec();
      const [error, count] = replies?.[1] ?? [];
      if (error) throw error;
      return Number(count);
    },
    read: async key => Number((await redis.get(key)) ?? 0),
    close: () => redis.disconnect(),
  };
};
