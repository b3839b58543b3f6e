// Shared counters in Redis or Valkey. (Decision 082)
import type { ConnectionOptions } from 'node:tls';
import { Redis } from 'ioredis';
import type { SharedCounters } from './shared-windows.ts';

export interface RedisCounters extends SharedCounters {
  close(): void;
}

const CONNECT_MILLISECONDS = 2000;

/** A connection without a reply for so long is dead, for example because the machine is gone. */
const SILENCE_MILLISECONDS = 1000;

const MAX_RETRY_MILLISECONDS = 500;

/** Connects in the background to `redis://` or `rediss://` and reconnects by itself. Never queues commands. */
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
  // Commands report the same errors; without a listener, ioredis prints each of them.
  redis.on('error', () => {});
  return {
    increment: async (key, lifetimeSeconds) => {
      // The lifetime comes first: a counter without one would stay forever.
      const replies = await redis.pipeline().set(key, 0, 'EX', lifetimeSeconds, 'NX').incr(key).exec();
      const [error, count] = replies?.[1] ?? [];
      if (error) throw error;
      return Number(count);
    },
    read: async key => Number((await redis.get(key)) ?? 0),
    close: () => redis.disconnect(),
  };
};
