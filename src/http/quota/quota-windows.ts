// Fixed-window counters of requests per client, in process memory. (Decision 081)

import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  QUOTAS,
  type QuotaClass,
  type QuotaState,
  secondsUntilReset,
  WINDOW_SECONDS,
  windowNumber,
} from '../../contract/limits.ts';
import type { OperationId } from '../../contract/operations.ts';
import { ProblemError } from '../../contract/problems.ts';
import { typedChannel } from '../../service/telemetry.ts';

export interface QuotaUsage extends Required<QuotaState> {
  readonly count: number;
  readonly isExceeded: boolean;
}

export interface QuotaWindows {
  /** Counts a request `cost` times (default: 1) for a quota of `limit` (default: the limit of the class). */
  take(client: string, quota: QuotaClass, limit?: number, cost?: number): QuotaUsage | Promise<QuotaUsage>;
  /** Subtracts a request that was counted in the current window. */
  refund(client: string, quota: QuotaClass, cost?: number): void;
  /** Whether the last attempt reached the shared store. Undefined without a store. */
  isConnected?(): boolean;
}

/** Computes the usage of a window after `count` requests at the time `now`. */
export const usageOf = (limit: number, count: number, now: number): QuotaUsage => ({
  count,
  limit,
  remaining: Math.max(0, limit - count),
  resetSeconds: secondsUntilReset(now),
  isExceeded: count > limit,
});

/** Maximum number of windows, which need about 30 MB. Beyond it, the least recently used window is deleted. */
const MAX_WINDOWS = 200_000;

export const createLocalWindows = (now: () => number, maxWindows = MAX_WINDOWS) => {
  const counts = new LRUCache<string, number>({ max: maxWindows });
  let current = windowNumber(now());

  const countOf = (key: string, time: number): number => {
    const window = windowNumber(time);
    if (window !== current) {
      counts.clear();
      current = window;
    }
    return counts.get(key) ?? 0;
  };
  return {
    take: (client: string, quota: QuotaClass, limit: number = QUOTAS[quota], cost = 1): QuotaUsage => {
      const time = now();
      const key = `${quota} ${client}`;
      const count = countOf(key, time) + cost;
      if (cost > 0) counts.set(key, count);
      return usageOf(limit, count, time);
    },
    /** Subtracts a request. Returns false if the current window has not counted it. */
    refund: (client: string, quota: QuotaClass, cost = 1): boolean => {
      const key = `${quota} ${client}`;
      const count = countOf(key, now());
      if (count >= cost) counts.set(key, count - cost);
      return count >= cost;
    },
    /** Raises the count of the window that contains `time` to at least `count`. */
    raise: (client: string, quota: QuotaClass, count: number, time: number): void => {
      const key = `${quota} ${client}`;
      if (windowNumber(time) === current && count > (counts.get(key) ?? 0)) counts.set(key, count);
    },
  };
};

export type ClientQuotas = ReturnType<typeof createClientQuotas>;

/** Without `windows`, quotas are not enforced, and clients with an API key see their full quota. */
export const createClientQuotas = (windows: QuotaWindows | undefined, now: () => number) => ({
  /** Counts a request `cost` times and returns the usage. Returns undefined if the quota is not enforced. */
  take: (request: FastifyRequest, quota: QuotaClass, cost: number) => {
    if (quota === 'other') return undefined;
    const limit = request.apiKey?.quotas[quota] ?? QUOTAS[quota];
    return windows?.take(request.client, quota, limit, cost) ?? (request.apiKey && usageOf(limit, 0, now()));
  },
  refund: (request: FastifyRequest, quota: QuotaClass, cost: number) =>
    windows?.refund(request.client, quota, cost),
});

/** Receives the operation of each refused request, because of the quota or the render slots of its client. */
export const quotaRefusals = typedChannel<string>('favsmith:quota-refusal');

/** Receives the quota class of each MCP tool call. */
export const mcpCalls = typedChannel<string>('favsmith:mcp-call');

/** Returns the problem for a request beyond its quota. Metrics count the refusal under `operation`. */
export const quotaExceeded = (
  { limit, resetSeconds }: QuotaUsage,
  operation: OperationId | 'mcp' = 'mcp',
): ProblemError => {
  quotaRefusals.publish(operation);
  return new ProblemError(
    'rate_limited',
    `The quota of ${limit} requests in ${WINDOW_SECONDS} s is used up; the next window starts in ${resetSeconds} s.`,
    { retryAfterSeconds: resetSeconds },
  );
};
