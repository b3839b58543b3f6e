// Quota windows shared by several processes, with local fallback. (Decision 082)
import { QUOTAS, type QuotaClass, WINDOW_SECONDS, windowNumber } from '../../contract/quota.ts';
import { createLocalWindows, type QuotaUsage, type QuotaWindows, usageOf } from './quota-windows.ts';

/** Counters in an external store. Promises may stay pending while the store is unreachable. */
export interface SharedCounters {
  /** Adds one to a counter, which expires after `lifetimeSeconds`. Returns the new count. */
  increment(key: string, lifetimeSeconds: number): Promise<number>;
  read(key: string): Promise<number>;
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
  close(): void;
}

/** Twice the window, because the clocks of replicas differ. */
const LIFETIME_SECONDS = 2 * WINDOW_SECONDS;

const PROBE_KEY = 'favsmith:quota:probe';

/** Attempts to connect at start before the store is reported as lost. */
const START_PROBES = 4;

export const createSharedWindows = ({
  counters,
  now,
  log,
  timeoutMilliseconds = 50,
  probeMilliseconds = 500,
}: SharedWindowsOptions): SharedWindows => {
  const local = createLocalWindows(now);
  let state: 'starting' | 'connected' | 'lost' = 'starting';
  let startProbes = 0;
  const within = <T>(result: Promise<T>) => withTimeout(result, timeoutMilliseconds);

  const lose = (error: unknown): void => {
    if (state !== 'lost') log(`REDIS_URL is lost, quotas count in this process: ${messageOf(error)}`);
    state = 'lost';
  };
  const probe = async (): Promise<void> => {
    if (state === 'connected') return;
    try {
      // Probes with a write: a read-only store could not count the next request.
      await within(counters.increment(PROBE_KEY, LIFETIME_SECONDS));
      if (state === 'lost') log('REDIS_URL is connected, quotas count in all processes together.');
      state = 'connected';
    } catch (error) {
      if (state !== 'starting' || ++startProbes >= START_PROBES) lose(error);
    }
  };
  const timer = setInterval(probe, probeMilliseconds).unref();

  const shared = async (
    client: string,
    quota: QuotaClass,
    own: QuotaUsage,
    count: (key: string) => Promise<number>,
  ): Promise<QuotaUsage> => {
    const time = now();
    try {
      const total = await within(count(`favsmith:quota:${windowNumber(time)}:${quota}:${client}`));
      // A restarted store has lost its counts, so the count of this process may be higher.
      return usageOf(quota, Math.max(total, own.count), time);
    } catch (error) {
      lose(error);
      return own;
    }
  };
  return {
    take: (client, quota) => {
      const own = local.take(client, quota);
      if (state !== 'connected' || own.count > QUOTAS[quota]) return own;
      return shared(client, quota, own, key => counters.increment(key, LIFETIME_SECONDS));
    },
    peek: (client, quota) => {
      const own = local.peek(client, quota);
      return state === 'connected' ? shared(client, quota, own, counters.read) : own;
    },
    isConnected: () => state === 'connected',
    close: () => clearInterval(timer),
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const withTimeout = <T>(result: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const expire = () => reject(new Error(`no reply within ${milliseconds} ms`));
    // If the event loop was blocked, the reply may already have arrived. It is processed before the immediate.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
