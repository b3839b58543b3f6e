// Quota windows shared by several processes, with local fallback. (Decision 082)
import { type QuotaClass, WINDOW_SECONDS, windowNumber } from '../../contract/limits.ts';
import { createLocalWindows, type QuotaUsage, type QuotaWindows, usageOf } from './quota-windows.ts';

/** Counters in an external store. Promises may stay pending while the store is unreachable. */
export interface SharedCounters {
  /** Adds one to a counter, which expires after `lifetimeSeconds`. Returns the new count. */
  increment(key: string, lifetimeSeconds: number): Promise<number>;
  decrement(key: string): Promise<unknown>;
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

export const createSharedWindows = ({
  counters,
  now,
  log,
  timeoutMilliseconds = 50,
  probeMilliseconds = 500,
}: SharedWindowsOptions): SharedWindows => {
  const local = createLocalWindows(now);
  let state: 'starting' | 'connected' | 'lost' = 'starting';
  let lateReplies = 0;
  const created = performance.now();
  let start = (): void => {};
  const started = new Promise<void>(resolve => {
    start = resolve;
  });
  const within = <T>(result: Promise<T>) => withTimeout(result, timeoutMilliseconds);

  const lose = (error: unknown): void => {
    if (state !== 'lost')
      log(`REDIS_URL is lost, quotas count in this process: ${counters.problem?.() ?? messageOf(error)}`);
    state = 'lost';
    start();
  };
  const probe = async (): Promise<void> => {
    if (state === 'connected') return;
    try {
      // Probes with a write: a read-only store could not count the next request.
      await within(counters.increment(PROBE_KEY, LIFETIME_SECONDS));
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

  const keyOf = (client: string, quota: QuotaClass, time: number): string =>
    `favsmith:quota:${windowNumber(time)}:${quota}:${client}`;

  const shared = async (
    client: string,
    quota: QuotaClass,
    own: QuotaUsage,
    count: (key: string) => Promise<number>,
  ): Promise<QuotaUsage> => {
    const time = now();
    // This process counts on from the last total, so that a slow or lost store does not grant the quota again.
    const total = count(keyOf(client, quota, time)).then(value => {
      local.raise(client, quota, value, time);
      return value;
    });
    try {
      const value = await within(total);
      lateReplies = 0;
      // A restarted store has lost its counts, so the count of this process may be higher.
      return usageOf(own.limit, Math.max(value, own.count), time);
    } catch (error) {
      if (!(error instanceof LateReplyError) || ++lateReplies >= MAX_LATE_REPLIES) lose(error);
      return own;
    }
  };
  return {
    take: (client, quota, limit) => {
      const own = local.take(client, quota, limit);
      if (state !== 'connected' || own.isExceeded) return own;
      return shared(client, quota, own, key => counters.increment(key, LIFETIME_SECONDS));
    },
    peek: (client, quota, limit) => {
      const own = local.peek(client, quota, limit);
      return state === 'connected' ? shared(client, quota, own, counters.read) : own;
    },
    giveBack: (client, quota) => {
      const key = keyOf(client, quota, now());
      // If the store fails, the client only has less quota than it should.
      if (local.giveBack(client, quota) && state === 'connected') counters.decrement(key).catch(() => {});
    },
    isConnected: () => state === 'connected',
    started,
    close: () => clearInterval(timer),
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class LateReplyError extends Error {}

const withTimeout = <T>(result: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const expire = () => reject(new LateReplyError(`no reply within ${milliseconds} ms`));
    // If the event loop was blocked, the reply may already have arrived. It is processed before the immediate.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
